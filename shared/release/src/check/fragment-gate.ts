import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { EmbeddedFragment } from '@furrow/formats/fragment.schema';
import type { Release } from '@furrow/formats/release.schema';
import { propsProblem } from '../compose/fragments';

/**
 * What live pages of others would lose with this release: each sentence names the page and its owner. What they do not have today,
 * because the live release does not offer it either, they cannot lose.
 *
 * @param others the live releases of the other apps
 * @param current the live release of the same app
 */
export function fragmentProblems(release: Release, others: Iterable<Release>, current: Release | undefined): string[] {
  const problems: string[] = [];
  for (const other of others) {
    for (const { path, embeds = [] } of other.pages) {
      for (const embedded of embeds) {
        if (fragmentParts(embedded.of).remote !== release.app) continue;
        const problem = lossOf(embedded, release);
        if (problem === undefined || (current && lossOf(embedded, current) !== undefined)) continue;
        problems.push(
          `${problem}, but the page ${path} of ${other.app} embeds it: it would show its fallback. Put it back, or say --allow-drop once ${other.app} knows.`,
        );
      }
    }
  }
  return problems;
}

/** Why a release does not give a page what it embeds; `undefined` when it does. */
function lossOf({ of, props }: EmbeddedFragment, { fragments = [] }: Release): string | undefined {
  const { name } = fragmentParts(of);
  const offered = fragments.find((fragment) => fragment.name === name);
  if (!offered) return `it drops the fragment ${name}`;
  const refused = propsProblem(offered, props);
  if (refused !== undefined) return `its fragment ${name} would refuse a live page: ${refused}`;
  const wanted = formatFragmentProps(props);
  const isPrerendered = offered.variants.some((variant) => formatFragmentProps(variant) === wanted);
  return isPrerendered ? undefined : `its fragment ${name} does not prerender ${wanted} any more`;
}
