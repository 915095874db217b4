import { expect, type Page } from './test';

/** What the page on screen would print: dark ink on bare paper, nothing to press, and whatever is folded. The page is left as it was found. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inkOf = (element: Element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0]);
    return {
      controls: [...document.querySelectorAll('button, nav, header[data-shell], footer[data-shell], [data-foot-bar]')]
        .filter(isSeen)
        .map((element) => element.textContent.slice(0, 40)),
      folded: [...document.querySelectorAll('main details > :not(summary)')]
        .filter((element) => !element.matches('nav') && !isSeen(element))
        .map((element) => element.textContent.slice(0, 40)),
      pale: [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td)')]
        .filter((element) => isSeen(element) && !element.closest('figure') && inkOf(element) > 140)
        .map((element) => element.textContent.slice(0, 40)),
      paper: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(seen).toEqual({ controls: [], folded: [], pale: [], paper: 'rgba(0, 0, 0, 0)' });
  const sheets = await page.pdf({ format: 'A4' });
  expect(sheets.subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'screen', colorScheme: null });
}
