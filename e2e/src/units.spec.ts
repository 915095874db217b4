import { brokenOut } from './measures';
import { expect, hydrated, open, test, type Page } from './test';

/** Measures are read in the units of the language, or in those that the visitor has chosen. */

const lot = '/marketplace/lot/heirloom-tomatoes';

/** The row of a handover that was measured, and the way to it. */
const coldRoom = (page: Page) =>
  page.getByRole('main').locator('li').filter({ hasText: '20,833,835' }).locator('dd').nth(1);
const whole = (page: Page) =>
  page
    .getByRole('main')
    .locator('p', { hasText: /^(This lot|Este lote) / })
    .locator('span')
    .first();

const shown = { useInnerText: true };

/** As a visitor does, by the label; the button itself is invisible. */
async function choose(page: Page, units: string) {
  await page.locator('#footer label', { hasText: units }).click();
}

/** How far anything on the page has moved that nobody has pressed. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
}

test('a measure at the foot of an open lot is part of its line', async ({ page }) => {
  await open(page, '/marketplace');
  await page.getByRole('link', { name: 'Heirloom tomatoes' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(/ left$/)).toBeVisible();
  expect(await brokenOut(page)).toEqual([]);
});

test('a page in English says pounds and degrees Fahrenheit, until kilograms are chosen', async ({ page }) => {
  await open(page, lot);
  await expect(coldRoom(page)).toHaveText(/^41\.0 .F$/, shown);
  await expect(whole(page)).toHaveText('529 lb', shown);
  await choose(page, 'kg, °C');
  await expect(coldRoom(page)).toHaveText('5.0 °C', shown);
  const moved = await watchMoves(page);
  await page.reload();
  await expect(whole(page)).toHaveText('240 kg', shown);
  await hydrated(page);
  await expect(whole(page)).toHaveText('240 kg', shown);
  await expect(page.locator('#footer').getByRole('radio', { name: 'kg, °C' })).toBeChecked();
  expect(await moved()).toBeLessThan(0.001);
});

for (const [address, inPounds, inKilograms] of [
  [lot, '84 lb left of 529 lb', '38 kg left of 240 kg'],
  ['/farms/green-valley', '84 lb of 529 lb left', '38 kg of 240 kg left'],
] as const) {
  test(`the picture of a field has the units of the text below it in its name, on ${address}`, async ({ page }) => {
    await open(page, address);
    const field = page.getByRole('main').getByRole('img', { name: / left/ });
    await expect(field).toHaveAccessibleName(inPounds);
    await choose(page, 'kg, °C');
    await expect(field).toHaveAccessibleName(inKilograms);
  });
}

test('a page in Spanish says kilograms, and what was chosen holds in each language', async ({ page }) => {
  await open(page, `/es${lot}`);
  await expect(coldRoom(page)).toHaveText('5.0 °C', shown);
  await choose(page, 'lb, °F');
  await expect(coldRoom(page)).toHaveText(/^41\.0 .F$/, shown);
  await page.getByRole('navigation', { name: 'Idioma', exact: true }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(lot);
  await choose(page, 'kg, °C');
  await page.goto(`/es${lot}`);
  await expect(coldRoom(page)).toHaveText('5.0 °C', shown);
});

test('what is sold by the kilogram stays so, and says beside it what a pound costs', async ({ page }) => {
  await open(page, '/buy-food');
  const [tomatoes, honey] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await expect(tomatoes).toContainText(/\$5\.99\s+\/ kg\s+\$2\.72 \/ lb/, shown);
  await expect(honey).not.toContainText('/ lb', shown);
  await choose(page, 'kg, °C');
  await expect(tomatoes).toContainText(/\$5\.99\s+\/ kg/, shown);
  await expect(tomatoes).not.toContainText('/ lb', shown);
});

test('another tab follows, and a record says what was signed', async ({ page, context }) => {
  await open(page, `${lot}/proof/4`);
  const other = await context.newPage();
  await open(other, lot);
  await choose(other, 'kg, °C');
  await expect(page.locator('html')).toHaveAttribute('data-units', 'metric');
  await choose(other, 'lb, °F');
  await expect(page.locator('html')).toHaveAttribute('data-units', 'us');
  await expect(page.getByText('240.0 kg', { exact: true })).toBeVisible();
  await expect(page.getByText('5.0 °C', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says both, and offers no choice', async ({ page }) => {
    await page.goto(lot);
    await expect(coldRoom(page)).toHaveText('5.0 °C (41.0 °F)', shown);
    await expect(page.locator('#footer').getByText('kg, °C')).toBeHidden();
  });
});
