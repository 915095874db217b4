import { livePages } from '../../../e2e/src/origin';
import { expect, hydrated, isAwake, test, type Page } from '../../../e2e/src/test';

/** The map of farms with its list, and the season. */

const map = (page: Page) => page.getByRole('navigation', { name: 'Map of farms' });
const list = (page: Page) => page.getByRole('region', { name: 'List of farms' });
const rows = (page: Page) => list(page).getByRole('listitem');
const head = (page: Page) => list(page).getByRole('status');
/** How many farms there are, each of which has a page. */
const farmCount = livePages().filter(({ path }) => path.startsWith('/farms/')).length;
const pin = (page: Page, name: string) => map(page).getByRole('link', { name });

/** The lines of the list that begin neither where the one before them ends nor at the top of a column. */
const misplaced = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    return all.flatMap((row, index) => {
      const [box, before] = [boxes[index]!, boxes[index - 1]];
      const start = before?.left === box.left ? before.bottom : boxes[0]!.top;
      return Math.abs(box.top - start) > 1 ? [`${row.textContent}: ${box.top} instead of ${start}`] : [];
    });
  });

test('a filter goes into the address, and Back takes it away again', async ({ page }) => {
  await page.goto('/farms');
  await expect(head(page)).toHaveText(`${farmCount} farms`);
  await page.getByRole('button', { name: 'Open campaign' }).click();
  await expect(page).toHaveURL('/farms?campaign=open');
  await expect(head(page)).toHaveText(/^\d+ farms with an open campaign$/);
  await page.getByRole('button', { name: 'Fruit' }).click();
  await expect(page).toHaveURL('/farms?crop=fruit&campaign=open');
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/farms?campaign=open');
  await expect(page.getByRole('button', { name: 'Show All 11 Farms' })).toBeVisible();
  await page.goBack();
  await expect(head(page)).toHaveText(`${farmCount} farms`);
  await expect(page.getByRole('button', { name: 'Open campaign' })).toHaveAttribute('aria-pressed', 'false');
});

test('the way back from a farm, whose page sleeps, keeps the filter of the list', async ({ page }) => {
  await page.goto('/farms?campaign=open');
  await expect(head(page)).toHaveText(/^\d+ farms with an open campaign$/);
  const farm = (await rows(page).first().getByRole('link').getAttribute('href'))!;
  await page.goto(farm);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Farms' }).click();
  await expect(page).toHaveURL('/farms?campaign=open');
  await expect(page.getByRole('button', { name: 'Open campaign' })).toHaveAttribute('aria-pressed', 'true');
});

