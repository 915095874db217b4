import { hostOfferFile } from './host-offer.schema';
import { publicSiteFile } from './public-site.schema';
import { keptFile } from './kept-entry';
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

/** What search engines may read of the site. */
export const robotsFile = 'robots.txt';
/** Names the sitemap of each app. */
export const sitemapFile = 'sitemap.xml';

/**
 * The stylesheets of the pages in the menus of the shell, in the form of `linkedStyles` in page data: an open page fetches
 * them together with the next document.
 */
export const menuStylesFile = 'menu-styles.json';

/** The pages of an app that search engines should list. */
export function sitemapOfApp(app: string): string {
  return `sitemap/${app}.xml`;
}

/** The notices of the packages of others in a release of an app, a site file that its build writes. */
export function licensesOf(app: string): string {
  return `licenses/${app}.txt`;
}

const ownFiles = [
  budgetsFile,
  'discovery.json',
  hostOfferFile,
  keptFile,
  menuStylesFile,
  publicSiteFile,
  robotsFile,
  searchFile,
  sitemapFile,
];

/** The search in another language of the site. */
const searchInLanguage = new RegExp(`^[a-z]{2,3}(?:-[a-z0-9]{2,8})?/${searchFile.replace('.', '\\.')}$`);

/** Whether the site itself writes the file. No release may give it to the site. */
export function isOwnFile(path: string): boolean {
  return ownFiles.includes(path) || searchInLanguage.test(path) || /^sitemap\/[a-z][a-z0-9-]*\.xml$/.test(path);
}

/**
 * Whether a release may have a file at this path of the site: in lower case, with an ending that every server knows,
 * and not a name that the site itself needs. The path has no leading slash: `feed.xml`, `share/blog/frost.png`,
 * `.well-known/security.txt`.
 */
export function isSiteFile(path: string): boolean {
  return siteFilePattern.test(path) && !isOwnFile(path);
}

/** Names that say nothing about who has the domain, in a folder where others look for proofs of it. */
const plainFile = /^(?:\.well-known\/security|humans|llms(?:-full)?|feed|rss|atom|opensearch)\.(?:txt|json|xml)$/;

/**
 * Whether others may take whoever places this file for the owner of the domain: certificate authorities, payment and
 * identity services, stores of apps, advertisers. They look in `.well-known`, at the top of the site, and for `did.json`
 * in any folder. What they grant outlives the file.
 *
 * @param path of a site file, without a leading slash
 */
export function provesOwnership(path: string): boolean {
  if (plainFile.test(path)) return false;
  return /^\.well-known\/|^[^/]+\.(?:json|txt|xml)$|(?:^|\/)did\.json$/.test(path);
}

/** The paths on the site of the files of a release; `files` are their paths in the folder of the release. */
export function siteFilesOf(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith(siteFolder)).map((file) => file.slice(siteFolder.length));
}
