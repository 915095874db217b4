import type { Entry } from '@furrow/discovery/discovery';
import { isSiteFile, siteFolder } from '@furrow/formats/site-file';
import { folderOf } from '../../domain/versions';
import { integrityOf } from '../../domain/integrity';
import { readRelease } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';
import { expectTrust, type Trust } from '../../domain/trust';

export type SiteFileOptions = {
  storage: OriginStorage;
  problemOf: Trust;
  name: string;
  entry: Entry;
  /** The path on the site, without a leading slash. */
  path: string;
};

/**
 * Reads a file that a release gives to the site.
 *
 * @throws Error when the file is missing or differs from what its release pins, and when the release may not be on the
 *   site
 */
export async function readSiteFile({ storage, problemOf, name, entry, path }: SiteFileOptions): Promise<Uint8Array> {
  expectTrust(problemOf, name, entry);
  const release = await readRelease(storage, name, entry);
  const file = `${folderOf(entry)}/${siteFolder}${path}`;
  const stored = await storage.read(file);
  if (!isSiteFile(path))
    throw new Error(`${file} is not allowed to have an address on the site. Roll the version back.`);
  if (!stored || integrityOf(stored.bytes) !== release.files[siteFolder + path]?.integrity)
    throw new Error(
      `${file} is not the file that its release names. Restore it from a backup, or publish the next version.`,
    );
  return stored.bytes;
}
