import { expect, test } from '../../../e2e/src/test';
import { farmCount, head, list, rows } from './farms-page';

/** The list of farms: its filters, what is searched in it, and the ZIP code. */

test('a filter goes into the address, and Back takes it away again', async ({ page }) => {
  await page.goto('/farms');
  await expect(head(page)).toHaveText(`${farmCount} farms`);
  await page.getByRole('button', { name: 'Open campaign' }).click();
  await expect(page).toHaveURL('/farms?campaign=open');
  await expect(head(page)).toHaveText(/^\d+ farms with an open campaign$/);
  await page.getByRole('button', { name: 'Fruit' }).click();
  await expect(page).toHaveURL('/farms?crop=fruit&campaign=open');
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/farms?campaign=open');
  await expect(page.getByRole('button', { name: 'Show All 11 Farms' })).toBeVisible();
  await page.goBack();
  await expect(head(page)).toHaveText(`${farmCount} farms`);
  await expect(page.getByRole('button', { name: 'Open campaign' })).toHaveAttribute('aria-pressed', 'false');
});

for (const [width, zip] of [
  [1440, ''],
  [1440, '97201'],
  [390, ''],
  [390, '97201'],
] as const)
  test(`each farm has three lines at ${width} px${zip && ', with its distance'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((typed) => sessionStorage.setItem('furrow.zip', typed), zip);
    await page.goto('/farms');
    await page.getByRole('button', { name: `Show All ${farmCount} Farms` }).click();
    await expect(rows(page)).toHaveCount(farmCount);
    await expect(rows(page).locator('[class*=miles]')).toHaveCount(zip ? farmCount : 0);
    const heights = await rows(page).evaluateAll((all) => all.map((row) => [row.textContent, row.clientHeight]));
    expect(heights.filter(([, height]) => height !== 88)).toEqual([]);
  });

test('what is typed is one step of the history, and what matches nothing leads back', async ({ page }) => {
  await page.goto('/farms');
  await page.getByRole('searchbox', { name: 'Search farms' }).pressSequentially('oak');
  await expect(page).toHaveURL('/farms?q=oak');
  await expect(rows(page)).toHaveText([/Oak Creek Dairy/]);
  await expect(head(page)).toHaveText('1 farm for “oak”');
  await page.getByRole('searchbox', { name: 'Search farms' }).fill('oaken');
  await expect(page.getByRole('heading', { name: 'No farm matches.' })).toBeVisible();
  await list(page).getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/farms');
  await expect(head(page)).toHaveText(`${farmCount} farms`);
});

test('a ZIP code sorts by distance, stays in the tab, and is never sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/farms');
  const zip = page.getByRole('textbox', { name: 'Your ZIP code' });
  await zip.fill('6061');
  await expect(page.getByText('Add a ZIP code to see how far away they are.')).toBeVisible();
  await zip.fill('60614');
  await expect(page.getByText('Chicago area. The distance is worked out in your browser')).toBeVisible();
  await expect(page).toHaveURL('/farms?sort=near');
  await expect(rows(page).first()).toHaveText(/Oak Creek Dairy.*112 mi/);
  await expect(page.getByText('Your ZIP code, rings at 100 and 200 miles')).toBeVisible();
  await page.reload();
  await expect(rows(page).first()).toHaveText(/Oak Creek Dairy.*112 mi/);
  await expect(zip).toHaveValue('60614');
  expect(asked.filter((each) => each.includes('60614'))).toEqual([]);
});

for (const [kind, typed, note] of [
  ['is not known', '99999', /^We know a few sample ZIP areas only.* Sorted by name\.$/],
  ['is emptied', '', /^Add a ZIP code/],
  ['is no ZIP code', 'abc12', /^Add a ZIP code/],
] as const)
  test(`where a ZIP code ${kind}, address, sort and the head of the list say that farms stand by name`, async ({
    page,
  }) => {
    await page.goto('/farms');
    const zip = page.getByRole('textbox', { name: 'Your ZIP code' });
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await zip.fill('60614');
    await expect(page).toHaveURL('/farms?sort=near');
    await expect(sort).toHaveValue('near');
    await zip.fill(typed);
    await expect(page).toHaveURL('/farms');
    await expect(sort).toHaveValue('name');
    await expect(list(page)).toContainText(`${farmCount} farmsA to Z`);
    await expect(page.getByText(note)).toBeVisible();
    await expect(rows(page).first()).toHaveText(/Altiplano Growers/);
  });

test('nobody can sort by a distance that is not known, and the note names the sort that is on', async ({ page }) => {
  await page.goto('/farms?sort=near');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveValue('name');
  await expect(sort.getByRole('option', { name: 'Nearest first' })).toBeDisabled();
  await sort.selectOption('Ripe first');
  await page.getByRole('textbox', { name: 'Your ZIP code' }).fill('99999');
  await expect(page.getByText(/^We know a few sample ZIP areas only.* or 97201\.$/)).toBeVisible();
  await expect(page).toHaveURL('/farms?sort=ripe');
});

test.describe('a ZIP code that was typed before', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.setItem('furrow.zip', '60614'));
  });

  test('shows at first sight how far away the farms are, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/farms');
    await expect(rows(page).filter({ hasText: 'Blue Heron Farm' })).toHaveText(/646 mi/);
    await expect(page.getByRole('textbox', { name: 'Your ZIP code' })).toHaveValue('60614');
    await expect(page).toHaveURL('/farms');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

  test('gives way to what is typed before the page has woken', async ({ page }) => {
    let release = () => {};
    const typed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/content\/[^/]+\/(?!.*boot)[^/]*\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/farms', { waitUntil: 'commit' });
    const zip = page.getByRole('textbox', { name: 'Your ZIP code' });
    await zip.fill('97201');
    await page.getByRole('searchbox', { name: 'Search farms' }).fill('oak');
    release();
    await expect(rows(page)).toHaveText([/Oak Creek Dairy[^]*mi$/], { useInnerText: true });
    await expect(zip).toHaveValue('97201');
    await expect(page.getByText('Portland, Oregon area.')).toBeVisible();
  });
});

test('the rest of the list comes with one press, and the focus goes on there', async ({ page }) => {
  await page.goto('/farms');
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('button', { name: `Show All ${farmCount} Farms` }).click();
  await expect(rows(page)).toHaveCount(farmCount);
  await expect(rows(page).nth(8).getByRole('link')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters and the ZIP code unfold, and what is set can be taken off', async ({ page }) => {
    await page.goto('/farms');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'In season now' }).click();
    await page.getByRole('button', { name: 'Remove filter In season now' }).click();
    await expect(head(page)).toHaveText(`${farmCount} farms`);
    await page.getByRole('button', { name: 'ZIP code' }).click();
    await page.getByRole('textbox', { name: 'Your ZIP code' }).fill('97201');
    await expect(rows(page).first()).toHaveText(/mi$/, { useInnerText: true });
  });
});

test('the labels of the filters stand in one line', async ({ page }) => {
  await page.goto('/farms');
  const main = page.getByRole('main');
  const tops = await Promise.all(
    ['Search farms', 'Your ZIP code', 'Sort'].map(async (label) => {
      const box = await main.getByText(label, { exact: true }).boundingBox();
      return [box!.y, box!.height];
    }),
  );
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
});
