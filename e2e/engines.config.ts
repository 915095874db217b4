import { defineConfig } from '@playwright/test';
import { runs } from './runs';

/**
 * The journeys in the engines that Playwright does not control: in Firefox as the site moves, in WebKitGTK with less
 * motion. Each engine has one worker, because Playwright only runs and counts the tests.
 */
export default defineConfig({
  ...runs,
  testDir: 'engines',
  outputDir: '../test-results/engines',
  projects: [{ name: 'firefox' }, { name: 'webkit-still' }],
});
