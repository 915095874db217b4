import type { VersionName } from '@furrow/formats/release-name';
import type { JournalEvent } from '../../domain/journal';
import { type Compared, nothingMeasured, oddsNeeded, oddsOf } from '../../domain/judgement';
import type { Reports } from '../reports';

/** How a canary ended: everybody gets it, it was rolled back, or another canary took its place. */
type End = { at: string; how: 'live' | 'withdrawn' | 'replaced'; reason?: string; metric?: string; evidence?: number };

/** A canary from its first visitors to its end, as the journal has it. */
export type CanaryRun = {
  app: string;
  version: string;
  /** When it got which percentage of the visitors, the earliest first. */
  shares: { at: string; share: number }[];
  /** Absent while it is out. */
  end?: End;
};

/** The evidence about a canary at a time, by the metric that comes closest to its threshold. */
type Evidence = { at: string; odds: number };

/** A canary with what was counted of its visitors and of those of the live version beside it. */
export type CountedRun = CanaryRun & {
  periods: Compared;
  /** The metric that withdrew it, or that came closest to it. */
  metric: string;
  /** The evidence at which it is withdrawn. */
  needed: number;
  /** The evidence at the beginning and after each period, the earliest first; empty when nothing was counted. */
  evidence: Evidence[];
};

/** How many canaries are drawn beside those that are out. */
const endedShown = 3;

/**
 * The canaries that are out, and those that ended last; the latest first.
 *
 * @param events the journal, the earliest event first
 * @param isShown leaves out other canaries
 */
export function canaryRuns(
  events: readonly JournalEvent[],
  isShown: (run: VersionName) => boolean = () => true,
): CanaryRun[] {
  const runs: CanaryRun[] = [];
  const open = new Map<string, CanaryRun>();
  for (const event of events) {
    for (const [app, { live, canary }] of Object.entries(event.after ?? {})) {
      const run = open.get(app);
      if (run && run.version !== canary?.version) {
        run.end = endOf(run, event, live);
        open.delete(app);
      }
      if (!canary) continue;
      const now = open.get(app) ?? { app, version: canary.version, shares: [] };
      if (!open.has(app)) runs.push(now);
      open.set(app, now);
      if (now.shares.at(-1)?.share !== canary.share) now.shares.push({ at: event.at, share: canary.share });
    }
  }
  const latest = runs.filter(isShown).reverse();
  const ended = latest.filter(({ end }) => end);
  return [...latest.filter(({ end }) => !end), ...ended.slice(0, endedShown)];
}

function endOf(run: CanaryRun, { at, command, reason, figures = {} }: JournalEvent, live: string | null): End {
  if (live === run.version) return { at, how: 'live' };
  if (command !== 'rollback') return { at, how: 'replaced' };
  const { metric, evidence } = figures;
  return {
    at,
    how: 'withdrawn',
    ...(reason !== undefined && { reason }),
    ...(typeof metric === 'string' && { metric }),
    ...(typeof evidence === 'number' && { evidence }),
  };
}

/** Adds to a canary what was counted while it was out. */
export function countedRun(run: CanaryRun, reports: Reports, now: Date): CountedRun {
  const begun = run.shares[0]?.at ?? '';
  const ended = run.end?.at ?? now.toISOString();
  const periods = reports.comparedOf(run).filter(({ since }) => since >= begun && since <= ended);
  const metric = run.end?.metric ?? closestMetric(periods);
  const needed = oddsNeeded[metric] ?? Infinity;
  const evidence = evidenceOver(periods, metric, { begun, ended });
  // What the judge saw when it decided is in the journal; visitors may have been counted later.
  if (run.end?.evidence !== undefined && evidence.length > 0)
    evidence.splice(-1, 1, { at: ended, odds: run.end.evidence });
  return { ...run, periods, metric, needed, evidence };
}

function closestMetric(periods: Compared): string {
  const odds = Object.entries(oddsOf(periods)).map(([metric, value]) => ({
    metric,
    part: value / (oddsNeeded[metric] ?? Infinity),
  }));
  return odds.reduce((most, one) => (one.part > most.part ? one : most)).metric;
}

function evidenceOver(
  periods: Compared,
  metric: string,
  { begun, ended }: { begun: string; ended: string },
): Evidence[] {
  const [first] = periods;
  if (!first) return [];
  const oddsAfter = (counted: Compared) => oddsOf(counted)[metric] ?? 0;
  const nothing = { ...first, live: nothingMeasured(), canary: nothingMeasured() };
  return [
    { at: begun, odds: oddsAfter([nothing]) },
    ...periods.map(({ since }, index) => ({
      at: earliest(endOfDay(since), periods[index + 1]?.since ?? ended, ended),
      odds: oddsAfter(periods.slice(0, index + 1)),
    })),
  ];
}

/** A period is over at midnight, UTC. */
const endOfDay = (at: string) =>
  new Date(Date.parse(`${at.slice(0, 10)}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString();
const earliest = (...times: string[]) => times.reduce((first, time) => (time < first ? time : first));
