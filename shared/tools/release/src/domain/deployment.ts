import { hostName } from '@furrow/discovery/discovery';
import { nextSequence } from './journal';
import { type Ledger, type PublishedVersion, versionsOf } from './ledger';
import { ledgerFile } from './paths';
import { Refused } from './refused';
import { findKnown, findVersion, folderOf, liveVersion, nonePublished, numberOf } from './versions';

/*
 * How the ledger changes when a version is published, promoted, retired or pruned; a rollback is in rollback.ts. Each
 * function returns the changed ledger and leaves the given one as it is.
 */

/**
 * Makes sure that the site still has a live host. A ledger without one is damaged, and acting on it would remove every
 * release.
 *
 * @throws Refused when there is no live host
 */
export function expectLiveHost(ledger: Ledger): void {
  if (liveVersion(versionsOf(ledger, hostName))) return;
  throw new Refused(
    'FUR-LEDGER-NO-HOST',
    `According to ${ledgerFile}, the site has no live host, so its documents would be removed. Restore a good copy of the ledger from a backup, or promote a host.`,
  );
}

/**
 * Adds a version whose files are stored, without traffic. Nothing changes when the same release is already there.
 *
 * @throws Refused when the number belongs to a release with different content
 */
export function addVersion(ledger: Ledger, app: string, version: PublishedVersion): Ledger {
  const { releaseIntegrity } = version.facts.extras;
  expectNumber(ledger, app, numberOf(version), releaseIntegrity);
  if (findKnown(ledger, app, numberOf(version))) return ledger;
  const { [folderOf(version.facts)]: begun, ...storing } = ledger.storing;
  const numbers = { ...numbersOf(ledger, app), [numberOf(version)]: releaseIntegrity };
  return withApp({ ...ledger, storing }, app, { numbers, versions: [...versionsOf(ledger, app), version] });
}

/** Records the number of a release that is no longer in the ledger, unless the number is taken. */
export function takeNumber(ledger: Ledger, app: string, version: string, integrity: string): Ledger {
  const numbers = numbersOf(ledger, app);
  if (Object.hasOwn(numbers, version)) return ledger;
  return withApp(ledger, app, { numbers: { ...numbers, [version]: integrity }, versions: versionsOf(ledger, app) });
}

/**
 * Makes sure that a number is free or belongs to this release. A number belongs for good to the release that was first
 * published under it, even after that release is pruned, because its files may stay in caches for a year.
 *
 * @throws Refused when the number belongs to a release with different content
 */
export function expectNumber(ledger: Ledger, app: string, version: string, integrity: string): void {
  const numbers = numbersOf(ledger, app);
  if (Object.hasOwn(numbers, version) && numbers[version] !== integrity) throw alreadyPublished(app, version);
}

/** The refusal of a version that was published before with different content. */
function alreadyPublished(app: string, version: string): Refused {
  return new Refused(
    'FUR-GATE-VERSION-TAKEN',
    `${app}@${version} is already published with different content, and a published version never changes. ` +
      `Raise the version in the package.json of ${app}, then publish again.`,
  );
}

/**
 * Sets the share of visitors that a version gets. 100 makes it the default, less than 100 makes it the canary beside
 * the default, and 0 takes its visitors away without touching other versions. Only one canary exists at a time, so an
 * earlier canary loses its share.
 *
 * @throws Refused when there is no such version, when the app has no live version to share traffic with, or when the
 *   host is to have a canary
 */
