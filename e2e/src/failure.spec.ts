import { providedFiles } from './origin';
import { expect, hydrated, markDocument, open, test } from './test';

/** Each part of a remote's code is taken away, before and after the first paint. No earlier version is known here. */

const parts = {
  'remote entry': /\/shop\/[^/]+\/remoteEntry\.js$/,
  'exposed module': /\/shop\/[^/]+\/__federation_expose_lifecycles\.[^/]+\.js$/,
  'page chunk': /\/shop\/[^/]+\/\d+\.[^/]+\.js$/,
};

test.use({ allowed: /shop .*failed at|ERR_FAILED/ });

for (const [part, pattern] of Object.entries(parts)) {
  test(`without the ${part} a first load keeps the whole page, says so and offers a retry`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/buy-food');
    const notice = page.getByRole('status').filter({ hasText: 'its buttons are not ready yet' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.locator('h1')).toBeVisible();

    // The rest of the site works.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Solutions' }).click();
    await expect(page.getByRole('link', { name: 'Supply chain' })).toBeVisible();

    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: /^Cart\s?, 1 item$/ })).toBeVisible();
  });

  test(`without the ${part} a client navigation explains itself, and the rest keeps working`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await open(page, '/governance/voting');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();
    await expect(page.getByRole('alert').getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();

    const isSameDocument = await markDocument(page);
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Voting' }).click();
    await expect(page.locator('h1')).toHaveText('Proposal voting');
    expect(await isSameDocument()).toBe(true);
  });
}

const hay = { id: 'hay', name: 'Hay', farm: 'Hollow Barn', image: '', price: '4.50', unit: 'bale', quantity: 2 };

test.describe('a package the host provides', () => {
  test.use({ allowed: /failed at|ERR_FAILED/ });
  const filesOf = (name: string) => new RegExp(`/host/[^/]+/(${providedFiles(name).join('|')})$`);

  for (const [name, path] of [
    ['@furrow/cart/model', '/buy-food'],
    ['@furrow/forms', '/login'],
  ] as const) {
    test(`${name} that does not come leaves ${path} on screen, and Retry brings both`, async ({ page }) => {
      await page.route(filesOf(name), (route) => route.abort());
      await page.goto(path);
      const notice = page.getByRole('status').filter({ hasText: 'its buttons are not ready yet' });
      await expect(notice).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(notice).toBeVisible();
      await page.unroute(filesOf(name));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(notice).toBeHidden();
      await hydrated(page);
    });
  }

  test('the cart that does not come is left out of the header until it does, and nothing else notices', async ({
    page,
  }) => {
    const cart = filesOf('@furrow/cart/model');
    await page.route(cart, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => cart.test(request.url()));
    await open(page, '/governance/voting');
    await asked;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Treasury' }).click();
    await expect(page.locator('h1')).toHaveText('Treasury');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Solutions' }).click();
    await expect(page.getByRole('link', { name: 'Supply chain' })).toBeVisible();
    await page.unroute(cart);
    await page.evaluate((item) => localStorage.setItem('cart', JSON.stringify([item])), hay);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Voting' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart 2 items' })).toBeVisible();
  });
});

test.describe('a manifest or release file', () => {
  test.use({ allowed: /shop .*failed at|status 500|500 \(Internal|integrity/ });

  for (const [what, answer] of [
    ['that is not there', { status: 500, body: 'no' }],
    ['that is no JSON', { status: 200, contentType: 'application/json', body: '<html>' }],
    ['of another shape', { status: 200, contentType: 'application/json', body: '{"metaData":{}}' }],
  ] as const) {
    test(`${what} fails only its own remote, and a retry succeeds`, async ({ page }) => {
      const pattern = /\/shop\/[^/]+\/(mf-manifest|release)\.json$/;
      await page.route(pattern, (route) => route.fulfill(answer));
      await open(page, '/governance/voting');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();
      await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
      await page.unroute(pattern);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('article')).toHaveCount(6);
    });
  }
});

test.describe('a discovery document that cannot be read', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('turns links into full loads', async ({ page }) => {
    await page.route('**/discovery.json', (route) => route.abort());
    await open(page, '/governance/voting');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();
    await expect(page).toHaveURL('/buy-food');
    await hydrated(page);
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});
