import { defineConfig } from '@playwright/test';
import { runs } from './runs';

/** The journeys in the engines that Playwright does not drive, with a worker for each: it only runs the tests and counts them. */
export default defineConfig({
  ...runs,
  testDir: 'engines',
  outputDir: '../test-results/engines',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
