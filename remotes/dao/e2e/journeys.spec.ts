import { expectAccessible } from '@furrow/testing/accessibility';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expect, open, test } from '../../../e2e/src/test';
import { byTouch, enlargeText, phone } from '../../../e2e/src/touch';

test('only active proposals can be voted on, and only they count days', async ({ page }) => {
  await open(page, '/governance/voting');
  const proposals = page.getByRole('article');
  await expect(proposals).toHaveCount(3);
  for (const [index, quorum] of ['75', '68', '92'].entries()) {
    await expect(proposals.nth(index).getByRole('progressbar')).toHaveAttribute('aria-valuenow', quorum);
  }
  await expect(page.getByRole('button', { name: 'Vote For' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Vote Against' })).toHaveCount(2);
  const passed = proposals.filter({ hasText: 'Passed' });
  await expect(passed.getByRole('button')).toHaveCount(0);
  await expect(passed).not.toContainText('days left');
  await expect(proposals.nth(1)).toContainText('For 2.1M');
  await expect(proposals.nth(1)).toContainText('43.2%');
});

test('the buttons of the governance pages lead nowhere, and those for a vote or a report say why', async ({ page }) => {
  for (const path of ['/governance/forum', '/governance/voting', '/governance/treasury']) {
    await open(page, path);
    for (const button of await page.getByRole('main').getByRole('button').all()) await button.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
  await expect(page.getByText('There is no file behind this button.')).toHaveCount(2);
  await open(page, '/governance/voting');
  await page.getByRole('button', { name: 'Vote For' }).first().click();
  const answer = page.getByRole('status').filter({ hasText: 'This sample site counts no votes.' });
  await expect(answer).toHaveCount(1);
  await expect(page.getByText('For 3.2M')).toBeVisible();
});

test('every thread is one press away from the forum, and the last one of every board opens', async ({ page }) => {
  await open(page, '/community/forums');
  const boards = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(boards).toHaveCount(6);
  await expect(boards.getByRole('link')).toHaveCount(6);
  await boards.filter({ hasText: 'Code and contracts' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fingerprinting logs without storing them');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Governance forum' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Blight in the east rows: cut now, or wait?' }).click();
  await expect(page.getByRole('region', { name: 'Sam Okafor replies' })).toContainText('Kansas');
});

test('the two sides of a vote are told apart in the colors of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/governance/voting/prop-2025-014');
  const sides = page.getByRole('region', { name: 'How the vote stands' }).locator('i');
  const colors = (side: number) =>
    sides.nth(side).evaluate((element) => {
      const { backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(element);
      return { backgroundColor, backgroundImage, forcedColorAdjust };
    });
  const [pro, contra] = [await colors(0), await colors(1)];
  expect(pro.backgroundColor).toBe('rgb(0, 0, 0)');
  expect(contra.backgroundImage).toContain('gradient');
  for (const side of [pro, contra]) expect(side.forcedColorAdjust).toBe('none');
  const [length, other] = [await sides.nth(0).boundingBox(), await sides.nth(1).boundingBox()];
  expect((length?.width ?? 0) / (other?.width ?? 1)).toBeGreaterThan(3.5);
});

test('the bar of the governance leads over pages of two teams, and is there on each of them', async ({ page }) => {
  await open(page, '/governance/voting');
  const bar = page.getByRole('navigation', { name: 'Governance pages' });
  for (const name of ['Impact', 'Treasury', 'Impact', 'Forum 3,842 discussions']) {
    await bar.getByRole('link', { name }).click();
    await expect(bar.locator('[aria-current=page]')).toHaveText(name);
    await expect(bar).toHaveCount(1);
  }
  await page.goBack();
  await expect(bar.locator('[aria-current=page]')).toHaveText('Impact');
  await expect(page).toHaveURL('/impact');
});

test('the treasury is read month by month, shown by type and sorted', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/governance/treasury');
  await keys.toContent();
  await keys.press('slider "Month"', 'ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Month' })).toHaveAttribute('aria-valuetext', 'Aug 2025, $8.08M');
  await keys.press('summary "Show as a table"', 'Enter');
  await expect(page.getByRole('table', { name: 'How has the treasury grown?' }).getByRole('row')).toHaveCount(13);
  const transactions = page.getByRole('table', { name: 'Recent transactions' });
  await expect(transactions.getByRole('cell', { name: '−$48,000.00' })).toHaveClass(/fw-neg/);
  await expect(transactions.getByRole('cell', { name: '+$31,260.40' })).toHaveClass(/fw-pos/);
  await keys.choose('combobox "Show"', 'Revenue');
  await keys.press('button "Amount"', 'Enter');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(transactions.getByRole('cell', { name: '−$48,000.00' })).toHaveCount(0);
});

test('a chart is the same on a page from right to left, and names the point under the pointer beside it', async ({
  page,
}) => {
  await open(page, '/governance/treasury');
  const slider = page.getByRole('slider', { name: 'Month' });
  const chart = page.locator('figure').filter({ has: slider });
  const labels = () =>
    chart.locator('svg text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left } = text.closest('figure')!.getBoundingClientRect();
        return `${text.textContent} at ${Math.round(text.getBoundingClientRect().left - left)}`;
      }),
    );
  const fromLeft = await labels();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await labels()).toEqual(fromLeft);

  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height / 2);
  const panel = (await chart.getByText('Dec 2024$6.50M').boundingBox())!;
  expect(panel.x).toBeLessThan(x + width * 0.2);
  expect(panel.x + panel.width).toBeGreaterThan(x + width * 0.2);
  await slider.press('End');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Aug 2025, $8.08M');
});

