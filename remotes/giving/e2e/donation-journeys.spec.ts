import type { Locator } from '@playwright/test';
import { expectAccessible } from '@furrow/testing/accessibility';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expectPrintable } from '../../../e2e/src/paper';
import { expect, open, test } from '../../../e2e/src/test';
import { byTouch, phone } from '../../../e2e/src/touch';

/** My Donations. */

/** Text that touches the text above it cannot be told from it. */
async function expectGap(above: Locator, below: Locator): Promise<void> {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  expect(lower!.y - upper!.y - upper!.height, `from ${above} to ${below}`).toBeGreaterThanOrEqual(8);
}

test('donations are sorted, turned, and found by food bank or place and by nothing else', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/my-donations');
  await expectPrintable(page, { sheets: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('1 to 10 of 15')).toBeVisible();
  await expect(page.getByRole('row', { name: 'donations shown' })).toHaveText('10 donations shown2,960$1,480.00');
  await expect(page.getByText('All 15 donations: 4,900 meals, $2,450.00.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const rows = page.getByRole('table', { name: 'All donations' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await keys.toContent();
  await keys.type('searchbox "Search donations"', 'idaho');
  await expect(rows).toHaveCount(2);
  await keys.press('button "Clear the search"', 'Enter', 'searchbox "Search donations"');
  await keys.press('button "Amount"', 'Enter Enter');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await keys.press('button "Receipt for DON-', 'Enter');
  await expect(page.getByText('Download Started')).toBeVisible();
  await keys.press('button "Page 2"', 'Enter');
  await expect(rows).toHaveCount(6);
  await expect(page).toHaveURL('/my-donations?page=2');
  await page.reload();
  await expect(rows).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search donations' }).fill('DON-001');
  await expect(page.getByText('No donations found')).toBeVisible();
  await keys.press('button "Clear Search"', 'Enter');
  await expect(rows).toHaveCount(11);

  await page.getByRole('tab', { name: 'All Donations' }).press('End');
  await keys.press('slider "Month"', 'ArrowLeft');
  const month = page.getByRole('slider', { name: 'Month' });
  await expect(month).toHaveAttribute('aria-valuetext', 'Aug 2025, 840 meals');
  await keys.press('summary "Show as a table"', 'Enter');
  await expect(
    page.getByRole('table', { name: 'How many meals has each month paid for?' }).getByRole('row'),
  ).toHaveCount(13);
  await expectAccessible(page);
});

test('no word of what a donation was for stands alone in its last line', async ({ page }) => {
  await open(page, '/my-donations');
  await page.setViewportSize({ width: 1440, height: 900 });
  const messages = page.getByRole('table', { name: 'All donations' }).locator('tbody td:first-of-type');
  await expect(messages.first()).toBeVisible();
  const alone = await messages.evaluateAll((cells) => {
    const range = document.createRange();
    return cells.filter((cell) => {
      const text = cell.firstChild as Text;
      const last = text.data.lastIndexOf(' ');
      const before = text.data.lastIndexOf(' ', last - 1);
      const lineOf = (start: number, end: number) => {
        range.setStart(text, start);
        range.setEnd(text, end);
        return range.getBoundingClientRect().top;
      };
      return lineOf(last + 1, text.data.length) > lineOf(before + 1, last);
    }).length;
  });
  expect(alone).toBe(0);
});

test.describe('with touch', () => {
  test.use(phone);

  test('food is offered, and the donations before it are searched and shared', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/donate-food');
    await finger.choose('combobox "Donation type"', 'Fresh produce');
    await finger.type('textbox "Estimated quantity"', '40 crates');
    await finger.type('textbox "Pickup address"', '12 Mill Road');
    await page.getByLabel('Preferred pickup date').fill('2030-12-25');
    await finger.pick('checkbox "Send me a tax deduction receipt"');
    await finger.tap('link "Schedule Donation"');
    await expect(page).toHaveURL('/my-donations?after=pickup');
    await expect(
      page.getByText('Nothing was scheduled, this is a sample site. Your pickup is still in the form.'),
    ).toBeVisible();

    await finger.choose('combobox "Sort by"', 'Amount, descending');
    await finger.tap('button "Page 2"');
    await expect(page.getByText('11 to 15 of 15')).toBeVisible();
    await finger.type('searchbox "Search donations"', 'idaho');
    await expect(page.getByRole('table', { name: 'All donations' }).getByRole('row')).toHaveCount(2);
    await finger.tap('button "Receipt for DON-007"');
    await expect(page.getByText('Downloading receipt-don-007.pdf')).toBeVisible();
    await finger.pick('tab "Impact Reports"');
    await expectGap(
      page.getByText('Sample data', { exact: true }).last(),
      page.getByRole('heading', { name: 'How many meals' }),
    );
    await expectGap(page.getByText('1,020 meals, 21%'), page.getByText('Central Food Bank received most'));
    await finger.tap('button "Share Your Impact"');
    await finger.tap('button "Close"');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
