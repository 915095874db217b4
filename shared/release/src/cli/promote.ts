import type { Discovery } from '@furrow/discovery/discovery';
import { refuseFor, siteProblems, type GateOptions } from '../check/gate';
import { findEntry, promoteEntry, retireApp, rollbackEntry } from '../domain/deployment';
import { updateDiscovery } from '../storage/discovery-file';
import { readRelease } from '../storage/read-release';
import { reconcile, type Reconciled } from '../compose/reconcile';
import { Refused } from '../domain/refused';
import type { Storage } from '../storage/storage';

export type PromoteOptions = GateOptions & {
  storage: Storage;
  app: string;
  version: string;
  /** Percent of the visitors; 100 makes it the default version. */
  traffic?: number;
};

/**
 * Gives a published version its share of the visitors. The site may have changed since it was published, so it is checked again.
 *
 * @throws Refused when there is no such version, or it does not fit the site any more
 */
export async function promote({ storage, app, version, traffic = 100, ...gate }: PromoteOptions): Promise<Reconciled> {
  await updateDiscovery(storage, async (discovery) => {
    const entry = findEntry(discovery, app, version);
    const problems =
      traffic === 0 ? [] : await siteProblems(storage, discovery, await readRelease(storage, app, entry), gate);
    refuseFor(app, version, problems);
    return promoteEntry(discovery, app, version, traffic);
  });
  return reconcile(storage);
}

type RollbackOptions = {
  storage: Storage;
  app: string;
  /** The version that has to go: when it went already, nothing else goes in its place. */
  version?: string;
};

/** The withdrawn version, and the one that has its visitors now. */
type Turn = { from: string; to: string };

/**
 * Takes the canary, or without one the default version, out of service and brings back the last good version. Needs no build.
 *
 * @throws Refused when there is nothing to go back to, or another remote has taken over one of its routes
 */
export async function rollback({ storage, app, version }: RollbackOptions): Promise<Reconciled & Turn> {
  let turn: Turn = { from: '', to: '' };
  await updateDiscovery(storage, async (discovery: Discovery) => {
    const { discovery: next, from, to } = rollbackEntry(discovery, app);
    if (version !== undefined && from !== version) throw new Refused(`${app}@${version} has no visitors any more.`);
    const release = await readRelease(storage, app, findEntry(next, app, to));
    refuseFor(app, to, await siteProblems(storage, discovery, release, { allowDrop: true }));
    turn = { from, to };
    return next;
  });
  return { ...turn, ...(await reconcile(storage)) };
}

/** Takes an app off the site: its pages answer 404, its files stay for those who have a page of it open. */
export async function retire({ storage, app }: { storage: Storage; app: string }): Promise<Reconciled> {
  await updateDiscovery(storage, (discovery) => retireApp(discovery, app));
  return reconcile(storage);
}
