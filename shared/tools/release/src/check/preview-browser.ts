import { installedBrowser, launchOptions } from '@furrow/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { contentTypeOf } from '../domain/delivery';
import { documentFile, headersFile, isReleaseFile, notFoundDocument } from '../domain/paths';
import { Refused } from '../domain/refused';
import { readJson, type OriginStorage } from '../store/storage';

/** The origin that the preview pretends to have. No request leaves this machine. */
export const previewOrigin = 'https://preview.furrow.example';
/** The time limit for hydrating a page, in milliseconds. */
export const hydrationTimeout = 20_000;

/** @throws Refused when there is no browser */
export async function launch(): Promise<Browser> {
  const executablePath = await installedBrowser();
  if (!executablePath)
    throw new Refused(
      'FUR-GATE-NO-BROWSER',
      'The check needs a browser: install Chromium, set CHROMIUM_PATH to one, or skip the check with --no-browser.',
    );
  const { chromium } = await import('playwright-core');
  return chromium.launch(launchOptions(executablePath));
}

/** Answers every request of the page from the preview, with the site's own headers. */
export async function answerFrom(page: Page, preview: OriginStorage): Promise<void> {
  const headers = ((await readJson(preview, headersFile)) ?? {}) as Record<string, string>;
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== previewOrigin) return route.abort();
    const path = decodeURIComponent(url.pathname);
    const file = isReleaseFile(path.slice(1)) || /\.\w+$/.test(path) ? path.slice(1) : documentFile(path);
    const stored = await preview.read(file);
    const body = stored ?? (await preview.read(notFoundDocument));
    return route.fulfill({
      status: stored ? 200 : 404,
      headers: {
        ...headers,
        'Content-Type': contentTypeOf(stored ? file : notFoundDocument),
        'Access-Control-Allow-Origin': '*',
      },
      body: Buffer.from(body?.bytes ?? []),
    });
  });
}

/** Whether a page kept its prerendered HTML when its code ran. `late`: the code has not run within the time limit. */
type Outcome = 'hydrated' | 'replaced' | 'late';

/** Runs in the page: remembers the elements that the document brought into the island. */
export function watchIsland(): void {
  const prerendered: Element[] = [];
  (globalThis as unknown as { prerendered: Element[] }).prerendered = prerendered;
  // This event fires before deferred scripts run.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    prerendered.push(...document.querySelectorAll('[data-island] > *'));
  });
}

/** Runs in the page: remembers the scripts that the browser refuses, because the page does not name any hash for them. */
export function watchUnhashed(): void {
  const refused: string[] = [];
  const { ReportingObserver: Observer } = globalThis as unknown as {
    ReportingObserver: new (
      heard: (reports: { body: { blockedURL: string } }[]) => void,
      options: { types: string[]; buffered: boolean },
    ) => { observe(): void };
  };
  Object.assign(globalThis, { unhashed: refused });
  const note = (reports: { body: { blockedURL: string } }[]) =>
    void refused.push(...reports.map(({ body }) => new URL(body.blockedURL).pathname));
  new Observer(note, { types: ['integrity-violation'], buffered: true }).observe();
}

/** The scripts that {@link watchUnhashed} has heard of, by their addresses. */
export function unhashedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { unhashed: string[] }).unhashed);
}

/**
 * Waits until the page is hydrated. React sets a property on every element that it hydrates. For code without React,
 * the host knows when it was mounted: it then stops recording what the visitor does in the island.
 */
export async function untilHydrated(page: Page): Promise<Outcome> {
  // Playwright's own waiting evaluates strings in the page, which the page's policy forbids. So this asks the page
  // every 50 ms.
  for (const deadline = Date.now() + hydrationTimeout; Date.now() < deadline; await page.waitForTimeout(50)) {
    const outcome = await page.evaluate((): Outcome => {
      const { prerendered } = globalThis as unknown as { prerendered: Element[] };
      const owned = prerendered.some((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
      if (owned) return 'hydrated';
      if (!prerendered.some((element) => element.isConnected)) return 'replaced';
      const { furrowRecorded } = globalThis as unknown as { furrowRecorded?: { hydrated?: WeakSet<Element> } };
      const island = document.querySelector('[data-island]');
      return island && furrowRecorded?.hydrated?.has(island) ? 'hydrated' : 'late';
    });
    if (outcome === 'late') continue;
    // React reports a mismatch right after the first render.
    await page.waitForTimeout(100);
    return outcome;
  }
  return 'late';
}
