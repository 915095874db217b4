import type { Release } from '@furrow/formats/release.schema';
import { all } from '../domain/all';
import type { Candidate } from '../store/candidate';
import { allFilesOf, storedReleases } from '../store/releases';
import type { StoredRelease } from '../domain/stored-release';
import type { OriginStorage } from '../store/storage';
import { type Reason, reason } from '../domain/refused';

/** How much of the origin a team may fill by releases and previews that it sends over HTTP. */
export type Quota = {
  team: string;
  /** The apps of the team. All of their builds that are stored count together. */
  apps: readonly string[];
  bytes: number;
};

/** In bytes: twenty of the largest releases. */
export const usualQuota = 2_000_000_000;

/**
 * Says when a build has no room in the quota of its team. What counts is the size that `status` tells: that of the
 * files as they were sent, without the copies that the site makes of them. Versions count, and what was built for
 * previews, also where a later build has taken its place and the next prune removes it.
 */
export async function roomProblems(
  storage: OriginStorage,
  { folder, files }: Candidate,
  { team, apps, bytes }: Quota,
): Promise<Reason[]> {
  const builds = (await all([...apps], (app) => storedReleases(storage, app))).flat();
  const others = builds.filter((release) => release.folder !== folder);
  const sizes = await all(others, (release) => bytesOfRelease(storage, release));
  const stored = sum(sizes);
  const added = sum([...files.values()].map(({ length }) => length));
  if (stored + added <= bytes) return [];
  return [
    reason(
      'FUR-GATE-NO-ROOM',
      `${team} has ${megabytes(stored)} on this site, this build has ${megabytes(added)}, and a team has room for ${megabytes(bytes)}. Ask the operator of the site to remove old versions and replaced previews ("release prune") or to give more room ("release serve --quota"). To roll back and to promote takes no room.`,
    ),
  ];
}

/** The uncompressed size of all files of a release; of those that its release file names, when the list of others is damaged. */
async function bytesOfRelease(storage: OriginStorage, release: StoredRelease): Promise<number> {
  return bytesOfFiles(await allFilesOf(storage, release).catch(() => release.files));
}

/** The uncompressed size of these files. */
export function bytesOfFiles(files: Release['files']): number {
  return sum(Object.values(files).map(({ bytes }) => bytes));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
