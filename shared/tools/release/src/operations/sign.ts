import type { VersionName } from '@furrow/formats/release-name';
import type { KeyObject } from 'node:crypto';
import { expectTeam } from '../check/gate';
import type { Reconciled } from '../compose/apply/reconcile';
import { replaceVersion, withTeams } from '../domain/deployment';
import { teamsFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { findVersion, folderOf, numberOf } from '../domain/versions';
import { anybody, type By } from '../domain/journal';
import { entryOf, versionsOf } from '../domain/ledger';
import { appsOfKey, publicHalf, signFacts, untrustedOf } from '../domain/signature';
import { factsOfRelease } from '../store/candidate';
import { readLedger, updateLedger } from '../store/ledger-file';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { completeRelease } from './complete-release';

type SignOptions = { storage: OriginStorage; signingKey: KeyObject; by?: By };

/**
 * Signs a version that is already published, replacing any signature it has. This is needed when a site begins to name
 * its teams, and when a team has a new key. The signature covers what the release file says, regardless of the ledger.
 *
 * @throws Refused when there is no such version, or the key belongs to nobody who may release the app
 */
export async function signVersion({ app, version, ...options }: SignOptions & VersionName): Promise<Reconciled> {
  await signInLedger(options, { app, version });
  return completeRelease(options.storage, `${app}@${version} is signed`, { app });
}

/**
 * Signs what a site that begins to name its teams has of a team: of each app that the key may release, the versions that
 * are or were live and the canary, as far as they have no signature. One that has another signature is left alone,
 * because somebody else may have published it with a stolen key.
 *
 * @throws Refused when the site does not name any teams, or none has the key
 */
export async function signAll(options: SignOptions): Promise<Reconciled & { signed: VersionName[] }> {
  const { storage, signingKey } = options;
  const ledger = await readLedger(storage);
  const teams = await readTeams(storage, ledger);
  if (!teams)
    throw new Refused(
      'FUR-TEAM-NO-FILE',
      `There is no ${teamsFile}, which says what the key may sign. Write it, or name a version.`,
    );
  const apps = appsOfKey(teams, signingKey);
  if (apps.length === 0)
    throw new Refused(
      'FUR-KEY-NO-TEAM',
      `No team of ${teamsFile} has this key. Name the key of your team with --key <file>, or write the public half of this one into the file: ${publicHalf(signingKey)}`,
    );
  const signed = apps.flatMap((app) =>
    versionsOf(ledger, app)
      .filter(({ signature, share, promoted }) => signature === undefined && (share > 0 || promoted !== undefined))
      .map((version) => ({ app, version: numberOf(version) })),
  );
  for (const version of signed) await signInLedger(options, version);
  return { signed, ...(await completeRelease(storage, 'The versions are signed')) };
}

async function signInLedger({ storage, signingKey, by }: SignOptions, { app, version }: VersionName): Promise<void> {
  await updateLedger(storage, async (ledger) => {
    const known = findVersion(ledger, app, version);
    const release = await readRelease(storage, app, entryOf(ledger, app, known));
    const integrity = known.facts.extras.releaseIntegrity;
    const facts = factsOfRelease({ release, integrity, folder: folderOf(known.facts) });
    const signed = { ...known, facts, signature: signFacts(app, facts, signingKey) };
    const teams = await readTeams(storage, ledger);
    const team = expectTeam(teams, app, entryOf(ledger, app, signed));
    const changed = replaceVersion(ledger, app, signed);
    // The file of teams counts from the last signature on that it asks for.
    const isComplete = teams && untrustedOf(teams, changed).length === 0;
    return {
      ledger: withTeams(changed, isComplete ? teams : undefined),
      happened: { command: 'sign', app, version, ...(by ?? anybody), ...(team && { team }) },
    };
  });
}

/**
 * Asks the site whether the key may release the app, before the time that a build takes.
 *
 * @throws Refused with what to do when the site names its teams and the key is of none that has the app
 */
export async function expectKeyFor(storage: OriginStorage, app: string, key: KeyObject | undefined): Promise<void> {
  const teams = await readTeams(storage, await readLedger(storage));
  if (!teams) return;
  if (!key)
    throw new Refused(
      'FUR-KEY-NOT-NAMED',
      'The site names its teams. Name the private key of your team with --key <file>.',
    );
  if (appsOfKey(teams, key).includes(app)) return;
  throw new Refused(
    'FUR-KEY-OTHER-APP',
    `No team of the site may release ${app} with this key. The operator of the site writes the name ${app} and the public half of the key into ${teamsFile}: ${publicHalf(key)}`,
  );
}
