import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOf, pagesThatDiffer } from './document-text';
import { liveFolder, livePages } from './origin';

/**
 * What `npm test` opens of many pages, and tries of many cases, is a share: one page of each kind, and of the cases of one
 * thing one, in turn. The long walks have the rest, so that both together open all pages and try all cases.
 */
const isWalk = process.env.FURROW_SHARE === 'rest';

type Routes = { routes: { pages: string[]; kind?: string }[] };

/** The kind of each page: its app, the kind whose budget of bytes it has, and when it comes to life. */
function kindsOfPages(): Map<string, string> {
  const owners = new Set(livePages().map(({ owner }) => owner));
  return new Map(
    [...owners].flatMap((owner) => {
      const { routes } = JSON.parse(readFileSync(join(liveFolder(owner), 'release.json'), 'utf8')) as Routes;
      return routes.flatMap(({ pages, kind = '' }) =>
        pages.map((path) => [path, `${owner} ${kind} ${policyOf(path)}`] as const),
      );
    }),
  );
}

function policyOf(path: string): string {
  return /\sdata-island="[^>]*\sdata-hydrate="(\w+)"/.exec(htmlOf(path))?.[1] ?? '';
}

/** The pages that together have every part, and of each kind the one of them with most parts, in their order. */
function amongKinds(paths: readonly string[], partsOf: (html: string) => Iterable<string>) {
  const kinds = kindsOfPages();
  const differing = pagesThatDiffer(paths, partsOf);
  const richest = new Map<string, { path: string; parts: number }>();
  for (const path of differing) {
    const kind = kinds.get(path) ?? '';
    const parts = new Set(partsOf(htmlOf(path))).size;
    if (parts > (richest.get(kind)?.parts ?? -1)) richest.set(kind, { path, parts });
  }
  return { differing, richest: [...richest.values()].map(({ path }) => path) };
}

/**
 * Of the pages that together have every part, those that this run opens. `npm test` opens one of each kind, the one with
 * most parts; the long walks open all others.
 *
 * @param partsOf what counts as a part, read from the HTML of a page
 * @param outOf `npm test` opens a page of one kind out of so many
 */
export function shareOfPages(
  paths: readonly string[],
  partsOf: (html: string) => Iterable<string>,
  outOf = 1,
): string[] {
  const { differing, richest } = amongKinds(paths, partsOf);
  const opened = new Set(richest.filter((_, index) => index % outOf === 0));
  return differing.filter((path) => opened.has(path) !== isWalk);
}

/**
 * Of the ways to look at each page, those in which this run looks, with their pages. `npm test` looks at one page of each
 * kind in one way, at the next page in the next way; the long walks look in all other ways, and at all other pages.
 */
export function shareOfLooks<T>(
  paths: readonly string[],
  partsOf: (html: string) => Iterable<string>,
  ways: readonly T[],
): { path: string; way: T }[] {
  const { differing, richest } = amongKinds(paths, partsOf);
  return differing.flatMap((path) => {
    const turn = richest.indexOf(path);
    const share = turn >= 0 ? shareOfCases(ways, turn) : isWalk ? ways : [];
    return share.map((way) => ({ path, way }));
  });
}

/**
 * Of the cases of one thing, those that this run tries. `npm test` tries one, at each turn another one; the long walks
 * try all others.
 */
export function shareOfCases<T>(cases: readonly T[], turn: number): T[] {
  return cases.filter((_, index) => (index === turn % cases.length) !== isWalk);
}
