/** How many visits there were and how many of them failed. */
export type Tally = { failures: number; visits: number };

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
 * Measures the evidence that a canary fails more often than the live version did over the same time. `1` means no
 * evidence.
 *
 * If both fail equally often, the probability that a given failure belongs to the canary is the canary's share of the
 * visits, whatever the rate is. The evidence is a likelihood ratio: the likelihood of the observed failures if the
 * canary fails `r` times as often, divided by their likelihood at equal rates, averaged over several `r`. Such a
 * mixture is a nonnegative supermartingale, so by Ville's inequality it reaches `1 / α` with a probability of at most
 * `α` when the canary is no worse, no matter how often it is evaluated. That is why it may be looked at after every
 * visit.
 *
 * Sources: J. Ville, "Étude critique de la notion de collectif" (1939); H. Robbins, "Statistical methods related to the
 * law of the iterated logarithm", Annals of Mathematical Statistics 41 (1970); A. Ramdas et al., "Game-theoretic
 * statistics and safe anytime-valid inference" (2023).
 *
 * @returns `1` also when no visits of one of the versions were counted
 */
export function evidenceBeside(live: Tally, canary: Tally): number {
  const share = canary.visits / (canary.visits + live.visits);
  return share > 0 && share < 1 ? mixture(share, canary.failures, live.failures) : 1;
}

/**
 * Measures the evidence that more than `allowed` of a canary's visits fail, for when no visits of the live version were
 * counted. It is computed like {@link evidenceBeside}, with `allowed` as the probability that a visit fails.
 *
 * @param allowed from `0` to `1`. With `0` one failure is enough; with `1` no number of failures is.
 */
export function evidenceAbove(allowed: number, { failures, visits }: Tally): number {
  if (allowed <= 0) return failures > 0 ? Infinity : 1;
  return allowed < 1 ? mixture(allowed, failures, Math.max(visits - failures, 0)) : 1;
}

/**
 * The mean, over the ratios, of a likelihood ratio: that of `hits` and `misses` if the odds are multiplied by the
 * ratio, to that at a probability of `chance`.
 */
function mixture(chance: number, hits: number, misses: number): number {
  const likelihoods = ratios.map((ratio) => {
    const higher = (ratio * chance) / (ratio * chance + 1 - chance);
    return Math.exp(hits * Math.log(higher / chance) + misses * Math.log((1 - higher) / (1 - chance)));
  });
  return likelihoods.reduce((sum, one) => sum + one, 0) / ratios.length;
}
