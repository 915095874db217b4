import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { breakFile, type Fault, spaced } from './break-file';
import { buildVariant, fixtureSite, variants } from './fixtures';
import type { TestSite } from './origin';
import { expect as plainExpect, hydrated, test } from './test';

/**
 * Every file of a fragment, refused, silent and with other content than was released, on a first load of its page and on a client
 * navigation to it. The page and the fragment of another team beside it are whole in every case. The other ways to fail end in the same
 * errors: faults.spec.ts goes through them all with the same loader.
 */

const faults = ['404', 'hang', 'tampered'] as const satisfies Fault[];

const partsOf = {
  'first load': ['entry', 'expose', 'code', 'css'],
  navigation: ['release', 'html', 'css', 'entry', 'expose', 'code'],
} as const;
type Load = keyof typeof partsOf;
type Part = (typeof partsOf)[Load][number];
type Cell = { part: Part; load: Load; fault: Fault };

/** Three pages at once are slow on a small machine. */
const expect = plainExpect.configure({ timeout: 30_000 });

const rows: string[][] = [];
let site: TestSite;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { almanac, orchard, market, barn, host } = variants;
  site = await fixtureSite(
    'fragment-faults',
    await Promise.all([almanac, orchard, market, barn, host].map(buildVariant)),
  );
});

test.afterAll(async () => {
  console.log([['part', 'load', '', ...faults], ...rows].map(spaced).join('\n'));
  await site?.close();
});

for (const load of ['first load', 'navigation'] as const) {
  for (const part of partsOf[load]) {
    test(`${part} of a fragment fails on ${load}`, async ({ browser }) => {
      const problems: string[] = [];
      const outcomes = faults.map((fault) =>
        visit(browser, { part, load, fault }).catch((error: Error) => {
          problems.push(error.message);
          return 'FAILED';
        }),
      );
      rows.push([part, load, '', ...(await Promise.all(outcomes))]);
      expect(problems).toEqual([]);
    });
  }
}

/** Goes through one cell of the matrix and says what the visitor sees in the place of the fragment. */
async function visit(browser: Browser, { part, load, fault }: Cell): Promise<string> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const messages: string[] = [];
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  const reports = () => messages.filter((text) => text.startsWith('almanac 1.0.0 failed at /market/fair'));
  try {
    if (fault === 'hang') await page.clock.install();
    const file = join('/almanac/1.0.0', fileOf(part));
    const asked = await breakFile(page, file, fault);
    await go(page, load);

    const sowing = page.locator('[data-place=sowing]');
    // Without its HTML, it has nothing to press.
    const isShown = load === 'first load' || ['entry', 'expose', 'code'].includes(part);
    // A stylesheet of the document that is not answered keeps the page blank until it is given up.
    if (fault === 'hang' && part === 'css' && load === 'first load') {
      await page.locator('h1').waitFor({ state: 'attached' });
      await page.clock.fastForward(8000);
    }
    if (isShown) await sowing.getByRole('button').click();
    await asked.promise;
    // The page's own files are there before the time passes after which a file is given up.
    await expect(page.locator('h1')).toHaveText('Fair');
    const reported = async () => {
      if (fault === 'hang') await page.clock.fastForward(8000);
      return reports().length;
    };
    await expect.poll(reported, 'reported').toBe(1);

    await expect(sowing).toContainText(isShown ? 'Sowing in june' : 'The almanac is closed.');
    await expectRestWorks(page);
    expect(reports(), 'reported once').toHaveLength(1);
    const noise = messages.filter((text) => !/ failed at |Failed to load resource|preload|integrity/.test(text));
    expect(noise, 'console').toEqual([]);
    return isShown ? 'keeps its HTML' : 'fallback';
  } catch (error) {
    throw new Error(`${part}, ${load}, ${fault}: ${(error as Error).message}\n${messages.join('\n')}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
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

/** The page counts, and so does the fragment of another team. */
async function expectRestWorks(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Fair');
  await page.getByRole('button', { name: 'Let in' }).click();
  await expect(page.getByText('1 inside')).toBeVisible();
  await page.getByRole('button', { name: 'Pick' }).click();
  await expect(page.getByText('1 picked')).toBeVisible();
}

/** Where the part lies in the release that fails. */
function fileOf(part: Part): string {
  if (part === 'release') return 'release.json';
  if (part === 'html') return 'fragments/sowing.json';
  const path = join(site.folder, 'almanac/1.0.0/fragments/sowing.json');
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
