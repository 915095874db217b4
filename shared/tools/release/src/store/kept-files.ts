import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReleaseFile } from '../domain/paths';
import { draftPath } from './drafts';
import { storedFile } from './etag';
import { expectPath, type OriginStorage } from './storage';

/**
 * A site that is read over a network, with every file that was read kept on this machine. A file of a release never
 * changes, because the name of its folder has a hash of the release, so it is read once. Any other file is the kept one
 * only while the site does not respond.
 *
 * @param folder where the files are stored
 */
export function keptFiles(site: OriginStorage, folder: string): OriginStorage {
  return {
    ...site,
    async read(path) {
      const place = join(folder, expectPath(path));
      const kept = () => readFile(place).then(storedFile, () => undefined);
      const known = isReleaseFile(path) ? await kept() : undefined;
      if (known) return known;
      try {
        const found = await site.read(path);
        if (found) await keep(place, found.bytes);
        return found;
      } catch (error) {
        const last = await kept();
        if (last) return last;
        throw error;
      }
    },
  };
}

/** A process that is killed leaves no part of a file under its name. */
async function keep(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const draft = draftPath(dirname(place));
  await writeFile(draft, bytes);
  await rename(draft, place);
}
