import { remoteFolders } from '@furrow/bundler/workspace';
import { expectAccessible } from '@furrow/testing/accessibility';
import { expectFieldHints } from '@furrow/testing/field-hints';
import { differingPixels } from '@furrow/testing/states-seen';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expectPrintable } from '../../../e2e/src/paper';
import { checkLook } from './check-look';
import { expect, open, test, type Locator, type Page } from '../../../e2e/src/test';

// What a server would be told is said on the console.
test.use({ allowed: /^console\.log: / });

async function fillFarmDetails(page: Page) {
  await page.getByLabel('Farm name').fill('Green Valley Farm');
  await page.getByLabel('Farm address').fill('12 Acequia Road');
  await page.getByRole('button', { name: 'Continue to Loan Amount' }).click();
}

test('Save & Exit keeps an application in this browser until it is started over', async ({ page }) => {
  await open(page, '/loan-application');
  await fillFarmDetails(page);
  await page.getByLabel('Business plan').fill('Drip lines');
  await page.getByRole('link', { name: 'Save & Exit' }).click();
  await expect(page).toHaveURL('/');

  await open(page, '/loan-application');
  await expect(page.getByText('Your saved application is open, just as you left it.')).toBeVisible();
  await expect(page.getByLabel('Business plan')).toHaveValue('Drip lines');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('button', { name: 'Keep My Answers' }).click();
  await expect(page.getByLabel('Business plan')).toHaveValue('Drip lines');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expectAccessible(page, { widths: [390] });
  await page.getByRole('group', { name: 'Start over?' }).getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel('Farm name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Farm name')).toHaveValue('');
});

test('a loan application is there again after a reload, in Spanish and after Back, without a question', async ({
  page,
}) => {
  page.on('dialog', (dialog) => expect(dialog.type(), 'a question').toBe(''));
  await open(page, '/loan-application');
  await fillFarmDetails(page);
  await page.getByLabel('Business plan').fill('Drip lines');
  await page.reload();
  await expect(page.getByLabel('Business plan')).toHaveValue('Drip lines');
  await page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/loan-application');
  await expect(page.getByLabel('Plan de negocio')).toHaveValue('Drip lines');
  await page.getByLabel('Plan de negocio').fill('Riego por goteo');
  await page.goBack();
  await expect(page.getByLabel('Business plan')).toHaveValue('Riego por goteo');
});

/** The slider of the loan, once at each of its ends, with the amount that it names there. */
async function* sliderAtEnds(page: Page): AsyncGenerator<{ slider: Locator; amount: string }> {
  await open(page, '/loan-application');
  await fillFarmDetails(page);
  const slider = page.getByRole('slider', { name: 'Loan amount' });
  for (const [key, amount] of [
    ['Home', '$1,000'],
    ['End', '$100,000'],
  ] as const) {
    await slider.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', amount);
    yield { slider, amount };
  }
}

test('the slider of the loan moves towards the end that names its value', async ({ page }) => {
  const middle = async (of: Locator) => {
    const { x, width } = (await of.boundingBox())!;
    return x + width / 2;
  };
  for await (const { slider, amount } of sliderAtEnds(page)) {
    const end = page.getByRole('paragraph').getByText(amount, { exact: true });
    expect(Math.abs((await middle(end)) - (await middle(slider))), `from the bead to ${amount}`).toBeLessThan(100);
  }
});

test('the system that forces its colors shows where the slider of the loan stands', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const pictures: string[] = [];
  let clip: { x: number; y: number; width: number; height: number } | undefined;
  for await (const { slider } of sliderAtEnds(page)) {
    // Both pictures are of the place where the bead stands at first.
    clip ??= (await slider.boundingBox())!;
    // The ring of the focus moves along with the bead.
    await slider.blur();
    const picture = await page.screenshot({ clip, animations: 'disabled' });
    pictures.push(picture.toString('base64'));
  }
  expect(await page.evaluate(differingPixels, { pictures })).toBeGreaterThan((clip!.width * clip!.height) / 4);
});

/** At the width of a phone, where the zone of medium risk is hardly wider than its name. */
async function expectZonesApart(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, width: 390 });
  const [medium, high] = await Promise.all(
    ['Medium', 'High'].map((name) => page.getByText(name, { exact: true }).boundingBox()),
  );
  expect(high!.x - medium!.x - medium!.width).toBeGreaterThanOrEqual(10);
  await page.setViewportSize(size);
}

