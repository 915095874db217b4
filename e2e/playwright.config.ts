import { installedBrowser, launchOptions } from '@furrow/release/check/browser';
import { defineConfig } from '@playwright/test';

const browser = launchOptions(installedBrowser());

/** Against the composed production site; `pnpm e2e` builds it first. */
export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  globalSetup: './src/serve-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time is a test that failed.
  retries: 0,
  workers: 2,
  // Long enough for a machine that has other work: nothing here says how fast the site is.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    launchOptions: {
      ...browser,
      args: [
        ...browser.args,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
