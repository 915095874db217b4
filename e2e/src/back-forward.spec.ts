import { expect, hydrated, isAwake, test, type Page } from './test';

/** Why a browser that is driven by a test keeps no page. */
const ofThisBrowser = /^(BackForwardCacheDisabled|BrowsingInstanceNotSwapped)/;

/**
 * What forbids the browser to keep the page at `path` as it was left, for Back and Forward. The browser of a test keeps
 * none, but it lists all that would have kept it from that.
 */
async function obstaclesOf(page: Page, path: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  if (await isAwake(page)) await hydrated(page);
  await page.goto('/legal/privacy');
  const told = new Promise<{ reason: string }[]>((resolve) =>
    browser.once('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations)),
  );
  await page.goBack();
  const reasons = await told;
  await browser.detach();
  return reasons.map(({ reason }) => reason).filter((reason) => !ofThisBrowser.test(reason));
}

test('nothing on any kind of page keeps it from coming back as it was left', async ({ page }) => {
  for (const path of ['/about', '/', '/buy-food', '/checkout', '/loan-application', '/governance/voting']) {
    expect.soft(await obstaclesOf(page, path), path).toEqual([]);
  }
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'Cache-Control': 'no-store' } });
  });
  expect(await obstaclesOf(page, '/about'), 'a document that must not be stored').toEqual([
    'MainResourceHasCacheControlNoStore',
  ]);
});
