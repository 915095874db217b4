export type RewardTier = { amount: number; title: string; description: string; image: string };

export function isReached(tier: RewardTier, amount: number): boolean {
  return amount >= tier.amount;
}

export function reachedTiers(tiers: readonly RewardTier[], amount: number): RewardTier[] {
  return tiers.filter((tier) => isReached(tier, amount));
}

/** The highest tier at or below the amount. The order of the list does not matter. */
export function rewardFor(tiers: readonly RewardTier[], amount: number): RewardTier | undefined {
  return reachedTiers(tiers, amount).reduce<RewardTier | undefined>(
    (best, tier) => (!best || tier.amount > best.amount ? tier : best),
    undefined,
  );
}
