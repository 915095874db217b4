import { remoteFolders } from '@furrow/bundler/workspace';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '@furrow/testing/accessibility';
import { expectFieldHints } from '@furrow/testing/field-hints';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expect, open, test } from '../../../e2e/src/test';
import { byTouch, phone } from '../../../e2e/src/touch';

/** A gift to a farm. */

test('a gift shows the reward it reaches and goes through only with an amount', async ({ page }) => {
  await open(page, '/donate-farm/green-valley');
  const donate = page.getByRole('main').getByRole('button', { name: /^Donate/ });
  const reached = page.getByRole('listitem').filter({ hasText: 'Reached' });
  await expect(donate).toBeDisabled();

  await page.getByRole('radio', { name: 'Custom' }).check();
  await expect(donate).toBeDisabled();
  const amount = page.getByRole('spinbutton', { name: 'Custom amount' });
  await expectFieldHints(page, '/donate-farm custom', remoteFolders());
  await amount.fill('0');
  await donate.click();
  await expect(page.getByRole('alert')).toContainText('Invalid Amount');
  await expect(page.getByRole('alert')).toContainText('Please enter a valid donation amount.');

  await amount.fill('12,50');
  await amount.blur();
  await expect(amount).toHaveValue('12,50');
  await expect(amount).toHaveAccessibleDescription('“12,50” could mean two amounts. Write 12.50 or 1,250.');
  await amount.fill('120.50');
  await expect(page.getByText('Your reward at $120.50')).toBeVisible();
  await expect(reached).toHaveCount(3);
  await page.getByRole('radio', { name: '$500' }).check();
  await expect(reached).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Donate $500' }).click();
  await expect(page.getByText('Processing Donation')).toBeVisible();
  await expect(page.getByText('Thank you for giving $500 to Green Valley Farm!')).toBeVisible();
});

test('a gift is chosen and given', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/donate-farm/green-valley');
  await keys.toContent();
  await keys.press('radio "$25"', 'Space ArrowRight ArrowRight', 'radio "$100" [checked]');
  await keys.press('checkbox "Give anonymously"', 'Space', 'checkbox "Give anonymously" [checked]');
  await keys.press('button "Donate $100"', 'Enter');
  await expect(page.getByText('Thank you for giving $100 to Green Valley Farm!')).toBeVisible();
});

test('a campaign that has ended takes no gift, and leads to those that are open', async ({ page }) => {
  await open(page, '/donate-farm/kettle-hollow');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This campaign has ended.');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'See Other Campaigns' }).click();
  await expect(page).toHaveURL('/campaigns?tab=active');
  await page.goto('/es/donate-farm/kettle-hollow');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'See Other Campaigns' })).toHaveAttribute(
    'href',
    '/es/campaigns?tab=active',
  );
});

test.describe('with touch', () => {
  test.use(phone);

  test('a gift of one’s own is given', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/donate-farm/green-valley');
    await finger.pick('radio "$500"');
    await finger.pick('radio "Custom"');
    await finger.type('spinbutton "Custom amount"', '0.50');
    await finger.tap('button "Donate $0.50"');
    const message = page.getByText('Enter an amount of $1 or more');
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const bar = page.getByRole('main').locator('[data-foot-bar]');
    await expect
      .poll(async () => (await top(bar)) - (await top(message)), 'the message is above the bar')
      .toBeGreaterThan(20);
    await page.getByRole('spinbutton', { name: 'Custom amount' }).clear();
    await finger.type('spinbutton "Custom amount"', '120.50');
    await finger.pick('checkbox "Give anonymously"');
    await finger.tap('button "Donate $120.50"');
    await expect(page.getByText('Thank you for giving $120.50 to Green Valley Farm!')).toBeVisible();
  });
});
