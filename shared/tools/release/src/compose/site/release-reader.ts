import type { Entry } from '@furrow/discovery/discovery';
import { LRUCache } from 'lru-cache';
import { memoize } from '../../domain/memoize';
import type { StoredRelease } from '../../domain/stored-release';
import { readRelease, readReleased } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';

/** Reads the release file of an entry. */
export type ReleaseReader = (remote: string, entry: Entry) => Promise<StoredRelease>;

/**
 * How many releases stay in memory. Pages are composed a few at a time, and neighbors are mostly of the same remotes and
 * show parts of the same ones.
 */
const atOnce = 64;

/**
 * Reads release files for the pages of their remotes and for their parts in pages of others. What is composed shortly
 * after each other shares one read.
 */
export function releaseReader(storage: OriginStorage): ReleaseReader {
  const read = memoize(
    ({ remote, entry }: { remote: string; entry: Entry }) => readRelease(storage, remote, entry),
    new LRUCache<string, Promise<StoredRelease>>({ max: atOnce }),
    ({ remote, entry }) => `${remote} ${entry.extras.releaseIntegrity}`,
  );
  return (remote, entry) => read({ remote, entry });
}

/** Reads a manifest of Module Federation in a release, such as the one of a language. */
export type ManifestReader = (release: StoredRelease, file: string) => Promise<unknown>;

/** Reads manifests for the pages of a release and for all its parts in pages of others: they share one read. */
export function manifestReader(storage: OriginStorage): ManifestReader {
  const read = memoize(
    ({ release, file }: { release: StoredRelease; file: string }) => readReleased(storage, release, file),
    new LRUCache<string, Promise<unknown>>({ max: atOnce }),
    ({ release, file }) => `${release.folder}/${file}`,
  );
  return (release, file) => read({ release, file });
}
