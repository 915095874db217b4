import type { Released } from '@furrow/discovery/page-data.schema';
import { matchesPattern } from '@furrow/discovery/route-match';
import { folderOf, isPinned, type RemoteEntry, remoteEntryOf } from '../../first/federation/remote-entry';
import { PromiseCache } from '../../first/promise-cache';
import type { ReleaseFile } from './checks';
import { fetchChecked } from './fetch-json';

const releases = new PromiseCache<ReleaseFile>();

/**
 * Fetches the release file once; after a failure, the next call tries again. The discovery document contains the hash
 * of this file, and the file contains the hashes of all other files of the release.
 */
export function readRelease(entry: Released): Promise<ReleaseFile> {
  const { release, releaseIntegrity } = entry.extras;
  return releases.get(release, () => fetchChecked('release', release, { integrity: releaseIntegrity }));
}

export type PageNeeds = {
  /** The pattern of its route, unless it is known to nobody. */
  route: string | undefined;
  /** Files of the release that the page needs, with their hashes. */
  files: { file: string; integrity: string }[];
  /** The share keys of the packages that the page needs and that are loaded lazily. */
  uses: string[];
};

/** Returns what the page at `path` needs. For a remote that is being developed, nothing is known. */
export async function pageNeeds(entry: Released, path: string): Promise<PageNeeds> {
  if (!isPinned()) return { route: undefined, files: [], uses: [] };
  const { routes, files } = await readRelease(entry);
  const route = routes.find(({ pattern }) => matchesPattern(pattern, path));
  return {
    route: route?.pattern,
    files: (route?.files ?? []).flatMap((file) => (files[file] ? [{ file, integrity: files[file].integrity }] : [])),
    uses: route?.uses ?? [],
  };
}

/**
 * Reads the manifest of a remote and checks it against the hash in the discovery document. The hash of the remote entry
 * comes from the release file.
 */
export async function fetchRemoteEntry(entry: Released): Promise<RemoteEntry> {
  const pinned = isPinned();
  const [{ files }, manifest] = await Promise.all([
    pinned ? readRelease(entry) : { files: {} as ReleaseFile['files'] },
    fetchChecked('manifest', entry.url, pinned ? { integrity: entry.metadata.integrity } : {}),
  ]);
  return remoteEntryOf(manifest, folderOf(entry), (name) => files[name]?.integrity);
}
