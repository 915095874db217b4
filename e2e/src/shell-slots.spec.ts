import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '@furrow/formats/build.schema';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import { rollback } from '@furrow/release/operations/promote';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { writeRemote } from '@furrow/release/testing/fixture';
import { root } from '../../scripts/workspace/process';
import { release } from './fixtures';
import { cart, fillCart } from './mini-cart';
import { copiedSite, liveReleases, type TestSite } from './origin';
import { expect, test, type Page } from './test';
import { enlargeText } from './touch';

/** The header and the footer are filled by releases of remotes, and the host does not name them. */

const app = 'almanac';
const button =
  '<a class="almanac-help" href="/help" aria-label="Help" style="display:block;width:48px;height:48px">?</a>';
const line = '<p class="almanac-line">Written by the almanac.</p>';

let site: TestSite;
let folder: string;

/** A build of a sixth remote, with or without its parts of the header and the footer. */
async function sixthRemote(version: string, filled: boolean): Promise<string> {
  const dist = join(folder, version);
  await writeRemote(dist, app, {
    version,
    pages: { '/help': ['/help'] },
    offers: { help: [{ count: 1, html: button }], line: [{ count: 1, html: line }] },
    ...(filled && {
      fills: {
        help: [{ slot: 'host/header-tools', order: 30 }],
        line: [{ slot: 'host/footer-lines', order: 10 }],
      },
    }),
  });
  // The slots of the shell give no props.
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as Build;
  const fragments = build.fragments?.map((each) => ({ ...each, schema: { type: 'object' }, variants: [{}] }));
  await writeFile(join(dist, 'build.json'), JSON.stringify({ ...build, fragments }));
  for (const { name } of fragments ?? []) {
    const file = join(dist, `fragments/${name}.json`);
    const document = JSON.parse(await readFile(file, 'utf8')) as FragmentDocument;
    const variants = document.variants.map((variant) => ({ ...variant, props: {} }));
    await writeFile(file, JSON.stringify({ ...document, variants, assets: { scripts: [], styles: [], shared: {} } }));
  }
  return dist;
}

/** The parts in a slot of the shell, in the order of the document. */
const parts = (page: Page, slot: string) =>
  page
    .locator(`furrow-slot[data-slot=${slot}] > furrow-fragment`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-fragment')));

/** Pairs of things in the bar of the header that lie over each other, and what leaves the window. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('header furrow-slot')!.parentElement!;
    const candidates = [
      bar.parentElement!.firstElementChild!,
      ...bar.parentElement!.querySelectorAll('nav > ul > li'),
      ...bar.querySelectorAll(':scope > a, :scope > button, furrow-fragment > :first-child'),
    ];
    const boxes = candidates
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.outerHTML.slice(0, 60), box: element.getBoundingClientRect() }));
    const found = boxes.filter(({ box }) => box.right > innerWidth + 1 || box.left < -1).map(({ name }) => name);
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        if (
          a.box.left < b.box.right - 1 &&
          b.box.left < a.box.right - 1 &&
          a.box.top < b.box.bottom - 1 &&
          b.box.top < a.box.bottom - 1
        )
          found.push(`${a.name} over ${b.name}`);
    const em = innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (em < 72) return found;
    // Where the bar has all links, the name of the site is whole, and each link has one line.
    const [brand, ...links] = bar.parentElement!.querySelectorAll(
      ':scope > a, nav > ul > li > a, nav > ul > li > button',
    );
    if (brand!.getBoundingClientRect().width < 130) found.push('the name of the site is cut');
    for (const link of links) {
      const lines = document.createRange();
      lines.selectNodeContents(link);
      const tops = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top / 20)));
      if (tops.size > 1) found.push(`${link.textContent} has ${tops.size} lines`);
    }
    return found;
  });
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page: how far the header, or anything in it, has moved without a press since it came. */
function moved(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (
          sources.some(({ node }) =>
            (node instanceof Element ? node : node?.parentElement)?.closest('header[data-shell]'),
          )
        )
          sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-shell-slots-'));
  site = await copiedSite();
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const tools = ['shop/mini-cart', 'content/search'];

test('the build of the host does not name a fragment, and every page has those of three teams', async ({ page }) => {
  for (const file of ['build.json', 'shell.json']) {
    const text = await readFile(join(root, 'host/dist', file), 'utf8');
    expect(text).not.toMatch(/mini-cart|you-menu|content\/search|data-fragment=/);
  }
  for (const path of ['/', '/buy-food', '/farms/green-valley']) {
    await page.goto(site.url + path);
    expect(await parts(page, 'header-tools')).toEqual(tools);
    expect(await parts(page, 'header-visitor')).toEqual(['farmer/you-menu']);
    expect(await parts(page, 'footer-lines')).toEqual([]);
  }
});

test('a sixth remote puts a button into the header and a line into the footer by its own release', async ({ page }) => {
  const before = liveReleases(site.folder, app);
  await release(site.folder, [await sixthRemote('1.0.0', false)]);
  await release(site.folder, [await sixthRemote('1.1.0', true)]);
  expect(liveReleases(site.folder, app)).toEqual(before);
  for (const path of ['/', '/buy-food', '/help']) {
    const document = await (await page.request.get(site.url + path)).text();
    expect(document.match(/data-slot="header-tools"[^]*?<\/furrow-slot>/)?.[0]).toContain('almanac-help');
    expect(document).toContain(line);
  }
  await page.goto(site.url);
  expect(await parts(page, 'header-tools')).toEqual([...tools, `${app}/help`]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Written by the almanac.')).toBeVisible();
});

for (const [who, prepare] of [
  ['somebody new', undefined],
  [
    'a visitor with a name and a cart',
    async (page: Page) => {
      await fillCart(page);
      await page.addInitScript(() =>
        localStorage.setItem('furrow.you', JSON.stringify({ v: 1, first: 'Maria', last: 'Lopez', entries: [] })),
      );
    },
  ],
] as const) {
  test(`everything in the header has its place at every width and in larger text, for ${who}`, async ({ page }) => {
    test.setTimeout(180_000);
    await prepare?.(page);
    for (const scale of [1, 1.25, 2]) {
      await enlargeText(page, scale);
      for (const width of [320, 390, 600, 780, 900, 1024, 1152, 1200, 1280, 1366, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${site.url}/about`);
        if (prepare) {
          await expect(cart(page)).toBeVisible();
          await expect(page.locator('[data-fragment="farmer/you-menu"] summary')).toBeVisible();
        }
        expect(await crowded(page), `${width} px, text of ${scale}`).toEqual([]);
        expect(await page.evaluate(moved), `${width} px, text of ${scale}`).toBe(0);
      }
    }
  });
}

test('a rollback takes both out of every page', async ({ page }) => {
  await rollback({ storage: folderStorage(site.folder, { precompress: false }), app });
  for (const path of ['/', '/buy-food']) {
    await page.goto(site.url + path);
    expect(await parts(page, 'header-tools')).toEqual(tools);
    expect(await parts(page, 'footer-lines')).toEqual([]);
  }
});
