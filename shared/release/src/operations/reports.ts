import { readFile } from 'node:fs/promises';
import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import { int, minimum, object, optional, safeParse, strictObject, string } from 'zod/mini';
import type { Tally } from '../domain/evidence';
import { Refused } from '../domain/refused';
import { movedReports } from '../server/collect';

/*
 * A report file holds one JSON object a line: a failure, as browsers send it (`remote`, `version`, `path`, `phase`, `error`), or a
 * number of `visits` of a `remote` and `version`, as whoever collects counts them. What concerns the live version while a canary stands
 * beside it may say so (`beside`, the canary's version). Browsers write what they like: a line that tells of a failure is never a number of
 * visits, and one that is neither is passed over.
 */
const version = { remote: string(), version: string(), beside: optional(string()) };
const failureLine = object({ ...version, path: string(), phase: string(), error: optional(string()) });
const visitsLine = strictObject({ ...version, visits: int().check(minimum(0)) });

/** Failures of one kind. */
export type Failure = { phase: string; path: string; error: string; count: number };

/** What a report file tells. */
export class Reports {
  private readonly tallies = new Map<string, Tally>();
  private readonly failures = new Map<string, Map<string, Failure>>();

  /** @param text the lines of the file */
  constructor(text: string) {
    for (const line of text.split('\n')) {
      const value = parsed(line);
      const failure = safeParse(failureLine, value);
      const visits = safeParse(visitsLine, value);
      if (failure.success) {
        this.count(failure.data, 1, 0);
        this.note(failure.data);
      } else if (visits.success) this.count(visits.data, 0, visits.data.visits);
    }
  }

  /** All failures and visits of a version. */
  of(name: VersionName): Tally {
    return this.tallies.get(formatVersionName(name)) ?? { failures: 0, visits: 0 };
  }

  /** Failures and visits of a live version while a canary stood beside it. */
  beside(live: VersionName, canary: string): Tally {
    return this.tallies.get(keyBeside(live, canary)) ?? { failures: 0, visits: 0 };
  }

  /** The failures of a version by phase, path and error, the most frequent first. */
  failuresOf(name: VersionName): Failure[] {
    const kinds = this.failures.get(formatVersionName(name))?.values() ?? [];
    return [...kinds].sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
  }

  private count({ remote: app, version, beside }: Line, failures: number, visits: number) {
    const keys = [formatVersionName({ app, version }), ...(beside ? [keyBeside({ app, version }, beside)] : [])];
    for (const key of keys) {
      const known = this.tallies.get(key) ?? { failures: 0, visits: 0 };
      this.tallies.set(key, { failures: known.failures + failures, visits: known.visits + visits });
    }
  }

  private note({ remote: app, version, path, phase, error = '' }: FailureLine) {
    const name = formatVersionName({ app, version });
    const kinds = this.failures.get(name) ?? new Map<string, Failure>();
    this.failures.set(name, kinds);
    const key = JSON.stringify([phase, path, error]);
    kinds.set(key, { phase, path, error, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
}

type Line = { remote: string; version: string; beside?: string | undefined };
type FailureLine = Line & { path: string; phase: string; error?: string | undefined };

/**
 * Reads the file, and what the server moved away from it.
 *
 * @throws Refused when there is no such file
 */
export async function readReports(file: string): Promise<Reports> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const moved = await readFile(movedReports(file), 'utf8').catch(() => undefined);
  // Between the moving away and the next line there is no file under its name.
  if (text === undefined && moved === undefined) throw new Refused(`There is no report file ${file}.`);
  return new Reports(`${moved ?? ''}\n${text ?? ''}`);
}

/** Failures in a hundred visits; `undefined` when nobody counted visits. */
export function errorRate({ failures, visits }: Tally): number | undefined {
  return visits === 0 ? undefined : (failures / visits) * 100;
}

function keyBeside(live: VersionName, canary: string): string {
  return `${formatVersionName(live)} beside ${canary}`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
