import { expectAccessible } from '@furrow/testing/accessibility';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { byTouch, enlargeText, phone } from '../../../e2e/src/touch';
import { expect, hydrated, open, test } from '../../../e2e/src/test';

// What a server would be told is said on the console.
test.use({ allowed: /^console\.log: / });

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

test.describe('with touch', () => {
  test.use(phone);

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
