import type { KeyObject } from 'node:crypto';
import { expectTeam } from '../check/gate';
import type { Reconciled } from '../compose/reconcile';
import { replaceVersion, withTeams } from '../domain/deployment';
import { findVersion, folderOf } from '../domain/versions';
import { anybody, type By } from '../domain/journal';
import { entryOf } from '../domain/ledger';
import { signFacts } from '../domain/signature';
import { factsOfRelease } from '../store/candidate';
import { updateLedger } from '../store/ledger-file';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { completeRelease } from './complete-release';

type SignOptions = { storage: OriginStorage; app: string; version: string; signingKey: KeyObject; by?: By };

/**
 * Signs a version that is already published, replacing any signature it has. This is needed when a site begins to name
 * its teams, and when a team has a new key. The signature covers what the release file says, regardless of the ledger.
 *
 * @throws Refused when there is no such version, or the key belongs to nobody who may release the app
 */
export async function signVersion({ storage, app, version, signingKey, by }: SignOptions): Promise<Reconciled> {
  await updateLedger(storage, async (ledger) => {
    const known = findVersion(ledger, app, version);
    const release = await readRelease(storage, app, entryOf(ledger, app, known));
    const integrity = known.facts.extras.releaseIntegrity;
    const facts = factsOfRelease({ release, integrity, folder: folderOf(known.facts) });
    const signed = { ...known, facts, signature: signFacts(app, facts, signingKey) };
    const entry = entryOf(ledger, app, signed);
    const teams = await readTeams(storage, ledger);
    const team = expectTeam(teams, app, entry);
    return {
      ledger: replaceVersion(withTeams(ledger, teams), app, signed),
      happened: { command: 'sign', app, version, ...(by ?? anybody), ...(team && { team }) },
    };
  });
  return completeRelease(storage, `${app}@${version} is signed`, { app });
}
