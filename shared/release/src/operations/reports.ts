import { readFile } from 'node:fs/promises';
import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import { errorPhases, loadPhases, vitals } from '@furrow/formats/report.schema';
import { enum as oneOf, int, minimum, number, object, optional, safeParse, strictObject, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import type { Tally } from '../domain/evidence';
import { type Measured, nothingMeasured } from '../domain/judgement';
import { Refused } from '../domain/refused';
import { movedReports } from '../server/collect';

/*
 * A report file holds one JSON object a line: a failure (`remote`, `version`, `path`, `phase`, `error`, `frame`), what a visitor waited for (`vital` and
 * `value`), or a number of `visits`. What concerns the live version while a canary stands beside it may say so (`beside`, the canary's version). A line
 * that tells of a failure is never a number of visits, and one that is none of the three is passed over.
 */
const version = { remote: string(), version: string(), beside: optional(string()) };
const failureLine = object({
  ...version,
  path: string(),
  phase: string(),
  error: optional(string()),
  frame: optional(string()),
});
const vitalLine = object({ ...version, vital: oneOf(vitals), value: number() });
const visitsLine = strictObject({ ...version, visits: int().check(minimum(0)) });

/** Failures of one kind; `frame` is the place in the code of a release, such as `/shop/1.1.0-…/page.js:1:2345`. */
export type Failure = { phase: string; path: string; error: string; frame?: string; count: number };

/** What a report file tells. */
export class Reports {
  private readonly measured = new Map<string, Measured>();
  private readonly failures = new Map<string, Map<string, Failure>>();

  /** @param text the lines of the file */
  constructor(text: string) {
    for (const line of text.split('\n')) {
      const value = parsed(line);
      const failure = safeParse(failureLine, value);
      const vital = safeParse(vitalLine, value);
      const visits = safeParse(visitsLine, value);
      if (failure.success) this.note(failure.data);
      else if (vital.success) for (const one of this.at(vital.data)) one[vital.data.vital].push(vital.data.value);
      else if (visits.success) for (const one of this.at(visits.data)) one.visits += visits.data.visits;
    }
  }

  /** All failures and visits of a version. */
  of(name: VersionName): Tally {
    const { visits, loads, errors } = this.measuredOf(name);
    return { failures: loads + errors, visits };
  }

  /** What is known of the visits of a version. */
  measuredOf(name: VersionName): Measured {
    return this.measured.get(formatVersionName(name)) ?? nothingMeasured();
  }

  /** What is known of the visits of a live version while a canary stood beside it. */
  beside(live: VersionName, canary: string): Measured {
    return this.measured.get(keyBeside(live, canary)) ?? nothingMeasured();
  }

  /** The failures of a version by phase, path and error, the most frequent first. */
  failuresOf(name: VersionName): Failure[] {
    const kinds = this.failures.get(formatVersionName(name))?.values() ?? [];
    return [...kinds].sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
  }

  private at({ remote: app, version, beside }: Line): Measured[] {
    const keys = [formatVersionName({ app, version }), ...(beside ? [keyBeside({ app, version }, beside)] : [])];
    return keys.map((key) => {
      const known = this.measured.get(key) ?? nothingMeasured();
      this.measured.set(key, known);
      return known;
    });
  }

  private note(line: FailureLine) {
    const { remote: app, version, path, phase, error = '', frame } = line;
    for (const one of this.at(line)) {
      if (isOneOf(loadPhases, phase)) one.loads += 1;
      else if (isOneOf(errorPhases, phase)) one.errors += 1;
    }
    const name = formatVersionName({ app, version });
    const kinds = this.failures.get(name) ?? new Map<string, Failure>();
    this.failures.set(name, kinds);
    const key = JSON.stringify([phase, path, error, frame]);
    const count = (kinds.get(key)?.count ?? 0) + 1;
    kinds.set(key, { phase, path, error, ...(frame !== undefined && { frame }), count });
  }
}

type Line = { remote: string; version: string; beside?: string | undefined };
type FailureLine = Infer<typeof failureLine>;

const isOneOf = (phases: readonly string[], phase: string) => phases.includes(phase);

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
