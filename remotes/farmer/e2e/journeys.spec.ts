import { remoteFolders } from '@furrow/bundler/workspace';
import { expectAccessible } from '@furrow/testing/accessibility';
import { expectReflow } from '@furrow/testing/every-visitor';
import { expectFieldHints } from '@furrow/testing/field-hints';
import { differingPixels } from '@furrow/testing/states-seen';
import { pageText } from '../../../e2e/src/document-text';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expectPrintable } from '../../../e2e/src/paper';
import { expect, hydrated, markDocument, open, test, type Locator, type Page } from '../../../e2e/src/test';
import { byTouch, enlargeText, phone } from '../../../e2e/src/touch';

// Both wizards and the dashboard say on the console what a server would be told.
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

test('every button of the dashboard only logs, and a chosen file is not lost without a question', async ({ page }) => {
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
  await page
    .getByRole('dialog', { name: 'Leave without sending?' })
    .getByRole('button', { name: 'Stay on Page' })
    .click();
  await page.getByRole('button', { name: 'Remove field.png' }).click();
  await expect(preview).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('what was typed into the farm log is not lost by a link or by Back without a question', async ({ page }) => {
  await open(page, '/buy-food');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Farmer Portal' }).click();
  await expect(page).toHaveURL('/dashboard');
  await hydrated(page);
  const field = page.getByRole('textbox', { name: 'Harvest Yield' });
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await field.fill('120');
  // The code of the question comes with the first key; until it is there, the browser's own question stands in for it.
  await asked;
  await expect(page.locator('script[data-rspack], link[data-rspack-loading]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Furrow', exact: false }).first().click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('120');
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave Page', exact: true }).click();
  await expect(page).toHaveURL('/buy-food');
  await expect(question).toBeHidden();
});

test('the stamps and titles of the two tools of the dashboard stand at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dashboard');
  const tops = (part: string) =>
    Promise.all(
      ['Scan QR Code', 'Food Surplus'].map(async (name) => {
        const box = await page.getByRole('region', { name }).locator(part).boundingBox();
        return Math.round(box!.y);
      }),
    );
  for (const part of ['img', 'h2']) {
    const [scan, surplus] = await tops(part);
    expect(scan, part).toBe(surplus);
  }
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

test('a farm’s day is logged, its film taken back, and a proposal chosen', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/dashboard');
  await keys.toContent();
  await keys.type('textbox "Harvest Yield"', '310');
  await keys.type('textbox "Animal Status"', 'All well');
  const chooser = page.waitForEvent('filechooser');
  await keys.press('button "Upload Photo/Video"', 'Enter');
  await (await chooser).setFiles({ name: 'field.mp4', mimeType: 'video/mp4', buffer: Buffer.from('') });
  await keys.press('button "Remove field.mp4"', 'Enter');
  await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0);
  await keys.press('button "Mint NFT"', 'Enter');
  await keys.press(
    'radio "Raise the farmer loan maximum"',
    'Space ArrowDown',
    'radio "Fund a regional seed vault" [checked]',
  );
  await expect(page.getByText('Selected: Fund a regional seed vault')).toBeVisible();
});

async function checkLook(page: Page) {
  await expectAccessible(page);
  await expectReflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

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

  test('a farm’s day is logged, its film taken back, and a proposal chosen', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/dashboard');
    await finger.type('textbox "Animal Status"', 'All well');
    const chooser = page.waitForEvent('filechooser');
    await finger.tap('button "Upload Photo/Video"');
    await (await chooser).setFiles({ name: 'field.mp4', mimeType: 'video/mp4', buffer: Buffer.from('') });
    await finger.tap('button "Remove field.mp4"');
    await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0);
    const minted = page.waitForEvent('console', (message) => message.text().startsWith('Mint NFT'));
    await finger.tap('button "Mint NFT"');
    expect((await minted).text(), 'in the units of the page').toContain('harvestUnit: lb');
    await finger.pick('radio "Fund a regional seed vault"');
    await expect(page.getByText('Selected: Fund a regional seed vault')).toBeVisible();

    await enlargeText(page);
    const redeem = page.getByRole('button', { name: 'Redeem', exact: true });
    expect((await redeem.boundingBox())?.height, 'the height of a button with one line').toBeLessThan(80);
  });
});
