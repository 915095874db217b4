import { expect, open, test } from './test';

/** Pages of what only this browser knows: their documents, which are the same for everybody, say what will be there. */
const pages = { '/orders': 'shop', '/you': 'farmer' };
const sentence = /^Your browser makes this list/;

for (const [path, team] of Object.entries(pages)) {
  test(`once ${path} has made its list, nothing asks for it`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText(sentence)).toHaveCount(0);
  });

  test.describe('when its code does not come', () => {
    test.use({ allowed: /failed at|ERR_FAILED|was preloaded/ });

    test(`${path} says why its list is missing`, async ({ page }) => {
      await page.route(new RegExp(`/${team}/[^/]+/.*\\.js$`), (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText(sentence)).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} says at once why its list is missing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(sentence)).toBeVisible();
      // Buttons for what is not listed would do nothing.
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  });
}
