import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { breakFile, faultMatrix, noiseIn, maxWait, type Cell, type Fault } from './fault-matrix';
import { fixtureSite, variants } from './fixtures';
import { liveFolder, livePath, type TestSite } from './origin';
import { shareOfCases } from './share';
import { expect as plainExpect, hydrated, menuButton, menuLink, test } from './test';

/**
 * Every file of a remote's release, failing in every way a file can fail, on a first load and on a client navigation, with
 * and without an earlier version to fall back to. Its first version is 1.0.0, the one that fails 1.1.0.
 */

/**
 * The faults that each file has on each load. To the host, 404 and 500 are an answer that is no file, and HTML and tampered bytes
 * are a file with another hash; each of a pair is run on one of the two sites.
 */
const faultsOf: Record<'known' | 'unknown', readonly Fault[]> = {
  known: ['404', 'hang', 'tampered'],
  unknown: ['500', 'HTML', 'hang'],
};

/** Any other answer in the place of a document is left to the browser: see open-tab.spec.ts. */
const ofDocuments: readonly Fault[] = ['500', 'hang'];

const loads = ['first load', 'navigation', 'navigation inside'] as const;
type Load = (typeof loads)[number];
type FaultyFile = 'document' | 'entry' | 'expose' | 'page' | 'css';

/**
 * A document holds the HTML, the manifest, and the integrity of the files it needs; a navigation inside a remote asks
 * for those of its page only.
 */
const filesOf: Record<Load, FaultyFile[]> = {
  'first load': ['entry', 'expose', 'page', 'css'],
  navigation: ['document', 'entry', 'expose', 'page', 'css'],
  'navigation inside': ['document', 'page', 'css'],
};

/** Some pages at once are slow on a small machine. */
const expect = plainExpect.configure({ timeout: 30_000 });

const matrix = faultMatrix('part', 'load', 'earlier version');
let sites: Record<'known' | 'unknown', TestSite>;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { almanac, almanacNext, barn, host } = variants;
  sites = {
    known: await fixtureSite('known', [almanac, barn, host, almanacNext]),
    unknown: await fixtureSite('unknown', [almanacNext, barn, host]),
  };
});

test.afterAll(async () => {
  await sites?.known.close();
  await sites?.unknown.close();
});

const matrixRows = loads.flatMap((load) =>
  (['known', 'unknown'] as const).flatMap((known) => filesOf[load].map((part): Row => ({ part, load, known }))),
);

for (const [turn, row] of matrixRows.entries()) {
  const { part, load, known } = row;
  const faults = faultsOf[known].filter((fault) => part !== 'document' || ofDocuments.includes(fault));
  const cases = shareOfCases(faults, turn);
  if (cases.length === 0) continue;
  test(`${part} fails on ${load}, earlier version ${known}`, ({ browser }) =>
    matrix.row(browser, sites[known].url, [part, load, known], (cell) => visit(cell, row), cases));
}

for (const known of ['known', 'unknown'] as const) {
  test(`a first load needs neither manifest nor release, earlier version ${known}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: sites[known].url });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await go(page, 'first load');
    expect(await outcomeOf(page, '/almanac', '1.1.0', true)).toBe('not needed');
    expect(asked.filter((path) => /(release|mf-manifest)\.json$/.test(path))).toEqual([]);
    await context.close();
  });
}

type Row = { part: FaultyFile; load: Load; known: 'known' | 'unknown' };

/** Goes through one cell of the matrix and says how it ended. */
async function visit(cell: Cell, { part, load, known }: Row): Promise<string> {
  const { page, fault, messages } = cell;
  const target = load === 'navigation inside' ? '/almanac/june' : '/almanac';
  const requests: string[] = [];
  page.on('request', (request: Request) => requests.push(new URL(request.url()).pathname));
  const folder = `/${livePath('almanac', sites[known].folder)}/`;
  const file = part === 'document' ? target : folder + fileOf(sites[known], part, target);
  const asked = await breakFile(page, file, fault);
  const arriving = go(page, load);
  await asked.promise;
  if (fault === 'hang') {
    // A preload waits for ever without harm; the limit holds for what the page itself waits for.
    if (part !== 'document')
      await page
        .locator(`script[src$="${file}"], link[rel=stylesheet][href$="${file}"]`)
        .waitFor({ state: 'attached' });
    await page.clock.fastForward(maxWait);
  }
  await arriving;

  const isReadable = part !== 'document';
  const outcome = await outcomeOf(page, target, known === 'known' && isReadable ? '1.0.0' : undefined, isReadable);
  const reports = messages.filter((text) => / failed at /.test(text));
  expect(reports, 'reported').toHaveLength(isReadable ? 1 : 0);
  expect(noiseIn(cell), 'console').toEqual([]);

  await expectRestWorks(page);
  if (outcome === 'replaced') {
    requests.length = 0;
    await page.getByRole('link', { name: 'Almanac', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Almanac');
    await expect(page.getByText('Version 1.0.0')).toBeVisible();
    expect(
      requests.filter((path) => path.startsWith(folder)),
      'asks for the failed version again',
    ).toEqual([]);
  }
  return outcome;
}

async function go(page: Page, load: Load): Promise<void> {
  if (load === 'first load') {
    await page.goto('/almanac', { waitUntil: 'commit' });
    return;
  }
  await page.goto(load === 'navigation' ? '/barn' : '/almanac', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('link', { name: load === 'navigation' ? 'Almanac' : 'June', exact: true }).click();
}

/** The version that works now, or what the visitor sees instead; each must offer what it promises. */
async function outcomeOf(page: Page, path: string, version: string | undefined, isReadable: boolean): Promise<string> {
  if (version) {
    await expect(page.getByText(`Version ${version}`)).toBeVisible();
    await expect(page.locator('main [data-styled]')).toHaveCSS('border-inline-start-width', '7px');
    const button = path === '/almanac' ? 'Sow' : 'Rain';
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: button }).click();
        return Number(await page.getByRole('main').getByRole('status').textContent());
      })
      .toBeGreaterThan(0);
    return version === '1.0.0' ? 'replaced' : 'not needed';
  }
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  if (isReadable) {
    await expect(page.getByText('its buttons aren’t working')).toBeVisible();
    await expect(page.locator('h1')).toHaveText(path === '/almanac' ? 'Almanac' : 'Month of june');
    return 'content and notice';
  }
  await expect(page.getByRole('alert').getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  return 'failure view';
}

/** The header opens its menus, another remote opens without a new document, and what is put into the cart stays there. */
async function expectRestWorks(page: Page): Promise<void> {
  await menuButton(page, 'Solutions').click();
  await expect(menuLink(page, 'Hay and straw')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/barn');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('h1')).toHaveText('Barn');
  await page.getByRole('button', { name: 'Add hay' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart') ?? '')).toContain('Hollow Barn');
}

/** Where the part lies in the release that fails. */
function fileOf(site: TestSite, part: Exclude<FaultyFile, 'document'>, path: string): string {
  if (part === 'entry') return 'remoteEntry.js';
  const release = JSON.parse(readFileSync(join(liveFolder('almanac', site.folder), 'release.json'), 'utf8')) as {
    routes: { pages: string[]; files: string[] }[];
  };
  const files = release.routes.find(({ pages }) => pages.includes(path))?.files ?? [];
  const wanted =
    part === 'expose'
      ? files.find((file) => /expose.*\.js$/.test(file))
      : files.findLast((file) => file.endsWith(part === 'css' ? '.css' : '.js'));
  if (!wanted) throw new Error(`${path} has no ${part}`);
  return wanted;
}
