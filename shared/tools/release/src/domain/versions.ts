import type { Entry } from '@furrow/discovery/discovery';
import { nearest } from '@furrow/formats/nearest';
import { entryOf, type Ledger, type PublishedVersion, versionsOf } from './ledger';
import { Refused } from './refused';

/*
 * The state of an app's versions, as the ledger records it.
 */

/** The number of a version, such as `1.4.0`. */
export const numberOf = ({ facts }: PublishedVersion): string => facts.metadata.version;

/** The folder that holds the files of a version, relative to the origin. */
export function folderOf({ extras }: PublishedVersion['facts']): string {
  return extras.release.slice(1, extras.release.lastIndexOf('/'));
}

export const liveVersion = (versions: readonly PublishedVersion[]) => versions.find(({ isDefault }) => isDefault);

export const canaryVersion = (versions: readonly PublishedVersion[]) =>
  versions.find(({ isDefault, share }) => !isDefault && share > 0);

/** The versions that were live and were not rolled back, most recent first. */
export function promotedVersions(versions: readonly PublishedVersion[]): PublishedVersion[] {
  return versions
    .filter(({ promoted }) => promoted !== undefined)
    .sort((a, b) => (b.promoted ?? 0) - (a.promoted ?? 0));
}

/** The version with this number, in any state. */
export function findKnown(ledger: Ledger, app: string, version: string): PublishedVersion | undefined {
  return versionsOf(ledger, app).find((known) => numberOf(known) === version);
}

/**
 * The published version with this number.
 *
 * @throws Refused with the list of existing versions
 */
export function findVersion(ledger: Ledger, app: string, version: string): PublishedVersion {
  const found = findKnown(ledger, app, version);
  if (found) return found;
  const known = versionsOf(ledger, app).map(numberOf).join(', ');
  throw new Refused(
    'FUR-RELEASE-UNKNOWN-VERSION',
    known
      ? `There is no ${app}@${version}. Published versions: ${known}.`
      : `${nonePublished(ledger, app)} Run "release publish ${app}" first.`,
  );
}

/** What a refusal says of an app without versions: the name may be that of another one with a typing error. */
export function nonePublished(ledger: Ledger, app: string): string {
  const others = nearest(
    app,
    Object.keys(ledger.apps).filter((one) => versionsOf(ledger, one).length > 0),
  );
  return `No version of ${app} is published.${others.length > 0 ? ` There are versions of: ${others.join(', ')}.` : ''}`;
}

/**
 * The entry of a published version.
 *
 * @throws Refused with the list of existing versions
 */
export function findEntry(ledger: Ledger, app: string, version: string): Entry {
  return entryOf(ledger, app, findVersion(ledger, app, version));
}

/**
 * The versions of one app that may be pruned, oldest first: all except the live version, the canary, the target of a
 * rollback, and the `keep` newest.
 */
export function superfluousVersions(versions: readonly PublishedVersion[], keep: number): PublishedVersion[] {
  const newest = keep === 0 ? [] : versions.slice(-keep);
  const needed = new Set([
    liveVersion(versions),
    canaryVersion(versions),
    ...promotedVersions(versions).slice(0, 2),
    ...newest,
  ]);
  return versions.filter((version) => !needed.has(version));
}
