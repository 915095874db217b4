import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/** The headless shell comes first, because it draws no browser around the page and takes half the time. */
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

/** The path of a browser on this machine: named by CHROMIUM_PATH, installed, or downloaded by Playwright before; `undefined` when there is none. */
export async function installedBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const found = commands.map(findOnPath).find((file) => file !== undefined) ?? places.find((file) => existsSync(file));
  if (found) return found;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Features of Chromium that tests have no use for. It renders the popups of its address bar as pages, for every window anew, which takes longer
 * than opening the window. The last switch of a name counts, so what Playwright switches off is here too.
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

/** How Playwright starts the browser at `executablePath` on this machine. */
export function launchOptions(executablePath: string | undefined): LaunchOptions & { args: string[] } {
  return {
    executablePath,
    args: [
      `--disable-features=${withoutFeatures.join(',')}`,
      // Chromium refuses its sandbox to root, as which CI runs.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/** Absolute path of a command on PATH, if there is one. */
export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
