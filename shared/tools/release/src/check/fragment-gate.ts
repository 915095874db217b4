import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { EmbeddedFragment } from '@furrow/formats/fragment.schema';
import type { Release } from '@furrow/formats/release.schema';
import { isPrerendered, propsProblem } from '../compose/site/fragments';
import { type Reason, reason } from '../domain/refused';

/**
 * What the live pages of others and the shell would lose with this release, in sentences that name the place and its
 * owner. What the live release lacks as well, or what no release had yet, is no loss.
 *
 * @param others the live releases of the other apps
 * @param current the live release of the same app; undefined when none is live
 */
export function fragmentProblems(release: Release, others: Iterable<Release>, current: Release | undefined): Reason[] {
  const problems: Reason[] = [];
  for (const other of others) {
    const inShell = { where: `the shell of ${other.app}`, embeds: other.embeds };
    const inPages = other.pages.map(({ path, embeds }) => ({ where: `the page ${path} of ${other.app}`, embeds }));
    for (const { where, embeds = [] } of [inShell, ...inPages]) {
      for (const embedded of embeds) {
        if (fragmentParts(embedded.of).remote !== release.app) continue;
        const problem = lossOf(embedded, release);
        if (problem === undefined || !current || lossOf(embedded, current) !== undefined) continue;
        problems.push(
          reason(
            'FUR-GATE-FRAGMENT-DROPPED',
            `${problem}, but ${where} embeds it and would show its fallback. Put it back, or use --allow-drop once ${other.app} knows.`,
          ),
        );
      }
    }
  }
  return problems;
}

/**
 * What is wrong with the schemas of the fragments in a release. The other teams' commands use these schemas to check
 * what their pages embed.
 */
export function offerProblems({ fragments = [] }: Release): Reason[] {
  return fragments.flatMap(({ name, schema, variants }) => {
    const problems = variants.map((props) => propsProblem({ name, schema, variants: [] }, props));
    const first = problems.find((problem) => problem !== undefined);
    return first === undefined
      ? []
      : [reason('FUR-BUILD-FRAGMENT-SCHEMA', `of its fragment ${name}, ${first}. Correct its schema.`)];
  });
}

/** Explains why a release lacks what a place embeds; `undefined` when it has it. */
function lossOf({ of, props }: EmbeddedFragment, { fragments = [] }: Release): string | undefined {
  const { name } = fragmentParts(of);
  const offered = fragments.find((fragment) => fragment.name === name);
  if (!offered) return `it drops the fragment ${name}`;
  const refused = propsProblem(offered, props);
  if (refused !== undefined) return `its fragment ${name} would reject what live pages send: ${refused}`;
  if (isPrerendered(offered, props)) return undefined;
  return `its fragment ${name} no longer prerenders ${formatFragmentProps(props)}`;
}
