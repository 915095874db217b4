import { wakeEvent } from '@furrow/formats/hydrate-policy';
import type { Browser, Page } from 'playwright-core';
import { hostName, liveEntry } from '@furrow/discovery/discovery';
import type { Release } from '@furrow/formats/release.schema';
import { installedBrowser, launchOptions } from '@furrow/testing/browser';
import { contentTypeOf } from '../domain/delivery';
import { documentFile, headersFile, isReleaseFile, notFoundDocument } from '../domain/paths';
import { all } from '../domain/all';
import { viewOf } from '../domain/ledger';
import { readLedger } from '../store/ledger-file';
import { Refused } from '../domain/refused';
import { readRelease } from '../store/releases';
import { readJson, type OriginStorage } from '../store/storage';
import { rendersAnew } from './react-minors';

/** The origin that the preview pretends to have. No request leaves this machine. */
const previewOrigin = 'https://preview.furrow.example';
/** The time limit for hydrating a page, in milliseconds. */
const hydrationTimeout = 20_000;

/** The errors by which a production build of React reports that HTML and first render differ. */
const mismatch = /React error #(?:418|42[1-5])\b/;

/** `hydrates` is false for a page that was prerendered by another minor of React than the one that runs it. */
type Visit = { app: string; path: string; hydrates: boolean };

export type HydrationOptions = {
  /** Checks every page instead of one per route. */
  full?: boolean;
  report?: (step: string) => void;
};

/**
 * Opens pages of the release in Chromium, inside the live host, and checks that each page hydrates its prerendered
 * HTML. For a release of the host, one page of every remote is opened.
 *
 * @param preview the site as it would be with the release live
 * @returns one sentence per problem
 * @throws Refused when there is no browser
 */
export async function hydrationProblems(
  preview: OriginStorage,
  release: Release,
  { full = false, report = () => undefined }: HydrationOptions,
): Promise<string[]> {
  const visits = await visitsFor(preview, release, full);
  if (visits.length === 0) return [];
  const browser = await launch();
  try {
    report(`Hydrating ${visits.length} ${visits.length === 1 ? 'page' : 'pages'} in the browser`);
    const problems: string[] = [];
    for (const visit of visits) problems.push(...(await visitPage(browser, preview, visit)));
    return problems;
  } finally {
    await browser.close();
  }
}

async function visitsFor(preview: OriginStorage, release: Release, full: boolean): Promise<Visit[]> {
  const discovery = viewOf(await readLedger(preview));
  const live = liveEntry(discovery.microFrontends[hostName]);
  if (!live) return [];
  const host = release.app === hostName ? release : await readRelease(preview, hostName, live);
  const visits = (remote: Release): Visit[] => {
    const { app, routes } = remote;
    const hydrates = !rendersAnew(host, remote);
    const paths = routes.flatMap(({ pages }) => (full ? pages : pages.slice(0, 1)));
    return paths.map((path) => ({ app, path, hydrates }));
  };
  if (release.app !== hostName) return visits(release);
  const remotes = await all(Object.entries(discovery.microFrontends), async ([app, entries]) => {
    const entry = liveEntry(entries);
    if (!entry || app === hostName) return [];
    // A damaged release of another team is reported elsewhere.
    const remote = await readRelease(preview, app, entry).catch(() => undefined);
    const found = remote ? visits(remote) : [];
    return full ? found : found.slice(0, 1);
  });
  return remotes.flat();
}

async function visitPage(browser: Browser, preview: OriginStorage, { app, path, hydrates }: Visit): Promise<string[]> {
  const context = await browser.newContext({ baseURL: previewOrigin, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await answerFrom(page, preview);
    await page.addInitScript(watchIsland);
    const messages: string[] = [];
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });

    await page.goto(path, { waitUntil: 'load', timeout: hydrationTimeout });
    await page.evaluate((event) => document.dispatchEvent(new Event(event)), wakeEvent);
    const outcome = await untilHydrated(page);
    const reason = messages[0] === undefined ? '' : ` The console says: ${firstLine(messages[0])}`;
    if (outcome === 'late')
      return [`the page ${path} of ${app} did not hydrate within ${hydrationTimeout / 1000} seconds.${reason}`];
    if ((outcome === 'replaced' && hydrates) || messages.some((message) => mismatch.test(message))) {
      return [
        `the first render of the page ${path} of ${app} differs from its HTML, so it cannot hydrate. ` +
          `Render nothing that depends on the visitor, the clock or chance; useHydratedUnit() and useClientValue() read such values.${reason}`,
      ];
    }
    return messages.length > 0 ? [`the page ${path} of ${app} hydrates with an error.${reason}`] : [];
  } finally {
    await context.close();
  }
}

type Outcome = 'hydrated' | 'replaced' | 'late';

/** Runs in the page: remembers the elements that the document brought into the island. */
function watchIsland(): void {
  const prerendered: Element[] = [];
  (globalThis as unknown as { prerendered: Element[] }).prerendered = prerendered;
  // This event fires before deferred scripts run.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    prerendered.push(...document.querySelectorAll('[data-island] > *'));
  });
}

/**
 * Waits until the page has come to life. React sets a property on every element that it hydrates. Of code without React
 * the host knows when it was mounted: it then stops recording what the visitor does in the island.
 */
async function untilHydrated(page: Page): Promise<Outcome> {
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

/** Answers every request of the page from the preview, with the site's own headers. */
async function answerFrom(page: Page, preview: OriginStorage): Promise<void> {
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

async function launch(): Promise<Browser> {
  const executablePath = await installedBrowser();
  if (!executablePath)
    throw new Refused(
      'The check needs a browser: install Chromium, set CHROMIUM_PATH to one, or leave the check out with --no-browser.',
    );
  const { chromium } = await import('playwright-core');
  return chromium.launch(launchOptions(executablePath));
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
