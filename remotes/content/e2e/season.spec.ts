import { expect, test, type Page } from '../../../e2e/src/test';

/** The order in which /season and /farms are gone over and read, what a finger hits there, and what paper shows. */

/** Stops of the Tab key that stand wholly above the one before them, and not beside it. */
function stepsBack(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const stops = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(
      (stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.matches('.fw-hidden'),
    );
    // The pins of the map are gone over from west to east, wherever they stand: they are one place of the page.
    const place = (stop: Element) => (stop.closest('[data-scroller]') ?? stop).getBoundingClientRect();
    return stops.flatMap((stop, index) => {
      const before = stops[index - 1];
      if (!before) return [];
      const [at, last] = [place(stop), place(before)];
      const isAbove = at.bottom <= last.top && at.left < last.right;
      const isLeft = at.top < last.bottom && at.bottom > last.top && at.right <= last.left;
      return isAbove || isLeft ? [`${before.textContent} → ${stop.textContent}`] : [];
    });
  });
}

for (const width of [390, 1440])
  for (const path of ['/season', '/farms'])
    test(`${path} is gone over in the order in which it is seen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const stops = page.getByRole('main').getByRole('link').filter({ visible: true });
      expect(await stops.count()).toBeGreaterThan(20);
      expect(await stepsBack(page)).toEqual([]);
      const heads = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top));
      expect(heads).toEqual([...heads].sort((a, b) => a - b));
    });

test('on a phone what a chip of the map unfolds follows the chips, and the focus stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/farms');
  const chip = (name: string) => page.getByRole('button', { name });
  const field = page.getByRole('textbox', { name: 'Your ZIP code' });
  await chip('Filter').click();
  await expect(page.getByRole('searchbox', { name: 'Search farms' })).toBeVisible();
  expect(await stepsBack(page)).toEqual([]);
  await chip('ZIP code').click();
  await expect(field).toBeVisible();
  expect(await stepsBack(page)).toEqual([]);
  await expect(chip('ZIP code')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await chip('ZIP code').click();
  await expect(field).toBeHidden();
  await expect(chip('ZIP code')).toBeFocused();
});

for (const width of [390, 1440])
  test(`each line of the season is a link as a whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/season');
    const missed = () =>
      page.locator('main li:has(> img), main th[scope=rowgroup]').evaluateAll((lines) =>
        lines
          .filter((line) => line.checkVisibility())
          .flatMap((line) => {
            line.scrollIntoView({ block: 'center' });
            const { left, right, top, bottom } = line.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const points = [
              [left + 4, y],
              [right - 4, y],
              [x, y - 21],
              [x, y + 21],
            ] as const;
            const link = line.querySelector('a');
            const all = points.every((point) => document.elementFromPoint(...point) === link);
            return link && all ? [] : [line.textContent];
          }),
      );
    await expect(page.locator('main li:has(> img)').first()).toBeVisible();
    expect(await missed()).toEqual([]);
    await page.getByRole('button', { name: 'Show as a Table' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await missed()).toEqual([]);
  });

test('on paper the season counts all harvests, and speaks of nothing that paper does not have', async ({ page }) => {
  await page.goto('/season');
  const main = page.getByRole('main');
  await expect(main).toContainText(/In season now\s+9 of 32 harvests/, { useInnerText: true });
  await page.emulateMedia({ media: 'print' });
  await expect(main).toContainText(/In season now\s+32 harvests/, { useInnerText: true });
  await expect(page.getByText('on the wheel')).toBeHidden();
  await expect(page.getByText('Jan', { exact: true }), 'the table has the days, and no chart is printed').toBeHidden();
  await expect(page.getByText(/^\d+ farms, \d+ harvests$/)).toBeHidden();
  await expect(page.getByRole('table', { name: 'The year of each farm' })).toBeVisible();
  const addresses = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(addresses.filter((content) => content.includes('furrow.example'))).toEqual([]);
  await page.goto('/farms');
  await expect(page.getByText('Pick a pin')).toBeHidden();
});