export function promoteVersion(ledger: Ledger, app: string, version: string, share: number): Ledger {
  const versions = versionsOf(ledger, app);
  const chosen = findVersion(ledger, app, version);
  const live = liveVersion(versions);

  if (share === 100) {
    if (chosen === live && chosen.share === 100) return ledger;
    return withVersions(ledger, app, (other) => {
      if (other !== chosen) return { ...other, share: 0, isDefault: false };
      const { withdrawn, ...kept } = other;
      return { ...kept, share, isDefault: true, promoted: nextSequence(ledger) };
    });
  }

  if (share === 0 && chosen.share === 0) return ledger;
  if (share > 0 && app === hostName)
    throw new Refused(
      'FUR-RELEASE-HOST-CANARY',
      `The host has no canary: its shell is in every document. Promote ${app}@${version} without --traffic.`,
    );
  if (!live)
    throw new Refused(
      'FUR-RELEASE-NO-LIVE-VERSION',
      `${app} has no live version to share visitors with ${version}. Promote it without --traffic.`,
    );
  if (chosen === live) {
    throw new Refused(
      'FUR-RELEASE-IS-DEFAULT',
      `${app}@${version} is the default version. To take visitors away from it, promote or roll back to another one.`,
    );
  }
  return withVersions(ledger, app, (other) => {
    if (other === live) return { ...other, share: 100 - share };
    return { ...other, share: other === chosen ? share : 0, isDefault: false };
  });
}

/**
 * Takes all visitors away from an app. Its versions stay and can be promoted again. Nothing changes when the app has no
 * visitors.
 *
 * @throws Refused when no version of the app is published, or when the app is the host, without which there is no site
 */
export function retireApp(ledger: Ledger, app: string): Ledger {
  const versions = versionsOf(ledger, app);
  if (app === hostName)
    throw new Refused(
      'FUR-RELEASE-HOST-STAYS',
      'Without the host there is no site. Promote or roll back to another version of it.',
    );
  if (versions.length === 0) throw new Refused('FUR-RELEASE-NONE-PUBLISHED', nonePublished(ledger, app));
  if (!liveVersion(versions)) return ledger;
  return withVersions(ledger, app, (version) => ({ ...version, share: 0, isDefault: false }));
}

/**
 * Sets or clears the address to which browsers report failures.
 *
 * @throws Refused when there is no host yet, because its pages send the reports
 */
export function withFailuresAddress(ledger: Ledger, address: string | undefined): Ledger {
  if (versionsOf(ledger, hostName).length === 0)
    throw new Refused(
      'FUR-SITE-NO-HOST',
      'Pages of the host send the reports, and there is no host yet. Publish it first.',
    );
  const { failuresTo, ...kept } = ledger;
  return address === undefined ? kept : { ...kept, failuresTo: address };
}

/** Records that the site names its teams, if it does. From then on a missing teams file counts as damage. */
export function withTeams(ledger: Ledger, teams: object | undefined): Ledger {
  return teams && !ledger.namesTeams ? { ...ledger, namesTeams: true } : ledger;
}

/** Replaces the version that has the same number. */
export function replaceVersion(ledger: Ledger, app: string, version: PublishedVersion): Ledger {
  return withVersions(ledger, app, (other) => (numberOf(other) === numberOf(version) ? version : other));
}

/** Removes versions from the ledger. Their numbers stay taken. */
export function dropVersions(ledger: Ledger, app: string, dropped: readonly PublishedVersion[]): Ledger {
  const versions = versionsOf(ledger, app).filter((version) => !dropped.includes(version));
  return withApp(ledger, app, { numbers: numbersOf(ledger, app), versions });
}

function numbersOf({ apps }: Ledger, app: string): Record<string, string> {
  return Object.hasOwn(apps, app) ? (apps[app]?.numbers ?? {}) : {};
}

/** The ledger with every version of an app changed by a function. */
export function withVersions(
  ledger: Ledger,
  app: string,
  change: (version: PublishedVersion) => PublishedVersion,
): Ledger {
  return withApp(ledger, app, { numbers: numbersOf(ledger, app), versions: versionsOf(ledger, app).map(change) });
}

function withApp(ledger: Ledger, app: string, changed: Pick<Ledger['apps'][string], 'numbers' | 'versions'>): Ledger {
  const before = Object.hasOwn(ledger.apps, app) ? ledger.apps[app] : {};
  return { ...ledger, apps: { ...ledger.apps, [app]: { ...before, ...changed } } };
}