test.describe('with touch', () => {
  test.use(phone);

  test('a point of the treasury’s chart is read with a tap, and covers no title', async ({ page }) => {
    await open(page, '/governance/treasury');
    const slider = page.getByRole('slider', { name: 'Month' });
    const chart = page.locator('figure').filter({ has: slider });
    await slider.scrollIntoViewIfNeeded();
    const { y, height } = (await slider.boundingBox())!;
    await page.touchscreen.tap(195, y + height / 2);
    await expect(slider).toHaveAttribute('aria-valuetext', /^(Mar|Apr) 2025/);
    const panel = (await chart.getByText(/^(Mar|Apr) 2025\$\d\.\d\dM$/).boundingBox())!;
    const heading = (await chart.getByRole('heading').boundingBox())!;
    expect(panel.y).toBeGreaterThanOrEqual(heading.y + heading.height);
  });

  test('the treasury is unfolded, shown by type, sorted and turned', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/governance/treasury');
    await finger.unfold('Show as a table');
    await expect(page.getByRole('table', { name: 'How has the treasury grown?' }).getByRole('row')).toHaveCount(13);
    await finger.tap('button "Page 2"');
    await expect(page.getByText('8 to 12 of 12')).toBeVisible();
    await page
      .getByRole('link', { name: /^Open proof: / })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/governance\/treasury\/proof\//);
    await page.goBack();
    await expect(page.getByText('8 to 12 of 12')).toBeVisible();
    await page.reload();
    await expect(page.getByText('8 to 12 of 12')).toBeVisible();
    await finger.choose('combobox "Show"', 'Revenue');
    await finger.choose('combobox "Sort by"', 'Amount, descending');
    const transactions = page.getByRole('table', { name: 'Recent transactions' });
    await expect(transactions.getByRole('row').nth(1)).toContainText('+$64,800.00');
    await finger.tap('button "Generate Report"');
    await expect(page).toHaveURL('/governance/treasury?type=revenue');
  });

  test('the two votes on a proposal are buttons of one line', async ({ page }) => {
    await open(page, '/governance/voting/prop-2025-014');
    for (const name of ['Vote For', 'Vote Against']) {
      expect((await page.getByRole('button', { name }).boundingBox())?.height, name).toBe(48);
    }
  });

  test('the bar of the governance breaks no word in text of twice the size', async ({ page }) => {
    await enlargeText(page);
    await open(page, '/governance/voting');
    for (const link of await page.getByRole('navigation', { name: 'Governance pages' }).getByRole('link').all()) {
      expect((await link.boundingBox())?.height, await link.innerText()).toBe(60);
    }
  });
});

test('a thread of the forum opens, leads to the proposal that came of it, and back', async ({ page }) => {
  await page.goto('/governance/forum');
  const question = 'What should a farm show before it may borrow $100,000?';
  await page.getByRole('link', { name: question }).click();
  await expect(page).toHaveURL('/governance/forum/loan-maximum');
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(page.getByRole('region', { name: /replies$/ })).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Raise the farmer loan maximum' }).click();
  await expect(page).toHaveURL('/governance/voting/prop-2025-014');
  await expect(page.getByRole('region', { name: 'How the vote stands' })).toContainText('For 3.2M');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read the discussion' }).click();
  await expect(page).toHaveURL('/governance/forum/loan-maximum');
});
