import type { PlaywrightTestConfig } from '@playwright/test';

// Playwright asks for colors in its workers, and with them the commands that a test starts would color what it reads.
process.env.FORCE_COLOR = '0';

/** Settings that the tests in Chromium and the journeys in other engines share. */
export const runs: PlaywrightTestConfig = {
  globalSetup: './src/serve-site.ts',
  forbidOnly: true,
  // `npm test` sets this to one. It names the tests that needed a second attempt, and fails if there are more than a
  // few.
  retries: 0,
  workers: 2,
  // Long enough for a busy machine: no test measures the speed of the site.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
};
