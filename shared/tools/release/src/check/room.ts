import type { Release } from '@furrow/formats/release.schema';
import { all } from '../domain/all';
import { entryOf, type Ledger, versionsOf } from '../domain/ledger';
import type { Candidate } from '../store/candidate';
import { allFilesOf, readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { type Reason, reason } from '../domain/refused';

/** How much of the origin a team may fill by releases that it sends over HTTP. */
export type Quota = {
  team: string;
  /** The apps of the team, whose stored versions count together. */
  apps: readonly string[];
  bytes: number;
};

/** In bytes: twenty of the largest releases. */
export const usualQuota = 2_000_000_000;

/**
 * Says when a release has no room in the quota of its team. What counts is the size that `status` tells: that of the
 * files as they were sent, without the copies that the site makes of them.
 */
export async function roomProblems(
  storage: OriginStorage,
  ledger: Ledger,
  { files }: Candidate,
  { team, apps, bytes }: Quota,
): Promise<Reason[]> {
  const versions = apps.flatMap((app) => versionsOf(ledger, app).map((version) => ({ app, version })));
  const sizes = await all(versions, ({ app, version }) => bytesOfRelease(storage, ledger, app, version));
  const stored = sum(sizes.map((size) => size ?? 0));
  const added = sum([...files.values()].map(({ length }) => length));
  if (stored + added <= bytes) return [];
  return [
    reason(
      'FUR-GATE-NO-ROOM',
      `${team} has ${megabytes(stored)} on this site, this release has ${megabytes(added)}, and a team has room for ${megabytes(bytes)}. Ask the operator of the site to remove old versions ("release prune") or to give more room ("release serve --quota"). To roll back and to promote takes no room.`,
    ),
  ];
}

/** The uncompressed size of all files of a version; undefined when its release file is damaged. */
async function bytesOfRelease(
  storage: OriginStorage,
  ledger: Ledger,
  app: string,
  version: Parameters<typeof entryOf>[2],
): Promise<number | undefined> {
  const release = await readRelease(storage, app, entryOf(ledger, app, version)).catch(() => undefined);
  const files = release && (await allFilesOf(storage, release).catch(() => undefined));
  return files && bytesOfFiles(files);
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