test('a loan is applied for in four steps', async ({ page }) => {
  test.slow();
  const keys = byKeyboard(page);
  await open(page, '/loan-application');
  await keys.toContent();
  await keys.type('textbox "Established year"', '1899');
  await keys.press('button "Continue to Loan Amount"', 'Enter');
  await expect(page.getByLabel('Farm name')).toHaveAccessibleDescription('Farm name is required');
  await expect(page.getByLabel('Farm address')).toHaveAccessibleDescription('Farm address is required');
  await expect(page.getByRole('heading', { name: '3 answers need another look' })).toBeFocused();
  await keys.press('link "Farm name"', 'Enter');
  await page.keyboard.type('Green Valley Farm');
  await keys.type('textbox "Farm address"', '12 Acequia Road');
  await keys.choose('combobox "Farm size"', 'Medium, 50 to 200 acres');
  await keys.press('textbox "Established year"', 'ControlOrMeta+a 1 9 9 8');
  await keys.choose('combobox "Primary crop"', 'Grains');
  await keys.type('combobox "Secondary crops"', 'Squash,Amaranth,');
  await expect(page.getByRole('combobox', { name: 'Secondary crops' })).toHaveAccessibleDescription(
    'Pick one, or type and press Enter. Chosen: Squash, Amaranth',
  );
  await keys.press('button "Continue to Loan Amount"', 'Enter');
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(0);

  const ticket = page.getByRole('region', { name: 'Your loan' });
  await expect(ticket).toContainText('$869.88');
  await keys.press('slider "Loan amount"', 'ArrowRight');
  await expect(page.getByRole('slider', { name: 'Loan amount' })).toHaveAttribute('aria-valuetext', '$11,000');
  await expect(ticket).toContainText('$11,000.00');
  await keys.press('spinbutton "Loan amount"', 'ControlOrMeta+a 2 5 4 0 0');
  await keys.choose('combobox "Loan purpose"', 'Irrigation');
  await keys.press('radio "12 months" [checked]', 'ArrowRight ArrowRight', 'radio "24 months" [checked]');
  await expect(ticket).toContainText('$1,130.68');
  await expect(ticket).toContainText('$24,500.00');
  await expect(ticket).toContainText('$2,136.37');
  await keys.press('summary "Schedule"', 'Enter');
  await keys.press('button "Continue to Collateral"', 'Enter');
  const plan = page.getByLabel('Business plan');
  await expect(plan).toHaveAccessibleDescription('Please describe how you plan to use the loan');
  await expect(plan).toBeFocused();
  await expectFieldHints(page, '/loan-application amount', remoteFolders());
  await checkLook(page);
  await expectPrintable(page);
  await page.keyboard.type('Drip lines on nine acres before June.');
  await keys.press('button "Continue to Collateral"', 'Enter');

  await expect(page.getByRole('button', { name: 'Review' })).toBeDisabled();
  await expect(page.getByText('Please select at least one type of collateral to secure your loan.')).toBeVisible();
  await keys.press('checkbox "Equipment', 'Space');
  await keys.press('checkbox "Land', 'Space');
  await keys.type('spinbutton "Equipment value"', '18000');
  await keys.type('spinbutton "Land value"', '24000');
  await expect(page.getByRole('region', { name: 'Loan to value' })).toContainText('59.5%');
  await expect(page.getByText('Medium risk').last()).toBeVisible();
  await expectZonesApart(page);
  await expectFieldHints(page, '/loan-application collateral', remoteFolders());
  await checkLook(page);
  await keys.press('button "Previous"', 'Enter');
  await expect(plan).toHaveValue('Drip lines on nine acres before June.');
  await keys.press('button "Continue to Collateral"', 'Enter');
  await expect(page.getByLabel('Land value')).toHaveValue('24,000');
  await keys.press('button "Review"', 'Enter');

  const submit = page.getByRole('button', { name: 'Submit Application' });
  await expect(submit).toBeDisabled();
  await checkLook(page);
  await keys.press('checkbox "I have read the terms and agree to them"', 'Space');
  await keys.press('button "Submit Application"', 'Enter');
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(page.getByText('Loan Application Submitted!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
