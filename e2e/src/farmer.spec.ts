import { expectAccessible } from './accessibility';
import { expectFieldHints } from './field-hints';
import { expect, markDocument, open, test, type Page } from './test';

// Both wizards and the dashboard say on the console what a server would be told.
test.use({ allowed: /^console\.log: / });

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });

async function checkLook(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('onboarding leads from the wallet to the dashboard', async ({ page }) => {
  test.slow();
  await open(page, '/onboarding');
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Get Started' }).click();

  await expect(progress).toHaveAttribute('aria-valuenow', '20');
  await expect(step(page, 'Welcome').getByRole('button')).toBeVisible();
  await expect(step(page, 'Profile').getByRole('button')).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Continue to Profile Setup' });
  await expect(next).toBeDisabled();
  await expect(page.getByRole('button', { name: /Coinbase Wallet.*Not installed/ })).toBeDisabled();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await expect(page.getByRole('button', { name: /MetaMask.*Connecting/ })).toBeVisible();
  await page.getByRole('button', { name: /WalletConnect/ }).click({ force: true });
  await expect(page.getByText('Wallet Connected!')).toBeVisible();
  await expect(page.getByRole('button', { name: /MetaMask.*Connected/ })).toBeVisible();
  await checkLook(page);
  await next.click();

  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  for (const field of ['First name', 'Last name', 'Farm name', 'Location']) {
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(`${field} is required`);
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Location: Location is required' })).toBeVisible();
  await expectFieldHints(page, '/onboarding profile');
  await checkLook(page);
  await page.getByLabel('First name').fill('Lucía');
  await page.getByLabel('Last name').fill('Herrera');
  await page.getByLabel('Farm name').fill('Green Valley Farm');
  await page.getByLabel('Location').fill('Cusco');
  await page.getByText('Medium').click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();

  await expect(page.getByRole('heading', { name: 'DAO Governance' })).toBeVisible();
  await step(page, 'Profile').getByRole('button').click();
  await expect(page.getByLabel('Farm name')).toHaveValue('Green Valley Farm');
  await step(page, 'Features').getByRole('button').click();
  await page.getByRole('button', { name: 'Continue to DAO' }).click();
  for (const status of ['Active', 'Passed', 'Draft'])
    await expect(page.getByText(status, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Complete Setup' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'You are in, Lucía.' })).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await checkLook(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Welcome to Furrow, Lucía!')).toBeVisible();
});

test('a wizard left by a link is as it was on return; Skip Onboarding leads home', async ({ page }) => {
  await open(page, '/onboarding');
  const sameDocument = await markDocument(page);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('link', { name: 'Skip Onboarding' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Connect a wallet.' })).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('a half-filled wizard asks before the tab closes', async ({ page }) => {
  await open(page, '/loan-application');
  await page.getByLabel('Farm name').fill('Green Valley Farm');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  // A dialog that stays open keeps the browser from closing.
  const closed = page.waitForEvent('close');
  await dialog.accept();
  await closed;
});

async function fillFarmDetails(page: Page) {
  await page.getByLabel('Farm name').fill('Green Valley Farm');
  await page.getByLabel('Farm address').fill('12 Acequia Road');
  await page.getByRole('button', { name: 'Continue to Loan Amount' }).click();
}

test('a loan is applied for in four steps', async ({ page }) => {
  test.slow();
  await open(page, '/loan-application');
  await page.getByLabel('Established year').fill('1899');
  await page.getByRole('button', { name: 'Continue to Loan Amount' }).click();
  await expect(page.getByLabel('Farm name')).toHaveAccessibleDescription('Farm name is required');
  await expect(page.getByLabel('Farm address')).toHaveAccessibleDescription('Farm address is required');
  await expect(page.getByLabel('Farm name')).toBeFocused();
  await page.getByLabel('Established year').fill('1998');
  await fillFarmDetails(page);
  await expect(step(page, 'Farm Details').getByRole('button')).toHaveCount(0);

  const ticket = page.getByRole('region', { name: 'Your loan' });
  await expect(ticket).toContainText('$869.88');
  await page.getByRole('slider', { name: 'Loan amount' }).press('ArrowRight');
  await expect(ticket).toContainText('$11,000.00');
  await page.getByRole('spinbutton', { name: 'Loan amount' }).fill('25400');
  await page.getByRole('radio', { name: '24 months' }).check({ force: true });
  await expect(ticket).toContainText('$1,130.68');
  await expect(ticket).toContainText('$24,500.00');
  await expect(ticket).toContainText('$2,136.37');
  await page.getByRole('button', { name: 'Continue to Collateral' }).click();
  await expect(page.getByLabel('Business plan')).toHaveAccessibleDescription(
    'Please describe how you plan to use the loan',
  );
  await expectFieldHints(page, '/loan-application amount');
  await ticket.getByText('Schedule').click();
  await checkLook(page);
  await page.getByLabel('Business plan').fill('Drip lines on nine acres before June.');
  await page.getByRole('button', { name: 'Continue to Collateral' }).click();

  const review = page.getByRole('button', { name: 'Review' });
  await expect(review).toBeDisabled();
  await expect(page.getByText('Please select at least one type of collateral to secure your loan.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Equipment/ }).check();
  await page.getByRole('checkbox', { name: /^Land/ }).check();
  await page.getByLabel('Equipment value').fill('18000');
  await page.getByLabel('Land value').fill('24000');
  await expect(page.getByRole('region', { name: 'Loan to value' })).toContainText('59.5%');
  await expect(page.getByText('Medium risk').last()).toBeVisible();
  await expectFieldHints(page, '/loan-application collateral');
  await checkLook(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Business plan')).toHaveValue('Drip lines on nine acres before June.');
  await page.getByRole('button', { name: 'Continue to Collateral' }).click();
  await expect(page.getByLabel('Land value')).toHaveValue('24,000');
  await review.click();

  const submit = page.getByRole('button', { name: 'Submit Application' });
  await expect(submit).toBeDisabled();
  await checkLook(page);
  await page.getByRole('checkbox', { name: 'I have read the terms and agree to them' }).check();
  await submit.click();
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(page.getByText('Loan Application Submitted!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('Save & Exit keeps an application in this browser until it is started over', async ({ page }) => {
  await open(page, '/loan-application');
  await fillFarmDetails(page);
  await page.getByLabel('Business plan').fill('Drip lines');
  await page.getByRole('link', { name: 'Save & Exit' }).click();
  await expect(page).toHaveURL('/');

  await open(page, '/loan-application');
  await expect(page.getByText('Your saved application is open again, as you left it.')).toBeVisible();
  await expect(page.getByLabel('Business plan')).toHaveValue('Drip lines');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByLabel('Business plan')).toHaveValue('Drip lines');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('group', { name: 'Start over?' }).getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel('Farm name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Farm name')).toHaveValue('');
});

test('every button of the dashboard only logs, and the chosen proposal is shown', async ({ page }) => {
  await open(page, '/dashboard');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const buttons = page.getByRole('main').getByRole('button');
  for (const button of await buttons.all()) await button.click();
  await expect(buttons).toHaveCount(10);
  expect(logged).toHaveLength(10);
  await expect(page).toHaveURL('/dashboard');
  await page.getByLabel('Photos and videos').setInputFiles([
    { name: 'field.png', mimeType: 'image/png', buffer: await page.screenshot() },
    { name: 'ledger.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'ledger.pdf' })).toBeVisible();
  const preview = page.getByRole('list', { name: 'Chosen files' }).locator('canvas');
  await expect(preview).toHaveAttribute('width', '160');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('dialog', { name: 'Leave without sending?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Remove field.png' }).click();
  await expect(preview).toHaveCount(0);
  await page.getByRole('radio', { name: 'Fund a regional seed vault' }).check();
  await expect(page.getByText('Selected: Fund a regional seed vault')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
