import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** What visitors of each team do. The tests of the site do it as the site moves. */
const journeys = /journeys\.spec\.ts$/;

/** What visitors do in another language than the one of the sources. The tests of the site have the purchase in it. */
const translated = /spanish\.spec\.ts$/;

const specs = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);

/**
 * The tests of many pages and cases, of which those of the site try a share: see src/share.ts. They are in parts of about
 * the same length, because a machine that does everything one after the other tries one part at each commit.
 */
const shared = {
  pages: specs('every-route'),
  looks: specs('directions', 'inert', 'past', 'presses', 'measures'),
  cases: specs('faults', 'fragment-faults', 'canary-metrics', 'on-top'),
};
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
    { name: 'rest 1: pages', testDir: 'src', testMatch: shared.pages },
    { name: 'rest 2: looks', testDir: 'src', testMatch: shared.looks },
    { name: 'rest 3: cases', testDir: 'src', testMatch: shared.cases },
    { name: 'rest 3: other languages', testDir: '../remotes', testMatch: translated },
    { name: 'rest 3: less motion', testDir: '../remotes', testMatch: journeys, use: { reducedMotion: 'reduce' } },
  ],
  outputDir: '../test-results/walks',
});
