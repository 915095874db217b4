import { readFile } from 'node:fs/promises';
import { int, minimum, object, safeParse, strictObject, string } from 'zod/mini';
import { movedReports } from '../server/collect';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatVersionName } from '@furrow/formats/release-name';
import { canaryVersion, numberOf } from '../domain/deployment';
import type { By } from '../domain/journal';
import { versionsOf } from '../domain/ledger';
import { readLedger } from '../store/ledger-file';
import { rollback } from './promote';
import type { Reconciled } from '../compose/reconcile';
import { Refused } from '../domain/refused';
import type { Storage } from '../store/storage';

/*
 * A report file holds one JSON object a line: a failure, as browsers send it (`remote`, `version`, `path`, `phase`, `error`), or a
 * number of `visits` of a `remote` and `version`, as whoever collects counts them. Browsers write what they like: a line that
 * tells of a failure is never a number of visits, and one that is neither is passed over.
 */
const failureLine = object({ remote: string(), version: string(), path: string(), phase: string() });
const visitsLine = strictObject({ remote: string(), version: string(), visits: int().check(minimum(0)) });

export type Tally = { failures: number; visits: number };

/** Failures and visits by version, as `shop@1.5.0`. */
export function tally(text: string): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const count = ({ remote, version }: { remote: string; version: string }, failures: number, visits: number) => {
    const name = formatVersionName({ app: remote, version });
    const known = tallies.get(name) ?? { failures: 0, visits: 0 };
    tallies.set(name, { failures: known.failures + failures, visits: known.visits + visits });
  };
  for (const line of text.split('\n')) {
    const value = parsed(line);
    const failure = safeParse(failureLine, value);
    const visits = safeParse(visitsLine, value);
    if (failure.success) count(failure.data, 1, 0);
    else if (visits.success) count(visits.data, 0, visits.data.visits);
  }
  return tallies;
}

/**
 * Counts the file, and what the server moved away from it.
 *
 * @throws Refused when there is no such file
 */
export async function readTally(file: string): Promise<Map<string, Tally>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const moved = await readFile(movedReports(file), 'utf8').catch(() => undefined);
  // Between the moving away and the next line there is no file under its name.
  if (text === undefined && moved === undefined) throw new Refused(`There is no report file ${file}.`);
  return tally(`${moved ?? ''}\n${text ?? ''}`);
}

export type WatchOptions = {
  storage: Storage;
  app: string;
  file: string;
  /** Failures in a hundred visits above which the canary goes. */
  maxErrorRate: number;
  /** Before so many visits nothing is decided. */
  minVisits: number;
  /** Between two looks, in milliseconds. */
  interval: number;
  /** Looks once instead of for as long as there is a canary. */
  once?: boolean;
  /** Who watches. */
  by?: By;
  report: (line: string) => void;
};

/** `kept`: its share was within bounds when the watch ended, because it was promoted, rolled back by hand, or looked at once. */
export type Watched =
  { outcome: 'kept' } | { outcome: 'withdrawn'; version: string; rate: number; documents: Reconciled };

/**
 * Rolls the canary of an app back when it fails too often.
 *
 * @throws Refused when the app has no canary, or there is no report file
 */
export async function watch({
  storage,
  app,
  file,
  maxErrorRate,
  minVisits,
  interval,
  once = false,
  by = { actor: 'watch' },
  report,
}: WatchOptions): Promise<Watched> {
  const watched = await watchedVersion(storage, app);
  if (!watched)
    throw new Refused(`${app} has no canary to watch. Start one with: release promote ${app}@<version> --traffic 10`);
  const name = formatVersionName({ app, version: watched });
  for (let said = ''; (await watchedVersion(storage, app)) === watched; await sleep(interval)) {
    const { failures, visits } = (await readTally(file)).get(name) ?? { failures: 0, visits: 0 };
    const rate = errorRate({ failures, visits });
    const line = `${name}: ${failures} failures in ${visits} visits${rate === undefined ? '' : `, ${rate.toFixed(1)}%`}`;
    if (line !== said) report(line);
    said = line;
    if (rate !== undefined && visits >= minVisits && rate > maxErrorRate) {
      const reason = `${rate.toFixed(1)}% of its visits failed, and ${maxErrorRate}% are allowed`;
      const figures = { failures, visits, maxErrorRate };
      const documents = await rollback({ storage, app, version: watched, by: { ...by, reason }, figures });
      return { outcome: 'withdrawn', version: watched, rate, documents };
    }
    if (once) break;
  }
  return { outcome: 'kept' };
}

/** Failures in a hundred visits; `undefined` when nobody counted visits. */
export function errorRate({ failures, visits }: Tally): number | undefined {
  return visits === 0 ? undefined : (failures / visits) * 100;
}

async function watchedVersion(storage: Storage, app: string): Promise<string | undefined> {
  const canary = canaryVersion(versionsOf(await readLedger(storage), app));
  return canary && numberOf(canary);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
