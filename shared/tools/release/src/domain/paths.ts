import { parseReleasePath } from '@furrow/formats/release-name';
import { isOwnFile, isSiteFile } from '@furrow/formats/site-file';

/*
 * The folders and files of an origin.
 *
 *     discovery.json                    what browsers need to know of what is live
 *     discovery/...                     the same in parts, on a site of many apps
 *     buy-food.html, index.html, ...    composed documents
 *     _v/shop@1.5.0/buy-food.html       documents of a canary
 *     404.html, robots.txt
 *     sitemap.xml, sitemap/shop.xml     the pages that search engines should list, app by app
 *     site.json                         the settings of the site that everybody may know
 *     budgets.json                      what pages may weigh, by kind of page, where the site has a say in it
 *     host.json                         what the live host offers to remotes, and what pages may weigh, for teams
 *     search.json, es/search.json       what the search finds, of all live releases, in each language of the site
 *     menu-styles.json                  the stylesheets of the pages in the menus, for the next page of a visit
 *     feed.xml, ...                     files that live releases give to the site
 *     shop/1.4.0-0123456789abcdef/...   a release, immutable, under a hash of its content
 *     _views/pr-12--shop/...            documents of a view, and what else differs in it from the site
 *     _deltas/shop/1.4.0-.../1.3.0-.../ files of a release as differences to those of an earlier one
 *     .furrow/ledger.json               what is published and what is live: all of the above but releases follow from it
 *     .furrow/journal/                  what happened to the ledger, and who did it
 *     .furrow/views/pr-12--shop/...     the ledger of a view with its journal and its index of composed files
 *     .furrow/backup.json               when the site was copied last
 *     .furrow/requests/                 the commands that teams sent over HTTP within the last hour, so that none counts twice
 *     .furrow/reports/                  what browsers reported, added up by day
 *     .furrow/                          private: site settings, teams, response headers, locks, drafts
 */

export const canaryFolder = '_v';
/** Holds a folder for each view. */
export const viewsFolder = '_views';
export const deltaFolder = '_deltas';
export const privateFolder = '.furrow';
/** The script of the bar on the pages of views, and the element that loads it. */
export const viewBarFile = `${viewsFolder}/bar.js`;
export const viewBarTagFile = `${viewsFolder}/bar.html`;
/** What nginx changes in the documents of views, as its directives. */
export const viewsNginxFile = `${privateFolder}/views.nginx.conf`;
/** The addresses on the host of a view of the script of the bar, of what the view says of itself, and of what is live. */
export const barAddress = '/_view/bar.js';
export const viewAddress = '/_view/view.json';
export const liveAddress = '/_view/live.json';
/** What a view says of itself, for the bar on its pages. */
export const viewFile = '_view.json';
export const notFoundDocument = '404.html';
export const headersFile = `${privateFolder}/headers.json`;
/** A marker file. While it exists, the servers give source maps to visitors. */
export const sourceMapsFile = `${privateFolder}/source-maps`;
export const nginxHeadersFile = `${privateFolder}/headers.nginx.conf`;
/** What is published and what is live. */
export const ledgerFile = `${privateFolder}/ledger.json`;
/** The teams of the site with their keys and paths, as the site's operator writes them. */
export const teamsFile = `${privateFolder}/teams.json`;
/** One empty file for each command that a team sent over HTTP, named by its time and its random value. */
export const requestsFolder = `${privateFolder}/requests/`;
/** When the site was copied last, and up to which event. */
export const backupFile = `${privateFolder}/backup.json`;
/** The settings of the site, as its operator writes them. */
export const settingsFile = `${privateFolder}/site.json`;

/**
 * The document for unknown paths.
 *
 * @param language that of its text; absent for the language of the sources
 */
export function notFoundIn(language?: string): string {
  return language === undefined ? notFoundDocument : `${language}/${notFoundDocument}`;
}

/**
 * The file of a page: `/` is `index.html`, `/blog/a` is `blog/a.html`. Static hosts serve this layout without a
 * redirect.
 */
export function documentFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The address of a file of the origin: `/` for `index.html`, `/blog/a` for `blog/a.html`. */
export function addressOf(file: string): string {
  if (file === notFoundDocument || isReleaseFile(file)) return `/${file}`;
  return `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** The file of `path` for visitors of a canary. */
export function canaryFile(app: string, version: string, path: string): string {
  return `${canaryFolder}/${app}@${version}/${documentFile(path)}`;
}

/** Whether the file belongs to a release and therefore never changes. */
export function isReleaseFile(file: string): boolean {
  return parseReleasePath(file) !== undefined;
}

/** Whether the file is derived from the ledger and may therefore be rewritten or removed at any time. */
export function isComposed(file: string): boolean {
  if (isReleaseFile(file) || file.startsWith(`${viewsFolder}/`)) return false;
  const isPrivate = [headersFile, nginxHeadersFile, sourceMapsFile].includes(file);
  return file.endsWith('.html') || isOwnFile(file) || isSiteFile(file) || isPrivate;
}

/**
 * Whether a page can have this path, so that its document is a static file. The path is in lower case, without a
 * trailing slash, dots or empty segments, and is not a name that servers treat specially. `/index` would be the
 * document of `/`, and many servers show `/blog/index` for `/blog/`.
 */
export function isPagePath(path: string): boolean {
  if (path === '/') return true;
  return /^(?:\/[a-z0-9](?:[a-z0-9_~-]*[a-z0-9])?)+$/.test(path) && path !== '/404' && !path.endsWith('/index');
}
