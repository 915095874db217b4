import type { KeyObject } from 'node:crypto';
import { refuseFor, signatureProblems } from '../check/gate';
import type { Reconciled } from '../compose/reconcile';
import { findEntry, replaceEntry } from '../domain/deployment';
import { signEntry, withHistory } from '../domain/signature';
import { entryOf } from '../store/candidate';
import { updateDiscovery } from '../store/discovery-file';
import { readRelease } from '../store/releases';
import type { Storage } from '../store/storage';
import { completeRelease } from './complete-release';

type SignOptions = { storage: Storage; app: string; version: string; signingKey: KeyObject };

/**
 * Signs a version that is published already, in place of a signature that it has: when a site begins to name its teams, and when
 * a team has a new key. The signature is over what the release file says, whatever the discovery document said of it.
 *
 * @throws Refused when there is no such version, or the key is of nobody who may release the app
 */
export async function signVersion({ storage, app, version, signingKey }: SignOptions): Promise<Reconciled> {
  await updateDiscovery(storage, async (discovery) => {
    const entry = findEntry(discovery, app, version);
    const release = await readRelease(storage, app, entry);
    const said = entryOf({ release, integrity: entry.extras.releaseIntegrity });
    const signed = signEntry(app, withHistory(said, entry), signingKey);
    refuseFor(app, version, await signatureProblems(storage, app, signed));
    return replaceEntry(discovery, app, signed);
  });
  return completeRelease(storage, `${app}@${version} is signed`, { app });
}
