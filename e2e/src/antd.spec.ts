import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '@furrow/testing/accessibility';
import { untilStill } from '@furrow/testing/still';
import { liveFolder, providedFiles } from './origin';
import { expect, hydrated, open, test, withholdScripts, type Page } from './test';
import { phone } from './touch';

/** The addresses of the page's scripts and stylesheets that came over the network, not out of the browser's cache. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && /\.(js|css)$/.test(name))
      .map(({ name }) => new URL(name).pathname),
  );

test('a component of antd is fetched once, whichever team’s page shows it first', async ({ page }) => {
  const files: string[] = [];
  const withNumbers: string[][] = [];
  for (const path of ['/loan-application', '/carbon-calculator', '/create-campaign']) {
    await open(page, path);
    files.push(...(await fetched(page)));
    const styles = await page.locator('link[rel="stylesheet"]').evaluateAll(async (links: HTMLLinkElement[]) => {
      const sheets = links.map(async ({ href }) => ({ href, css: await (await fetch(href)).text() }));
      return (await Promise.all(sheets)).filter(({ css }) => css.includes('.ant-input-number')).map(({ href }) => href);
    });
    withNumbers.push(styles);
  }
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  expect(withNumbers[0]).toHaveLength(1);
  expect(withNumbers[1]).toEqual(withNumbers[0]);
  expect(withNumbers[2]).toEqual(withNumbers[0]);
});

test('a page without antd carries none of it', async ({ page }) => {
  for (const path of ['/', '/buy-food', '/resources/blog', '/campaigns']) {
    const response = await page.request.get(path);
    expect(await response.text()).not.toMatch(/\bant-/);
  }
});

test('no words of antd’s own reach a visitor', async () => {
  const words = /No data|Please (?:enter|select)|Filter menu|Select (?:date|time|file)|Click to sort|items per page/;
  const files = ['base', 'input-number', 'select', 'slider'].flatMap((name) =>
    providedFiles(`@furrow/ui/antd/${name}`),
  );
  expect(files.length).toBeGreaterThan(6);
  for (const file of files) expect(readFileSync(join(liveFolder('host'), file), 'utf8'), file).not.toMatch(words);
});

for (const [path, name, act] of [
  // Beside the field itself, which is as wide as what is typed there.
  [
    '/loan-application',
    'Certifications',
    (field: Locator) => field.page().locator('.ant-select', { has: field }).click(),
  ],
  ['/carbon-calculator', 'Diesel, gallons', (field: Locator) => field.pressSequentially('1000')],
] as const) {
  test(`${path} looks the same before and after it comes alive, in both themes, and a field used before works`, async ({
    page,
  }) => {
    const letThrough = await withholdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByLabel(name, { exact: true });
    await field.waitFor();
    // Until then the browser does not show the page.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    await page.evaluate(() => document.fonts.ready);
    const before = await looks(page, name);
    await act(field);
    letThrough();
    await hydrated(page);
    if (name === 'Certifications') await expect(field).toHaveAttribute('aria-expanded', 'true');
    else await expect(page.getByRole('region', { name: 'Estimate' }).getByRole('status')).toHaveText('10.2 t');
    expect(before.length).toBeGreaterThan(8);
    // Once it is shown the page puts the chosen theme back.
    await page.waitForLoadState();
    expect(await looks(page, name)).toEqual(before);
  });
}

/** How antd's elements stand on the page and what they look like, in light and in dark, but for those of one field. */
async function looks(page: Page, but: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await untilStill(page);
    found.push(...(await page.evaluate(looksNow, but)));
  }
  return found;
}

/** Runs in the page. */
function looksNow(but: string): string[] {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent === but);
  const fields = [...document.querySelectorAll('main :is(.ant-select, .ant-input-number)')].filter(
    (field) => !field.contains(label?.control ?? null),
  );
  return fields
    .flatMap((field) => [field, ...field.querySelectorAll('*')])
    .map((element) => {
      const { color, backgroundColor, borderColor, boxShadow, font, padding } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return [
        element.tagName,
        color,
        backgroundColor,
        borderColor,
        boxShadow,
        font,
        padding,
        x,
        y + scrollY,
        width,
        height,
      ].join(' ');
    });
}

