import { rememberOrder } from './placed-order';
import { expect, open, test, type Page } from './test';

/** Where the focus of the keyboard is after a press that takes a control out of use, or away. */

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a lot that was added keeps the focus on its button, which is disabled', async ({ page }) => {
  await open(page, '/marketplace');
  await button(page, 'Add to Cart, Heirloom tomatoes').press('Enter');
  const added = button(page, 'Added, Heirloom tomatoes');
  await expect(added).toBeDisabled();
  await expect(added).toBeFocused();
});

test('forms that are being sent keep the focus on their button', async ({ page }) => {
  await open(page, '/food-bank-partner?tab=application');
  await button(page, 'Submit Application').press('Enter');
  await expect(button(page, 'Submitting Application...')).toBeFocused();
  await expect(button(page, 'Submitting Application...')).toBeDisabled();
  await expect(button(page, 'Submit Application')).toBeFocused();
});

test('an order that has arrived leaves the focus at what took the place of the button', async ({ page }) => {
  await rememberOrder(page);
  await open(page, '/orders?id=ORD-743');
  for (const name of ['It Was Packed', 'It Is on Its Way', 'It Arrived']) {
    await button(page, name).press('Enter');
    await expect(page.locator('main button:focus')).toBeVisible();
  }
  await expect(button(page, 'Undo')).toBeFocused();
});

test('one less than one in the cart is said once, and Undo is the next stop', async ({ page }) => {
  await open(page, '/buy-food');
  await button(page, 'Add to Cart, Heirloom tomatoes').click();
  await button(page, 'Add to Cart, Wildflower honey').click();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await button(page, /^Cart/).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('button', { name: 'Decrease Heirloom tomatoes' }).press('Enter');
  await expect(toasts(page).getByText('Removed from cart')).toBeVisible();
  await expect(toasts(page).getByText('Added to cart!')).toHaveCount(0);
  await expect(cart.getByRole('heading', { name: 'Your cart 1 item' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(2);
});

test('Tab goes round an open dialog and the toast beside it', async ({ page }) => {
  await open(page, '/buy-food');
  await button(page, 'Add to Cart, Heirloom tomatoes').click();
  await button(page, /^Cart/).click();
  const cart = page.getByRole('dialog');
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(cart.getByRole('heading', { name: /Your cart/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  const round = [cart.getByRole('button', { name: 'Close', exact: true }), cart.getByRole('link').last(), undo];
  for (const [index, stop] of [...round, ...round].entries()) {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused({ timeout: 200 });
    }, `stop ${index} of the round`).toPass({ timeout: 10_000, intervals: [0] });
  }
  await page.keyboard.press('Shift+Tab');
  await expect(cart.getByRole('link').last()).toBeFocused();
});

test('an open dialog is all that can be reached, beside toasts', async ({ page }) => {
  await open(page, '/buy-food');
  await button(page, 'Add to Cart, Heirloom tomatoes').click();
  await button(page, /^Cart/).click();
  const reached = await page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('a[href], button, input'))
      if (!element.closest('[inert]') && element.checkVisibility())
        found.add(element.closest('[role=dialog], section[aria-label]')?.getAttribute('role') ?? 'toasts');
    return [...found].sort();
  });
  expect(reached).toEqual(['dialog', 'toasts']);
  await page.keyboard.press('Escape');
  await expect(button(page, /^Cart/)).toBeFocused();
  expect(await page.locator('[inert]:not([data-leaving])').count()).toBe(0);
});

for (const width of [390, 1440]) {
  test(`at ${width} px a toast covers no heading, no lede and nothing that unfolds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // On a phone, a step fills the window from its heading on, and the toast has only the place of the rail above it.
    const rail = width < 768 ? '' : ', [role=progressbar] + ol > li';
    const covered = () =>
      page.evaluate((kept) => {
        const shown = document
          .querySelector('[aria-label="Notifications"] p')
          ?.closest('div[class*=toast], div[role=alert]');
        const box = shown?.getBoundingClientRect();
        if (!box) return ['no toast'];
        return [...document.querySelectorAll(`main :is(h1, h2, h3, summary, .fw-lede${kept})`)]
          .filter((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
          })
          .map(({ textContent }) => textContent);
      }, rail);
    await open(page, '/onboarding');
    await button(page, 'Get Started').click();
    await button(page, /MetaMask/).click();
    await toasts(page).getByText('Wallet Connected!').hover();
    await expect.poll(covered).toEqual([]);

    await open(page, '/buy-food');
    await button(page, 'Add to Cart, Wildflower honey').click();
    await open(page, '/checkout');
    await button(page, 'Place Order').click();
    await toasts(page).getByText('Missing Information').hover();
    await expect.poll(covered).toEqual([]);
  });
}
