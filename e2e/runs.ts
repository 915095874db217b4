import type { PlaywrightTestConfig } from '@playwright/test';

/** What the tests in Chromium and the journeys in other engines have in common. */
export const runs: PlaywrightTestConfig = {
  globalSetup: './src/serve-site.ts',
  forbidOnly: true,
  // `npm test` asks for a second attempt, names who needed one, and allows it to very few.
  retries: 0,
  workers: 2,
  // Long enough for a machine that has other work: nothing here says how fast the site is.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
};
