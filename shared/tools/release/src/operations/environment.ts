import type { Reconciled } from '../compose/apply/reconcile';
import { expectTeam, type GateOptions, judge, refuseFor } from '../check/gate';
import { anybody, type By } from '../domain/journal';
import { entryOf, type View } from '../domain/ledger';
import { isComposed } from '../domain/paths';
import { Refused } from '../domain/refused';
import { findVersion, folderOf } from '../domain/versions';
import {
  asLiveExcept,
  expectOpen,
  expectOwnNumber,
  isEnvironmentName,
  liveName,
  longestLabel,
  momentOf,
  shownIn,
  showing,
} from '../domain/view';
import { readLedger, updateLedger } from '../store/ledger-file';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { acceptTeams } from '../store/teams-file';
import { viewStorage } from '../store/view-storage';
import { expectEnvironment, expectShownIn } from './expect-environment';
import { holdRelease } from './hold-release';
import { composeView, seenAs } from './preview';
import { expectRequired } from './requirement';
import { viewAddress } from './view-address';
import { writeViewBar } from './view-bar';

/*
 * An environment, such as staging, is a view that stays. It shows published releases before they are live, and what is
 * promoted from it is the very release that was looked at.
 */

type EnvironmentOptions = { storage: OriginStorage; name: string; by?: By };

/**
 * Makes an environment that is as live.
 *
 * @throws Refused when the name is not valid, is taken, or leads to the site itself
 */
export async function createEnvironment({ storage, name, by = anybody }: EnvironmentOptions): Promise<Reconciled> {
  if (name === liveName)
    throw new Refused('FUR-ENV-NAME', `"${liveName}" is the site itself. Give the environment another name.`);
  if (!isEnvironmentName(name))
    throw new Refused(
      'FUR-ENV-NAME',
      `"${name}" cannot be the name of an environment, which is part of a host name. Use at most ${longestLabel} lower-case letters and digits, with single hyphens between them, such as staging.`,
    );
  await viewAddress(storage, name);
  await updateLedger(viewStorage(storage, name), (ledger) => {
    if (ledger.view?.kind === 'environment')
      throw new Refused('FUR-ENV-EXISTS', `There is an environment "${name}" already.`);
    return { ledger: { ...ledger, view: { kind: 'environment' } }, happened: { command: 'create', ...by } };
  });
  await writeViewBar(storage);
  return composeView(storage, name);
}

/**
 * Shows a published release in an environment. It is checked as for the live site, beside what the environment shows of
 * other apps.
 *
 * @throws Refused when the environment is locked, when the release was built for a preview, or when it does not fit
 */
export async function promoteIn({
  storage,
  name,
  app,
  version,
  by = anybody,
  now = Date.now(),
  ...gate
}: EnvironmentOptions & GateOptions & { app: string; version: string; now?: number }): Promise<Reconciled> {
  await expectEnvironment(storage, name);
  expectOwnNumber(app, version);
  const { facts } = findVersion(await readLedger(storage), app, version);
  await holdRelease(storage, folderOf(facts), async () => {
    await updateLedger(viewStorage(storage, name), async (ledger) => {
      expectOpen(name, ledger.view, now);
      await expectRequired({ storage, app, version, now }, name);
      const live = await readLedger(storage);
      // A prune may have taken it before it was held.
      const published = findVersion(live, app, version);
      const { [app]: replaced, ...others } = ledger.apps;
      const around = asLiveExcept(live, { ...ledger, apps: others });
      const entry = entryOf(around, app, published);
      const teams = await acceptTeams(storage, live);
      expectTeam(teams, app, entry);
      const release = await readRelease(storage, app, entry);
      refuseFor(app, version, (await judge(storage, { ledger: around, teams }, release, gate)).problems);
      return {
        ledger: showing(ledger, app, published),
        happened: { command: 'promote', app, version, shownIn: name, ...by },
      };
    });
  });
  return composeView(storage, name);
}

/** Lets an environment show of an app what is live. */
export async function followLive({
  storage,
  name,
  app,
  by = anybody,
  now = Date.now(),
}: EnvironmentOptions & { app: string; now?: number }): Promise<Reconciled> {
  await expectEnvironment(storage, name);
  await updateLedger(viewStorage(storage, name), (ledger) => {
    expectOpen(name, ledger.view, now);
    if (!shownIn(ledger).has(app)) return { ledger };
    const { [app]: ended, ...apps } = ledger.apps;
    return { ledger: { ...ledger, apps }, happened: { command: 'follow', app, shownIn: name, ...by } };
  });
  return composeView(storage, name);
}

/**
 * Locks an environment, or opens it again: while it is locked, nobody changes what it shows.
 *
 * @throws Refused when the lock would be over already, or when somebody else has locked the environment
 */
export async function setLock(
  { storage, name, by = anybody, now = Date.now() }: EnvironmentOptions & { now?: number },
  lock: { reason: string; until?: string } | undefined,
): Promise<void> {
  await expectEnvironment(storage, name);
  if (lock?.until !== undefined && Date.parse(lock.until) <= now)
    throw new Refused(
      'FUR-ENV-LOCK-OVER',
      `A lock of ${name} until ${momentOf(lock.until)} would be over already. Name a later day, or none.`,
    );
  await updateLedger(viewStorage(storage, name), (ledger) => {
    const { locked, ...open } = ledger.view ?? { kind: 'environment' as const };
    if (!lock && !locked) return { ledger };
    if (lock && locked?.actor !== by.actor) expectOpen(name, ledger.view, now);
    const view: View = lock ? { ...open, locked: { ...lock, actor: by.actor } } : open;
    return {
      ledger: { ...ledger, view },
      happened: { command: lock ? 'lock' : 'unlock', ...by, ...(lock && { reason: lock.reason }) },
    };
  });
}

/**
 * Records that somebody has looked at a release where an environment shows it, and accepts it. The settings of the site
 * may require that before the release goes on.
 *
 * @throws Refused when the environment does not show the release
 */
export async function accept({
  storage,
  name,
  app,
  version,
  by = anybody,
}: EnvironmentOptions & { app: string; version: string }): Promise<void> {
  const { facts } = findVersion(await readLedger(storage), app, version);
  await expectShownIn(storage, name, app, { version, integrity: facts.extras.releaseIntegrity });
  await updateLedger(viewStorage(storage, name), (ledger) => ({
    // The environment shows the same as before.
    ledger: { ...ledger },
    happened: { command: 'accept', app, version, shownIn: name, ...by },
  }));
}

/**
 * The site as an environment shows it, for commands that only read. The journal is that of the environment.
 *
 * @throws Refused when there is no such environment
 */
export async function siteIn(storage: OriginStorage, name: string): Promise<OriginStorage> {
  const own = await expectEnvironment(storage, name);
  const seen = { ...asLiveExcept(await readLedger(storage), own), journal: own.journal };
  const view = viewStorage(storage, name);
  const read: OriginStorage['read'] = async (path) =>
    (await view.read(path)) ?? (isComposed(path) ? storage.read(path) : undefined);
  return seenAs({ ...view, read }, seen);
}
