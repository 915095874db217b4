import { untilStill } from '@furrow/testing/still';
import { lookOf } from '../document-text';
import { checkedPages } from '../origin';
import { cart } from '../mini-cart';
import { fullPast, remember } from '../past';
import { shareOfLooks } from '../share';
import { expect, open, test, type Page } from '../test';

/*
 * Pages from right to left, and with texts as long as they may be in other languages. It is the finished page that is
 * turned around and written longer, so that texts which are no messages yet are part of it.
 */

/** From right to left, and with longer texts. */
const ways = ['mirrored', 'longer'] as const;
const looks = shareOfLooks(
  checkedPages().map(({ path }) => path),
  lookOf,
  ways,
);
const pagesLookedAt = (wanted: (typeof ways)[number]) =>
  looks.filter(({ way }) => way === wanted).map(({ path }) => path);

type Box = { name: string; left: number; right: number; isKept: boolean };

/** Where the blocks of a page are, in the order of the document. Runs in the page. */
function boxes(): Box[] {
  // Drawings are the same in each direction, and so is what stands on a map and where a phone stops on it.
  const fixed = 'svg *, [style*="--x"], [style*="--x"] *, [data-stop]';
  const found: Box[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.matches(fixed) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).display.startsWith('inline')) continue;
    // A card that lies at an angle keeps its angle.
    let isTurned = false;
    for (let each: HTMLElement | null = element; each; each = each.parentElement) {
      const { rotate, transform } = getComputedStyle(each);
      isTurned ||= rotate !== 'none' || /^matrix\((?!1, 0, 0, 1)/.test(transform);
    }
    const { left, right, width, height } = element.getBoundingClientRect();
    if (isTurned || width <= 1 || height <= 1) continue;
    const name = `${element.localName}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 30)}"`;
    // What goes by the time goes from left to right in each language, inside a block that says so.
    const isKept = element.parentElement !== null && getComputedStyle(element.parentElement).direction === 'ltr';
    found.push({ name, left, right, isKept });
  }
  return found;
}

/** The blocks that are not where a mirror would show them. */
async function unmirrored(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await untilStill(page);
  const before = await page.evaluate(boxes);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await untilStill(page);
  const after = await page.evaluate(boxes);
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  expect(after.filter(({ isKept }) => isKept).length, 'blocks with a direction of their own').toBeLessThan(
    after.length / 2,
  );
  const { width } = page.viewportSize()!;
  return before.flatMap(({ name, left, right }, index) => {
    const box = after[index]!;
    if (box.isKept) return [];
    const off = Math.round(Math.max(Math.abs(box.left - (width - right)), Math.abs(box.right - (width - left))));
    return off > 2 ? [`${name}: ${off} px`] : [];
  });
}

/** The codes and measures whose characters do not go from left to right in their line. Runs in the page. */
function reversedCodes(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('.fw-metric, .fw-mono, .fw-us, .fw-whole, [href^="tel:"]')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const places = [...text.nodeValue!].map((_, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      });
      const isBack = ({ left, top, bottom }: DOMRect, index: number) => {
        const before = places[index - 1];
        return before && before.bottom > top && bottom > before.top && left < before.left;
      };
      if (places.some(isBack)) found.push(text.nodeValue!);
    }
  }
  return found;
}

/** Makes every text of the page 40 % longer, by words that it has; codes are as long in each language. Runs in the page. */
function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.nodeValue?.trim() ?? '';
    if (!/\p{L}{2}/u.test(said) || text.parentElement?.closest('script, style, svg, textarea, pre, .fw-mono')) continue;
    const longer = said
      .split(/\s+/)
      .reduceRight((more, word) => (more.length < said.length * 0.4 ? `${word} ${more}` : more), '');
    text.nodeValue += ` ${longer.trim()}`;
  }
}

/** The texts that are cut, or stick out of the window. Runs in the page. */
function cutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than the window`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth <= 1) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (element.closest('svg, textarea, .fw-hidden') || textOverflow === 'ellipsis') continue;
    if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) continue;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut =
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 1);
    const { left, right } = element.getBoundingClientRect();
    let scrolls = false;
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      scrolls ||= getComputedStyle(each).overflowX !== 'visible';
    if (isCut || (!scrolls && (left < -1 || right > innerWidth + 1)))
      found.push(`${element.localName}.${element.className} "${element.textContent.trim().slice(0, 40)}"`);
  }
  return found;
}

for (const path of pagesLookedAt('mirrored'))
  test(`${path} is its own mirror image from right to left, on a phone and in a wide window`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // A part that the page asks for later may come between the two looks.
      const look = async () => expect(await unmirrored(page), `at ${width} pixels`).toEqual([]);
      await expect(look).toPass({ timeout: 15_000 });
      expect(await page.evaluate(reversedCodes), `at ${width} pixels`).toEqual([]);
    }
  });

/** What opens over a page: the page on which it opens, and how. */
const opened: Record<string, [path: string, open: (page: Page) => Promise<void>]> = {
  'a menu of the header': [
    '/about',
    (page) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      return menu
        .or(page.getByRole('navigation', { name: 'Main' }).locator('summary').first())
        .first()
        .click();
    },
  ],
  'the search': [
    '/about',
    (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Search/ })
        .click(),
  ],
  'the cart': ['/about', (page) => cart(page).click()],
  'the visitor’s menu': [
    '/about',
    async (page) => {
      const name = page.locator('[data-fragment="farmer/you-menu"] summary');
      if (await name.isVisible()) await name.click();
      // On phones it is part of the menu.
      else await page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  ],
  'a toast': [
    '/buy-food',
    (page) =>
      page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click(),
  ],
};

for (const [what, [path, show]] of Object.entries(opened))
  test(`${what} is its own mirror image from right to left`, async ({ page, baseURL }) => {
    const past = await fullPast(baseURL);
    await page.goto('/robots.txt');
    await remember(
      page,
      past.filter(({ key }) => key === 'cart' || key === 'furrow.you'),
    );
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const closed = await page.evaluate(boxes);
      await show(page);
      await expect.poll(() => page.evaluate(boxes)).not.toEqual(closed);
      const look = async () => expect(await unmirrored(page), `at ${width} pixels`).toEqual([]);
      await expect(look).toPass({ timeout: 15_000 });
    }
  });

test.describe('texts that are 40 % longer', () => {
  // Parts that are hydrated later than the page find other texts than were sent, and say so.
  test.use({ allowed: /Minified React error #418/ });

  for (const path of pagesLookedAt('longer'))
    test(`have room on ${path}, on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path);
      await page.evaluate(lengthen);
      expect(await page.evaluate(cutTexts)).toEqual([]);
    });
});
