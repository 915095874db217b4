import { expect, type Page } from './test';

/**
 * Checks what the page on screen would print: dark ink on plain paper, no controls, and folded content included. The
 * page is left as it was.
 */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, opacity = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return opacity === 0 ? undefined : (red + green + blue) / 3;
    };
    const inkOf = (element: Element) => brightness(getComputedStyle(element).color) ?? 0;
    /** The color of the nearest background that is printed, or of the paper. */
    const groundOf = (element: Element | null): number =>
      element ? (brightness(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement)) : 255;
    const field = ':is(input:not([type=radio], [type=checkbox], [type=range]), select, textarea)';
    return {
      controls: [
        ...document.querySelectorAll(
          'button:not(th > button), nav, header[data-shell], footer[data-shell], [data-foot-bar]',
        ),
      ]
        .filter(isSeen)
        .map((element) => element.textContent.slice(0, 40)),
      folded: [...document.querySelectorAll('main details > :not(summary)')]
        .filter((element) => !element.matches('nav') && !isSeen(element))
        .map((element) => element.textContent.slice(0, 40)),
      pale: [...document.querySelectorAll(`main :is(h1, h2, h3, p, li, td, label, legend, dt, dd, pre span, ${field})`)]
        .filter((element) => isSeen(element) && inkOf(element) > 140 && groundOf(element) > 140)
        .map((element) => element.textContent.slice(0, 40)),
      darkFields: [...document.querySelectorAll(`main ${field}`)]
        .filter((element) => isSeen(element) && groundOf(element) < 200)
        .map((element) => element.outerHTML.slice(0, 80)),
      paper: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(seen).toEqual({ controls: [], folded: [], pale: [], darkFields: [], paper: 'rgba(0, 0, 0, 0)' });
  const sheets = await page.pdf({ format: 'A4' });
  expect(sheets.subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'screen', colorScheme: null });
}