test('no element carries rules: they are in stylesheets, and the policy says so', async ({ page }) => {
  const response = await page.goto('/loan-application');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
  await page.getByRole('combobox', { name: 'Certifications' }).click();
  await expect(page.getByRole('option', { name: 'Fair Trade' })).toBeAttached();
  await expect(page.locator('style')).toHaveCount(0);
});

test('certifications are picked, typed and taken away by keyboard', async ({ page }) => {
  await open(page, '/loan-application');
  const certifications = page.getByRole('combobox', { name: 'Certifications' });
  // Its words begin where those of the fields around it do, and its arrow stands where theirs do.
  const edges = await page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
    const year = document.querySelector('[name=establishedYear]') as HTMLElement;
    const { paddingLeft, borderLeftWidth } = getComputedStyle(year);
    return {
      words: left('.ant-select-placeholder') - left('[name=establishedYear]'),
      wordsOfOthers: parseFloat(paddingLeft) + parseFloat(borderLeftWidth),
      arrow: left('.ant-select-suffix'),
      arrowOfOthers: left('[name=soilType] + svg'),
    };
  });
  expect(edges.words).toBe(edges.wordsOfOthers);
  expect(edges.arrow).toBe(edges.arrowOfOthers);
  await certifications.focus();
  await page.keyboard.type('fair');
  await expect(certifications).toHaveAttribute('aria-expanded', 'true');
  // The first answer is what was typed, the next one what was found.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bird Friendly,');
  const tags = page.locator('.ant-select', { has: certifications }).locator('.ant-select-selection-item');
  await expect(tags).toHaveText(['Fair Trade', 'Bird Friendly']);
  // A window of another size closes the list.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if ((await certifications.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('ArrowDown');
    await expect(page.getByTitle('Bird Friendly', { exact: true }).last()).toBeVisible();
    await expectAccessible(page, { widths: [width] });
    await expect(certifications).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Backspace');
  await expect(tags).toHaveText(['Fair Trade']);
  await page.keyboard.press('Escape');
  await expect(certifications).toHaveAttribute('aria-expanded', 'false');
});

for (const [how, keys, chosen] of [
  ['that an arrow opened', ['ArrowDown'], []],
  ['whose second answer is marked', ['ArrowDown', 'ArrowDown'], []],
  ['while something is typed, which stays as an answer', ['O', 'r'], ['Or']],
] as const)
  test(`the Tab key leaves a list ${how}, and picks nothing`, async ({ page }) => {
    await open(page, '/loan-application');
    const certifications = page.getByRole('combobox', { name: 'Certifications' });
    const tags = page.locator('.ant-select', { has: certifications }).locator('.ant-select-selection-item');
    for (const leave of ['Tab', 'Shift+Tab']) {
      await certifications.focus();
      for (const key of keys) await page.keyboard.press(key);
      await expect(certifications).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(leave);
      await expect(certifications).not.toBeFocused();
      await expect(certifications).toHaveAttribute('aria-expanded', 'false');
      await expect(tags).toHaveText([...chosen]);
    }
  });

