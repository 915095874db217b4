import { formatVersionName } from '@furrow/formats/release-name';
import type { Reconciled } from '../compose/apply/reconcile';
import { expectTeam, type GateOptions, judge, refuseFor } from '../check/gate';
import { anybody, type By } from '../domain/journal';
import { entryOf, type Ledger, type View } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { findVersion, folderOf, numberOf } from '../domain/versions';
import { asLiveExcept, isEnvironmentName, shownIn, showing } from '../domain/view';
import { readLedger, updateLedger } from '../store/ledger-file';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { acceptTeams } from '../store/teams-file';
import { readViewLedger, viewNames, viewStorage } from '../store/view-storage';
import { holdRelease } from './hold-release';
import { composeView } from './preview';
import { writeViewBar } from './view-bar';

/*
 * An environment, such as staging, is a view that stays. It shows published releases before they are live, and what is
 * promoted from it is the very release that was looked at.
 */

type EnvironmentOptions = { storage: OriginStorage; name: string; by?: By };

/** Makes an environment that is as live. @throws Refused when the name is not valid, or is taken */
export async function createEnvironment({ storage, name, by = anybody }: EnvironmentOptions): Promise<Reconciled> {
  if (!isEnvironmentName(name))
    throw new Refused(
      `"${name}" cannot be the name of an environment, which is part of a host name. Use lower-case letters and digits, with single hyphens between them, such as staging.`,
    );
  await updateLedger(viewStorage(storage, name), (ledger) => {
    if (ledger.view?.kind === 'environment') throw new Refused(`There is an environment "${name}" already.`);
    return { ledger: { ...ledger, view: { kind: 'environment' } }, happened: { command: 'create', ...by } };
  });
  await writeViewBar(storage);
  return composeView(storage, name);
}

/** @throws Refused when there is no such environment, with the list of those that there are */
export async function expectEnvironment(storage: OriginStorage, name: string): Promise<Ledger> {
  const ledger = await readViewLedger(storage, name);
  if (ledger.view?.kind === 'environment') return ledger;
  const known: string[] = [];
  for (const view of (await viewNames(storage)).sort())
    if ((await readViewLedger(storage, view)).view?.kind === 'environment') known.push(view);
  const advice = known.length > 0 ? `There are: ${known.join(', ')}.` : `Create it with: release env create ${name}`;
  throw new Refused(`There is no environment "${name}". ${advice}`);
}

/** @throws Refused when somebody has locked the environment, with who it was, why, and until when */
function expectOpen(name: string, view: View | undefined, now: number): void {
  const { locked } = view ?? {};
  if (!locked || (locked.until !== undefined && Date.parse(locked.until) <= now)) return;
  const until = locked.until === undefined ? '' : ` until ${locked.until.slice(0, 16).replace('T', ' ')} (UTC)`;
  throw new Refused(
    `${locked.actor} has locked ${name}${until}: ${locked.reason}. Open it with: release env unlock ${name}`,
  );
}

/**
 * Shows a published release in an environment. It is checked as for the live site, beside what the environment shows of
 * other apps.
 *
 * @throws Refused when the environment is locked, or when the release does not fit
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
  const published = findVersion(await readLedger(storage), app, version);
  await holdRelease(storage, folderOf(published.facts), async () => {
    await updateLedger(viewStorage(storage, name), async (ledger) => {
      expectOpen(name, ledger.view, now);
      const live = await readLedger(storage);
      const { [app]: replaced, ...others } = ledger.apps;
      const around = asLiveExcept(live, { ...ledger, apps: others });
      const entry = entryOf(around, app, published);
      const teams = await acceptTeams(storage, live);
      expectTeam(teams, app, entry);
      const release = await readRelease(storage, app, entry);
      refuseFor(app, version, (await judge(storage, { ledger: around, teams }, release, gate)).problems);
      return {
        ledger: showing(ledger, app, published),
        happened: { command: 'promote', app, version, ...by },
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
    return { ledger: { ...ledger, apps }, happened: { command: 'follow', app, ...by } };
  });
  return composeView(storage, name);
}

/** Locks an environment, or opens it again: while it is locked, nobody changes what it shows. */
export async function setLock(
  { storage, name, by = anybody }: EnvironmentOptions,
  lock: { reason: string; until?: string } | undefined,
): Promise<void> {
  await expectEnvironment(storage, name);
  await updateLedger(viewStorage(storage, name), (ledger) => {
    const { locked, ...open } = ledger.view ?? { kind: 'environment' as const };
    if (!lock && !locked) return { ledger };
    const view: View = lock ? { ...open, locked: { ...lock, actor: by.actor } } : open;
    return {
      ledger: { ...ledger, view },
      happened: { command: lock ? 'lock' : 'unlock', ...by, ...(lock && { reason: lock.reason }) },
    };
  });
}

/**
 * Makes sure that an environment shows exactly the release that is about to go live.
 *
 * @throws Refused when it shows another one of the app, or none
 */
export async function expectShownIn(
  storage: OriginStorage,
  name: string,
  app: string,
  wanted: { version: string; integrity: string },
): Promise<void> {
  const shown = shownIn(await expectEnvironment(storage, name)).get(app);
  if (shown?.facts.extras.releaseIntegrity === wanted.integrity) return;
  const title = formatVersionName({ app, version: wanted.version });
  const instead = shown
    ? `It shows ${formatVersionName({ app, version: numberOf(shown) })}.`
    : `Of ${app} it shows what is live.`;
  throw new Refused(
    `${title} is not in ${name}, so nobody has seen it there. ${instead} Promote it there first: release promote ${title} --env ${name}`,
  );
}
