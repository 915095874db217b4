import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/** The headless shell comes first, because it starts without a browser window and takes half the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a browser on this machine: the one named by CHROMIUM_PATH, an installed one, or one that Playwright
 * downloaded before; `undefined` when there is none.
 */
export async function installedBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const found = commands.map(findOnPath).find((file) => file !== undefined) ?? places.find((file) => existsSync(file));
  if (found) return found;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Features of Chromium that tests do not need. It renders the popups of its address bar as pages, again for every
 * window, which takes longer than opening the window. When a switch is repeated only its last value counts, so the
 * features that Playwright switches off are listed here too.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Playwright's launch options for the browser at `executablePath` on this machine. */
export function launchOptions(executablePath: string | undefined): LaunchOptions & { args: string[] } {
  return {
    executablePath,
    args: [
      `--disable-features=${withoutFeatures.join(',')}`,
      // Without a window Chromium draws with an emulated graphics card, which takes more than a quarter of the time of a test.
      '--disable-gpu',
      // Chromium refuses to use its sandbox when it runs as root, as it does in CI.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/** The absolute path of a command on PATH, if there is one. */
export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
