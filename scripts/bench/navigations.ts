import type { Browser } from '@playwright/test';
import { spreadOf } from './first-load';
import { untilQuiet, type Line } from './line';
import type { Phone } from './phone';
import type { BenchRecord } from './records';

/** Milliseconds that a visitor waits. */
const maxWait = 20_000;

/** A step from one page to another by a link that nobody has pointed at, or back from the second page to the first. */
type Step = { from: string; to: string; back?: boolean; atMostBundle?: boolean };

const steps: Record<string, Step> = {
  'same team': { from: '/buy-food', to: '/marketplace', atMostBundle: true },
  'another team': { from: '/marketplace', to: '/campaigns', atMostBundle: true },
  'to an application': { from: '/campaigns', to: '/onboarding' },
  'to a text': { from: '/marketplace', to: '/about' },
  'from a text': { from: '/about', to: '/contact' },
  Back: { from: '/marketplace', to: '/campaigns', back: true, atMostBundle: true },
};

/** The paths of all pages that are measured. */
export const steppedPaths = [...new Set(Object.values(steps).flatMap(({ from, to }) => [from, to]))];

/** Milliseconds from the press to the content, and the bytes on the line from the press until nothing loads. */
type Change = { shown: number; bytes: number };

/**
 * Measures steps from page to page on a slow line: from the press on a link, or on Back, until the heading of the next
 * page is seen with its styles. The origins take turns, so that none is always first.
 *
 * @param folders the origins to compare, by name: ours, `plain HTML`, `one bundle`, and any other
 * @returns two tables by step: the times of each origin as best, median and worst with the ratios of ours to its rivals
 *   and the goal; and the kilobytes of the page change. `measured` has what the page of the benchmark draws
 */
export async function measureNavigations(phone: Phone, folders: Record<string, string>, rounds: number) {
  const names = Object.keys(folders);
  const lines = await Promise.all(names.map((name) => phone.serve(folders[name] as string)));
  const times: Record<string, object> = {};
  const bytes: Record<string, object> = {};
  const measured: BenchRecord['rows'] = [];
  for (const [name, step] of Object.entries(steps)) {
    const changes = new Map<string, Change[]>(names.map((origin) => [origin, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < names.length; turn += 1) {
        const index = (round + turn) % names.length;
        changes.get(names[index] as string)?.push(await pressToContent(phone.browser, lines[index] as Line, step));
      }
    }
    const row = `${name}: ${step.from} to ${step.to}`;
    const spreads = new Map([...changes].map(([origin, of]) => [origin, spreadOf(of.map(({ shown }) => shown))]));
    const ratioTo = (rival: string) => {
      const ratio = (spreads.get('ours')?.median ?? NaN) / (spreads.get(rival)?.median ?? NaN);
      return Number.isNaN(ratio) ? '' : `${ratio.toFixed(2)} x`;
    };
    const { ours, ...rivals } = Object.fromEntries(spreads);
    if (ours) measured.push({ name: row, ours, rivals });
    times[row] = {
      ...Object.fromEntries([...spreads].map(([origin, { text }]) => [`${origin}, ms`, text])),
      'to plain (goal 1.0)': ratioTo('plain HTML'),
      [`to bundle`]: `${ratioTo('one bundle')}${step.atMostBundle ? ' (goal 1.0)' : ''}`,
    };
    bytes[row] = Object.fromEntries(
      [...changes].map(([origin, of]) => [
        `${origin}, kB`,
        spreadOf(
          of.map((change) => change.bytes / 1000),
          1,
        ).text,
      ]),
    );
  }
  return { times, bytes, measured: { 'page changes': measured } };
}

/** The heading of the page. Runs in the page. */
function heading(): string {
  return document.querySelector('main h1')?.textContent ?? '';
}

/**
 * When a different heading is seen, as a time of the clock. The browser calls this before it
 * paints, and does not paint a document before its stylesheets are there. Runs in the page.
 */
function shownAt(before: string): number | false {
  const shown = document.querySelector('main h1');
  return (
    Boolean(shown?.textContent) && shown?.textContent !== before && shown?.checkVisibility() === true && Date.now()
  );
}

/** @throws Error when the content does not show in the time that a visitor waits at most: then nothing was measured */
async function pressToContent(browser: Browser, line: Line, { from, to, back }: Step): Promise<Change> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(line.url + from, { waitUntil: 'networkidle' });
    // A finger has touched the page, but no link, as it does to scroll to one.
    const { x = 0, y = 0 } = (await page.locator('main h1').boundingBox()) ?? {};
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 1, y: y + 1 }] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await untilQuiet(line);
    // A page that sleeps is left for another document, so that both moments are told by the clock.
    const press = async (action: (path: string) => void): Promise<Change> => {
      const before = await page.evaluate(heading);
      const received = line.received();
      const at = await page.evaluate(() => Date.now());
      // The answer is of no use, and a new document may come before it.
      await page.evaluate(action, to).catch(() => {});
      const shown = await page.waitForFunction(shownAt, before, { timeout: maxWait }).catch(() => undefined);
      if (!shown)
        throw new Error(`${line.url}${from} showed no content of ${to} within ${maxWait / 1000} s of the press.`);
      const ms = Number(await shown.jsonValue()) - at;
      await untilQuiet(line);
      return { shown: ms, bytes: line.received() - received };
    };
    const there = await press((path) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click());
    return back ? await press(() => history.back()) : there;
  } finally {
    await context.close();
  }
}
