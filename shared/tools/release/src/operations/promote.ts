import { expectTeam, judge, refuseFor, type GateOptions, type SiteNow } from '../check/gate';
import type { Reconciled } from '../compose/apply/reconcile';
import { promoteVersion, retireApp, withFailuresAddress, withTeams } from '../domain/deployment';
import { isRolledBack, rollbackStart, rollbackTarget, withdrawVersion } from '../domain/rollback';
import { canaryVersion, findEntry, findVersion, numberOf } from '../domain/versions';
import { anybody, type By, type Happened } from '../domain/journal';
import { entryOf, type Ledger, type PublishedVersion, versionsOf } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { teamsProblem } from '../domain/signature';
import { expectOwnNumber, liveName } from '../domain/view';
import { inReserve } from '../store/in-reserve';
import { type Change, readLedger, updateLedger } from '../store/ledger-file';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { acceptTeams } from '../store/teams-file';
import { completeRelease } from './complete-release';
import { expectShownIn } from './expect-environment';
import { expectRequired } from './requirement';

/** Hears each step that may take long. */
type Told = { report?: (step: string) => void };

const composing = 'Composing documents';

export type PromoteOptions = GateOptions &
  Told & {
    storage: OriginStorage;
    app: string;
    version: string;
    /** The percentage of visitors; 100 makes it the default version. */
    traffic?: number;
    /** Changes nothing when the version is no longer the canary. */
    ifCanary?: boolean;
    /** An environment that must show exactly this release. */
    from?: string;
    /** Who promotes, and why. */
    by?: By;
  };

/**
 * Gives a published version its share of the visitors. The version is checked again, because the site may have changed
 * since it was published.
 *
 * @throws Refused when there is no such version, or it no longer fits the site
 */
export async function promote(options: PromoteOptions): Promise<Reconciled> {
  const { storage, app, version, traffic = 100, ifCanary = false, from, by = anybody, report, ...gate } = options;
  let warnings: string[] = [];
  expectOwnNumber(app, version);
  await updateLedger(storage, async (ledger) => {
    const canary = canaryVersion(versionsOf(ledger, app));
    if (ifCanary && (!canary || numberOf(canary) !== version)) return { ledger };
    const entry = findEntry(ledger, app, version);
    if (from !== undefined)
      await expectShownIn(storage, from, app, { version, integrity: entry.extras.releaseIntegrity });
    const teams = traffic > 0 ? await acceptTeams(storage, ledger) : undefined;
    if (traffic > 0) {
      expectTeam(teams, app, entry);
      await expectRequired({ storage, app, version }, liveName);
      const verdict = await judge(storage, { ledger, teams }, await readRelease(storage, app, entry), gate);
      refuseFor(app, version, verdict.problems);
      ({ warnings } = verdict);
    }
    return {
      ledger: promoteVersion(withTeams(ledger, teams), app, version, traffic),
      happened: { command: 'promote', app, version, ...by, ...(from !== undefined && { environment: from }) },
    };
  });
  report?.(composing);
  const composed = await completeRelease(storage, `${app}@${version} gets ${traffic}% of visitors`, { app });
  return { ...composed, warnings: [...warnings, ...composed.warnings] };
}

type RollbackOptions = Told & {
  storage: OriginStorage;
  app: string;
  /** The version to withdraw. By default it is chosen when the command starts. */
  version?: string;
  /** Who rolls back, and why. */
  by?: By;
  /** The figures that a watch had counted. */
  figures?: Record<string, unknown>;
};

/** The withdrawn version, and the version that gets its visitors. */
export type RolledBack = { from: string; to: string };

/**
 * Withdraws the canary if there is one, otherwise the default version, and gives its visitors to the last good version.
 * This needs no build. Two simultaneous commands withdraw the same version, so the second one changes nothing. It needs
 * no key either, because the last good version was signed when it was published. A version whose signature matches no
 * key of the site is skipped.
 *
 * @throws Refused when there is no version to go back to, or another remote has taken over one of its routes
 */
