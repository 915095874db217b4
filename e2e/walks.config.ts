import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/**
 * The long walks: repositories of teams with each installer, other toolchains and hosts, frozen contracts, other majors, builds that
 * repeat, and nginx. They run like the tests of the site, on the same site.
 */
export default defineConfig({
  ...site,
  globalSetup: ['./src/build-fixtures.ts', './walks/build-foreign.ts', './src/serve-site.ts'],
  testDir: 'walks',
  outputDir: '../test-results/walks',
});
