import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** What visitors of each team do. The tests of the site do it as the site moves. */
const journeys = /journeys\.spec\.ts$/;

/** What visitors do in another language than the one of the sources. The tests of the site have the purchase in it. */
const translated = /spanish\.spec\.ts$/;

/** The tests of many pages and cases, of which those of the site try a share: see src/share.ts. */
const shared =
  /\/(every-route|directions|inert|past|presses|faults|fragment-faults|canary-metrics|measures|on-top)\.spec\.ts$/;
process.env.FURROW_SHARE = 'rest';

/**
 * The long walks: repositories of teams with each installer, other toolchains and hosts, frozen contracts, other
 * majors, builds that repeat, nginx, what developers do, a visit of hundreds of pages, the journeys of visitors who
 * asked their system for less motion, and the pages and cases that the tests of the site leave out. They run like the
 * tests of the site, on the same site.
 */
export default defineConfig({
  ...site,
  globalSetup: ['./src/build-fixtures.ts', './walks/build-foreign.ts', './src/serve-site.ts'],
  // The tests of the site leave some specs to these runs.
  testIgnore: [],
  projects: [
    { name: 'walks', testDir: 'walks', testMatch: '**/*.spec.ts' },
    { name: 'rest of the site', testDir: 'src', testMatch: shared },
    { name: 'other languages', testDir: '../remotes', testMatch: translated },
    { name: 'reduced motion', testDir: '../remotes', testMatch: journeys, use: { reducedMotion: 'reduce' } },
  ],
  outputDir: '../test-results/walks',
});
