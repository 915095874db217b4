import type { PlaywrightTestConfig } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBrowser, launchOptions } from './browser';

/** React in development recommends its tools. */
const ofDevelopment = /React DevTools/;

const withoutBrowser =
  'No browser was found, so no page was opened in one. Name one by CHROMIUM_PATH, or run: npx playwright install --only-shell chromium';

/** The address at which `npm start` serves the remote of a folder: the `config.port` of its package.json says which. */
export function developedAddress(folder: string): string {
  const { config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { config: { port: number } };
  return `http://localhost:${config.port}`;
}

/**
 * The settings of Playwright for a remote in a repository of its own: its tests in `e2e` run on the site that `npm
 * start` serves, which is started for them unless it is there. Where no browser is found nothing is opened, and a line
 * says so.
 *
 * @param folder absolute path of the repository
 * @throws Error in CI when no browser is found
 */
export async function testsOfRemote(folder: string): Promise<PlaywrightTestConfig<{ allowed: RegExp }>> {
  const executablePath = await installedBrowser();
  if (!executablePath && process.env.CI) throw new Error(withoutBrowser);
  if (!executablePath) console.log(withoutBrowser);
  const baseURL = developedAddress(folder);
  return {
    testDir: join(folder, 'e2e'),
    outputDir: join(folder, '.cache/test-results'),
    forbidOnly: true,
    timeout: 90_000,
    expect: { timeout: 15_000 },
    reporter: 'list',
    use: {
      baseURL,
      allowed: ofDevelopment,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      launchOptions: launchOptions(executablePath),
    },
    ...(executablePath
      ? { webServer: { command: 'npm start', url: baseURL, reuseExistingServer: true, timeout: 180_000 } }
      : { testIgnore: '**' }),
  };
}
