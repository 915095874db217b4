import { expect, hydrated, open, test } from './test';

/**
 * Visitors with a password manager: when the document has loaded, it puts an element of its own beside each field that it
 * may fill in, as LastPass does (https://github.com/shadcn-ui/ui/issues/492). React must find what was sent
 * nevertheless: otherwise it renders the page again (error 418), and the release is reported for that.
 */

const pages = [
  '/register',
  '/loan-application',
  '/create-campaign',
  '/food-bank-partner',
  '/contact',
  '/demo',
  '/marketplace',
  '/campaigns',
];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, textarea')) {
        const icon = document.createElement('div');
        icon.dataset.managerIcon = '';
        field.after(icon);
      }
    });
  });
});

const icons = '[data-manager-icon]';

for (const path of pages)
  test(`${path} hydrates beside elements of a password manager, and keeps them`, async ({ page }) => {
    await open(page, path);
    await hydrated(page);
    const main = page.getByRole('main');
    const fields = main.locator('input, textarea');
    await expect(main.locator(icons)).toHaveCount(await fields.count());
    expect(await main.locator(icons).count()).toBeGreaterThan(0);
    for (const icon of await main.locator(icons).all())
      expect(
        await icon.evaluate((element) => /INPUT|TEXTAREA/.test(element.previousElementSibling?.nodeName ?? '')),
      ).toBe(true);
  });
