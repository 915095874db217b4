import { livePages } from '../../../e2e/src/origin';
import { expect, hydrated, isAwake, test } from '../../../e2e/src/test';
import { farmCount, list, map, misplaced, pin, rows } from './farms-page';

/** The map of farms. */

test('a farm’s page leads to its place on the map and in the list', async ({ page }) => {
  await page.goto('/farms/walnut-bend-farm');
  await page.getByRole('link', { name: 'See it on the map' }).click();
  await expect(page).toHaveURL('/farms?farm=walnut-bend-farm');
  const row = rows(page).filter({ hasText: 'Walnut Bend Farm' });
  await expect(row).toBeInViewport();
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(pin(page, 'Walnut Bend Farm, Missouri')).toHaveAttribute('data-chosen', 'true');
});

test('a pin and its line light together while the page sleeps, by the pointer and by the keyboard', async ({
  page,
}) => {
  await page.goto('/farms');
  const dairy = pin(page, 'Oak Creek Dairy, Monroe, Wisconsin, campaign open');
  const row = rows(page).filter({ hasText: 'Cherry Bend Farm' });
  await row.hover();
  await expect(pin(page, 'Cherry Bend Farm')).toHaveAttribute('data-lit', '');
  await dairy.focus();
  await expect(row).not.toHaveAttribute('data-lit');
  await expect(dairy).toHaveAttribute('data-lit', '');
  expect(await isAwake(page)).toBe(false);
  await dairy.press('Enter');
  await expect(page).toHaveURL('/farms/oak-creek');
});

test('a pin lights its line also where the list is folded, and nothing moves for it', async ({ page }) => {
  await page.goto('/farms');
  const folded = pin(page, 'Willow Bank');
  const line = list(page).locator('[data-farm=willow-bank]');
  const more = page.getByRole('button', { name: `Show All ${farmCount} Farms` });
  await expect(line).toBeHidden();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = [await height(), await more.evaluate((button) => (button as HTMLElement).offsetTop)];
  for (const point of [() => folded.hover(), () => folded.focus()]) {
    await point();
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(line).toHaveAttribute('data-lit', '');
    await expect(rows(page)).toHaveCount(9);
    expect([await height(), await more.evaluate((button) => (button as HTMLElement).offsetTop)]).toEqual(before);
    await page.mouse.move(0, 0);
    await folded.evaluate((link) => link.blur());
    await expect(rows(page)).toHaveCount(8);
  }
});

test('the bead of the ZIP code lies over the pins, and a press goes through it', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('furrow.zip', '60614'));
  await page.goto('/farms?farm=oak-creek');
  const dairy = pin(page, 'Oak Creek Dairy');
  await expect(dairy).toHaveAttribute('data-chosen', 'true');
  const bead = map(page).locator('[data-bead]');
  const isOver = await bead.evaluate((element) => {
    element.style.pointerEvents = 'auto';
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    element.style.pointerEvents = '';
    return found === element;
  });
  expect(isOver).toBe(true);
  const { x, y, width, height } = (await bead.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL('/farms/oak-creek');
});

test('the keyboard goes over the map from west to east, or skips it', async ({ page }) => {
  await page.goto('/farms');
  const pins = await map(page)
    .locator('[data-farm]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.farm));
  expect(pins).toHaveLength(farmCount);
  expect(pins.slice(0, 3)).toEqual(['green-valley', 'moss-and-loam', 'second-bridge-garden']);
  expect(pins.slice(-2)).toEqual(['finca-tres-rios', 'altiplano']);
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the map has four stops, whose tabs count the farms that match', async ({ page }) => {
    await page.goto('/farms?season=now');
    await hydrated(page);
    const stop = (name: string) => map(page).getByRole('link', { name, exact: true });
    for (const name of ['West 3', 'Plains 7', 'East 11', 'Far 1']) await expect(stop(name)).toBeVisible();
    await expect(stop('West 3')).toHaveAttribute('aria-current', 'true');
    await stop('East 11').click();
    await expect(stop('East 11')).toHaveAttribute('aria-current', 'true');
    await expect(pin(page, 'Blue Heron Farm')).toBeInViewport();
    await expect(pin(page, 'Green Valley Farm')).not.toBeInViewport();
    await stop('Far 1').click();
    await expect(page.getByText('Oruro, Bolivia').first()).toBeInViewport();
    await expect(pin(page, 'Finca Tres Ríos')).toBeInViewport();
  });

  for (const farm of ['willow-bank', 'green-valley', 'finca-tres-rios', 'altiplano'])
    test(`the page of ${farm} leads to its pin and its line, both in view`, async ({ page }) => {
      await page.goto(`/farms/${farm}`);
      await page.getByRole('link', { name: 'See it on the map' }).click();
      await expect(page).toHaveURL(`/farms?farm=${farm}`);
      await expect(map(page).locator(`[data-farm=${farm}]`)).toBeInViewport({ ratio: 1 });
      const line = list(page).locator(`[data-farm=${farm}]`);
      await expect(line).toBeInViewport({ ratio: 1 });
      await line.click();
      await expect(page).toHaveURL(`/farms/${farm}`);
    });

  test('each tab leads to its part of the map on a page from right to left', async ({ page }) => {
    await page.goto('/farms');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const stops = { West: 'Green Valley Farm', East: 'Blue Heron Farm', Far: 'Finca Tres Ríos' };
    for (const [name, farm] of Object.entries(stops)) {
      const stop = map(page).getByRole('link', { name: new RegExp(`^${name} `) });
      await stop.click();
      await expect(stop).toHaveAttribute('aria-current', 'true');
      await expect(map(page).locator('[aria-current]')).toHaveCount(1);
      for (const each of Object.values(stops)) {
        const seen = expect(pin(page, each));
        await (each === farm ? seen : seen.not).toBeInViewport();
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('map, list, season and table are whole, and nothing is offered that would do nothing', async ({ page }) => {
    await page.goto('/farms');
    await expect(rows(page)).toHaveCount(farmCount);
    expect(await misplaced(page)).toEqual([]);
    await expect(map(page).locator('[data-farm]')).toHaveCount(farmCount);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await page.goto('/season');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/In season now\s+32 harvests/, { useInnerText: true });
  });
});

test('the map stays in view beside the list, and covers nothing below it', async ({ page }) => {
  await page.goto('/farms');
  const inset = page.getByRole('main').getByText('Puerto Rico', { exact: true }).first();
  const note = page.getByText('Sample site: the farms are made up');
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [rows(page).nth(3), note, page.getByRole('contentinfo')]) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const { y, height } = (await inset.boundingBox())!;
      expect(y + height, `at ${width} pixels`).toBeLessThanOrEqual((await note.boundingBox())!.y);
    }
  }
});

