import type { Browser } from '@playwright/test';
import { median } from './first-load';
import type { Phone } from './phone';

/** A link from a page of one team to a page of another, which the pointer has not touched before. */
const from = '/governance/voting';
const to = '/buy-food';
/** Milliseconds that a visitor waits. */
const patience = 20_000;
/** The code of the team whose page is opened. */
const code = /\/shop\/.*\.js$/;

/**
 * Measures client navigations between two teams on a slow line, in milliseconds from the press on the link until the
 * heading of the next page is visible.
 *
 * @param folders the origins to compare, by name
 * @returns a row for each origin, with the code of the next page and with that code blocked; `never` where its content
 *   does not show
 */
export async function measureNavigations(phone: Phone, folders: Record<string, string>, rounds: number) {
  const rows: Record<string, object> = {};
  for (const [name, folder] of Object.entries(folders)) {
    const { url } = await phone.serve(folder);
    const times = { 'content, ms': [] as number[], 'content with its code blocked, ms': [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times['content, ms'].push(await pressToContent(phone.browser, url, false));
      times['content with its code blocked, ms'].push(await pressToContent(phone.browser, url, true));
    }
    rows[name] = Object.fromEntries(
      Object.entries(times).map(([what, values]) => {
        const typical = median(values) ?? Infinity;
        return [what, Number.isFinite(typical) ? Math.round(typical) : 'never'];
      }),
    );
  }
  return rows;
}

/** Infinity where the content does not show within the patience of a visitor. */
async function pressToContent(browser: Browser, url: string, isBlocked: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    if (isBlocked) await page.route(code, (route) => route.abort());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url + from, { waitUntil: 'networkidle' });
    // A page that sleeps is left for another document, so that both moments are told by the clock.
    const pressed = await page.evaluate((path) => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
      return { heading, at: Date.now() };
    }, to);
    const isShown = (before: string) => {
      const heading = document.querySelector('main h1');
      return heading && heading.textContent !== before && document.querySelector('main article') && Date.now();
    };
    const shown = await page.waitForFunction(isShown, pressed.heading, { timeout: patience }).catch(() => undefined);
    return shown ? Number(await shown.jsonValue()) - pressed.at : Infinity;
  } finally {
    await context.close();
  }
}
