import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOnPath, root, run } from './process';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that is already here: named by CHROMIUM_PATH, installed, or downloaded by Playwright before. */
export function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const found = commands.map(findOnPath).find((file) => file !== undefined);
  return found ?? [...places, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The path of a browser to test with. Installs one when there is none: Playwright's, else Debian's when that is allowed.
 *
 * @throws Error with one sentence that says what to do, when no way works
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const installed = installedBrowser();
  if (installed) return installed;

  say('No browser found: downloading Chromium (once) …');
  await run('playwright', ['install', 'chromium'], { folder: join(root, 'e2e') });
  if (existsSync(chromium.executablePath()) && (await starts(chromium.executablePath())))
    return chromium.executablePath();

  if (process.getuid?.() === 0 && findOnPath('apt-get')) {
    say("Playwright's Chromium does not run here: installing the system's package …");
    await run('apt-get', ['update'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const packaged = findOnPath('chromium');
    if (packaged) return packaged;
  }
  throw new Error('No browser to test with: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

/** A downloaded browser may lack the system's libraries. */
async function starts(file: string): Promise<boolean> {
  return (await run(file, ['--headless', '--no-sandbox', '--version'])).code === 0;
}
