import { checkShape } from './check-shape';
import { isPageDocument } from './page-document.schema';
import { type ReleasedFiles, releasedFilesSchema } from './release.schema';
import { siteFolder } from './site-file';

/**
 * The file of a release that lists what `release.json` leaves out. Browsers read `release.json` before they show a page of
 * the release, and most files of a release are none that a browser asks for by a hash. `release.json` contains the hash of
 * this file. Releases of format 1 have none, and their `release.json` lists every file.
 */
export const otherFilesFile = 'other-files.json';

/** The folder of a release that holds the page on which the remote runs alone. */
export const standaloneFolder = 'standalone/';

/**
 * Whether `release.json` lists a file: the scripts, stylesheets and documents that browsers ask for by their hashes, and
 * the files with an address of their own on the site. The others are source maps, pictures, fonts, types, and the page on
 * which the remote runs alone.
 *
 * @param path the path in the folder of the release
 */
export function isInReleaseFile(path: string): boolean {
  if (path.startsWith(siteFolder) || isPageDocument(path)) return true;
  if (path.endsWith('.json')) return path.startsWith('fragments/') || !path.includes('/');
  return /\.(?:css|m?js)$/.test(path) && !path.startsWith(standaloneFolder);
}

/** @throws Error that names the field of `other-files.json` that is wrong */
export const parseOtherFiles = (value: unknown, what: string): ReleasedFiles =>
  checkShape(releasedFilesSchema, value, what);
