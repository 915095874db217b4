import { setTimeout as sleep } from 'node:timers/promises';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Reconciled } from '../compose/apply/reconcile';
import { countOf } from '../domain/count-of';
import { canaryVersion, liveVersion, numberOf } from '../domain/versions';
import { enoughEvidence, evidenceAbove, type Tally } from '../domain/evidence';
import { figuresOf, type Measured, overSameTime, reasonOf, sumOf, worseMetrics } from '../domain/judgement';
import type { By } from '../domain/journal';
import { versionsOf } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { readLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';
import { promote, rollback } from './promote';
import { errorRate, readCollected, type Reports } from './reports';

export type WatchOptions = {
  storage: OriginStorage;
  app: string;
  /** The permitted failures per hundred visits, for when no visits of the live version are counted. */
  maxErrorRate: number;
  /** The number of canary visits before which nothing is decided. */
  minVisits: number;
  /** The pause between two evaluations, in milliseconds. */
  interval: number;
  /** Evaluates once instead of for as long as there is a canary. */
  once?: boolean;
  /**
   * The shares that the canary gets one after the other, in increasing percentages, each after `minVisits` more visits.
   * `100` makes it live.
   */
  steps?: readonly number[];
  /** Who watches. */
  by?: By;
  report: (line: string) => void;
  /** Hears the figures of every evaluation, which are otherwise reported as a line when they have changed. */
  show?: (looked: Looked) => void;
};

/** What an evaluation found. */
export type Looked = {
  app: string;
  /** The canary, its share of the visitors in percent, and what its visitors met. */
  version: string;
  traffic: number;
  canary: Tally;
  /** The live version, and what its visitors met over the same period; undefined when they are not counted. */
  beside?: Tally & { version: string };
  /** How many of the visits have been there that the next decision waits for. */
  visitsAtStep: number;
};

/**
 * `ended`: somebody else promoted the canary or rolled it back. `promoted`: it went through all steps. After a single
 * evaluation, `kept` means that enough visits showed no problems, and `undecided` that there were too few
 * visits. `looked` is what the last evaluation found, with the share that the canary has after a step; undefined when
 * the canary ended before the first one.
 */
export type Watched = { version: string; looked?: Looked } & (
  | { outcome: 'ended' | 'kept' | 'undecided' }
  | { outcome: 'promoted'; documents: Reconciled[] }
  | { outcome: 'withdrawn'; reason: string; documents: Reconciled[] }
);

/**
 * Rolls the canary of an app back when one of its metrics is worse than that of the live version over the same period.
 * When no visits of the live version are counted, it is rolled back when it fails more often than permitted. Both
 * decisions use a test that may be repeated as often as one likes: see `judgement.ts`.
 *
 * @throws Refused when the app has no canary, or no reports of the site are collected
 */
export async function watch(options: WatchOptions): Promise<Watched> {
  const { storage, app, interval, once = false, steps = [], by = { actor: 'watch' }, report, show } = options;
  const watched = await watchedVersions(storage, app);
  if (!watched)
    throw new Refused(
      'FUR-CANARY-NONE',
      `${app} has no canary to watch. Start one with: release promote ${app}@<version> --traffic 10`,
    );
  const { version } = watched;
  const documents: Reconciled[] = [];
  let visitsAtStep = 0;
  let looked: Looked | undefined;
  for (let said = ''; ; await sleep(interval)) {
    const now = await watchedVersions(storage, app);
    if (now?.version !== version) return { outcome: 'ended', version, ...(looked && { looked }) };
    const found = judge(await readCollected(storage), { app, ...now }, options);
    looked = { ...found.looked, traffic: now.traffic, visitsAtStep: found.visits - visitsAtStep };
    if (show) show(looked);
    else if (found.line !== said) report(found.line);
    said = found.line;
    if (found.reason !== undefined) {
      const { reason, figures } = found;
      documents.push(await rollback({ storage, app, version, by: { ...by, reason }, figures }));
      return { outcome: 'withdrawn', version, looked, reason, documents };
    }
    const isEnough = found.visits - visitsAtStep >= options.minVisits;
    const next = isEnough ? steps.find((share) => share > now.traffic) : undefined;
    if (next !== undefined) {
      const reason = `${found.line}: no problems found`;
      const traffic = next < 100 ? { traffic: next } : {};
      documents.push(await promote({ storage, app, version, ...traffic, ifCanary: true, by: { ...by, reason } }));
      report(`${formatVersionName({ app, version })} goes from ${now.traffic}% to ${next}%`);
      looked = { ...looked, traffic: next, visitsAtStep: 0 };
      if (next >= 100) return { outcome: 'promoted', version, looked, documents };
      visitsAtStep = found.visits;
      show?.(looked);
    }
    if (once) return { outcome: isEnough ? 'kept' : 'undecided', version, looked };
  }
}

type Canary = { app: string; version: string; live: string | undefined };
type Judged = {
  line: string;
  looked: Omit<Looked, 'traffic' | 'visitsAtStep'>;
  visits: number;
  reason?: string;
  figures?: Record<string, unknown>;
};

/** The figures of a canary, and the reason to withdraw it, if there is one. */
function judge(
  reports: Reports,
  { app, version, live }: Canary,
  { maxErrorRate, minVisits }: Pick<WatchOptions, 'maxErrorRate' | 'minVisits'>,
): Judged {
  const periods = reports.comparedOf({ app, version });
  const both = overSameTime(periods);
  const compared = both.live.visits > 0 ? both.live : undefined;
  const canary = compared ? both.canary : sumOf(periods.map((period) => period.canary));
  const line = [
    `${formatVersionName({ app, version })}: ${told(canary)}`,
    ...(compared ? [`${live} beside it: ${told(compared)}`] : []),
  ].join('; ');
  const looked = {
    app,
    version,
    canary: tallyOf(canary),
    ...(compared && { beside: { version: String(live), ...tallyOf(compared) } }),
  };
  const { visits } = canary;
  if (visits < minVisits) return { line, looked, visits };
  if (compared) {
    const [worst] = worseMetrics(periods);
    if (!worst) return { line, looked, visits };
    const { metric, evidence } = worst;
    const reason = reasonOf(worst, String(live));
    const figures = { metric, canary: figuresOf(canary), live: figuresOf(compared), evidence: Math.min(evidence, 1e9) };
    return { line, looked, visits, reason, figures };
  }
  const tally = tallyOf(canary);
  const evidence = evidenceAbove(maxErrorRate / 100, tally);
  if (evidence < enoughEvidence) return { line, looked, visits };
  const reason = `${percent(tally)} of its visits failed, but only ${maxErrorRate}% may`;
  return { line, looked, visits, reason, figures: { ...tally, maxErrorRate, evidence: Math.min(evidence, 1e9) } };
}

const tallyOf = ({ loads, errors, visits }: Measured): Tally => ({ failures: loads + errors, visits });

function told(measured: Measured): string {
  const tally = tallyOf(measured);
  return `${countOf(Math.round(tally.failures), 'failure')} in ${countOf(Math.round(tally.visits), 'visit')}${tally.visits > 0 ? `, ${percent(tally)}` : ''}`;
}

/** Failures for each hundred visits, in words. */
export function percent(tally: Tally): string {
  return `${errorRate(tally)?.toFixed(1) ?? 0}%`;
}

async function watchedVersions(
  storage: OriginStorage,
  app: string,
): Promise<{ version: string; traffic: number; live: string | undefined } | undefined> {
  const versions = versionsOf(await readLedger(storage), app);
  const canary = canaryVersion(versions);
  const live = liveVersion(versions);
  return canary && { version: numberOf(canary), traffic: canary.share, live: live && numberOf(live) };
}
