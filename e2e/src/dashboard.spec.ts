import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dashboardPage } from '@furrow/release/operations/dashboard/dashboard';
import { releasedSite, stagedSite, staging, writtenAt } from '@furrow/release/testing/released-site';
import { expectAccessible } from '@furrow/testing/accessibility';
import { benchPage } from '../../scripts/bench/page';
import { recordedRuns } from '../../scripts/bench/recorded-runs';
import { root } from '../../scripts/workspace/process';
import { expect, test, type Page } from './test';

/**
 * Opens the page for operators of a site with a history or of its environment, with the look of this site and without
 * its fonts.
 */
async function openDashboard(page: Page, file: string, environment?: typeof staging): Promise<void> {
  const styles = await readFile(join(root, 'shared/site/ui/src/tokens.css'), 'utf8');
  const storage = await (environment ? stagedSite : releasedSite)(styles.replaceAll(/@font-face[^}]*}/g, ''));
  const options = {
    now: writtenAt,
    program: 'pnpm release',
    again: 'pnpm release dashboard',
    ...(environment && { environment }),
  };
  await writeFile(file, await dashboardPage(storage, options));
  await page.goto(pathToFileURL(file).href);
}

/** The words of pictures that leave the window, or lie on other words of their picture. */
const hardToRead = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    for (const plot of document.querySelectorAll('svg.plot')) {
      const words = [...plot.querySelectorAll('text')]
        .map((text) => ({ said: text.textContent.trim(), box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      for (const [index, { said, box }] of words.entries()) {
        if (box.left < 0 || box.right > innerWidth) problems.push(`${said} leaves the window`);
        for (const other of words.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 1 && down > 3) problems.push(`${said} lies on ${other.said}`);
        }
      }
    }
    return problems;
  });

/** Nothing leaves the window, nothing lies on other words, and axe finds nothing, with all tables open. */
async function expectLegible(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
    expect(await hardToRead(page), `${width} px`).toEqual([]);
  }
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'with its tables').toBeLessThanOrEqual(390);
}

test('the page for operators is legible on phones and wide windows, in light and dark', async ({ page }, info) => {
  await openDashboard(page, info.outputPath('dashboard.html'));
  // Three canaries with their evidence and two vitals each, the time line, the budgets, the shared packages and two languages.
  await expect(page.locator('svg.plot')).toHaveCount(14);
  await expectLegible(page);
});

test('so is that of an environment, with the same pictures', async ({ page }, info) => {
  await openDashboard(page, info.outputPath('staging.html'), staging);
  // Of one canary its evidence and two vitals; the time line, the budgets, the shared packages and two languages.
  await expect(page.locator('svg.plot')).toHaveCount(8);
  await expectLegible(page);
});

test('so is the page of the benchmark', async ({ page }, info) => {
  const file = info.outputPath('bench.html');
  await writeFile(file, benchPage(recordedRuns));
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator('svg.plot')).toHaveCount(2);
  await expectLegible(page);
});

test('the numbers of a picture open by the keyboard', async ({ page }, info) => {
  await openDashboard(page, info.outputPath('dashboard.html'));
  const numbers = page.getByRole('table').filter({ hasText: 'Visits beside it' }).first();
  await expect(numbers).toBeHidden();
  const vitals = page.getByRole('link', { name: 'Canaries' });
  await vitals.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(numbers).toBeVisible();
  await expect(numbers.getByRole('row')).toHaveCount(6);
});
