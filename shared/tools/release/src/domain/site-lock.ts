import { type Discovery, type Entry, hostName, liveEntry, promotedEntries } from '@furrow/discovery/discovery';
import { integritySchema } from '@furrow/discovery/discovery.schema';
import { appNameSchema, checkShape, expectFormat } from '@furrow/formats/check-shape';
import { parseReleasePath } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { int, looseObject, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { shortHashOf } from './integrity';

/*
 * The lock of a site names the release of each app that visitors without a canary get, and nothing else. Its hash is
 * the name of the composed site: two sites with the same hash are composed of the same files.
 */

/** The file in the repository of a remote that pins the releases around it. */
export const siteLockFile = 'site.lock';

/** Raised when a reader of the format before would misunderstand the file. */
const siteLockFormat = 1;

const siteLockSchema = looseObject({
  format: int(),
  apps: record(
    appNameSchema,
    looseObject({
      /** The address of the release file, such as `/shop/1.4.0-0123456789abcdef/release.json`. */
      release: string(),
      /** Subresource integrity of the release file, which pins every other file of the release. */
      integrity: integritySchema,
    }),
  ),
});

export type SiteLock = Infer<typeof siteLockSchema>;

/** The lock of what is live now. */
export function lockOf(discovery: Discovery): SiteLock {
  return lockOfEntries(discovery, liveEntry);
}

/**
 * The lock with this hash, if it is that of what is live now, or of what was live after an earlier promotion. Only the
 * versions that the discovery document still lists are considered.
 */
export function lockWithHash(discovery: Discovery, hash: string): SiteLock | undefined {
  const entries = Object.values(discovery.microFrontends).flat();
  const promotions = new Set(entries.flatMap(({ extras }) => extras.promoted ?? []));
  // Promotions of all apps are counted together, so each app had the last version that was promoted up to then.
  const earlier = [...promotions].map((number) =>
    lockOfEntries(discovery, (versions) =>
      promotedEntries(versions).find(({ extras }) => (extras.promoted ?? 0) <= number),
    ),
  );
  return [lockOf(discovery), ...earlier].find((lock) => hashOfLock(lock) === hash);
}

function lockOfEntries(discovery: Discovery, choose: (entries: readonly Entry[]) => Entry | undefined): SiteLock {
  const apps = Object.entries(discovery.microFrontends).flatMap(([app, entries]) => {
    const entry = choose(entries);
    return entry ? [[app, { release: entry.extras.release, integrity: entry.extras.releaseIntegrity }] as const] : [];
  });
  return { format: siteLockFormat, apps: Object.fromEntries(apps.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The name of a composed site: 16 hexadecimal digits. */
export function hashOfLock({ apps }: SiteLock): string {
  const pinned = Object.entries(apps).map(([app, { release, integrity }]) => [app, release, integrity].join(' '));
  return shortHashOf(pinned.sort().join('\n'));
}

/** The version that a lock names for an app; undefined when it does not name the app. */
function lockedVersion({ apps }: SiteLock, app: string): string | undefined {
  return Object.hasOwn(apps, app) ? parseReleasePath(apps[app]?.release.slice(1) ?? '')?.version : undefined;
}

/**
 * Validates a lock that was read from a file.
 *
 * @throws Error that names the first invalid field and says what it must be
 */
export function parseSiteLock(value: unknown): SiteLock {
  expectFormat(value, siteLockFormat, siteLockFile);
  const lock = checkShape(siteLockSchema, value, siteLockFile);
  for (const [app, { release }] of Object.entries(lock.apps)) {
    const path = parseReleasePath(release.slice(1));
    if (!release.startsWith('/') || path?.app !== app || path.file !== releaseFile)
      throw new Error(`${siteLockFile}: apps.${app}.release must be the address of a ${releaseFile} of ${app}`);
  }
  if (!Object.hasOwn(lock.apps, hostName)) throw new Error(`${siteLockFile}: apps must name a release of ${hostName}`);
  return lock;
}

/** What differs between two locks: each app, and a text without a period that says how. */
export function lockChanges(before: SiteLock, after: SiteLock): { app: string; text: string }[] {
  const names = [...new Set([...Object.keys(before.apps), ...Object.keys(after.apps)])].sort();
  return names.flatMap((app) => {
    const [old, now] = [lockedVersion(before, app), lockedVersion(after, app)];
    if (old === undefined) return [{ app, text: `${app} ${now} is new` }];
    if (now === undefined) return [{ app, text: `${app} is gone` }];
    if (before.apps[app]?.integrity === after.apps[app]?.integrity) return [];
    return [{ app, text: `${app} ${now} instead of ${old}` }];
  });
}
