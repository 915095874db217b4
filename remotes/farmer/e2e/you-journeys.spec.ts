import { expectAccessible } from '@furrow/testing/accessibility';
import { expectReflow } from '@furrow/testing/every-visitor';
import { expect, open, test, type Page } from '../../../e2e/src/test';

const nora = {
  v: 1,
  first: 'Nora',
  last: 'Bell',
  farm: 'Long Acre Farm',
  place: 'Athens, Ohio',
  entries: [
    {
      id: 'order:ORD-743',
      kind: 'order',
      at: '2025-03-13T18:20:00.000Z',
      ref: 'ORD-743',
      title: 'Order ORD-743',
      cents: 3488,
      state: 'on its way',
    },
  ],
};

/** Fills the ledger of this browser before the first page. */
async function remember(page: Page, ledger: unknown): Promise<void> {
  await page.addInitScript((text) => {
    if (window.name !== 'seeded') localStorage.setItem('furrow.you', text);
    window.name = 'seeded';
  }, JSON.stringify(ledger));
}

const menu = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Nora' });
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

test('a visitor without a name is offered to sign in, and one with a name is called by it, without any other code', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(signIn(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.evaluate((text) => localStorage.setItem('furrow.you', text), JSON.stringify(nora));
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await expect(signIn(page)).toBeHidden();
  await menu(page).click();
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Long Acre Farm, Athens, Ohio')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Your activity 1 entry' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Favorites' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(banner.getByRole('link', { name: /^Your activity/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await expect(banner.getByText('Long Acre Farm, Athens, Ohio')).toBeHidden();
});

test.describe(() => {
  test.use({ allowed: /you-menu/ });

  test('the header moves nothing when the name comes', async ({ page }) => {
    await remember(page, nora);
    const cart = [
      { id: 'honey', name: 'Honey', farm: 'Prairie Bee', image: '', price: '5.99', unit: 'jar', quantity: 12 },
    ];
    await page.addInitScript((items) => localStorage.setItem('cart', items), JSON.stringify(cart));
    for (const width of [1440, 1360, 1280, 1152, 1100, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/you-menu*.js', (route) => route.abort());
      await page.goto('/about');
      const places = () =>
        page
          .getByRole('banner')
          .locator('a:visible, button:visible')
          .evaluateAll((all) =>
            all
              .filter((one) => !one.closest('furrow-fragment'))
              .map((one) => [one.textContent, one.getBoundingClientRect().x]),
          );
      const before = await places();
      await page.unroute('**/you-menu*.js');
      await page.reload();
      await expect(menu(page)).toBeVisible();
      expect(await places(), `at ${width} px`).toEqual(before);
      await expect(page.getByRole('banner').getByRole('link', { name: /12 items/ })).toBeVisible();
      expect(await page.getByRole('banner').evaluate(overlaps), `at ${width} px`).toEqual([]);
    }
  });
});

/** The controls of the header that lie on each other or are less than 4 px apart in a row, as pairs. Runs in the page. */
function overlaps(banner: Element): string[] {
  const controls = [...banner.querySelectorAll('a, button, summary')].filter((control) => control.checkVisibility());
  return controls.flatMap((one, index) =>
    controls.slice(index + 1).flatMap((other) => {
      const [a, b] = [one, other].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
      const apart = a.right <= b.left - 4 || b.right <= a.left - 4 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return apart ? [] : [`${one.textContent || one.ariaLabel} touches ${other.textContent || other.ariaLabel}`];
    }),
  );
}

test('a short name stands beside the arrow of its menu', async ({ page }) => {
  await remember(page, nora);
  await page.goto('/about');
  const name = await menu(page).getByText('Nora', { exact: true }).boundingBox();
  const button = await menu(page).boundingBox();
  expect(button!.x + button!.width - (name!.x + name!.width)).toBeLessThan(32);
});

test('what one tab learns another one shows', async ({ page, context }) => {
  await remember(page, nora);
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/about');
  await expect(menu(other)).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('furrow.you'));
  await expect(menu(page)).toBeHidden();
  await expect(signIn(page)).toBeVisible();
});

test('what is erased in one tab is erased in the other tabs as well, also what they keep for their session', async ({
  page,
  context,
}) => {
  const cart = [
    { id: 'honey', name: 'Honey', farm: 'Prairie Bee', image: '', price: '5.99', unit: 'jar', quantity: 1 },
  ];
  await page.goto('/about');
  await page.evaluate((items) => localStorage.setItem('cart', items), JSON.stringify(cart));
  const asleep = await context.newPage();
  const session = (tab: Page) => tab.evaluate(() => ({ ...sessionStorage }));
  for (const tab of [page, asleep]) {
    await open(tab, '/checkout');
    await tab.getByLabel('First name').fill('Nora');
    await expect.poll(() => session(tab)).toHaveProperty('checkout');
  }
  await asleep.goto('/about');

  const erasing = await context.newPage();
  await open(erasing, '/you#erase');
  await erasing.getByRole('dialog').getByRole('button', { name: 'Erase Everything' }).click();
  for (const tab of [page, asleep]) await expect.poll(() => session(tab)).not.toHaveProperty('checkout');
});

test('onboarding does not ask again for what registration took, and signing in without a name claims nothing', async ({
  page,
}) => {
  await open(page, '/login');
  const login = page.getByRole('form', { name: 'Sign in' });
  await login.getByLabel('Email').fill('nora@longacre.farm');
  await login.getByRole('textbox', { name: 'Password' }).fill('furrow and field');
  await login.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(signIn(page)).toBeVisible();
  await expect(page.getByText(/You are signed in/)).toHaveCount(0);

  await remember(page, { ...nora, entries: [] });
  await open(page, '/onboarding');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await page.getByRole('button', { name: 'Continue to Profile Setup' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByLabel('Location')).toHaveValue('Athens, Ohio');
});

test('with entries the ledger and the dashboard are accessible, and whole in a window of 320 pixels', async ({
  page,
}) => {
  await remember(page, nora);
  for (const path of ['/you', '/dashboard', '/my-donations']) {
    await open(page, path);
    const own =
      path === '/my-donations'
        ? page.getByRole('row', { name: /5% of order ORD-743/ })
        : page.getByRole('heading', { name: 'Order ORD-743' });
    await expect(own).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page);
  }
  await open(page, '/you#erase');
  await expect(page.getByRole('dialog', { name: 'Erase 1 entry?' })).toBeVisible();
  await expectAccessible(page);
});
