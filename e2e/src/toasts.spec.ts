import { delivery } from './delivery';
import { expectPrintable } from './paper';
import { rememberOrder } from './placed-order';
import { readQrCode } from './qr-code';
import { expectAccessible } from '@furrow/testing/accessibility';
import { expect, open, test, type Page } from './test';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart, ${name}` }).click();
const phone = { width: 390, height: 844 };

/** What lies under the toasts, by name: bars, tiles of a choice, and the control that has the focus. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('[aria-label="Notifications"] > div > div')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const kept = '[data-foot-bar], main li > button[aria-pressed], section:has(> [data-error-head]) a';
    const bars = [...document.querySelectorAll(kept)].filter((bar) => bar.getClientRects().length > 0);
    return [...bars, document.activeElement].flatMap((element) => {
      const box = element?.getBoundingClientRect();
      const covers = shown.some(
        (toast) =>
          box && toast.left < box.right && toast.right > box.left && toast.top < box.bottom && toast.bottom > box.top,
      );
      return covers ? [element?.textContent ?? ''] : [];
    });
  });
}

test('what is added in a row is one toast, and Undo takes all of it back', async ({ page }) => {
  await open(page, '/buy-food');
  await add(page, 'Heirloom tomatoes');
  await add(page, 'Wildflower honey');
  await add(page, 'Wildflower honey');
  const toast = toasts(page).getByRole('status');
  // Under the pointer it stays, however long the test takes.
  await toast.getByText('Added to cart!', { exact: true }).hover();
  await expect(toast.getByText('Added to cart!', { exact: true })).toHaveCount(1);
  await expect(toast).toContainText('3 items');
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByText('Added to cart!')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /^Cart/ })).toHaveAccessibleName('Cart');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('a toast of a page in English is heard in English, also in the shell in Spanish', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/es/blog/blockchain-food-traceability');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const region = page.getByRole('region', { name: 'Avisos' });
  for (const text of ['Link copied!', 'Article link has been copied to clipboard.'])
    await expect(region.getByText(text)).toHaveAttribute('lang', 'en');
});

test('a line that was removed comes back to its place, by the keyboard alone', async ({ page }) => {
  await open(page, '/buy-food');
  await add(page, 'Heirloom tomatoes');
  await add(page, 'Wildflower honey');
  await page.getByRole('main').getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('button', { name: 'Remove Heirloom tomatoes' }).press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  const removed = toasts(page).getByText('Removed from cart');
  await expect(removed).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(cart.getByRole('listitem').getByRole('heading')).toHaveText(['Heirloom tomatoes', 'Wildflower honey']);
});

for (const [name, size] of [
  ['a phone', phone],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`on ${name} a toast covers neither the button it answers, nor a bar, nor a tile that may be chosen instead`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/marketplace');
    const buttons = page.getByRole('button', { name: /^Add to Cart/ });
    const last = buttons.last();
    // To the very foot of the window, where toasts stand.
    await last.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 60));
    await last.click();
    await expect(toasts(page).getByText('Added to cart!')).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);

    await open(page, '/onboarding');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('button', { name: /MetaMask/ }).click();
    await toasts(page).getByText('Wallet Connected!').hover();
    await expect.poll(() => coveredControls(page)).toEqual([]);
  });
}

test('on a phone one toast is shown, clear of the foot of the open cart', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/buy-food');
  await add(page, 'Heirloom tomatoes');
  await page.getByRole('main').getByRole('button', { name: /^Cart/ }).click();
  // Not before the drawer has come to rest.
  await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click({ trial: true });
  await expect(toasts(page).getByText('Added to cart!')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Heirloom tomatoes' }).click();
  await toasts(page).getByText('Removed from cart').hover();
  await expect(toasts(page).getByText('Added to cart!')).toBeHidden();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect.poll(() => coveredControls(page)).toEqual([]);
});

for (const [what, isTouch] of [
  ['a mouse', false],
  ['a finger', true],
] as const)
  test.describe(`with ${what}`, () => {
    test.use({ viewport: phone, hasTouch: isTouch });

    test('a toast stays where it is pressed, also where the page below it has moved since', async ({ page }) => {
      await open(page, '/buy-food');
      await add(page, 'Heirloom tomatoes');
      const undo = toasts(page).getByRole('button', { name: 'Undo' });
      await undo.click({ trial: true });
      await page.mouse.move(0, 0);
      const { x, y, width, height } = (await undo.boundingBox())!;
      // What the toasts keep clear of comes to stand where this one is.
      const honey = page.getByRole('heading', { name: 'Wildflower honey' });
      await honey.evaluate((heading, top) => scrollBy(0, heading.getBoundingClientRect().top - top), y);
      expect((await honey.boundingBox())!.y).toBeCloseTo(y, 0);
      if (isTouch) await page.touchscreen.tap(x + width / 2, y + height / 2);
      else await page.mouse.click(x + width / 2, y + height / 2, { delay: 100 });
      await expect(undo).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
    });
  });

test('an error counts, and is gone once the order is placed; its lines can be looked at', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/buy-food');
  const honey = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Wildflower honey' }) });
  const price = (await honey.getByText(/^\$\d+\.\d\d$/).innerText()).trim();
  await add(page, 'Wildflower honey');
  await page.getByRole('main').getByRole('button', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await expect(toasts(page).getByText('Added to cart!')).toBeHidden();
  const place = page.getByRole('button', { name: 'Place Order' });
  await place.click();
  await place.click();
  await expect(toasts(page).getByRole('alert')).toHaveText(/Missing Information 2 times/);
  await expect.poll(() => coveredControls(page)).toEqual([]);
  // Nor does it cover the links at the foot of the page, when the keyboard comes to them.
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus();
    await expect.poll(() => coveredControls(page)).toEqual([]);
  }

  const form = page.getByRole('form', { name: 'Checkout' });
  for (const [label, value] of Object.entries(delivery)) await form.getByLabel(label).fill(value);
  await place.click();
  await expect(page).toHaveURL('/');
  await toasts(page).getByText('Order placed!').hover();
  await expect(toasts(page).getByText('Missing Information')).toBeHidden();
  await toasts(page).getByRole('link', { name: 'View Receipt' }).click();
  await expect(page).toHaveURL('/orders?id=ORD-743');
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed.' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wildflower honey' })).toContainText(
    /Harvested [A-Z][a-z]{2} \d{1,2}, \d{4} by \S/,
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText(price);
  await expectPrintable(page, { sheets: 1 });
});

test('a receipt stays in the browser that placed the order, and is moved along there', async ({ page, context }) => {
  await rememberOrder(page);
  await open(page, '/orders');
  await page.getByRole('link', { name: 'Order ORD-743' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed.' })).toBeFocused();
  await expectAccessible(page);
  for (const pressed of ['It Was Packed', 'It Is on Its Way', 'It Arrived'])
    await page.getByRole('button', { name: pressed }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'It arrived. Enjoy your meal.' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Arrived \w+day, /)).toBeVisible();
  await expect(page.getByText('The last line is written.')).toBeHidden();
  const edges = await page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      list: of('main li:has(h3)'),
      price: of('main li > strong'),
      head: of('main h1'),
      code: of('svg[role=img]'),
    };
  });
  expect(edges.price?.right).toBe(edges.list?.right);
  expect(edges.code?.right).toBe(edges.list?.right);
  expect(edges.code?.top).toBeLessThan(edges.head?.bottom ?? 0);
  expect(await readQrCode(page.getByRole('img', { name: 'QR code for order ORD-743' }))).toBe(
    'https://furrow.example/orders?id=ORD-743',
  );
  await page.emulateMedia({ media: 'screen' });

  const tab = await context.newPage();
  await open(tab, '/checkout/order');
  await tab.getByRole('link', { name: 'See Your Orders' }).click();
  await expect(tab).toHaveURL('/orders');
  await expect(tab.getByRole('listitem').filter({ hasText: 'ORD-743' })).toContainText('Arrived');
  await open(tab, '/orders?id=ORD-800');
  await expect(tab.getByRole('heading', { name: 'This order is not saved in this browser.' })).toBeVisible();
});