test('on paper a pin is the number of its line', async ({ page }) => {
  await page.goto('/farms');
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(farmCount);
  const number = await pin(page, 'Blue Heron Farm').evaluate((each) => getComputedStyle(each, '::before').content);
  expect(number).toBe('"2"');
  await expect(rows(page).nth(1)).toHaveText(/Blue Heron Farm/);
  const rule = await rows(page)
    .nth(1)
    .evaluate((row) => getComputedStyle(row, '::after').insetInlineStart);
  expect(rule, 'the rule below a line begins where its number does').toBe('0px');
  expect(await misplaced(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('on a sheet of A4 the map has its insets', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1010 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/farms?farm=green-valley');
  await expect(rows(page).locator('[aria-current]')).toHaveCount(1);
  expect(await misplaced(page)).toEqual([]);
  const [inset, first] = [await pin(page, 'Altiplano Growers').boundingBox(), await rows(page).first().boundingBox()];
  expect((inset?.x ?? 718) + (inset?.width ?? 0)).toBeLessThan(718);
  expect((inset?.y ?? 0) + (inset?.height ?? 0)).toBeLessThan(first?.y ?? 0);
});

test('with colors of the system the map stays, and pins have edges', async ({ page }) => {
  await page.goto('/farms');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(map(page).locator('img').first()).toBeVisible();
  const edge = (name: string) =>
    pin(page, name)
      .locator('img')
      .evaluate((each) => getComputedStyle(each).borderWidth);
  expect(await edge('Masseria Verde')).toBe('2px');
  await pin(page, 'Masseria Verde').focus();
  await expect.poll(() => edge('Masseria Verde')).toBe('4px');
});

test('with colors of the system each sign of the map has its own look, and the chosen line has one', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('furrow.zip', '60614'));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/farms?campaign=open&farm=oak-creek');
  const row = rows(page).filter({ hasText: 'Oak Creek Dairy' });
  await expect(row).toHaveCSS('outline-width', '4px');
  await expect(row.getByRole('link')).toHaveCSS('border-block-end-width', '0px');
  const looks = await map(page)
    .locator('[data-sign]')
    .evaluateAll((signs) =>
      signs.map((sign) => {
        const { borderWidth, borderColor, backgroundColor } = getComputedStyle(sign, '::before');
        return [borderWidth, borderColor, backgroundColor].join(' ');
      }),
    );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size, looks.join('; ')).toBe(3);
  // A link has a color of its own, which is not that of a pin's edge.
  const [edge, text] = await pin(page, 'Violet House').evaluate((link) => {
    const { outlineStyle, outlineColor, borderColor } = getComputedStyle(link.querySelector('img')!);
    return [outlineStyle === 'none' ? borderColor : outlineColor, getComputedStyle(document.body).color];
  });
  expect(edge).toBe(text);
});

test('a campaign is open on the map exactly while its page takes money', async ({ page }) => {
  const html = await (await page.request.get('/farms')).text();
  const open = [...html.matchAll(/aria-label="[^"]*, campaign open" data-farm="([\w-]+)"/g)].map(([, id]) => id);
  const campaigns = livePages().flatMap(({ path }) => /^\/farm-details\/([\w-]+)$/.exec(path)?.[1] ?? []);
  expect(campaigns.length).toBeGreaterThan(open.length);
  const taking: string[] = [];
  for (const id of campaigns) {
    const text = await (await page.request.get(`/farm-details/${id}`)).text();
    if (text.includes(`"DonateAction","target":"https://furrow.example/donate-farm/${id}"`)) taking.push(id);
  }
  expect(open.sort()).toEqual(taking.sort());
});