test('the focus looks on fields of antd as on every other', async ({ page }) => {
  await open(page, '/loan-application');
  const farmName = page.getByLabel('Farm name');
  await farmName.focus();
  const everywhere = await farmName.evaluate(outlineOf);
  expect(everywhere).toMatchObject({ style: 'solid', shadow: 'none' });

  const certifications = page.getByRole('combobox', { name: 'Certifications' });
  await certifications.focus();
  await untilStill(page);
  expect(await page.locator('.ant-select', { has: certifications }).evaluate(outlineOf)).toEqual(everywhere);

  await farmName.fill('Green Valley Farm');
  await page.getByLabel('Farm address').fill('12 Acequia Road');
  await page.getByRole('button', { name: 'Continue to Loan Amount' }).click();
  const amount = page.getByRole('spinbutton', { name: 'Loan amount' });
  await amount.focus();
  await untilStill(page);
  expect(await page.locator('.ant-input-number', { has: amount }).evaluate(outlineOf)).toEqual(everywhere);
  const slider = page.getByRole('slider', { name: 'Loan amount' });
  await slider.press('ArrowRight');
  await untilStill(page);
  // The bead has an edge of its own, 3 px wide, which the outline leaves as much room as a field.
  const bead = await slider.evaluate(outlineOf, '::after');
  expect(bead).toMatchObject({ color: everywhere.color, style: 'solid', width: everywhere.width, offset: '6px' });
});

test('a farm’s year is typed as numbers with their unit, and the estimate follows', async ({ page }) => {
  await open(page, '/carbon-calculator');
  const diesel = page.getByRole('spinbutton', { name: 'Diesel, gallons' });
  await diesel.fill('1000');
  await expect(page.getByRole('region', { name: 'Estimate' }).locator('output')).toHaveText('10.2 t');
  await diesel.press('ArrowUp');
  await expect(diesel).toHaveValue('1,001');
  await expectAccessible(page);
});

test.describe('by touch on a phone', () => {
  test.use(phone);

  test('a loan is filled in with a finger: the system’s pickers, tags that go, and a slider that is dragged', async ({
    page,
  }) => {
    await open(page, '/loan-application');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    // One answer of a few is asked by the system's own picker, which tests can fill in but not open.
    for (const one of ['Farm size', 'Primary crop', 'Farming type', 'Soil type', 'Irrigation system'])
      expect(await page.getByLabel(one).evaluate(({ tagName }) => tagName)).toBe('SELECT');
    await page.getByLabel('Farm size').selectOption('medium');

    const certifications = page.getByRole('combobox', { name: 'Certifications' });
    await certifications.tap();
    await page.keyboard.type('Fair Trade,Demeter,');
    const chosen = 'Pick one, or type and press Enter. Chosen: ';
    await expect(certifications).toHaveAccessibleDescription(`${chosen}Fair Trade, Demeter`);
    const remove = page.locator('.ant-select-selection-item', { hasText: 'Fair Trade' }).locator('span').last();
    const { width, height } = (await remove.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await remove.tap();
    await expect(certifications).toHaveAccessibleDescription(`${chosen}Demeter`);

    await page.getByLabel('Farm name').tap();
    await page.keyboard.type('Green Valley Farm');
    await page.getByLabel('Farm address').tap();
    await page.keyboard.type('12 Acequia Road');
    await page.getByRole('button', { name: /^Next/ }).tap();
    const slider = page.getByRole('slider', { name: 'Loan amount' });
    await drag(page, slider, 150);
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(30_000);
    const dragged = Number(await slider.getAttribute('aria-valuenow'));
    await expect(page.getByRole('spinbutton', { name: 'Loan amount' })).toHaveValue(dragged.toLocaleString('en-US'));
    await page.getByText('24', { exact: true }).tap();
    await expect(page.getByRole('radio', { name: '24 months' })).toBeChecked();
  });
});

/** How the focus on an element is drawn. It runs in the page. */
function outlineOf(element: Element, part?: string) {
  const { outlineColor, outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element, part);
  // A shadow without a size is invisible.
  const shadow = boxShadow.endsWith(' 0px 0px 0px 0px') ? 'none' : boxShadow;
  return { color: outlineColor, style: outlineStyle, width: outlineWidth, offset: outlineOffset, shadow };
}

/** Puts a finger on an element, once it is in view and keeps its place, and moves it to the right. */
async function drag(page: Page, element: Locator, distance: number): Promise<void> {
  await element.tap({ trial: true });
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  for (const part of [1, 2, 3]) await touch('touchMove', [{ x: x + (distance * part) / 3, y }]);
  await touch('touchEnd', []);
  await browser.detach();
}
