import { expectAccessible } from './accessibility';
import { expect, markDocument, open, test, type Page } from './test';

// Both wizards and the dashboard say on the console what a server would be told.
test.use({ allowed: /^console\.log: / });

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
  await expectAccessible(page, { widths: [390] });
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