export function rollback(options: RollbackOptions): Promise<Reconciled & RolledBack> {
  return inReserve(options.storage, () => rollBack(options));
}

async function rollBack(options: RollbackOptions): Promise<Reconciled & RolledBack> {
  const { storage, app } = options;
  // The version is chosen when the command starts, whatever others do meanwhile. The update below may first look later.
  const from = options.version ?? rollbackStart(await readLedger(storage), app);
  let to = '';
  await updateLedger(storage, async (ledger) => {
    const teams = await acceptTeams(storage, ledger);
    const target = targetOf({ ledger, teams }, app, from);
    to = numberOf(target);
    if (isRolledBack(findVersion(ledger, app, from))) return { ledger };
    if (!target.isDefault) {
      const release = await readRelease(storage, app, entryOf(ledger, app, target));
      const { problems } = await judge(storage, { ledger, teams }, release, { allowDrop: true, onlyNow: true });
      refuseFor(app, to, problems);
    }
    return rolledBack(withTeams(ledger, teams), options, from, target);
  });
  options.report?.(composing);
  const moved = `${app}@${to} is live and ${app}@${from} is withdrawn`;
  return { from, to, ...(await completeRelease(storage, moved, { app, isUrgent: true })) };
}

/** @throws Refused when there is no earlier version, or none that was signed with a key of the site */
function targetOf({ ledger, teams }: SiteNow, app: string, from: string): PublishedVersion {
  const target = rollbackTarget(ledger, app, from);
  if (!target) {
    throw new Refused(
      'FUR-RELEASE-ONLY-ONE',
      `There is nothing to go back to from ${app}@${from}: every other version of ${app} was never live, or was withdrawn. Publish and promote a repaired version instead.`,
    );
  }
  if (target.isDefault) return target;
  const problemOf = (version: PublishedVersion) => teamsProblem(teams, app, entryOf(ledger, app, version));
  const trusted = rollbackTarget(ledger, app, from, (version) => problemOf(version) === undefined);
  if (trusted) return trusted;
  throw new Refused(
    'FUR-RELEASE-TARGET-UNTRUSTED',
    `${app}@${from} cannot be rolled back yet: ${problemOf(target)?.text}, then roll back again.`,
  );
}

function rolledBack(
  ledger: Ledger,
  { app, by = anybody, figures }: RollbackOptions,
  from: string,
  target: PublishedVersion,
): Change {
  const { actor, reason = 'none was given' } = by;
  const withdrawn = { at: new Date().toISOString(), reason, actor };
  const to = numberOf(target);
  const happened: Happened = { command: 'rollback', app, version: from, from, to, ...by, ...(figures && { figures }) };
  return { ledger: withdrawVersion(ledger, app, from, target, withdrawn), happened };
}

/** Takes an app off the site. Its pages answer 404; its files stay for visitors who have one of its pages open. */
export async function retire({
  storage,
  app,
  by = anybody,
  report,
}: Told & {
  storage: OriginStorage;
  app: string;
  by?: By;
}): Promise<Reconciled> {
  await updateLedger(storage, (ledger) => ({
    ledger: retireApp(ledger, app),
    happened: { command: 'retire', app, ...by },
  }));
  report?.(composing);
  return completeRelease(storage, `${app} is off the site`, { app });
}

/**
 * Sets the address to which browsers report failures; undefined clears it.
 *
 * @throws Refused when there is no host yet
 */
export async function reportTo(
  storage: OriginStorage,
  address: string | undefined,
  by: By = anybody,
): Promise<Reconciled> {
  await updateLedger(storage, (ledger) => ({
    ledger: withFailuresAddress(ledger, address),
    happened: { command: 'report-to', ...(address !== undefined && { to: address }), ...by },
  }));
  return completeRelease(storage, 'The report address was changed');
}
