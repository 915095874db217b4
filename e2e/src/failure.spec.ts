import { providedFiles } from './origin';
import type { Route } from '@playwright/test';
import { expect, hydrated, markDocument, menuButton, open, test } from './test';

/**
 * A part of a remote's code does not come, and does when the visitor presses Try Again. That every part may fail in every way is
 * shown by faults.spec.ts; no earlier version is known here.
 */

const pageChunk = /\/shop\/[^/]+\/\d+\.[^/]+\.js$/;
const remoteEntry = /\/shop\/[^/]+\/remoteEntry\.js$/;

test.use({ allowed: /shop .*failed at|ERR_FAILED/ });

test('a first load without its page chunk keeps the whole page, says so and offers a retry', async ({ page }) => {
  await page.route(pageChunk, (route) => route.abort());
  await page.goto('/buy-food');
  const notice = page.getByText('its buttons aren’t working');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.locator('h1')).toBeVisible();

  // The rest of the site works.
  await menuButton(page, 'Solutions').click();
  await expect(page.getByRole('link', { name: 'Supply chain' })).toBeVisible();

  await page.unroute(pageChunk);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?1 item$/ })).toBeVisible();
});

test('a client navigation without the remote entry shows the page, says that its buttons do not work, and offers a retry', async ({
  page,
}) => {
  await page.route(remoteEntry, (route) => route.abort());
  await open(page, '/governance/voting');
  const isSameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(/Buy food/);
  await expect(page.locator('#announcement')).toHaveText(/Buy food/);
  const notice = page.getByText('its buttons aren’t working');
  await expect(notice).toBeVisible();

  await page.unroute(remoteEntry);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?1 item$/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voting' }).click();
  await expect(page.locator('h1')).toHaveText('Proposal voting');
  expect(await isSameDocument()).toBe(true);
});

test.describe('the code that shows other pages', () => {
  test.use({ allowed: /host .*failed at|ERR_FAILED/ });
  const navigationCode = /\/host\/[^/]+\/navigation\.[^/]+\.js$/;

  test('that is late loses no press on a link, nor Back, and the page works without it', async ({ page }) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route(navigationCode, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/buy-food', { waitUntil: 'domcontentloaded' });
    const isSameDocument = await markDocument(page);
    await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?1 item$/ })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Voting' }).click();
    await expect(page).toHaveURL('/governance/voting');
    // The document has not loaded while the code is on its way, which goBack would wait for.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/buy-food');
    await footer.getByRole('link', { name: 'Voting' }).click();
    release();
    await expect(page.locator('h1')).toHaveText('Proposal voting');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('#announcement')).toHaveText(/Voting/i);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await isSameDocument()).toBe(true);
  });

  test('that does not come is said with another try, and a link leads to its document', async ({ page }) => {
    await page.route(navigationCode, (route) => route.abort());
    await page.goto('/buy-food');
    const notice = page.getByText('its buttons aren’t working');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?1 item$/ })).toBeVisible();
    const wasLeft = await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Marketplace' }).click();
    await expect(page).toHaveURL('/marketplace');
    await expect(page).toHaveTitle(/Marketplace/);
    await expect(notice).toBeVisible();
    expect(await wasLeft()).toBe(false);

    await page.unroute(navigationCode);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(notice).toBeHidden();
    const isSameDocument = await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('a package the host provides', () => {
  test.use({ allowed: /failed at|ERR_FAILED/ });
  const filesOf = (name: string) => new RegExp(`/host/[^/]+/(${providedFiles(name).join('|')})$`);

  for (const [name, path] of [
    ['@furrow/cart/model', '/buy-food'],
    ['@furrow/forms', '/login'],
  ] as const) {
    test(`${name} that does not come leaves ${path} on screen, and Try Again brings both`, async ({ page }) => {
      await page.route(filesOf(name), (route) => route.abort());
      await page.goto(path);
      const notice = page.getByText('its buttons aren’t working');
      await expect(notice).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      const retry = page.getByRole('button', { name: 'Try Again' });
      const failedAgain = page.waitForEvent('requestfailed', (request) => filesOf(name).test(request.url()));
      await retry.click();
      await failedAgain;
      await expect(retry).toBeEnabled();
      await page.unroute(filesOf(name));
      await retry.click();
      await expect(notice).toBeHidden();
      await hydrated(page);
    });
  }
});

test('no page change asks for the discovery document or a release', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/governance/voting');
  const isSameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Forum' }).click();
  await expect(page).toHaveTitle(/Forum|forum/);
  expect(await isSameDocument()).toBe(true);
  // What is read once, before the first press: the styles of the pages in the menus.
  expect(asked.filter((path) => path.endsWith('.json') && path !== '/menu-styles.json')).toEqual([]);
});

test.describe('a single wrong answer', () => {
  test.use({ allowed: /shop .*failed at|integrity|500/ });

  const answers: Record<string, (route: Route) => Promise<void> | void> = {
    'is an error': (route) => route.fulfill({ status: 500, body: 'out of memory' }),
    'is another file': (route) => {
      const contentType = route.request().resourceType() === 'stylesheet' ? 'text/css' : 'text/javascript';
      return route.fulfill({ contentType, body: '/* Of another release. */' });
    },
    'never comes': () => {},
  };
  for (const [what, file] of [
    ['stylesheet', /\/shop\/[^/]+\/\d+\.[^/]+\.css$/],
    ['script', /\/shop\/[^/]+\/\d+\.[^/]+\.js$/],
  ] as const)
    for (const [kind, answer] of Object.entries(answers))
      test(`a page whose ${what} ${kind} is there to be read`, async ({ page }) => {
        await open(page, '/governance/voting');
        let asked = 0;
        await page.route(file, (route) => {
          asked += 1;
          return answer(route);
        });
        await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();
        await expect(page).toHaveURL('/buy-food');
        await expect.poll(() => asked).toBeGreaterThan(0);
        await expect(page.locator('h1').filter({ visible: true })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(6);
      });
});
