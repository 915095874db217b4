import { lookOf } from '../document-text';
import { checkedPages } from '../origin';
import { shareOfLooks } from '../share';
import { expect, test, withhold } from '../test';

/**
 * On a slow line the text is read in a font of the system first. When the fonts of the site take its place, a line may
 * break elsewhere, and what is below it moves.
 */

type Shifts = { shifts: { value: number; moved: string }[] };

/** The sum of a page's layout shifts is good below this: https://web.dev/articles/cls */
const good = 0.1;

const looks = shareOfLooks(
  checkedPages().map(({ path }) => path),
  lookOf,
  [320, 360, 375, 390, 412, 430, 600, 768, 820, 1024, 1440],
);

for (const { path, way: width } of looks)
  test(`${path} stays where it is when the fonts arrive late, at ${width} pixels`, async ({ page }) => {
    await page.addInitScript(() => {
      const remembered: Shifts = { shifts: [] };
      Object.assign(window, remembered);
      type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Entry[])
          remembered.shifts.push({
            value,
            moved: sources.map(({ node }) => node?.textContent?.slice(0, 60)).join('; '),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 844 });
    const sendFonts = await withhold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBeGreaterThan(0);
    const drawn = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await drawn();
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    sendFonts();
    await page.evaluate(() => document.fonts.ready);
    await drawn();
    const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `layout shift by ${shifts.map(({ moved }) => moved).join('; ')}`,
    ).toBeLessThan(good);
  });
