import { wakeEvent } from '@furrow/contract/hydrate-policy';
import { expect, test as base, type Page } from '@playwright/test';

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

/** Waits until React has taken over the page in the outlet. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
}
