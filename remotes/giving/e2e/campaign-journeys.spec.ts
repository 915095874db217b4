import { remoteFolders } from '@furrow/bundler/workspace';
import { expectAccessible } from '@furrow/testing/accessibility';
import { expectFieldHints } from '@furrow/testing/field-hints';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expectPrintable } from '../../../e2e/src/paper';
import { expect, hydrated, markDocument, open, test } from '../../../e2e/src/test';
import { byTouch, phone } from '../../../e2e/src/touch';

/** The list of campaigns, the page of one, and writing one. */

test('a view of the campaigns is an address: shared, taken back, searched', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/campaigns?tab=active&sort=ending');
  const sameDocument = await markDocument(page);
  await expect(page.getByRole('tab', { name: 'Active 11' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article')).toHaveCount(11);
  await expect(page.getByRole('article').first()).toContainText('Sheep under solar');

  await keys.toContent();
  await keys.press('radio "All categories 14" [checked]', 'ArrowUp', 'radio "Community 2" [checked]');
  await expect(page.getByRole('status').filter({ hasText: '2 campaigns' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(11);

  await page.getByRole('searchbox', { name: 'Search campaigns' }).focus();
  await page.keyboard.type('no such farm');
  await expect(page.getByText('No campaigns match')).toBeVisible();
  await expectAccessible(page);
  await keys.press('button "Show All Campaigns"', 'Enter');
  await expect(page).toHaveURL('/campaigns');
  await expect(page.getByRole('article')).toHaveCount(14);
  expect(await sameDocument()).toBe(true);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height });
  const barsByRow = await page.getByRole('article').evaluateAll((cards) => {
    const rows = new Map<number, Set<number>>();
    for (const card of cards) {
      const { top } = card.getBoundingClientRect();
      const bar = card.querySelector('[role="progressbar"]')?.getBoundingClientRect().top ?? 0;
      rows.set(top, (rows.get(top) ?? new Set()).add(Math.round(bar - top)));
    }
    return [...rows.values()].map(({ size }) => size);
  });
  expect(barsByRow, 'one height of the bars in each row of cards').toEqual([1, 1, 1, 1, 1]);
  await page.setViewportSize({ width, height });
  await keys.press('link "Learn More about A village creamery"', 'Enter');
  await expect(page).toHaveURL('/farm-details/oak-creek');
});

test('on a phone the categories are in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/campaigns');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByText('Technology').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Show 2 campaigns' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove filter: Technology' }).click();
  await expect(page.getByRole('article')).toHaveCount(14);
});

test('a campaign opens as a document of its own, becomes a favorite and leads to its donation', async ({ page }) => {
  await open(page, '/support-farm');
  const sameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'Learn More about A village creamery' }).click();
  await hydrated(page);
  expect(await sameDocument()).toBe(false);
  await expect(page).toHaveURL('/farm-details/oak-creek');

  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await expectPrintable(page);
  await page.getByRole('region', { name: 'Funding' }).getByRole('link', { name: 'Support This Farm' }).click();
  await expect(page).toHaveURL('/donate-farm/oak-creek');
});

test.describe('a campaign', () => {
  // What would be sent is written to the console.
  test.use({ allowed: /^console\.log: Launch Campaign/ });

  test('is written part by part, kept over a reload, logged and launched', async ({ page }) => {
    const keys = byKeyboard(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, '/create-campaign');
    await keys.toContent();
    await keys.press('tab "Details" [selected]', 'ArrowRight', 'tab "Story" [selected]');
    await page.keyboard.press('ArrowLeft');
    await keys.type('textbox "Title"', 'A cider press');
    await keys.type('textbox "Description"', 'For the whole valley.');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A cider press');
    await expect(page.getByText('29% complete')).toBeVisible();

    await keys.toContent();
    await keys.choose('combobox "Category"', 'Equipment');
    await keys.type('textbox "Location"', 'Cusco');
    await keys.type('spinbutton "Goal in dollars"', '12000');
    await keys.type('spinbutton "Duration in days"', '45');
    await keys.type('textbox "Farmer name"', 'Lucía');
    await keys.press('button "Next: Story"', 'Enter', 'tab "Story" [selected]');
    await expectFieldHints(page, '/create-campaign story', remoteFolders());
    await keys.type('textbox "Impact"', 'Less waste');
    await keys.press('button "Next: Budget"', 'Enter', 'tab "Budget" [selected]');
    await expectFieldHints(page, '/create-campaign budget', remoteFolders());
    await expect(page.getByText('Platform fee 5%, plus payment processing of 2.9% + $0.30')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '$600.00' })).toBeVisible();
    await keys.press('button "Next: Review"', 'Enter', 'tab "Review" [selected]');
    for (const place of [page.getByRole('tabpanel', { name: 'Review' }), page.getByRole('article')])
      await expect(place.getByRole('heading', { name: 'A cider press' })).toBeVisible();
    await expect(page.getByText('100% complete')).toBeVisible();
    await keys.press('button "Launch Campaign"', 'Enter');
    await expect(page).toHaveURL('/campaigns');
    expect(logged.join()).toContain('A cider press');
    await page.goto('/create-campaign');
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

test.describe('with touch', () => {
  test.use({ ...phone, allowed: /^console\.log: Launch Campaign/ });

  test('a campaign is written and launched', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/create-campaign');
    await finger.type('textbox "Title"', 'A cider press');
    await finger.type('textbox "Description"', 'For the whole valley.');
    await finger.choose('combobox "Category"', 'Equipment');
    await finger.type('textbox "Location"', 'Cusco');
    await finger.type('spinbutton "Goal in dollars"', '12,000');
    await finger.type('spinbutton "Duration in days"', '45');
    await finger.type('textbox "Farmer name"', 'Lucía');
    await expect(page.getByText('100% complete')).toBeVisible();
    await finger.tap('button "Next: Story"');
    await finger.type('textbox "Impact"', 'Less waste');
    await finger.pick('tab "Budget"');
    await finger.tap('button "Next: Review"');
    await finger.tap('button "Launch Campaign"');
    await expect(page).toHaveURL('/campaigns');
  });
});
