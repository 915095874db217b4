import { expectAccessible } from '@furrow/testing/accessibility';
import { cart, drawer, fillCart } from '../../../e2e/src/mini-cart';
import { livePath } from '../../../e2e/src/origin';
import { expect, markDocument, open, test } from '../../../e2e/src/test';

/** The cart in the header, as a visitor meets it. */

test.describe('with something in the cart', () => {
  test.beforeEach(({ page }) => fillCart(page));

  test('a page that sleeps shows the number of pieces and runs small scripts, no other', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    // What is fetched ahead on a fast connection is not run.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    for (const [path, ofPage] of [
      ['/about', []],
      ['/', [`/${livePath('content')}/landing.page.boot`]],
    ] as const) {
      scripts.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(cart(page)).toHaveAccessibleName('Cart 2 items');
      expect(scripts.map((script) => script.replace(/\.\w{8}\.js$/, '')).sort()).toEqual([
        ...ofPage,
        `/${livePath('content')}/search.boot`,
        `/${livePath('farmer')}/you-menu.boot`,
        `/${livePath('host')}/boot`,
        `/${livePath('shop')}/mini-cart.boot`,
      ]);
    }
  });

  test('the pages that draw the cart themselves have none in the header', async ({ page }) => {
    await open(page, '/marketplace');
    await expect(cart(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(cart(page)).toBeVisible();
  });

  test.describe('on the page for an unknown path', () => {
    test.use({ allowed: /404/ });

    test('it is there and opens', async ({ page }) => {
      await page.goto('/no-such-page');
      await cart(page).click();
      await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
    });
  });

  test('a press on a page that sleeps opens the cart once the code is there', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    const isSameDocument = await markDocument(page);
    await cart(page).click();
    await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
    await drawer(page).getByRole('button', { name: 'Increase Honey' }).click();
    await expect(drawer(page).getByText('Total').locator('..')).toContainText('$43.50');
    await expect(page.locator('[data-fragment="shop/mini-cart"] > a')).toContainText('3 items');
    await expect(page).toHaveURL('/about');

    await drawer(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('the keyboard opens it on a page that is alive, and Escape goes back to the link', async ({ page }) => {
    await open(page, '/campaigns');
    await cart(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('heading', { name: 'Your cart 2 items' })).toBeFocused();
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(cart(page)).toBeFocused();
    await expect(page).toHaveURL('/campaigns');
  });

  test('what is taken out leaves an empty cart, which leads to the shop', async ({ page }) => {
    await page.goto('/about');
    await cart(page).click();
    await drawer(page).getByRole('button', { name: 'Remove Honey' }).click();
    await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(cart(page)).toBeHidden();
    await expect(page.getByRole('main'), 'the link is gone, so the keyboard goes on from the page').toBeFocused();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await cart(page).click();
    await drawer(page).getByRole('button', { name: 'Remove Honey' }).click();
    await drawer(page).getByRole('link', { name: 'Shop This Week' }).click();
    await expect(page).toHaveURL('/buy-food');
    await expect(drawer(page)).toBeHidden();
  });

  test('with a modifier key it is an ordinary link', async ({ page, context }) => {
    for (const path of ['/about', '/campaigns']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const opened = context.waitForEvent('page');
      await cart(page).click({ modifiers: ['ControlOrMeta'] });
      const other = await opened;
      await expect(other).toHaveURL('/checkout');
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await other.close();
    }
  });

  test('the open cart is accessible in both themes, on a phone and on a wide screen', async ({ page }) => {
    await page.goto('/about');
    await cart(page).click();
    await expect(drawer(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('two tabs show the same number', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await open(other, '/farm-details/green-valley');
    await other.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).click();
    await expect(cart(other)).toHaveAccessibleName('Cart 3 items');
    await expect(cart(page)).toHaveAccessibleName('Cart 3 items');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('there is none', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Food' })).toBeVisible();
      await expect(cart(page)).toBeHidden();
    });
  });
});

test('the shop alone shows it among its fragments, where it follows the cart without its script', async ({ page }) => {
  await page.goto(`/${livePath('shop')}/standalone/index.html#/buy-food`);
  await page.getByText('Fragments', { exact: true }).click();
  const link = page.getByRole('figure', { name: 'shop/mini-cart {}' }).getByRole('link', { name: /^Cart/ });
  await expect(page.getByRole('figure', { name: 'shop/featured-products {"count":2}' })).toBeVisible();
  await expect(link).toBeHidden();
  const honey = page.getByRole('figure', { name: 'shop/add-to-cart {"product":"wildflower-honey"}' });
  await honey.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  await expect(link).toHaveAccessibleName('Cart 1 item');
  await link.click();
  await expect(drawer(page).getByRole('listitem')).toHaveText(/Wildflower honey/);
});

test('the inspector frames it in its slot, and names its version and policy', async ({ page }) => {
  await fillCart(page);
  await page.goto('/about?mf-inspect');
  await expect(page.getByText('shop/mini-cart', { exact: true })).toBeVisible();
  await expect(page.getByText('slot host/header-tools')).toBeVisible();
  await expect(page.getByText('filled by shop/mini-cart, content/search')).toBeVisible();
  // The search stands beside it and comes to life in the same way.
  await expect(page.getByText(/^\d+\.\d+\.\d+ interaction, \d+ kB of HTML$/)).toHaveCount(2);
});
