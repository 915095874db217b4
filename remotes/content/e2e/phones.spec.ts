import { chromium } from '@playwright/test';
import { expect, open, test, type Page } from '../../../e2e/src/test';

/** What narrow windows show of the pages that are read. */

test.use({ viewport: { width: 390, height: 844 } });

/** What has this pattern, in elements of the page that have this selector, and stands in more than one line. */
function inManyLines(page: Page, selector: string, pattern: RegExp): Promise<string[]> {
  return page.locator(`main :is(${selector})`).evaluateAll(
    (elements, { source, flags }) =>
      elements.flatMap((element) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const part of text.nodeValue?.matchAll(new RegExp(source, flags)) ?? []) {
            const range = document.createRange();
            range.setStart(text, part.index);
            range.setEnd(text, part.index + part[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(part[0]);
          }
        }
        return broken;
      }),
    { source: pattern.source, flags: pattern.flags },
  );
}

/** The words of headlines and labels that stand in more than one line. */
const brokenWords = (page: Page, labels = 'h1, h2, h3, dt') => inManyLines(page, labels, /[^\s-]+/g);

for (const path of [
  '/',
  '/marketplace',
  '/bug-bounty',
  '/buy-food',
  '/governance/forum',
  '/impact-dashboard',
  '/careers/product-designer',
]) {
  test(`${path} breaks no word of a headline or label in text of twice the size`, async ({ page }) => {
    await page.goto(path);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height, 'the footer is about as high as the screen, with room for links of more pages').toBeLessThan(
      1100,
    );
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await brokenWords(page)).toEqual([]);
  });
}

test('where the browser doubles its text size, no word of a heading, a label, a table, a list, a link or a button breaks', async ({
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  for (const path of [
    '/',
    '/buy-food',
    '/food-bank-partner',
    '/create-campaign',
    '/support-farm',
    '/checkout',
    '/marketplace/lot/heirloom-tomatoes',
    '/marketplace/lot/heirloom-tomatoes/proof/3',
    '/case-studies/green-valley',
    '/community/forums',
    '/resources/carbon-guide',
    '/farms/green-valley',
  ]) {
    await page.goto(path);
    const short = 'h3, dt, dd, th, td, li, a, b, strong, button, .fw-runhead > *';
    expect.soft(await brokenWords(page, short), path).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await browser.close();
});

test('the calculator shows its result while the numbers are typed, and its table is whole', async ({ page }) => {
  await open(page, '/carbon-calculator');
  const bar = page.getByRole('main').locator('[data-foot-bar]');
  await page.getByLabel(/^Diesel/).fill('1000');
  await expect(bar).toContainText('10.2 t');
  await expect(bar).toBeInViewport({ ratio: 1 });
  const table = page.getByRole('table');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await bar.getByRole('link', { name: 'See the Result' }).click();
  await expect(page.getByRole('region', { name: 'Estimate' })).toBeInViewport();
  await expect(bar).toBeHidden();
});

for (const path of ['/legal/cookies', '/legal/privacy', '/resources/food-safety-guide', '/resources/carbon-guide'])
  test(`the tables of ${path} begin where its text begins`, async ({ page }) => {
    await page.goto(path);
    const texts = page.getByRole('main').locator('table').locator('th:first-child, td:first-child');
    const begin = (cells: Element[]) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return Math.round(words.getBoundingClientRect().left);
      });
    const edges = await texts.evaluateAll(begin);
    const [edge = -1] = await page.getByRole('main').locator('h2').first().evaluateAll(begin);
    expect(edges.length).toBeGreaterThan(0);
    expect([...new Set(edges)]).toEqual([edge]);
  });

for (const path of ['/legal/terms', '/press-kit/kansas-soil-credits'])
  test(`the codes and amounts in the lists of ${path} are in one line each`, async ({ page }) => {
    await page.goto(path);
    expect(await inManyLines(page, 'dd', /[A-Z]{2,}-[\d-]+|[\d.,]+ USDC/g)).toEqual([]);
  });

for (const path of ['/community', '/solutions/farmer-empowerment'])
  test(`the stamps of ${path} stand beside their words`, async ({ page }) => {
    await page.goto(path);
    const stamps = page.locator('main li > img[src*="/icon-"]');
    await expect(stamps.first()).toBeVisible();
    for (const stamp of await stamps.all()) {
      const [picture, words] = await Promise.all([
        stamp.boundingBox(),
        stamp.locator('xpath=following-sibling::*[1]').boundingBox(),
      ]);
      expect(words!.x).toBeGreaterThan(picture!.x + picture!.width);
      expect(Math.abs(words!.y - picture!.y)).toBeLessThan(16);
    }
  });

test('what the contact form answers has its two actions in one line', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Message').fill('Do you deliver to Athens, Ohio?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const [copy, clear] = await Promise.all(
    ['Copy the message', 'Clear the form'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(copy?.y).toBe(clear?.y);
  const answer = await page
    .getByRole('status')
    .filter({ hasText: 'Thanks, Nora.' })
    .getByRole('paragraph')
    .boundingBox();
  expect(answer?.x).toBe(copy?.x);
});
