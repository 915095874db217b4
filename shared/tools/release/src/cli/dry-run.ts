import { formatVersionName } from '@furrow/formats/release-name';
import { Option } from 'commander';
import { soundEtag } from '../compose/apply/composed-files';
import type { Reconciled } from '../compose/apply/reconcile';
import { countOf } from '../domain/count-of';
import { type Ledger, versionsOf } from '../domain/ledger';
import { isComposed, privateFolder } from '../domain/paths';
import { Refused } from '../domain/refused';
import { numberOf } from '../domain/versions';
import { etagOf } from '../store/etag';
import { readLedger } from '../store/ledger-file';
import { overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { asList, done, give, reportFaults } from './terminal';

/** For a command that can say what it would change, without a change. */
export const dryRunOption = () => new Option('--dry-run', 'say what would change, and change nothing');

/**
 * Runs a command on a copy of the site that never reaches the origin, and prints what it would change there. It takes
 * the same path as the command itself, so what would refuse the command refuses this, too.
 */
export async function dryRun(
  storage: OriginStorage,
  work: (trial: OriginStorage) => Promise<Partial<Reconciled>>,
): Promise<void> {
  const trial = overlayStorage(storage);
  const before = await readLedger(storage);
  const { copies, isHidden } = storage;
  const { damaged = [], untrusted = [] } = await work({
    ...trial,
    ...(isHidden && { isHidden }),
    // What is written gets sound copies.
    ...(copies && { copies: async (path: string) => (trial.changes.has(path) ? [] : copies(path)) }),
  }).catch((error: unknown) => {
    throw isHidden && isUnknownVersion(error) ? error.adding(waitingAreHidden) : error;
  });
  const written: string[] = [];
  const removed: string[] = [];
  for (const [path, bytes] of [...trial.changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (path.startsWith(`${privateFolder}/`) && !isComposed(path)) continue;
    if (bytes === null && (await storage.read(path))) removed.push(path);
    if (bytes !== null && (await soundEtag(storage, path)) !== etagOf(bytes)) written.push(path);
  }
  const apps = appChanges(before, await readLedger(trial));
  reportFaults({ damaged, untrusted });
  give('dry run', { apps, written, removed }, () => {
    const changes = [
      ...Object.entries(apps).map(
        ([app, { before: had, after: has }]) => `${shown(app, had)} becomes ${shown(app, has)}`,
      ),
      ...written.map((path) => `write ${path}`),
      ...removed.map((path) => `remove ${path}`),
    ];
    done(changes.length > 0 ? `Nothing was changed. This would be:\n${asList(changes)}` : 'Nothing would change.');
  });
}

const isUnknownVersion = (error: unknown): error is Refused =>
  error instanceof Refused && error.reasons.some(({ code }) => code === 'FUR-RELEASE-UNKNOWN-VERSION');

const waitingAreHidden = 'A site does not name versions that wait to be promoted: name its origin with --origin.';

type Shares = Record<string, number>;

function appChanges(before: Ledger, after: Ledger): Record<string, { before: Shares; after: Shares }> {
  const apps = new Set([...Object.keys(before.apps), ...Object.keys(after.apps)]);
  const changed = [...apps].flatMap((app) => {
    const [had, has] = [sharesIn(before, app), sharesIn(after, app)];
    return JSON.stringify(had) === JSON.stringify(has) ? [] : [[app, { before: had, after: has }] as const];
  });
  return Object.fromEntries(changed);
}

/** Every version of an app with its share of the visitors, in percent. */
function sharesIn(ledger: Ledger, app: string): Shares {
  return Object.fromEntries(versionsOf(ledger, app).map((version) => [numberOf(version), version.share]));
}

function shown(app: string, shares: Shares): string {
  const visited = Object.entries(shares).filter(([, share]) => share > 0);
  const titles = visited.map(([version, share]) => `${formatVersionName({ app, version })} ${share}%`);
  const others = Object.keys(shares).length - visited.length;
  const unseen = (of: string) => `${countOf(others, 'version')}${of} without visitors`;
  if (titles.length === 0) return others > 0 ? unseen(` of ${app}`) : `no version of ${app}`;
  return [titles.join(', '), ...(others > 0 ? [unseen('')] : [])].join(' and ');
}
