import { expect, type Page } from './test';

/** What is checked only where it is asked for. */
export type Printing = {
  /** How many sheets of paper the page fills, in either format. */
  sheets?: number;
};

/**
 * Checks what the page on screen would print: dark ink on plain paper, without color, no controls, and folded content
 * included. The page is left as it was.
 */
export async function expectPrintable(page: Page, { sheets }: Printing = {}): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await page.evaluate(async () => {
    // Other faces break lines at other words. Those that stand in for them may not be on this machine.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
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
    /** Whether a computed value names a color that is no gray. Where none of it is seen, the color does not matter. */
    const isColored = (value: string) =>
      [...value.matchAll(/rgba?\(([\d., ]+)\)/g)].some(([, numbers = '']) => {
        const [red = 0, green = 0, blue = 0, opacity = 1] = numbers.split(',').map(Number);
        return opacity > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 16;
      });
    const inksOf = (element: Element) => {
      const style = getComputedStyle(element);
      if (style.filter.includes('grayscale')) return [];
      const inks = [style.color, style.backgroundColor, style.backgroundImage];
      if (style.borderStyle !== 'none') inks.push(style.borderColor);
      if (style.outlineStyle !== 'none') inks.push(style.outlineColor);
      if (element instanceof SVGElement) inks.push(style.fill, style.stroke);
      if (element instanceof HTMLImageElement) inks.push('rgb(255, 0, 0)');
      return inks;
    };
    // Controls of antd print in the ink of the light theme, which is dark.
    return {
      colored: [...document.querySelectorAll('main :not([class*=ant-], [class*=ant-] *)')]
        .filter((element) => isSeen(element) && inksOf(element).some(isColored))
        .map((element) => element.outerHTML.slice(0, 80)),
      controls: [
        ...document.querySelectorAll(
          'button:not(th > button), nav, header[data-shell], footer[data-shell], figure summary, [data-foot-bar]',
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
  expect(seen).toEqual({ colored: [], controls: [], folded: [], pale: [], darkFields: [], paper: 'rgba(0, 0, 0, 0)' });
  for (const format of ['A4', 'Letter'] as const) {
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
    if (sheets) expect(pages, format).toBe(sheets);
    else expect(pages, format).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: null });
}
