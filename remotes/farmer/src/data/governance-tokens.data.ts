/** What onboarding gives. */
export const governanceTokens = 100;
