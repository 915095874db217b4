import { refuseFor, siteProblems, signatureProblems, type GateOptions } from '../check/gate';
import { findEntry, promoteEntry, retireApp, rollbackEntry, rollbackStart } from '../domain/deployment';
import { readDiscovery, updateDiscovery } from '../store/discovery-file';
import { readRelease } from '../store/releases';
import type { Reconciled } from '../compose/reconcile';
import type { Storage } from '../store/storage';
import { completeRelease } from './complete-release';

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
    if (traffic > 0) {
      refuseFor(app, version, await signatureProblems(storage, app, entry));
      refuseFor(app, version, await siteProblems(storage, discovery, await readRelease(storage, app, entry), gate));
    }
    return promoteEntry(discovery, app, version, traffic);
  });
  return completeRelease(storage, `${app}@${version} gets ${traffic}% of the visitors`, { app });
}

type RollbackOptions = {
  storage: Storage;
  app: string;
  /** The version to withdraw; without it, the one which has to go when the command starts. */
  version?: string;
};

/** The withdrawn version, and the one that has its visitors now. */
type RolledBack = { from: string; to: string };

/**
 * Withdraws the canary, or without one the default version, and gives its visitors to the last good version. Needs no build.
 * Two commands at the same moment withdraw the same version, so the second one changes nothing. Needs no key: what the last good
 * version was signed with when it was published is still a signature.
 *
 * @throws Refused when there is nothing to go back to, or another remote has taken over one of its routes
 */
export async function rollback({ storage, app, version }: RollbackOptions): Promise<Reconciled & RolledBack> {
  const from = version ?? rollbackStart(await readDiscovery(storage), app);
  let to = '';
  await updateDiscovery(storage, async (discovery) => {
    const rolledBack = rollbackEntry(discovery, app, from);
    to = rolledBack.to;
    if (rolledBack.discovery === discovery) return discovery;
    const target = findEntry(discovery, app, to);
    refuseFor(app, to, await signatureProblems(storage, app, target));
    const release = await readRelease(storage, app, target);
    refuseFor(app, to, await siteProblems(storage, discovery, release, { allowDrop: true }));
    return rolledBack.discovery;
  });
  const moved = `${app}@${to} is live and ${app}@${from} is withdrawn`;
  return { from, to, ...(await completeRelease(storage, moved, { app, isUrgent: true })) };
}

/** Takes an app off the site: its pages answer 404, its files stay for those who have a page of it open. */
export async function retire({ storage, app }: { storage: Storage; app: string }): Promise<Reconciled> {
  await updateDiscovery(storage, (discovery) => retireApp(discovery, app));
  return completeRelease(storage, `${app} is off the site`, { app });
}
