import type { Released } from '@furrow/discovery/page-data.schema';
import type { RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import { LoadError } from '../../common/load-error';

/** The remote entry of a release: its address, its hash, and the global variable that it sets to its container. */
export type RemoteEntry = { url: string; integrity: string | undefined; globalName: string };

/**
 * Whether the host checks the hashes of the files that it loads. It does not in development, where the files of remotes
 * change with every save.
 */
export function isPinned(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** The address of the folder of a release. It ends with a slash. */
export function folderOf({ extras }: Pick<Released, 'extras'>): string {
  return extras.release.slice(0, extras.release.lastIndexOf('/') + 1);
}

/**
 * Returns the remote entry that a manifest names.
 *
 * @param folder the folder of the release, with a slash at the end
 * @param integrityOf returns the hash of a file of the release
 * @throws LoadError when no hash of the remote entry is known
 */
export function remoteEntryOf(
  { metaData: { globalName, remoteEntry } }: RemoteManifest,
  folder: string,
  integrityOf: (file: string) => string | undefined,
): RemoteEntry {
  const integrity = integrityOf(remoteEntry.name);
  if (isPinned() && !integrity) throw new LoadError('manifest', 'names a remote entry that is not in its release');
  return { url: folder + remoteEntry.name, integrity, globalName };
}
