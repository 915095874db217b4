import { isOfDiscoveryParts } from './discovery-parts';
import { hostOfferFile } from './host-offer.schema';
import { publicSiteFile } from './public-site.schema';
import { searchFile } from './search-entry';

/*
 * Files of a release with an address of their own on the site, such as `/feed.xml`. They are in the folder `site` of
 * the release, and the live version answers at the address.
 */

/** The folder of a release that holds them. */
export const siteFolder = 'site/';

const types = 'atom|ico|json|png|txt|xml';
const siteFilePattern = new RegExp(`^(?:\\.well-known/)?(?:[a-z0-9][a-z0-9_-]*/)*[a-z0-9][a-z0-9_-]*\\.(?:${types})$`);

/** The byte budgets of the site, by kind of page. */
export const budgetsFile = 'budgets.json';

/** The names of files that the site itself writes. */
const reserved = [
  'discovery.json',
  'robots.txt',
  budgetsFile,
  hostOfferFile,
  searchFile,
  publicSiteFile,
  'sitemap.xml',
];

/**
 * Whether a release may have a file at this path of the site: in lower case, with an ending that every server knows,
 * and not a name that the site itself needs. The path has no leading slash: `feed.xml`, `share/blog/frost.png`,
 * `.well-known/security.txt`.
 */
export function isSiteFile(path: string): boolean {
  return siteFilePattern.test(path) && !reserved.includes(path) && !isOfDiscoveryParts(path);
}

/** The paths on the site of the files of a release; `files` are their paths in the folder of the release. */
export function siteFilesOf(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith(siteFolder)).map((file) => file.slice(siteFolder.length));
}
