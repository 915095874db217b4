import { remoteFolders } from '@furrow/bundler/workspace';
import { expectFieldHints } from '@furrow/testing/field-hints';
import { pageText } from '../../../e2e/src/document-text';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { checkLook } from './check-look';
import { byTouch, phone } from '../../../e2e/src/touch';
import { expect, markDocument, open, test } from '../../../e2e/src/test';

// What a server would be told is said on the console.
test.use({ allowed: /^console\.log: / });

/** The state of each proposal that a text lists. */
const statesIn = (text: string) =>
  new Map([...text.matchAll(/(PROP-[\d-]+\d)\s+(Active|Passed|Draft)/g)].map(([, id = '', state = '']) => [id, state]));

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

test('a half-filled wizard asks before the tab closes where the storage refuses it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
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

test('the rings of the night sky go to every edge of the panel of onboarding', async ({ page }) => {
  await page.goto('/onboarding');
  const panel = page.getByRole('complementary', { name: 'What you receive' });
  const sky = panel.locator('img');
  // A low window, a high one, and one that is wider than the site.
  for (const [width, height] of [
    [1100, 700],
    [1440, 1400],
    [2200, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sky.scrollIntoViewIfNeeded();
    await expect.poll(() => sky.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await sky.boundingBox(), `${width} x ${height}`).toEqual(await panel.boundingBox());
    await expect(sky, 'no edge of the picture is within the panel').toHaveCSS('object-fit', 'cover');
  }
});

test('onboarding leads from the wallet to the dashboard', async ({ page }) => {
  test.slow();
  const keys = byKeyboard(page);
  const step = (name: string) =>
    page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });
  await open(page, '/onboarding');
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await keys.toContent();
  await keys.press('button "Get Started"', 'Enter');

  await expect(progress).toHaveAttribute('aria-valuenow', '20');
  await expect(step('Welcome').getByRole('button')).toBeVisible();
  await expect(step('Profile').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue to Profile Setup' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Coinbase Wallet.*Not installed/ })).toBeDisabled();
  await keys.press('button "MetaMask', 'Enter');
  await expect(page.getByRole('button', { name: /MetaMask.*Connecting/ })).toBeVisible();
  await keys.press('button "WalletConnect', 'Enter');
  await expect(page.getByText('Wallet Connected!')).toBeVisible();
  await expect(page.getByRole('button', { name: /MetaMask.*Connected/ })).toBeVisible();
  await checkLook(page);
  await keys.press('button "Continue to Profile Setup"', 'Enter');

  await keys.press('button "Continue"', 'Enter');
  for (const field of ['First name', 'Last name', 'Farm name', 'Location']) {
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(`${field} is required`);
  }
  await expect(page.getByRole('heading', { name: '4 answers need another look' })).toBeFocused();
  await expect(page.getByText('Enter your location')).toBeVisible();
  await expectFieldHints(page, '/onboarding profile', remoteFolders());
  await checkLook(page);
  await keys.press('link "First name"', 'Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Lucía');
  await keys.type('textbox "Last name"', 'Herrera');
  await keys.type('textbox "Farm name"', 'Green Valley Farm');
  await keys.type('textbox "Location"', 'Cusco');
  await keys.press('radio "Small"', 'Space ArrowRight', 'radio "Medium" [checked]');
  await keys.choose('combobox "Primary crop"', 'Vegetables');
  await keys.press('button "Continue"', 'Enter');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();

  await expect(page.getByRole('heading', { name: 'DAO Governance' })).toBeVisible();
  await step('Profile').getByRole('button').press('Enter');
  await expect(page.getByLabel('Farm name')).toHaveValue('Green Valley Farm');
  await step('Features').getByRole('button').press('Enter');
  await keys.press('button "Continue to DAO"', 'Enter');
  for (const status of ['Active', 'Passed', 'Draft'])
    await expect(page.getByText(status, { exact: true })).toBeVisible();
  // A proposal is in one state, whichever page names it.
  const elsewhere = statesIn(pageText('/governance/voting'));
  for (const [id] of pageText('/').matchAll(/PROP-[\d-]+\d/g)) elsewhere.set(id, 'Active');
  for (const [id, state] of statesIn(await page.getByRole('main').innerText()))
    expect(elsewhere.get(id) ?? state, id).toBe(state);
  await keys.press('button "Complete Setup"', 'Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'You’re in, Lucía.' })).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('link', { name: 'Skip Onboarding' })).toBeHidden();
  await checkLook(page);
  await keys.press('link "Go to Dashboard"', 'Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Welcome to Furrow, Lucía!')).toBeVisible();
});

test.describe('with touch', () => {
  test.use(phone);

  test('a farmer is signed up step by step', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/onboarding');
    await finger.tap('button "Get Started"');
    await finger.tap('button "MetaMask"');
    await expect(page.getByText('Wallet Connected!')).toBeVisible();
    await finger.tap('button "Continue to Profile Setup"');
    await finger.type('textbox "First name"', 'Lucía');
    await finger.type('textbox "Last name"', 'Herrera');
    await finger.type('textbox "Farm name"', 'Green Valley Farm');
    await finger.type('textbox "Location"', 'Cusco');
    await finger.pick('radio "Medium"');
    await finger.choose('combobox "Primary crop"', 'Vegetables');
    await finger.tap('button "Continue"');
    await finger.tap('button "Continue to DAO"');
    await finger.tap('button "Complete Setup"');
    await finger.tap('link "Go to Dashboard"');
    await expect(page).toHaveURL('/dashboard');
  });
});
