import { expectAccessible } from './accessibility';
import { expectPrintable } from './paper';
import { expect, open, test } from './test';

test.describe('simulated actions', () => {
  // They say on the console what they would have sent.
  test.use({ allowed: /^console\.log/ });

  test('the landing page subscribes a reader and connects a wallet', async ({ page }) => {
    await open(page, '/');
    const email = page.getByRole('textbox', { name: /email/i });
    await email.fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toHaveValue('');

    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wallet connected' })).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  });
});

test('an article copies its address and describes itself to search engines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog/blockchain-food-traceability');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const [article] = [JSON.parse(text ?? '[]') as object].flat();
  expect(article).toMatchObject({ '@type': 'BlogPosting', datePublished: '2025-03-15' });
});

test('what was typed is not lost by a link or by Back without a question', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await message.fill('Do you buy quinces?');

  await page.getByRole('link', { name: 'Furrow', exact: false }).first().click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('Do you buy quinces?');
  await expect(page).toHaveURL('/contact');

  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(question).toBeHidden();
});

test('an article prints dark on white also in the dark theme, unfolded, with the addresses of its links', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/case-studies/green-valley');
  await expectPrintable(page);
  await page.emulateMedia({ media: 'print' });
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('main p > a:not([class])')].map((link) => [
      link.getAttribute('href'),
      getComputedStyle(link, '::after').content,
    ]),
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const [href, printed] of addresses) expect(printed).toContain(href);
});
