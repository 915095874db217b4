import type { PageData } from '@furrow/discovery/page-data.schema';
import { matchesPattern } from '@furrow/discovery/route-match';
import type { StoredRelease } from '../../domain/stored-release';
import type { FilesOf } from './embed';
import { type Asset, distinct } from './markup';

const links = / href="(\/[^"?#]*)/g;

/**
 * Names the stylesheets of the pages to which a document links, for the page data. Only releases that are part of the
 * document count, so that it does not change with any other release.
 *
 * @param html the HTML with the links
 * @param releases that of the page, and those of the fragments in the document
 * @param present the stylesheets of the document itself, which are not named
 */
export function linkedStyles(
  html: readonly string[],
  releases: Iterable<StoredRelease>,
  filesOf: FilesOf,
  present: readonly Asset[],
): Pick<PageData, 'linkedStyles'> {
  const paths = linkedPaths(html);
  const known = new Set(present.map(({ url }) => url));
  const named: NonNullable<PageData['linkedStyles']> = {};
  for (const release of new Set(releases)) {
    const folder = `/${release.folder}/`;
    for (const { pattern, files = [], uses = [] } of release.routes) {
      if (!leadsTo(pattern, paths)) continue;
      const shared = Object.fromEntries(uses.map((key) => [key, []]));
      const { styles } = filesOf(
        { scripts: [], styles: files.filter((file) => file.endsWith('.css')), shared },
        release,
      );
      const names = distinct(styles)
        .filter(({ url }) => !known.has(url))
        .map(({ url }) => (url.startsWith(folder) ? url.slice(folder.length) : url));
      if (names.length > 0) (named[folder] ??= {})[pattern] = names.join(' ');
    }
  }
  return Object.keys(named).length > 0 ? { linkedStyles: named } : {};
}

/** The paths to which links in the HTML lead. */
export function linkedPaths(html: readonly string[]): Set<string> {
  return new Set(html.flatMap((part) => [...part.matchAll(links)].map(([, path = '']) => path)));
}

/** Few patterns have variable segments, so most are found without a search. */
function leadsTo(pattern: string, paths: ReadonlySet<string>): boolean {
  if (paths.has(pattern)) return true;
  return /[:*]/.test(pattern) && [...paths].some((path) => matchesPattern(pattern, path));
}
