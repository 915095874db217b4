import { withVersions } from './deployment';
import { type Ledger, type PublishedVersion, versionsOf } from './ledger';
import { Refused } from './refused';
import { canaryVersion, findVersion, liveVersion, numberOf, promotedVersions } from './versions';

/** The version that a rollback withdraws: the canary if there is one, otherwise the default version. */
export function rollbackStart(ledger: Ledger, app: string): string {
  const versions = versionsOf(ledger, app);
  const bad = canaryVersion(versions) ?? liveVersion(versions);
  if (!bad) throw new Refused('FUR-RELEASE-NO-LIVE-VERSION', `${app} has no live version to roll back.`);
  return numberOf(bad);
}

/**
 * The version that gets the visitors of `from` when it is rolled back. For a canary that is the default version; for
 * the default it is the version that was the default before.
 *
 * @param accepts whether a version is acceptable; without it, every version is
 * @returns undefined when there is none; when the default is returned for a version that was withdrawn earlier, that
 *   version has no visitors left
 * @throws Refused when `from` has no visitors and was not withdrawn
 */
export function rollbackTarget(
  ledger: Ledger,
  app: string,
  from: string,
  accepts: (version: PublishedVersion) => boolean = () => true,
): PublishedVersion | undefined {
  const versions = versionsOf(ledger, app);
  const bad = findVersion(ledger, app, from);
  const live = liveVersion(versions);
  if (!live) throw new Refused('FUR-RELEASE-NO-LIVE-VERSION', `${app} has no live version to roll back.`);
  // A version that was withdrawn may have visitors again, as a canary.
  if (bad !== live && bad.share === 0 && !bad.withdrawn)
    throw new Refused('FUR-RELEASE-NO-VISITORS', `${app}@${from} has no visitors.`);
  if (bad !== live) return live;
  return promotedVersions(versions).find((version) => version !== live && accepts(version));
}

/** Whether this version has already been rolled back. */
export function isRolledBack({ withdrawn, share, isDefault }: PublishedVersion): boolean {
  return withdrawn !== undefined && share === 0 && !isDefault;
}

/** Withdraws a version and gives its visitors to the target. */
export function withdrawVersion(
  ledger: Ledger,
  app: string,
  from: string,
  target: PublishedVersion,
  withdrawn: NonNullable<PublishedVersion['withdrawn']>,
): Ledger {
  const bad = findVersion(ledger, app, from);
  return withVersions(ledger, app, (other) => {
    if (other === target) return { ...other, share: 100, isDefault: true };
    if (other !== bad) return { ...other, share: 0, isDefault: false };
    const { promoted, ...kept } = other;
    return { ...kept, share: 0, isDefault: false, withdrawn };
  });
}
