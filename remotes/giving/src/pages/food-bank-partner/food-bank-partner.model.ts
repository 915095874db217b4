export type PartnerTier = {
  name: string;
  /** Dollars a year. */
  minDonations: number;
  benefits: string[];
  color: 'straw' | 'wheat' | 'beet';
  popular: boolean;
};

/** The tier a food bank is in with so much donated to it in a year: the highest it reaches. */
export function tierFor(tiers: readonly PartnerTier[], donations: number): PartnerTier | undefined {
  return tiers
    .filter(({ minDonations }) => donations >= minDonations)
    .reduce<PartnerTier | undefined>(
      (best, tier) => (!best || tier.minDonations > best.minDonations ? tier : best),
      undefined,
    );
}

/** How long an application seems to be on its way, in milliseconds. Nothing is sent. */
export const submittingFor = 2000;
