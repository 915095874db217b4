/** How many visits there were, and how many of them failed. */
export type Tally = { failures: number; visits: number };

/** How many times as often as it may, or as the live version, a bad canary fails: what failures are weighed for. */
const ratios = [1.5, 2, 3, 5, 10, 30, 100];

/** The chance that a canary is withdrawn although it fails no more often than the live version, however often somebody looks. */
const errorProbability = 0.01;

/** The evidence from which on a canary is withdrawn: see {@link evidenceBeside}. */
export const enoughEvidence = 1 / errorProbability;

/**
 * How strongly a canary's failures say that it fails more often than the live version over the same time. `1` says nothing.
 *
 * Where both fail equally often, each failure is one of the canary with the probability of the canary's share of the visits, whatever the rate is.
 * The number is the likelihood of the failures that happened, with a canary that fails `r` times as often, over their likelihood with equal rates,
 * averaged over several `r`. Such a mixture is a nonnegative supermartingale, so that by Ville's inequality it ever reaches `1 / α` with a
 * probability of at most `α` where the canary is no worse. That is why it may be looked at after every visit.
 *
 * Sources: J. Ville, "Étude critique de la notion de collectif" (1939); H. Robbins, "Statistical methods related to the law of the iterated
 * logarithm", Annals of Mathematical Statistics 41 (1970); A. Ramdas et al., "Game-theoretic statistics and safe anytime-valid inference" (2023).
 *
 * @returns `1` as well where nobody counted visits of the one or the other
 */
export function evidenceBeside(live: Tally, canary: Tally): number {
  const share = canary.visits / (canary.visits + live.visits);
  return share > 0 && share < 1 ? mixture(share, canary.failures, live.failures) : 1;
}

/**
 * How strongly a canary's failures say that more than `allowed` of its visits fail, where nobody counted visits of the live version. The number is made
 * as that of {@link evidenceBeside}, of which each visit that fails has the probability `allowed`.
 *
 * @param allowed from `0` to `1`. With `0` one failure is enough; with `1` nothing is.
 */
export function evidenceAbove(allowed: number, { failures, visits }: Tally): number {
  if (allowed <= 0) return failures > 0 ? Infinity : 1;
  return allowed < 1 ? mixture(allowed, failures, Math.max(visits - failures, 0)) : 1;
}

/** The mean, over the ratios, of the likelihood of `hits` and `misses` with odds that are so many times as high, over that with a probability of `chance`. */
function mixture(chance: number, hits: number, misses: number): number {
  const likelihoods = ratios.map((ratio) => {
    const higher = (ratio * chance) / (ratio * chance + 1 - chance);
    return Math.exp(hits * Math.log(higher / chance) + misses * Math.log((1 - higher) / (1 - chance)));
  });
  return likelihoods.reduce((sum, one) => sum + one, 0) / ratios.length;
}
