export type PartnerTier = {
  name: string;
  /** Dollars a year. */
  minDonations: number;
  benefits: string[];
  color: 'straw' | 'wheat' | 'beet';
  popular: boolean;
};

/** How long an application seems to be on its way, in milliseconds. Nothing is sent. */
export const submittingFor = 2000;
