import type { Entry } from '@furrow/discovery/discovery';
import type { RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import type { ReleaseFile } from './checks';
import { fetchChecked } from './fetch-json';
import { LoadError } from './load-error';

/** The remote entry of a release: its address, its hash and the name that its container takes on `window`. */
export type RemoteEntry = { url: string; integrity: string | undefined; globalName: string };

/** Whether the host checks the hashes of what it loads. A host that is developed does not: the files of remotes behind it change with every save. */
export function isPinned(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** The folder of a release on the origin, with a slash at its end. */
export function releaseFolder({ extras }: Entry): string {
  return extras.release.slice(0, extras.release.lastIndexOf('/') + 1);
}

const releases = new Map<string, Promise<ReleaseFile>>();

/**
 * Fetches the release file, once; after a failure the next call tries again. The discovery document holds its hash, and it holds the
 * hash of every other file of the release.
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
  /** Files of the release, with their hashes. */
  files: { file: string; integrity: string }[];
  /** Share keys of packages that are loaded lazily. */
  uses: string[];
  /** Fragments of other remotes that stand in the page. */
  embeds: string[];
};

/** What the page at `path` needs; nothing is known of a remote that is being developed. */
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

/** Reads the remote's manifest, which discovery pins, and the hash of its remote entry, which the release file pins. */
export async function fetchRemoteEntry(entry: Entry): Promise<RemoteEntry> {
  const pinned = isPinned();
  const [{ files }, manifest] = await Promise.all([
    pinned ? readRelease(entry) : { files: {} as ReleaseFile['files'] },
    fetchChecked('manifest', entry.url, pinned ? { integrity: entry.metadata.integrity } : {}),
  ]);
  return remoteEntryOf(manifest, entry, (name) => files[name]?.integrity);
}

/**
 * @param integrityOf hash of a file of the release
 * @throws LoadError when the release does not hold the remote entry
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
