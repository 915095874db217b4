import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, hydrated, open, test as ofAnySite, type Page } from '@furrow/testing/test';
import type { Locator } from '@playwright/test';
import { originFolder } from './origin';

/** The tests of the site that `serve-site.ts` serves. Its pages write no entry of the storage that no release lists. */
export const test = ofAnySite.extend<{ onlyListedKeys: void }>({
  baseURL: ({}, use) => use(process.env.SITE_URL),
  onlyListedKeys: [
    async ({ context, baseURL }, use) => {
      const kept = JSON.parse(readFileSync(join(originFolder, 'kept.json'), 'utf8')) as { key: string }[];
      await context.addInitScript(
        ({ origin, listed }) => {
          if (location.origin !== origin) return;
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (key, value) {
            if (!listed.includes(key.replace(/\.unreadable$/, ''))) console.error(`No release lists the entry ${key}`);
            setItem.call(this, key, value);
          };
        },
        { origin: baseURL ?? '', listed: kept.map(({ key }) => key) },
      );
      await use();
    },
    { auto: true },
  ],
});

export { expect, hydrated, open };
export type { Locator, Page };

/** Whether the document has loaded the host's code, from the start or because the page woke. */
export function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('script[src*="/host/"][src*="/main."]') !== null);
}

/** The button of one of the header's menus. */
export function menuButton(page: Page, label: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: label });
}

/** The links in the open menu. */
export function menuLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Marks the window, to detect full document loads: a client navigation keeps the mark. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/**
 * Delays an app's code until the returned function is called. Its HTML is shown and does nothing yet. The boot scripts
 * of its fragments in the header are not delayed, because every document waits for them.
 */
export function withholdScripts(page: Page, app = 'host'): Promise<() => void> {
  return withhold(page, new RegExp(`/${app}/[^/]+/(?!\\S*\\.boot\\.).*\\.js$`));
}

/** Delays the files whose addresses match until the returned function is called. */
export async function withhold(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

/** Closes every page of this one's browser and then the site. What a page still asks for would find nobody. */
export async function leaveAndClose(site: { close: () => Promise<void> }, page: Page): Promise<void> {
  for (const each of page.context().pages()) await each.close();
  await site.close();
}
