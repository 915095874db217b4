/** How many visits there were and how many of them failed. */
export type Tally = { failures: number; visits: number };

/**
 * A period in which a canary had one share of the visitors: a new share, a new day and a new live version each begin
 * one.
 */
export type Period = {
  /** The visitors of a run are different people, and those of two runs may be the same ones: see {@link evidenceBeside}. */
  run: string;
  /** ISO date and time in UTC. */
  since: string;
  /** The share of the canary, from `0` to `1`. */
  share: number;
};

/** What was counted in a period, of the canary and of the live version beside it. */
export type Beside<Counts> = Period & { live: Counts; canary: Counts };

/** How many times as often as allowed, or as the live version, a bad canary is assumed to fail. */
const ratios = [1.5, 2, 3, 5, 10, 30, 100];

/**
 * The probability that a canary is withdrawn although it fails no more often than the live version, however often
 * somebody looks.
 */
const errorProbability = 0.01;

/** The evidence at which a canary is withdrawn: see {@link evidenceBeside}. */
export const enoughEvidence = 1 / errorProbability;

/**
 * Measures the evidence that a canary fails more often than the live version did over the same period.
 *
 * If both fail equally often, each failure belongs to the canary with the probability of the canary's share of the
 * visitors, whatever the rate is at that moment. The likelihood ratio of the failures of a period, of a canary that
 * fails `r` times as often to one that does not, is therefore a nonnegative martingale of expectation 1. The share is
 * the one that the canary was given, so it is known before the failures are; if more than that of the counted visits
 * are the canary's, it is that larger part, which makes the evidence smaller. Ratios of successive periods are
 * multiplied, each with the share of its own period. Totals over periods with different shares would say something else:
 * a rate that changes for everybody looks like a difference between the versions (Simpson's paradox).
 *
 * A canary may have become worse at the beginning of any period, after an outage of both versions for example. So there
 * is one product for each period that could be the first, averaged over `r`, and each has a fixed part of the permitted
 * probability: {@link partOf}. A product goes on only within a run, because a visitor who always fails may have been
 * counted in an earlier one.
 *
 * By Ville's inequality each product reaches `1 / α` with a probability of at most `α` when the canary is no worse, no
 * matter how often it is evaluated. That is why it may be looked at after every visit.
 *
 * Sources: J. Ville, "Étude critique de la notion de collectif" (1939); H. Robbins, "Statistical methods related to the
 * law of the iterated logarithm", Annals of Mathematical Statistics 41 (1970); A. Ramdas et al., "Game-theoretic
 * statistics and safe anytime-valid inference" (2023).
 *
 * @param periods the earliest first. Where several things count as a failure, such as a wait above each of several
 *   bounds, there is a tally of each, and the ratios are averaged over them as well
 * @returns the greatest product, times its part; `0` without periods
 */
export function evidenceBeside(periods: readonly Beside<readonly Tally[]>[]): number {
  const products = new Map<string, readonly number[]>();
  const found = [...periods.entries()].reverse().map(([index, period]) => {
    const later = products.get(period.run);
    const logs = logsOf(period).map((log, ratio) => log + (later?.[ratio] ?? 0));
    products.set(period.run, logs);
    return partOf(index) * meanOf(logs);
  });
  return Math.max(0, ...found);
}

/** The logarithm of the likelihood ratio of a period, for each of the tallies and of the ratios. */
function logsOf({ share, live, canary }: Beside<readonly Tally[]>): number[] {
  return canary.flatMap((seen, index) => {
    const usual = live[index] ?? { failures: 0, visits: 0 };
    const visits = usual.visits + seen.visits;
    return logsAt(Math.max(share, visits > 0 ? seen.visits / visits : 0), seen.failures, usual.failures);
  });
}

/**
 * The part of the permitted probability that the product beginning with a period may use up. The first one has four
 * fifths, the others share the rest; all parts, however many periods there will be, add up to 1.
 */
function partOf(index: number): number {
  return index === 0 ? 4 / 5 : 1 / (5 * index * (index + 1));
}

/**
 * Measures the evidence that more than `allowed` of a canary's visits fail, for when no visits of the live version were
 * counted. It is computed like {@link evidenceBeside}, with `allowed` as the probability that a visit fails.
 *
 * @param allowed from `0` to `1`. With `0` one failure is enough; with `1` no number of failures is.
 */
export function evidenceAbove(allowed: number, { failures, visits }: Tally): number {
  if (allowed <= 0) return failures > 0 ? Infinity : 1;
  return allowed < 1 ? meanOf(logsAt(allowed, failures, Math.max(visits - failures, 0))) : 1;
}

/**
 * The logarithms of a likelihood ratio, for each of the ratios: that of `hits` and `misses` if the odds of a hit are
 * multiplied by the ratio, to that at a probability of `chance`.
 */
function logsAt(chance: number, hits: number, misses: number): number[] {
  return ratios.map((ratio) => hits * Math.log(ratio) - (hits + misses) * Math.log1p(chance * (ratio - 1)));
}

function meanOf(logs: readonly number[]): number {
  return logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length;
}
