import { expectAccessible } from '@furrow/testing/accessibility';
import { expectPrintable } from '../../../e2e/src/paper';
import { readQrCode } from '../../../e2e/src/qr-code';
import { expect, hydrated, markDocument, open, test, type Page } from '../../../e2e/src/test';

const tomatoes = '/marketplace/lot/heirloom-tomatoes';
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Heirloom tomatoes/ });

test('the landing page leads to the trace of the lot it shows', async ({ page }) => {
  await open(page, '/');
  const number = await page.getByRole('region', { name: 'A lot and its trace' }).getByText(/LOT/).innerText();
  await page.getByRole('link', { name: 'See the trace' }).click();
  await expect(page).toHaveURL(tomatoes);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heirloom tomatoes');
  await expect(page.getByText(number.replace('LOT ', ''), { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '1. Grower' })).toContainText('Sep 17, 6:12 AM');
});

test('a lot has what giving knows of its farm, in a slot that names nobody', async ({ page }) => {
  const parts = page.getByRole('main').locator('furrow-slot[data-slot=lot] > furrow-fragment');
  await page.goto(tomatoes);
  await expect(parts).toHaveAttribute('data-fragment', 'giving/food-given');
  await expect(parts.getByRole('heading', { level: 2, name: 'Food given' })).toBeVisible();
  // This farm has given nothing: there is neither a part nor a gap.
  await page.goto('/marketplace/lot/wildflower-honey');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(parts).toHaveCount(0);
});

test('a lot opens over the list, which keeps its place, and Back closes it', async ({ page }) => {
  await open(page, '/marketplace?sort=price-low');
  const sameDocument = await markDocument(page);
  const link = page.getByRole('link', { name: 'Heirloom tomatoes' });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(drawer(page)).toBeVisible();
  await expect(page).toHaveURL(tomatoes);
  await expect(drawer(page).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);

  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/marketplace?sort=price-low');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(drawer(page)).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('the drawer is driven by the keyboard alone and leaves no step in the history', async ({ page }) => {
  await open(page, '/marketplace');
  const steps = await page.evaluate(() => history.length);
  const link = page.getByRole('link', { name: 'Heirloom tomatoes' });
  for (let visit = 0; visit < 3; visit++) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    // Pressed twice: the second one must not leave the list.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/marketplace');
    await expect(link).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('a lot that is come back to from the page of another team gives its name to the window, and takes it away', async ({
  page,
}) => {
  await open(page, '/governance/forum');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokenized Marketplace');
  // A list that has not come to life yet leads to the page of the lot.
  await hydrated(page);
  await page.getByRole('link', { name: 'Heirloom tomatoes' }).click();
  await expect(drawer(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveTitle(/forum/i);
  await page.evaluate(() => history.go(2));
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('#slot > *')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Heirloom tomatoes from Green Valley Farm/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/^Tokenized Marketplace: /);
});

test('a shared address is a page of its own, also after a reload of the drawer', async ({ page, context }) => {
  await open(page, '/marketplace');
  await page.getByRole('link', { name: 'Heirloom tomatoes' }).click();
  await expect(drawer(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Heirloom tomatoes');
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heirloom tomatoes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokenized Marketplace');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the full page is one step from the drawer, and what is in the cart stays there', async ({ page }) => {
  await open(page, '/marketplace');
  const sameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'Heirloom tomatoes' }).click();
  await drawer(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await drawer(page).getByRole('link', { name: 'Open the full page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heirloom tomatoes');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Cart: 1 lot')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokenized Marketplace');
  await expect(page.getByRole('button', { name: 'Added, Heirloom tomatoes' })).toBeDisabled();
  expect(await sameDocument()).toBe(true);
});

test('a lot that does not exist is not found', async ({ page, request }) => {
  expect((await request.get('/marketplace/lot/gold')).status()).toBe(404);
  await open(page, '/marketplace');
  await page.getByRole('searchbox').fill('0x7f3a');
  await expect(page.getByRole('article')).toHaveCount(1);
});

const printedCode = (page: Page, lot = 'Heirloom tomatoes') => page.getByRole('img', { name: `QR code for ${lot}` });

/** The address that a browser opens for the code: it writes the host in small letters. */
async function addressInCode(page: Page, lot?: string): Promise<string> {
  return new URL(await readQrCode(printedCode(page, lot))).href;
}

/** Whether the document has loaded the generator of QR codes, which has this message for a text that is too long. */
function watchGenerator(page: Page): () => Promise<boolean> {
  const scripts = new Set<string>();
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.add(request.url())));
  return async () => {
    const codes = [...scripts].map(async (url) => (await page.request.get(url)).text());
    return (await Promise.all(codes)).some((code) => code.includes('Data too long'));
  };
}

test('a printed lot bears a code that leads to its page, and no generator of codes is loaded for it', async ({
  page,
}) => {
  const loadedGenerator = watchGenerator(page);
  await open(page, tomatoes);
  await expect(printedCode(page)).toBeHidden();
  await expectPrintable(page, { sheets: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nantes carrots')).toBeHidden();
  expect(await addressInCode(page)).toBe(`https://furrow.example${tomatoes}`);
  expect(await loadedGenerator()).toBe(false);
});

test('a lot that is opened from the list bears its code on paper too', async ({ page }) => {
  const loadedGenerator = watchGenerator(page);
  await open(page, '/marketplace');
  await page.getByRole('link', { name: 'Heirloom tomatoes' }).click();
  await drawer(page).getByRole('link', { name: 'Open the full page' }).click();
  await expect(page.getByText('Cart: 0 lots')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(printedCode(page)).toBeVisible();
  expect(await addressInCode(page)).toBe(`https://furrow.example${tomatoes}`);
  expect(await loadedGenerator()).toBe(false);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Nantes carrots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nantes carrots');
  await page.emulateMedia({ media: 'print' });
  expect(await addressInCode(page, 'Nantes carrots')).toBe('https://furrow.example/marketplace/lot/nantes-carrots');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a printed lot bears its code', async ({ page }) => {
    await page.goto(tomatoes);
    await page.emulateMedia({ media: 'print' });
    expect(await addressInCode(page)).toBe(`https://furrow.example${tomatoes}`);
  });

  test('a card leads to the page of its lot, which holds the full trace', async ({ page }) => {
    await page.goto('/marketplace');
    await page.getByRole('link', { name: 'Heirloom tomatoes' }).click();
    await expect(page).toHaveURL(tomatoes);
    await expect(page.getByText('Weighed, washed, packed')).toBeVisible();
    await expect(page.getByText('20,832,236')).toBeVisible();
  });
});

test('on a phone the foot bar stands in for the button while that is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, tomatoes);
  const add = page.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' });
  await expect(page.getByText('USDC / kg, 38 kg (84 lb) left')).toBeVisible();
  await page.getByText('Price set by Lucía Herrera').scrollIntoViewIfNeeded();
  await expect(page.getByText('USDC / kg, 38 kg (84 lb) left')).toBeHidden();
  await expect(add).toHaveCount(1);
});
