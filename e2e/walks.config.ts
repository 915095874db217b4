import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import { ofTeams } from './runs';

/** What visitors of each team do. The tests of the site do it as the site moves. */
const journeys = /journeys\.spec\.ts$/;

/**
 * The long walks: repositories of teams with each installer, other toolchains and hosts, frozen contracts, other
 * majors, builds that repeat, nginx, what developers do, a visit of hundreds of pages, and the journeys of visitors who
 * asked their system for less motion. They run like the tests of the site, on the same site.
 */
export default defineConfig({
  ...site,
  globalSetup: ['./src/build-fixtures.ts', './walks/build-foreign.ts', './src/serve-site.ts'],
  projects: [
    { name: 'walks', testDir: 'walks' },
    ...ofTeams.map(({ name, testDir }) => ({
      name: `${name}, reduced motion`,
      testDir,
      testMatch: journeys,
      use: { reducedMotion: 'reduce' as const },
    })),
  ],
  outputDir: '../test-results/walks',
});
