import { fragmentIdMark } from '@furrow/contract/fragment-element';
import { fragmentFile } from '@furrow/formats/fragment-props';
import { type OfferedFragment, parseFragmentDocument } from '@furrow/formats/fragment.schema';
import type { Candidate } from '../store/candidate';
import { parseJson, textOf } from '../store/storage';
import { type Reason, reason } from '../domain/refused';

/**
 * What a fragment that fills slots could do to the pages of others, which have not asked for it: stand there twice, bring
 * ids that may stand there already, and style sheets that reach what is not its own.
 */
export function fillerProblems({ release, files }: Pick<Candidate, 'release' | 'files'>): Reason[] {
  const { fragments = [] } = release;
  const fillers = fragments.filter(({ fills = [] }) => fills.length > 0);
  return [...namedTwice(fragments), ...fillers.flatMap(problemsOf)];

  function problemsOf({ name }: OfferedFragment): Reason[] {
    const file = fragmentFile(name);
    const { variants, assets } = parseFragmentDocument(parseJson(textOf(bytesIn(files, file)), file), file);
    const html = variants.map((variant) => variant.html).join('');
    const sheets = assets.styles.map((style) => textOf(bytesIn(files, style)));
    const inline = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    return [
      ...looseIds(html, release.app).map((id) =>
        reason(
          'FUR-BUILD-PART-ID',
          `its fragment ${name} has the id "${id}", which a page that it stands in may have, too. Take the id from useId, or begin it with "${release.app}-".`,
        ),
      ),
      ...[...new Set([...sheets, ...inline].flatMap(reachingSelectors))].map((selector) =>
        reason(
          'FUR-BUILD-PART-STYLE',
          `its fragment ${name} has styles for "${selector}", which reach the page around it. Begin each selector with a class of its own, as CSS modules do.`,
        ),
      ),
    ];
  }
}

/** `defineFragments` refuses both, and builds of other tools do without it. */
function namedTwice(fragments: readonly OfferedFragment[]): Reason[] {
  const repeated = (names: readonly string[]) => [
    ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
  ];
  return [
    ...repeated(fragments.map(({ name }) => name)).map((name) =>
      reason('FUR-BUILD-FRAGMENT-TWICE', `two of its fragments have the name ${name}. Give one of them another name.`),
    ),
    ...fragments.flatMap(({ name, fills = [] }) =>
      repeated(fills.map(({ slot }) => slot)).map((slot) =>
        reason('FUR-BUILD-FILLS-TWICE', `its fragment ${name} fills the slot ${slot} twice. Keep one of the two.`),
      ),
    ),
  ];
}

function bytesIn(files: ReadonlyMap<string, Uint8Array>, file: string): Uint8Array {
  return files.get(file) ?? new Uint8Array();
}

/** The ids in HTML that are neither made by React nor named after the app. */
function looseIds(html: string, app: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)].filter((id) => !id.includes(fragmentIdMark) && !id.startsWith(`${app}-`));
}

/** The at-rules whose content consists of rules. */
const groups = /^@(?:media|supports|layer|container|scope|starting-style)\b/;

/** The selectors in a style sheet without a class of its own, and the sheets that it imports. */
export function reachingSelectors(css: string): string[] {
  const text = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (quoted) => `"${'_'.repeat(quoted.length - 2)}"`);
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character !== '{' && character !== ';' && character !== '}') continue;
    const prelude = text.slice(start, at).trim();
    if (character === '{' && !groups.test(prelude)) {
      if (!prelude.startsWith('@')) found.push(...selectorsOf(prelude).filter((selector) => !hasOwnClass(selector)));
      at = endOfBlock(text, at);
    }
    if (character === ';' && prelude.startsWith('@import')) found.push(prelude);
    start = at + 1;
  }
  return found;
}

/** The place of the brace that closes the block which begins at `open`. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The selectors of a list, which commas in brackets do not divide. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const character = list[at] ?? ',';
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character !== ',' || (depth > 0 && at < list.length)) continue;
    selectors.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return selectors;
}

/** Whether a selector needs a class that is not one of the site's, which begin with `fw-`. */
function hasOwnClass(selector: string): boolean {
  const needed = selector.replaceAll(/:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return [...needed.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].some(([, name = '']) => !name.startsWith('fw-'));
}
