import { defineConfig } from '@playwright/test';

/** The journeys in the engines that Playwright does not drive: it only runs the tests and counts them. */
export default defineConfig({
  testDir: 'engines',
  outputDir: '../test-results/engines',
  globalSetup: './src/serve-site.ts',
  forbidOnly: true,
  retries: 0,
  // One for each engine, whose browser is started once.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
