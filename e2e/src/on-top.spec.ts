import { expectOnTop, expectRaisedOnTop } from '@furrow/testing/on-top';
import { pagesThatDiffer } from './document-text';
import { fillCart } from './mini-cart';
import { livePages } from './origin';
import { shareOfCases } from './share';
import { expect, open, test } from './test';

/** What opens something, by its tag and class: pages that have the same ones open the same things. */
function openersOf(html: string): string[] {
  const tags = html.match(/<(?:summary\b|[^>]*\s(?:aria-haspopup|role="combobox"))[^>]*>/g) ?? [];
  return tags.map((tag) => /^<\w+/.exec(tag)?.[0] + (/\sclass="[^"]*"/.exec(tag)?.[0] ?? ''));
}

const paths = livePages().map(({ path }) => path);

// Visitors for whom the site knows a name have a menu more, and what they have bought unfolds.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('furrow.you', JSON.stringify({ v: 1, first: 'Nora', entries: [] })),
  );
  await fillCart(page);
});

/** In pixels: a phone, one that is held sideways, a window beside another one, and a whole screen. */
const allWidths = [390, 844, 1000, 1440];
const opening = new Set([...pagesThatDiffer(paths, openersOf), '/', '/checkout']);

for (const [turn, path] of [...opening].entries()) {
  test(`whatever opens on ${path} is on top and can be pressed`, async ({ page }) => {
    await open(page, path);
    // What lies over a whole page, such as the drawer of the cart, lies over each page in one way. Menus lie over what
    // the page has there.
    const widths = shareOfCases(allWidths, turn);
    await expectOnTop(page, path === '/' ? { widths } : { widths, within: 'main, footer, header summary' });
  });
}

test('a toast is on top and can be pressed, and does not cover the button that it answers', async ({ page }) => {
  await open(page, '/buy-food');
  const add = page.getByRole('button', { name: 'Add to Cart, Wildflower honey' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const raise = async () => {
    await add.click();
    // Under the pointer it stays.
    await toasts.getByText('Added to cart!').first().hover();
  };
  const lower = async () => {
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await expect(toasts.getByText('Added to cart!')).toHaveCount(0);
  };
  await expectRaisedOnTop(page, add, raise, lower);
});

/** One toast of each kind of control that raises one, with what it says. */
for (const [path, name, says] of [
  ['/checkout', 'Place Order', 'Missing Information'],
  ['/donate-farm/oak-creek', 'Donate $50', 'Processing Donation'],
  ['/blog/blockchain-food-traceability', /Copy link/i, 'Link copied!'],
  ['/my-donations', /^Receipt/, 'Receipt'],
] as const) {
  test(`the toast of ${path} is on top and can be pressed, and does not cover the button that it answers`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const main = page.getByRole('main');
    if (path.startsWith('/donate-farm')) await main.getByRole('radio', { name: '$50', exact: true }).check();
    const control = main.getByRole('button', { name }).first();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const raise = async () => {
      await control.click();
      await toasts.getByText(says).first().hover();
    };
    const lower = async () => {
      await toasts.getByRole('button', { name: 'Close' }).click();
      await expect(toasts.getByText(says)).toHaveCount(0);
    };
    await expectRaisedOnTop(page, control, raise, lower);
  });
}

test('what search suggests is on top and can be pressed, and does not cover its field', async ({ page }) => {
  await open(page, '/about');
  const dialog = page.getByRole('dialog', { name: /search/i });
  const field = dialog.getByRole('combobox');
  const raise = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await field.fill('tomatoes');
    await expect(dialog.getByRole('option').first()).toBeVisible();
  };
  const lower = async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await expectRaisedOnTop(page, field, raise, lower);
});
