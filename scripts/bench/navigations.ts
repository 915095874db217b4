import type { Browser } from '@playwright/test';
import { median } from './first-load';
import type { Phone } from './phone';

/** Milliseconds that a visitor waits. */
const patience = 20_000;

/** Kinds of steps, each from the first page to the second by a link that the pointer has not touched before. */
const steps: Record<string, [from: string, to: string]> = {
  'sleeping to sleeping': ['/governance/voting', '/about'],
  'sleeping to live': ['/governance/voting', '/buy-food'],
  'live to live, the same team': ['/buy-food', '/marketplace'],
  'live to live, another team': ['/buy-food', '/campaigns'],
  'live to a drawer': ['/marketplace', '/marketplace/lot/heirloom-tomatoes'],
};

const moved: Moves[] = ['there', 'there, once more', 'back'];

/** The paths of all pages that are measured. */
export const steppedPaths = [...new Set(Object.values(steps).flat())];

/** `there, once more`: the browser has kept the files of the next page from an earlier visit. */
type Moves = 'there' | 'there, once more' | 'there, its code blocked' | 'back';

/**
 * Measures steps from page to page on a slow line, in milliseconds from the press on the link, or on Back, until the heading of the next
 * page is visible.
 *
 * @param folders the origins to compare, by name
 * @returns a row for each step, with the milliseconds of each origin; `never` where the content does not show. In the first origin alone,
 *   the next page is also measured while no further script loads
 */
export async function measureNavigations(phone: Phone, folders: Record<string, string>, rounds: number) {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const [index, [name, folder]] of Object.entries(folders).entries()) {
    const { url } = await phone.serve(folder);
    for (const [step, [from, to]] of Object.entries(steps)) {
      const moves: Moves[] = index === 0 ? [...moved, 'there, its code blocked'] : moved;
      for (const move of moves) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await pressToContent(phone.browser, url, from, to, move));
        const typical = median(times) ?? Infinity;
        (rows[`${step}, ${move}`] ??= {})[name] = Number.isFinite(typical) ? Math.round(typical) : 'never';
      }
    }
  }
  return rows;
}

/** The heading of what is shown, which is that of the drawer where one is open. Runs in the page. */
function heading(): string {
  const shown = document.querySelector('[role=dialog] :is(h1, h2)') ?? document.querySelector('main h1');
  return shown?.textContent ?? '';
}

/** When the heading is another one than before, as a time of the clock. Runs in the page. */
function shownAt(before: string): number | false {
  const shown = document.querySelector('[role=dialog] :is(h1, h2)') ?? document.querySelector('main h1');
  return Boolean(shown?.textContent) && shown?.textContent !== before && Date.now();
}

/** Infinity where the content does not show within the patience of a visitor. */
async function pressToContent(browser: Browser, url: string, from: string, to: string, move: Moves): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (move === 'there, once more') await page.goto(url + to, { waitUntil: 'networkidle' });
    await page.goto(url + from, { waitUntil: 'networkidle' });
    // By the browser itself: Playwright's routes would take every request through another process, and turn off the cache.
    if (move === 'there, its code blocked') {
      await devtools.send('Network.enable');
      await devtools.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: '*://*:*/*.js', block: true }] });
    }
    // A page that sleeps is left for another document, so that both moments are told by the clock.
    const press = async (action: (path: string) => void) => {
      const before = await page.evaluate(heading);
      const at = await page.evaluate(() => Date.now());
      // The answer is of no use, and a new document may come before it.
      await page.evaluate(action, to).catch(() => {});
      const shown = await page.waitForFunction(shownAt, before, { timeout: patience }).catch(() => undefined);
      return shown ? Number(await shown.jsonValue()) - at : Infinity;
    };
    const there = await press((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click());
    if (move !== 'back') return there;
    await page.waitForLoadState('networkidle');
    return await press(() => history.back());
  } finally {
    await context.close();
  }
}
