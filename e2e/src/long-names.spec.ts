import { remember, samples } from './past';
import { expect, hydrated, test, type Page } from './test';

/** What a visitor types may have no place to break: a name, or an address without a space. */

const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

/** The texts with the name that stick out of the window, or out of an element around them. Runs in the page. */
function cutTexts(word: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.nodeValue?.includes(word) || !element?.checkVisibility() || element.closest('textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right } = range.getBoundingClientRect();
    // The header shortens a name with three dots, and has it for screen readers alone where there is no room for it.
    const around = [];
    for (let each: HTMLElement | null = element; each; each = each.parentElement) around.push(each);
    if (around.some((each) => getComputedStyle(each).textOverflow === 'ellipsis' || each.offsetWidth === 1)) continue;
    if (around.some((each) => each.offsetWidth > 1 && right > each.getBoundingClientRect().right + 1))
      cut.push(`${element.localName}.${element.className}`);
  }
  return cut;
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main')).toContainText(name);
  expect.soft(await page.evaluate(cutTexts, name), `texts of ${path} that are cut`).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, `${path} is wider than the window`).toBeLessThanOrEqual(0);
}

for (const width of [1440, 390])
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a name without a space breaks wherever the site shows it', async ({ page }) => {
      await page.goto('/orders');
      const ledger = JSON.parse(samples['furrow.you']!) as object;
      const text = JSON.stringify({ ...ledger, first: name, last: name, farm: name, place: name });
      await remember(page, [
        { key: 'furrow.you', storage: 'local', text },
        { key: 'furrow.orders', storage: 'local', text: samples['furrow.orders']! },
      ]);
      for (const path of ['/dashboard', '/you', '/impact']) {
        await page.goto(path);
        await hydrated(page);
        await expectWhole(page, path);
      }
      await page.goto('/contact');
      for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message'])
        await page.getByRole('textbox', { name: label }).fill(name);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expectWhole(page, '/contact');
      await page.goto('/create-campaign');
      await hydrated(page);
      for (const label of ['Title', 'Location', 'Farmer name'])
        await page.getByRole('textbox', { name: label }).fill(name);
      await expectWhole(page, '/create-campaign');
      await page.goto(`/farms?q=${name}`);
      await hydrated(page);
      await expectWhole(page, '/farms');
    });
  });