for (const [width, zip] of [
  [1440, ''],
  [1440, '97201'],
  [390, ''],
  [390, '97201'],
] as const)
  test(`each farm has three lines at ${width} px${zip && ', with its distance'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((typed) => sessionStorage.setItem('furrow.zip', typed), zip);
    await page.goto('/farms');
    await page.getByRole('button', { name: `Show All ${farmCount} Farms` }).click();
    await expect(rows(page)).toHaveCount(farmCount);
    await expect(rows(page).locator('[class*=miles]')).toHaveCount(zip ? farmCount : 0);
    const heights = await rows(page).evaluateAll((all) => all.map((row) => [row.textContent, row.clientHeight]));
    expect(heights.filter(([, height]) => height !== 88)).toEqual([]);
  });

test('what is typed is one step of the history, and what matches nothing leads back', async ({ page }) => {
  await page.goto('/farms');
  await page.getByRole('searchbox', { name: 'Search farms' }).pressSequentially('oak');
  await expect(page).toHaveURL('/farms?q=oak');
  await expect(rows(page)).toHaveText([/Oak Creek Dairy/]);
  await expect(head(page)).toHaveText('1 farm for “oak”');
  await page.getByRole('searchbox', { name: 'Search farms' }).fill('oaken');
  await expect(page.getByRole('heading', { name: 'No farm matches.' })).toBeVisible();
  await list(page).getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/farms');
  await expect(head(page)).toHaveText(`${farmCount} farms`);
});

test('a ZIP code sorts by distance, stays in the tab, and is never sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/farms');
  const zip = page.getByRole('textbox', { name: 'Your ZIP code' });
  await zip.fill('6061');
  await expect(page.getByText('Add a ZIP code to see how far away they are.')).toBeVisible();
  await zip.fill('60614');
  await expect(page.getByText('Chicago area. The distance is worked out in your browser')).toBeVisible();
  await expect(page).toHaveURL('/farms?sort=near');
  await expect(rows(page).first()).toHaveText(/Oak Creek Dairy.*112 mi/);
  await expect(page.getByText('Your ZIP code, rings at 100 and 200 miles')).toBeVisible();
  await page.reload();
  await expect(rows(page).first()).toHaveText(/Oak Creek Dairy.*112 mi/);
  await expect(zip).toHaveValue('60614');
  expect(asked.filter((each) => each.includes('60614'))).toEqual([]);
});

for (const [kind, typed, note] of [
  ['is not known', '99999', /^We know a few sample ZIP areas only.* Sorted by name\.$/],
  ['is emptied', '', /^Add a ZIP code/],
  ['is no ZIP code', 'abc12', /^Add a ZIP code/],
] as const)
  test(`where a ZIP code ${kind}, address, sort and the head of the list say that farms stand by name`, async ({
    page,
  }) => {
    await page.goto('/farms');
    const zip = page.getByRole('textbox', { name: 'Your ZIP code' });
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await zip.fill('60614');
    await expect(page).toHaveURL('/farms?sort=near');
    await expect(sort).toHaveValue('near');
    await zip.fill(typed);
    await expect(page).toHaveURL('/farms');
    await expect(sort).toHaveValue('name');
    await expect(list(page)).toContainText(`${farmCount} farmsA to Z`);
    await expect(page.getByText(note)).toBeVisible();
    await expect(rows(page).first()).toHaveText(/Altiplano Growers/);
  });

test('nobody can sort by a distance that is not known, and the note names the sort that is on', async ({ page }) => {
  await page.goto('/farms?sort=near');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveValue('name');
  await expect(sort.getByRole('option', { name: 'Nearest first' })).toBeDisabled();
  await sort.selectOption('Ripe first');
  await page.getByRole('textbox', { name: 'Your ZIP code' }).fill('99999');
  await expect(page.getByText(/^We know a few sample ZIP areas only.* or 97201\.$/)).toBeVisible();
  await expect(page).toHaveURL('/farms?sort=ripe');
});

test.describe('a ZIP code that was typed before', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.setItem('furrow.zip', '60614'));
  });

  test('shows at first sight how far away the farms are, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/farms');
    await expect(rows(page).filter({ hasText: 'Blue Heron Farm' })).toHaveText(/646 mi/);
    await expect(page.getByRole('textbox', { name: 'Your ZIP code' })).toHaveValue('60614');
    await expect(page).toHaveURL('/farms');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

  test('gives way to what is typed before the page has woken', async ({ page }) => {
    let release = () => {};
    const typed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/content\/[^/]+\/(?!.*boot)[^/]*\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/farms', { waitUntil: 'commit' });
    const zip = page.getByRole('textbox', { name: 'Your ZIP code' });
    await zip.fill('97201');
    await page.getByRole('searchbox', { name: 'Search farms' }).fill('oak');
    release();
    await expect(rows(page)).toHaveText([/Oak Creek Dairy[^]*mi$/], { useInnerText: true });
    await expect(zip).toHaveValue('97201');
    await expect(page.getByText('Portland, Oregon area.')).toBeVisible();
  });
});

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

test('the rest of the list comes with one press, and the focus goes on there', async ({ page }) => {
  await page.goto('/farms');
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('button', { name: `Show All ${farmCount} Farms` }).click();
  await expect(rows(page)).toHaveCount(farmCount);
  await expect(rows(page).nth(8).getByRole('link')).toBeFocused();
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

  test('filters and the ZIP code unfold, and what is set can be taken off', async ({ page }) => {
    await page.goto('/farms');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'In season now' }).click();
    await page.getByRole('button', { name: 'Remove filter In season now' }).click();
    await expect(head(page)).toHaveText(`${farmCount} farms`);
    await page.getByRole('button', { name: 'ZIP code' }).click();
    await page.getByRole('textbox', { name: 'Your ZIP code' }).fill('97201');
    await expect(rows(page).first()).toHaveText(/mi$/, { useInnerText: true });
  });

  test('the season shows the farms of one month after the other', async ({ page }) => {
    await page.goto('/season');
    const month = page.getByRole('status').filter({ hasText: 'harvest' });
    await expect(month).toHaveText('September22 farms, 32 harvests');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(month).toHaveText(/^October20 farms/);
    await expect(page).toHaveURL('/season?month=october');
    const year = page.getByRole('region', { name: 'The year, farm by farm' });
    await expect(year.getByRole('listitem').filter({ hasText: 'Tallgrass Fields' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(year.getByRole('listitem').filter({ hasText: 'Tallgrass Fields' })).toBeHidden();
  });
});

test('the season leads to the map of what is ripe, and opens as a table', async ({ page }) => {
  await page.goto('/season');
  await expect(page.getByRole('img', { name: /^Farms harvesting by month: January 8, .*September 22/ })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: 'Show as a Table' }).click();
  await expect(page.getByRole('row', { name: /Oysters September 1 April 30/ })).toBeVisible();
  const first = page.getByRole('region', { name: 'The year, farm by farm' }).getByRole('listitem').first();
  await expect(first).toBeHidden();
  await page.getByRole('button', { name: 'Show as a Chart' }).click();
  await expect(first).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: 'Show as a Table' }).click();
  await page.getByRole('button', { name: 'Fruit' }).click();
  await expect(page).toHaveURL('/season?crop=fruit');
  await expect(page.getByRole('rowheader')).toHaveText([
    'Blue Ridge Berries',
    'Hollow Hill Orchard',
    'Maple Row Orchard',
    'Cherry Bend Farm',
  ]);
  await page.getByRole('link', { name: 'See Them on the Map' }).click();
  await expect(head(page)).toHaveText('22 farms in season');
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

test('the labels of the filters stand in one line', async ({ page }) => {
  await page.goto('/farms');
  const main = page.getByRole('main');
  const tops = await Promise.all(
    ['Search farms', 'Your ZIP code', 'Sort'].map(async (label) => {
      const box = await main.getByText(label, { exact: true }).boundingBox();
      return [box!.y, box!.height];
    }),
  );
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
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

for (const path of ['/farms', '/season'])
  test(`${path} ends with lots that are ripe and in stock and with campaigns that are open, by the teams that have them`, async ({
    page,
  }) => {
    await page.goto(path);
    const parts = page.locator('main furrow-slot > furrow-fragment');
    expect(await parts.evaluateAll((all) => all.map((part) => part.dataset.fragment))).toEqual([
      'shop/ripe-lots',
      'giving/open-campaigns',
    ]);
    await expect(parts.getByRole('heading', { level: 2 })).toHaveText(['In season and on sale', 'Open campaigns']);
    const linked = (of: string, start: string) =>
      page
        .locator(`[data-fragment="${of}"] li a[href^="${start}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const lots = await linked('shop/ripe-lots', '/marketplace/lot/');
    expect(lots).toHaveLength(6);
    for (const lot of lots) {
      const html = await (await page.request.get(lot)).text();
      expect(html, lot).toMatch(/<span>In season (until [^<]+|all year)<\/span>/);
      expect(html, lot).toContain('https://schema.org/InStock');
    }
    const open = await linked('giving/open-campaigns', '/farm-details/');
    expect(open).toHaveLength(6);
    for (const campaign of open) {
      const html = await (await page.request.get(campaign)).text();
      const gift = campaign.replace('farm-details', 'donate-farm');
      expect(html, campaign).toContain(`"DonateAction","target":"https://furrow.example${gift}"`);
    }
    // What ends first stands first.
    await expect(parts.first().getByRole('listitem').first()).toContainText('4 more days');
    await expect(parts.last().getByRole('listitem').first()).toContainText('3 days left');
    await page.emulateMedia({ media: 'print' });
    await expect(parts.filter({ visible: true })).toHaveCount(0);
  });

