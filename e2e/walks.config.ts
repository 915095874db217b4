import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** What visitors of each team do. The tests of the site do it as the site moves. */
const journeys = /journeys\.spec\.ts$/;

/** What visitors do in another language than the one of the sources. The tests of the site have the purchase in it. */
const translated = /spanish\.spec\.ts$/;

const specs = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);

/** The tests of many pages and cases, of which those of the site try a share: see src/share.ts. */
const shared = {
  pages: specs('every-route'),
  looks: specs('directions', 'inert', 'late-fonts', 'past', 'presses', 'measures'),
  cases: specs('faults', 'fragment-faults', 'canary-metrics', 'on-top'),
};
const walks = {
  deleted: specs('deleted-remote'),
  own: specs('own-site', 'own-repository', 'own-repository-slots', 'contracts', 'slots'),
};
process.env.FURROW_SHARE = 'rest';

/**
 * The long walks: repositories of teams with each installer, other toolchains and hosts, frozen contracts, other
 * majors, builds that repeat, nginx, what developers do, a visit of hundreds of pages, the journeys of visitors who
 * asked their system for less motion, and the pages and cases that the tests of the site leave out. They run like the
 * tests of the site, on the same site.
 *
 * They are in three parts of about the same length, because a machine that does everything one after the other makes one
 * part at each commit. Whatever is in no other part is in the third.
 */
export default defineConfig({
  ...site,
  globalSetup: ['./src/build-fixtures.ts', './walks/build-foreign.ts', './src/serve-site.ts'],
  // The tests of the site leave some specs to these runs.
  testIgnore: [],
  projects: [
    { name: 'part 1: pages', testDir: 'src', testMatch: shared.pages },
    { name: 'part 1: walks', testDir: 'walks', testMatch: walks.deleted },
    { name: 'part 2: looks', testDir: 'src', testMatch: shared.looks },
    { name: 'part 2: walks', testDir: 'walks', testMatch: walks.own },
    { name: 'part 3: cases', testDir: 'src', testMatch: shared.cases },
    { name: 'part 3: walks', testDir: 'walks', testMatch: '**/*.spec.ts', testIgnore: Object.values(walks) },
    { name: 'part 3: other languages', testDir: '../remotes', testMatch: translated },
    { name: 'part 3: less motion', testDir: '../remotes', testMatch: journeys, use: { reducedMotion: 'reduce' } },
  ],
  outputDir: '../test-results/walks',
});
