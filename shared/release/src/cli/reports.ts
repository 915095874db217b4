import { readFile } from 'node:fs/promises';
import { int, minimum, object, optional, safeParse, string } from 'zod/mini';
import { setTimeout as sleep } from 'node:timers/promises';
import { canaryEntry } from '@furrow/discovery/discovery';
import { readDiscovery } from '../storage/discovery-file';
import { rollback } from './promote';
import { Refused } from '../domain/refused';
import type { Storage } from '../storage/storage';

/**
 * A report file holds one JSON object a line: a failure, as browsers send it (`remote`, `version`, `path`, `phase`, `error`), or a
 * number of `visits` of a `remote` and `version`, as whoever collects counts them. Browsers write what they like, so a line
 * that is neither is passed over.
 */
const lineSchema = object({ remote: string(), version: string(), visits: optional(int().check(minimum(0))) });

export type Tally = { failures: number; visits: number };

/** Failures and visits by version, as `shop@1.5.0`. */
export function tally(text: string): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const line of text.split('\n')) {
    const { data, success } = safeParse(lineSchema, parsed(line));
    if (!success) continue;
    const name = `${data.remote}@${data.version}`;
    const { failures, visits } = tallies.get(name) ?? { failures: 0, visits: 0 };
    tallies.set(
      name,
      data.visits === undefined ? { failures: failures + 1, visits } : { failures, visits: visits + data.visits },
    );
  }
  return tallies;
}

/** @throws Refused when there is no such file */
export async function readTally(file: string): Promise<Map<string, Tally>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Refused(`There is no report file ${file}.`);
  return tally(text);
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
  report: (line: string) => void;
};

/** `kept`: its share was within bounds when the watch ended, because it was promoted, rolled back by hand, or looked at once. */
export type Watched = { outcome: 'kept' } | { outcome: 'withdrawn'; version: string; rate: number };

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
  report,
}: WatchOptions): Promise<Watched> {
  const watched = await canaryVersion(storage, app);
  if (!watched)
    throw new Refused(`${app} has no canary to watch. Start one with: release promote ${app}@<version> --traffic 10`);
  for (let said = ''; (await canaryVersion(storage, app)) === watched; await sleep(interval)) {
    const { failures, visits } = (await readTally(file)).get(`${app}@${watched}`) ?? { failures: 0, visits: 0 };
    const rate = errorRate({ failures, visits });
    const line = `${app}@${watched}: ${failures} failures in ${visits} visits${rate === undefined ? '' : `, ${rate.toFixed(1)}%`}`;
    if (line !== said) report(line);
    said = line;
    if (rate !== undefined && visits >= minVisits && rate > maxErrorRate) {
      await rollback({ storage, app, version: watched });
      return { outcome: 'withdrawn', version: watched, rate };
    }
    if (once) break;
  }
  return { outcome: 'kept' };
}

/** Failures in a hundred visits; `undefined` when nobody counted visits. */
export function errorRate({ failures, visits }: Tally): number | undefined {
  return visits === 0 ? undefined : (failures / visits) * 100;
}

async function canaryVersion(storage: Storage, app: string): Promise<string | undefined> {
  return canaryEntry((await readDiscovery(storage)).microFrontends[app])?.metadata.version;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