test('the shop shows what is in season, as the season does, and leads there', async ({ page }) => {
  await page.goto('/buy-food');
  const strip = page.getByRole('region', { name: 'In season now' });
  await expect(strip.getByRole('listitem')).toHaveCount(5);
  await expect(strip.getByRole('listitem').first()).toHaveText(/Heirloom tomatoes until October 8/);
  await expect(page.getByRole('article').filter({ hasText: 'Heirloom tomatoes' })).toContainText(
    'SeasonUntil October 8',
  );
  await strip.getByRole('link', { name: 'The whole season' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^\\d+ of ${farmCount} farms are harvesting\\.$`),
  );
});

test('a lot is in season for as long as its farm harvests it', async ({ page }) => {
  await page.goto('/season');
  const ends = await page
    .locator('table tbody')
    .evaluateAll((farms) =>
      farms.map((farm) => [
        farm.querySelector('a')?.getAttribute('href') ?? '',
        [...farm.querySelectorAll('tr > :last-child')].map(({ textContent }) => textContent),
      ]),
    );
  expect(ends).toHaveLength(farmCount);
  const until = new Map(ends as [string, string[]][]);
  const lots = livePages().filter(({ path }) => /^\/marketplace\/lot\/[\w-]+$/.test(path));
  expect(lots).toHaveLength(17);
  const said: string[] = [];
  for (const { path } of lots) {
    const html = await (await page.request.get(path)).text();
    const [, words] = /<span>(In season [^<]*|Kept from the harvest of [^<]*|Next in [^<]*)<\/span>/.exec(html) ?? [];
    if (!words) continue;
    said.push(words);
    const [, farm = ''] = /href="(\/farms\/[\w-]+)"/.exec(html) ?? [];
    const day = words === 'In season all year' ? 'December 31' : /^In season until (.*)$/.exec(words)?.[1];
    if (day) expect(until.get(farm), path).toContain(day);
  }
  expect(said).toHaveLength(16);
});
