import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright-core';

/** The shell comes first: it draws no browser around the page, and takes half the time. */
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

/** A browser that is already here: named by CHROMIUM_PATH, installed, or downloaded by Playwright before. */
export function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const found = commands.map(findOnPath).find((file) => file !== undefined);
  return found ?? [...places, chromium.executablePath()].find((file) => existsSync(file));
}

/** How Playwright starts the browser at `executablePath` on this machine: Chromium refuses its sandbox to root, as which CI runs. */
export function launchOptions(executablePath: string | undefined): LaunchOptions & { args: string[] } {
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

/** Absolute path of a command on PATH, if there is one. */
export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
