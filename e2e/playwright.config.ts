import { installedBrowser, launchOptions } from '@furrow/testing/browser';
import { defineConfig } from '@playwright/test';
import { runs } from './runs';

const browser = launchOptions(await installedBrowser());

/** Tests run against the composed production site. `pnpm e2e` builds it first. */
export default defineConfig({
  ...runs,
  globalSetup: ['./src/build-fixtures.ts', './src/serve-site.ts'],
  // One project for the tests of the site and those of each team, which live with it: another one would have browsers of
  // its own, and starting them takes time.
  testDir: '..',
  testMatch: ['**/e2e/src/**/*.spec.ts', '**/remotes/*/e2e/**/*.spec.ts'],
  // The long walks have the journeys in another language.
  testIgnore: '**/spanish.spec.ts',
  respectGitIgnore: true,
  outputDir: '../test-results',
  fullyParallel: true,
  // More workers than the usual two cores, because tests spend much of their time waiting.
  workers: 3,
  use: {
    viewport: { width: 1440, height: 900 },
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
