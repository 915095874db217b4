import { expectAccessible } from '@furrow/testing/accessibility';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expectPrintable } from '../../../e2e/src/paper';
import { expect, hydrated, open, test } from '../../../e2e/src/test';
import { byTouch, phone } from '../../../e2e/src/touch';

/** Food that is given: offering it, following a batch, and the food banks that take it. */

test('scanning a batch loads its details and says so', async ({ page }) => {
  await open(page, '/food-rescue');
  await expect(page.getByRole('img', { name: /^QR code for batch FRB-2025-/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'View Details of FRB-2025-002' }).click();
  await expect(page.getByText('Batch Scanned Successfully')).toBeVisible();
  await expect(page.getByText('Loaded details for FRB-2025-002')).toBeVisible();
  const details = page.getByRole('region', { name: 'Batch details' });
  await expect(details).toContainText('Hope Community Kitchen');
  await expect(details).toContainText('Processed');
  await expectAccessible(page);
  await details.getByRole('link', { name: 'Open the Full Trace' }).click();
  await expect(page).toHaveURL('/food-rescue/frb-2025-002');
  await expectPrintable(page, { sheets: 1 });
});

test('the buttons of the food banks end in one line, however long their names are', async ({ page }) => {
  await open(page, '/donate-food');
  for (const width of [768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page
      .getByRole('link', { name: /^Give to / })
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().bottom)));
    expect(ends, `at ${width} px`).toEqual([ends[0], ends[0], ends[0]]);
  }
});

test('Back goes where the visitor came from', async ({ page }) => {
  await open(page, '/donate-food');
  await page.getByRole('link', { name: 'My Donations' }).first().click();
  await expect(page).toHaveURL('/my-donations');
  await page.goto('/food-rescue');
  await hydrated(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/my-donations');
});

test('the form for food stands within the first screens of the page', async ({ page }) => {
  for (const [width, height, screens] of [
    [390, 844, 2.75],
    [1440, 900, 2.15],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/donate-food');
    const top = await page.locator('#schedule').evaluate((form) => form.getBoundingClientRect().top + window.scrollY);
    expect(top / height, `screens above the form at ${width} px`).toBeLessThan(screens);
  }
});

test('food is offered, with a day for its pickup', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/donate-food');
  await keys.toContent();
  await keys.choose('combobox "Donation type"', 'Fresh produce');
  await keys.choose('combobox "Preferred food bank"', 'Riverside Pantry');
  await keys.type('textbox "Estimated quantity"', '40 crates');
  await keys.type('textbox "Description"', 'Tomatoes, three days');
  await keys.type('textbox "Pickup address"', '12 Mill Road');
  await keys.type('textbox "Preferred pickup date"', '12252030');
  await expect(page.getByLabel('Preferred pickup date')).toHaveValue('2030-12-25');
  await keys.press('checkbox "Send me a tax deduction receipt"', 'Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await keys.press('link "Schedule Donation"', 'Enter');
  await expect(page).toHaveURL('/my-donations?after=pickup');
});

test('a food bank applies: on its way for two seconds, and nothing typed is lost', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/food-bank-partner?tab=benefits');
  await expect(page.getByText('POPULAR')).toHaveCount(1);
  await expectAccessible(page);
  await keys.toContent();
  await keys.press('tab "Benefits" [selected]', 'ArrowRight', 'tab "Apply" [selected]');
  await keys.type('textbox "Organization name"', 'Hope Kitchen');
  await keys.choose('combobox "Organization type"', 'Food bank');
  await keys.type('textbox "Mission"', 'Hot soup');
  const requirements = page.getByRole('tab', { name: 'Requirements' });
  await page.getByRole('tab', { name: 'Apply' }).press('ArrowRight');
  await expect(requirements).toBeFocused();
  await expect(page.getByRole('heading', { name: 'At least 100 meals per month' })).toBeVisible();
  await requirements.press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Mission' })).toHaveValue('Hot soup');
  await expectAccessible(page);
  await keys.type('textbox "Monthly goal"', '4000');
  await keys.press('button "Submit Application"', 'Enter');
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
});

test.describe('with touch', () => {
  test.use(phone);

  test('a food bank applies', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/food-bank-partner');
    await finger.pick('tab "Requirements"');
    await finger.pick('tab "Apply"');
    await finger.type('textbox "Organization name"', 'Hope Kitchen');
    await finger.choose('combobox "Organization type"', 'Food bank');
    await finger.type('textbox "Monthly goal"', '4000');
    await finger.tap('button "Submit Application"');
    await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  });
});
