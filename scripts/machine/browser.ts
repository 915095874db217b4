import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findOnPath, installedBrowser } from '@furrow/testing/browser';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages } from './packages';
import { root, run } from '../workspace/process';

/** Debian's Chromium without a window. A page takes two thirds of the processor time in it. */
const headlessShell = 'chromium-headless-shell';

/**
 * Returns the path of a browser for the tests. When there is none, Playwright's browser is installed, or Debian's if
 * that fails and installing is allowed. Where it is allowed, Debian's headless shell is installed beside a Chromium with
 * a window, because it saves minutes of the tests.
 *
 * @throws Error with one sentence that says what to do, when neither works
 */
export async function findBrowser(report: (line: string) => void): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const installed = await installedBrowser();
  if (installed && !named && basename(installed) === 'chromium' && canInstallPackages()) {
    report('Installing the headless shell of Chromium, in which the tests take less time (once) …');
    await installPackages([headlessShell]);
    return findOnPath(headlessShell) ?? installed;
  }
  if (installed) return installed;

  report('No browser found: downloading Chromium (once) …');
  await run('playwright', ['install', 'chromium'], { folder: join(root, 'e2e') });
  if (existsSync(chromium.executablePath()) && (await starts(chromium.executablePath())))
    return chromium.executablePath();

  if (canInstallPackages()) {
    report("Playwright's Chromium does not run here: installing the system's package …");
    for (const name of [headlessShell, 'chromium']) {
      await installPackages([name]);
      const packaged = findOnPath(name);
      if (packaged) return packaged;
    }
  }
  throw new Error('No browser to test with: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

/** Returns whether a downloaded browser starts. Libraries of the system may be missing. */
async function starts(file: string): Promise<boolean> {
  return (await run(file, ['--headless', '--no-sandbox', '--version'])).code === 0;
}
