import { expect, open, test, type Page } from '../src/test';

/** A visit of hundreds of pages leaves nothing behind: elements, listeners, documents and the heap are what they were. */

const rounds = 30;
const paths = [
  '/buy-food',
  '/governance/voting',
  '/campaigns',
  '/blog/blockchain-food-traceability',
  '/marketplace',
  '/food-rescue',
  '/about',
  '/dashboard',
  '/governance/treasury',
  '/contact',
];

test('300 navigations leave the heap, the listeners and the detached nodes as they were', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, '/governance/forum');
  // The first rounds fill the caches of code and HTML.
  for (let round = 0; round < 2; round += 1) await visitAll(page);
  const before = await countsOf(page, await visitAll(page));
  for (let round = 1; round < rounds; round += 1) await visitAll(page);
  const after = await countsOf(page, await visitAll(page));
  // Ten elements or two listeners that each navigation leaves behind would be found.
  expect(after.nodes).toBeLessThan(before.nodes * 2);
  expect(after.listeners).toBeLessThan(before.listeners * 2);
  expect(after.heap).toBeLessThan(before.heap * 1.5);
});

/** Visits all paths, and returns how many nodes the document had while the page before the last was shown. */
async function visitAll(page: Page): Promise<number> {
  let [behind, shown] = [0, 0];
  for (const path of paths) {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.querySelector('footer')?.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForFunction(
      (to) =>
        document.querySelector(`#slot > [data-path="${to}"]`) !== null && document.activeElement?.localName === 'h1',
      path,
    );
    [behind, shown] = [shown, await nodesShown(page)];
  }
  return behind;
}

function nodesShown(page: Page): Promise<number> {
  return page.evaluate(() => document.evaluate('count(//node())', document).numberValue);
}

/**
 * What the page holds after the garbage is gone, once the browser has let go of the page that has just been left.
 *
 * @param behind how many nodes that page had: its document stays parsed for Back
 */
async function countsOf(page: Page, behind: number): Promise<{ nodes: number; listeners: number; heap: number }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const count = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), heap: valueOf('JSHeapUsedSize') };
  };
  const shown = await nodesShown(page);
  await expect.poll(async () => (await count()).nodes).toBeLessThan(shown * 3 + behind);
  return count();
}
