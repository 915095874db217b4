import { expect, hydrated, open, test as ofAnySite, type Page } from '@furrow/testing/test';
import type { Locator } from '@playwright/test';

/** The tests of the site that `serve-site.ts` serves. */
export const test = ofAnySite.extend({ baseURL: ({}, use) => use(process.env.SITE_URL) });

export { expect, hydrated, open };
export type { Page };

/** Whether the host's code is in the document: from the start, or because somebody needed the page alive. */
export function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('script[src*="/host/"][src*="/main."]') !== null);
}

/** The button of one of the header's menus. */
export function menuButton(page: Page, label: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: label });
}

/** What the open menu shows: links that can be seen. */
export function menuLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Counts full document loads: a client navigation leaves the mark in place. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/**
 * Keeps an app's code on the way until it is let through: its part of the page is there and cannot do anything yet. The boot scripts of its
 * fragments in the header are not held, because every document waits for them.
 */
export async function withholdScripts(page: Page, app = 'host'): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(new RegExp(`/${app}/[^/]+/(?!\\S*\\.boot\\.).*\\.js$`), async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}
