import { expectAccessible } from './accessibility';
import { expect, open, test, type Page } from './test';

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
    expect(await response.text()).not.toContain('ant-');
  }
});

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
  await expectAccessible(page);
  await page.keyboard.press('Backspace');
  await expect(tags).toHaveText(['Fair Trade']);
  await page.keyboard.press('Escape');
  await expect(certifications).toHaveAttribute('aria-expanded', 'false');
});

test('an amount that can be read in two ways is refused, and the message says how to write it', async ({ page }) => {
  await open(page, '/create-campaign');
  const goal = page.getByRole('spinbutton', { name: 'Goal in dollars' });
  await goal.fill('$12,500.00');
  await expect(goal).toHaveValue('12,500');
  await goal.fill('12.500');
  await expect(goal).toHaveAccessibleDescription('“12.500” can be read in two ways: write 12,500 or 12.50.');
  await goal.fill('12,500');
  await expect(goal).not.toHaveAttribute('aria-invalid');
});

test('a farm’s year is typed as numbers with their unit, and the estimate follows', async ({ page }) => {
  await open(page, '/carbon-calculator');
  const diesel = page.getByRole('spinbutton', { name: 'Diesel, gallons' });
  await diesel.fill('1000');
  await expect(page.getByRole('region', { name: 'Estimate' }).locator('output')).toHaveText('10.2 t');
  await diesel.press('ArrowUp');
  await expect(diesel).toHaveValue('1001');
  await expectAccessible(page);
});
