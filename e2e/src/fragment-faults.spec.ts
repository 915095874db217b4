import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { breakFile, faultMatrix, faults, noiseIn, maxWait, type Cell } from './fault-matrix';
import { fixtureSite, variants } from './fixtures';
import { liveFolder, livePath, type TestSite } from './origin';
import { shareOfCases } from './share';
import { expect as plainExpect, hydrated, test } from './test';

/**
 * Every file of a fragment, failing in every way a file can fail, on a first load of its page and on a client
 * navigation to it. The page and the fragment of another team beside it are whole in every case.
 */

const filesOf = {
  'first load': ['entry', 'expose', 'code', 'css'],
  navigation: ['entry', 'expose', 'code', 'css'],
} as const;
type Load = keyof typeof filesOf;
type FaultyFile = (typeof filesOf)[Load][number];

/** Five pages at once are slow on a small machine. */
const expect = plainExpect.configure({ timeout: 30_000 });

const matrix = faultMatrix('part', 'load', '');
let site: TestSite;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { almanac, orchard, market, barn, host } = variants;
  site = await fixtureSite('fragment-faults', [almanac, orchard, market, barn, host]);
});

test.afterAll(() => site?.close());

const matrixRows = (['first load', 'navigation'] as const).flatMap((load) =>
  filesOf[load].map((part) => ({ part, load })),
);

for (const [turn, { part, load }] of matrixRows.entries())
  test(`${part} of a fragment fails on ${load}`, ({ browser }) =>
    matrix.row(browser, site.url, [part, load, ''], (cell) => visit(cell, part, load), shareOfCases(faults, turn)));

/** Goes through one cell of the matrix and says what the visitor sees in the place of the fragment. */
async function visit(cell: Cell, part: FaultyFile, load: Load): Promise<string> {
  const { page, fault, messages } = cell;
  const reports = () => messages.filter((text) => text.startsWith('almanac 1.0.0 failed at /market/fair'));
  const asked = await breakFile(page, `/${livePath('almanac', site.folder)}/${fileOf(part)}`, fault);
  await go(page, load);

  const sowing = page.locator('[data-place=sowing]');
  // A stylesheet of the document that is not answered keeps the page blank until it is given up.
  if (fault === 'hang' && part === 'css' && load === 'first load') {
    await page.locator('h1').waitFor({ state: 'attached' });
    await otherStyles(page, site.folder);
    await page.clock.fastForward(maxWait);
  }
  // A page that is opened by a link waits a second for the stylesheets of its fragments.
  if (fault === 'hang' && part === 'css' && load === 'navigation') {
    await asked.promise;
    await page.clock.fastForward(1000);
  }
  await sowing.getByRole('button').click();
  await asked.promise;
  // Before the time passes after which a file is given up: everything else has come by then.
  await expectRestWorks(page, 1);
  const reported = async () => {
    if (fault === 'hang') await page.clock.fastForward(maxWait);
    return reports().length;
  };
  await expect.poll(reported, 'reported').toBe(1);

  await expect(sowing).toContainText('Sowing in june');
  await expectRestWorks(page, 2);
  expect(reports(), 'reported once').toHaveLength(1);
  expect(noiseIn(cell), 'console').toEqual([]);
  return 'keeps its HTML';
}

/** Waits for the style sheets of the document that answer: time must not pass for them. */
async function otherStyles(page: Page, folder: string): Promise<void> {
  await page.waitForFunction(
    (broken) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ href, sheet }) => href.includes(broken) || sheet !== null,
      ),
    livePath('almanac', folder),
    // A page that is blank draws no frame, in which it would be asked otherwise.
    { polling: 50 },
  );
}

async function go(page: Page, load: Load): Promise<void> {
  if (load === 'first load') {
    await page.goto('/market/fair', { waitUntil: 'commit' });
    return;
  }
  await page.goto('/barn', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('link', { name: 'Fair', exact: true }).click();
}

/** The page counts, and so does the fragment of another team: for the first time, or for the second. */
async function expectRestWorks(page: Page, times: number): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Fair');
  await page.getByRole('button', { name: 'Let in' }).click();
  await expect(page.getByText(`${times} inside`)).toBeVisible();
  await page.getByRole('button', { name: 'Pick' }).click();
  await expect(page.getByText(`${times} picked`)).toBeVisible();
}

/** Where the part lies in the release that fails. */
function fileOf(part: FaultyFile): string {
  const path = join(liveFolder('almanac', site.folder), 'fragments/sowing.json');
  const { assets } = JSON.parse(readFileSync(path, 'utf8')) as { assets: { scripts: string[]; styles: string[] } };
  const isOf: Record<string, (script: string) => boolean> = {
    entry: (script) => script === 'remoteEntry.js',
    expose: (script) => script.includes('expose'),
    code: (script) => !/^remoteEntry|expose/.test(script),
  };
  const wanted = part === 'css' ? assets.styles[0] : assets.scripts.find((script) => isOf[part]?.(script));
  if (!wanted) throw new Error(`The fragment has no ${part}`);
  return wanted;
}
