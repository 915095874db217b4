import { expect, open, test, type Page } from '../../../e2e/src/test';

/** The texts of all lots that say a price, a unit or what a button does, and stand in more than one line. */
function inTwoLines(page: Page): Promise<string[]> {
  return page.locator('main article :is(button, button *, p, p *)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = texts.map(({ nodeValue }) => nodeValue).join('');
      const [first, last] = [texts[0], texts.at(-1)];
      if (!first || !last || !(element.closest('button') || text.includes('/ '))) return [];
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      const rows = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      return new Set(rows).size > 1 ? [text] : [];
    }),
  );
}

/** The buttons of lots that stand out of the room that they have within the margins of their packet. */
function outside(page: Page): Promise<string[]> {
  return page.locator('main article button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const inner = button.getBoundingClientRect();
      const outer = button.parentElement!.getBoundingClientRect();
      const isIn = inner.left > outer.left - 1 && inner.right < outer.right + 1;
      return isIn ? [] : [button.getAttribute('aria-label') ?? ''];
    }),
  );
}

/** Whether the button of each packet stands below its price, or beside it. */
function areBelow(page: Page): Promise<boolean[]> {
  return page.locator('main article').evaluateAll((packets) =>
    packets.map((packet) => {
      const button = packet.querySelector('button')!;
      const price = button.parentElement!.firstElementChild!;
      return button.getBoundingClientRect().top >= price.getBoundingClientRect().bottom;
    }),
  );
}

/** The heights of the prices of packets, which say as much in one as in the next where the button is beside them. */
function heightsOfPrices(page: Page): Promise<number[]> {
  return page
    .locator('main article button')
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.round(button.parentElement!.firstElementChild!.getBoundingClientRect().height)),
    );
}

/** Down to the narrowest phones: the styles alone decide what stands where, so a window that is made narrower tells it. */
const widths = [1440, 1280, 1024, 768, 390, 360, 320];
/** The narrowest windows in which nothing breaks over two lines, and in which a button stands beside its price. */
const narrowest = { line: 390, beside: 768 };

for (const path of ['/buy-food', '/es/buy-food', '/marketplace', '/es/marketplace'])
  test(`each price, unit and button of a lot on ${path} stands in a line, and the buttons of packets in one place, those of a list in one column`, async ({
    page,
  }) => {
    const inEachWidth = async (look: (width: number, at: string) => Promise<void>) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await look(width, `at ${width} pixels`);
      }
    };
    await open(page, path);
    await expect(page.locator('main article').first()).toBeVisible();
    await inEachWidth(async (width, at) => {
      expect(await outside(page), at).toEqual([]);
      if (width < narrowest.line) return;
      expect(await inTwoLines(page), at).toEqual([]);
      expect(new Set(await areBelow(page)).size, `the places of buttons ${at}`).toBe(1);
      if (width >= narrowest.beside)
        expect(new Set(await heightsOfPrices(page)).size, `the heights of prices ${at}`).toBe(1);
    });
    if (path.endsWith('/buy-food')) return;
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await page.getByRole('button', { name: /^(List view|Ver en lista)$/ }).click();
    await inEachWidth(async (width, at) => {
      if (width < narrowest.line) return;
      expect(await inTwoLines(page), `a list ${at}`).toEqual([]);
      const begins = await page
        .locator('main article button')
        .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().left)));
      expect(new Set(begins).size, `the columns of buttons in a list ${at}`).toBe(1);
    });
  });
