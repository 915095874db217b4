import type { Entry } from '@furrow/discovery/discovery';
import type { RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import type { ReleaseFile } from './checks';
import { fetchChecked } from './fetch-json';
import { LoadError } from './load-error';

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
export function releaseFolder({ extras }: Entry): string {
  return extras.release.slice(0, extras.release.lastIndexOf('/') + 1);
}

const releases = new Map<string, Promise<ReleaseFile>>();

/**
 * Fetches the release file once; after a failure, the next call tries again. The discovery document contains the hash
 * of this file, and the file contains the hashes of all other files of the release.
 */
export function readRelease(entry: Entry): Promise<ReleaseFile> {
  const { release, releaseIntegrity } = entry.extras;
  const known = releases.get(release);
  if (known) return known;
  const reading = fetchChecked('release', release, { integrity: releaseIntegrity });
  releases.set(release, reading);
  reading.catch(() => releases.delete(release));
  return reading;
}

export type PageNeeds = {
  /** Files of the release that the page needs, with their hashes. */
  files: { file: string; integrity: string }[];
  /** The share keys of the packages that the page needs and that are loaded lazily. */
  uses: string[];
  /** The fragments of other remotes in the page. */
  embeds: string[];
};

/** Returns what the page at `path` needs. For a remote that is being developed, nothing is known. */
export async function pageNeeds(entry: Entry, path: string): Promise<PageNeeds> {
  if (!isPinned()) return { files: [], uses: [], embeds: [] };
  const { routes, files, pages } = await readRelease(entry);
  const route = routes.find(({ pages }) => pages.includes(path));
  return {
    files: (route?.files ?? []).flatMap((file) => (files[file] ? [{ file, integrity: files[file].integrity }] : [])),
    uses: route?.uses ?? [],
    embeds: pages.find((page) => page.path === path)?.embeds?.map(({ of }) => of) ?? [],
  };
}

/**
 * Reads the manifest of a remote and checks it against the hash in the discovery document. The hash of the remote entry
 * comes from the release file.
 */
export async function fetchRemoteEntry(entry: Entry): Promise<RemoteEntry> {
  const pinned = isPinned();
  const [{ files }, manifest] = await Promise.all([
    pinned ? readRelease(entry) : { files: {} as ReleaseFile['files'] },
    fetchChecked('manifest', entry.url, pinned ? { integrity: entry.metadata.integrity } : {}),
  ]);
  return remoteEntryOf(manifest, entry, (name) => files[name]?.integrity);
}

/**
 * Returns the remote entry that a manifest names.
 *
 * @param integrityOf returns the hash of a file of the release
 * @throws LoadError when the release does not contain the remote entry
 */
export function remoteEntryOf(
  { metaData: { globalName, remoteEntry } }: RemoteManifest,
  entry: Entry,
  integrityOf: (file: string) => string | undefined,
): RemoteEntry {
  const integrity = integrityOf(remoteEntry.name);
  if (isPinned() && !integrity) throw new LoadError('manifest', 'names a remote entry its release does not hold');
  return { url: releaseFolder(entry) + remoteEntry.name, integrity, globalName };
}
