import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** What visitors of each team do. The tests of the site do it as the site moves. */
const journeys = /\/(shop|giving|farmer|dao|you)\.spec\.ts$/;

/**
 * The long walks: repositories of teams with each installer, other toolchains and hosts, frozen contracts, other majors, builds that
 * repeat, nginx, what developers do, a visit of hundreds of pages, and the journeys of visitors who asked their system for less motion.
 * They run like the tests of the site, on the same site.
 */
export default defineConfig({
  ...site,
  globalSetup: ['./src/build-fixtures.ts', './walks/build-foreign.ts', './src/serve-site.ts'],
  projects: [
    { name: 'walks', testDir: 'walks' },
    { name: 'reduced motion', testDir: 'src', testMatch: journeys, use: { reducedMotion: 'reduce' } },
  ],
  outputDir: '../test-results/walks',
});
