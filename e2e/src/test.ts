import { wakeEvent } from '@furrow/formats/hydrate-policy';
import { expect, test as base, type Locator, type Page } from '@playwright/test';

type Quiet = {
  /** What a test provokes on purpose: console messages, errors or requests that match are no problem. */
  allowed: RegExp | undefined;
  problems: string[];
};

/**
 * A test fails when its page says anything on the console, throws, breaks the Content-Security-Policy or asks for something
 * that does not come, unless `test.use({ allowed: /…/ })` names it.
 */
export const test = base.extend<Quiet>({
  baseURL: ({}, use) => use(process.env.SITE_URL),
  allowed: [undefined, { option: true }],
  problems: [
    async ({ context, allowed, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!allowed?.test(problem)) problems.push(problem);
      };
      context.on('console', (message) =>
        note(`console.${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Without JavaScript Chromium reports each script that it does not load.
        if (!javaScriptEnabled && reason === 'csp') return;
        // A page that is left cancels what it was still loading.
        if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Content-Security-Policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
        });
      });
      await use(problems);
      expect(problems, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Page };

/** Opens a path and waits until its page takes input. A page that sleeps is woken, as the first press on a control would. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate((event) => document.dispatchEvent(new Event(event)), wakeEvent);
  await hydrated(page);
}

/** Waits until React has taken over the page in the slot. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
}

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
