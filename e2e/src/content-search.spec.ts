import { expectAccessible } from '@furrow/testing/accessibility';
import { expect, markDocument, open, test, type Page } from './test';

/** The search in the header, as a visitor meets it. */

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a slash opens it on a page that sleeps, Enter goes to the lot in the same document, and Back returns', async ({
  page,
}) => {
  const index: string[] = [];
  page.on('request', (request) => request.url().endsWith('/search.json') && index.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(index, 'nothing is loaded for a search that is not opened').toEqual([]);
  const isSameDocument = await markDocument(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('heirlom tomato');
  const lot = group(page, 'Lots').getByRole('option', { name: /Heirloom tomatoes/ });
  await expect(lot).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: /results?$/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marketplace/lot/heirloom-tomatoes');
  await expect(field(page)).toBeHidden();
  expect(index).toHaveLength(1);
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('it finds what every team gives to it', async ({ page }) => {
  await open(page, '/careers');
  await page.keyboard.press('Control+k');
  await field(page).fill('green');
  for (const kind of ['Lots', 'Farms', 'Campaigns', 'Articles'])
    await expect(group(page, kind).getByRole('option').first()).toBeVisible();
  await field(page).fill('treasury');
  await expect(
    group(page, 'Pages')
      .getByRole('option', { name: /treasury/i })
      .first(),
  ).toBeVisible();
  await field(page).fill('loan application');
  await expect(group(page, 'Pages').getByRole('option').first()).toBeVisible();
  await field(page).fill('webhooks');
  await group(page, 'Docs')
    .getByRole('option', { name: /Webhooks/ })
    .click();
  await expect(page).toHaveURL('/resources/docs#webhooks');
});

test('Escape clears it, closes it, and leaves the focus on the button', async ({ page }) => {
  await open(page, '/campaigns');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await field(page).fill('honey');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(group(page, 'Start here').getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('it is accessible with results, in both themes and widths', async ({ page }) => {
  await open(page, '/careers');
  await page.keyboard.press('/');
  await field(page).fill('green');
  await expect(group(page, 'Lots')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without its index', () => {
  test.use({ allowed: /search\.json|Failed to load|ERR_FAILED/ });

  test('it says so, and tries again', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort(), { times: 1 });
    await open(page, '/careers');
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText('The index did not load.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(group(page, 'Start here')).toBeVisible();
  });
});
