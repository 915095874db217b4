/** Meals and dollars a donor plans for a month. */
export const monthlyMealsGoal = 600;
export const monthlyDonationGoal = 288;

/** What the donations themselves do not tell. */
export const impactBeyondDonations = {
  carbonOffset: 1.2,
  donationStreak: 12,
  impactRank: 'Community Champion',
};
