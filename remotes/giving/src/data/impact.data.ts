import { donations } from './donations.data';
import { impactOf } from './impact.model';

export const monthlyMealsGoal = 600;
export const monthlyDonationGoal = 300;

/** The year of giving every page about the donor shows. */
export const impact = impactOf(donations, {
  carbonOffset: 1.2,
  donationStreak: 12,
  impactRank: 'Community Champion',
});
