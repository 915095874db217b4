import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchEntry } from '@furrow/formats/search-entry';
import { root } from '../../../scripts/workspace/process';
import { release } from '../../../e2e/src/fixtures';
import { copiedSite, livePages, livePath, liveReleases, nextVersion } from '../../../e2e/src/origin';
import { expect, hydrated, test, type Page } from '../../../e2e/src/test';

/** The page of a farm, whose parts are those of four teams. */

const farmPages = livePages().filter(({ path }) => path.startsWith('/farms/'));

/** The text of elements that match, in the order of the document. Scripts do not run: it is what is prerendered. */
async function textsOf(page: Page, path: string, selector: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate(
    ([text, wanted]) =>
      [...new DOMParser().parseFromString(text!, 'text/html').querySelectorAll(wanted!)].map(
        ({ textContent }) => textContent ?? '',
      ),
    [html, selector],
  );
}

test('a farm’s page counts what the pages of the teams count, and every team that knows the farm has its part there', async ({
  page,
}) => {
  // Pages of the site parse no text as HTML.
  await page.goto('about:blank');
  expect(farmPages.length).toBeGreaterThan(1);
  for (const { path } of farmPages) {
    const parts = await textsOf(page, path, 'main furrow-fragment');
    expect(parts.length, path).toBeGreaterThan(0);
    expect(
      parts.filter((text) => text.trim() === '' && text !== ''),
      path,
    ).toEqual([]);

    const figures = await textsOf(page, path, 'main dl:first-of-type dd');
    const html = await (await page.request.get(path)).text();
    const [, lot] = /href="(\/marketplace\/lot\/[\w-]+)"/.exec(html) ?? [];
    const given = /<b>Food given<\/b><b class="fw-num"><span class="fw-metric">([\d,]+) kg</.exec(html)?.[1];
    if (!lot) continue;
    const [sold, rating] = await textsOf(page, lot, 'section[aria-label="Grower"] dd');
    const [, stars, ratings] = /^([\d.]+) \((\d+)\)$/.exec(rating ?? '') ?? [];
    expect(figures.slice(0, 2), path).toEqual([sold, stars]);
    expect(html, path).toContain(`of 5, from ${ratings} ratings`);
    expect(given !== undefined, path).toBe(html.includes('>food given<'));
    if (given) expect(figures[3], path).toContain(`${given} kg`);
  }
});

test('a heart on the page of a farm that sleeps is the favorite of its campaign, in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/farms/green-valley', { waitUntil: 'networkidle' });
  const heart = page.getByRole('button', { name: 'Favorite' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const other = await context.newPage();
  await other.goto('/farms/green-valley', { waitUntil: 'networkidle' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // The other tab still sleeps: its boot script alone follows.
  await expect(other.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/farm-details/green-valley');
  await hydrated(other);
  await other.getByRole('button', { name: 'Remove from Favorites' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the lot can be bought from any place of a farm’s page, which sleeps until then', async ({ page }) => {
    await page.goto('/farms/green-valley');
    const bar = page.getByRole('main').locator('[data-foot-bar]');
    await expect(bar).toHaveText(/^5\.99USDC \/ kg, 38 kg \(84 lb\) left/);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('article')
      .getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' })
      .scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: 'What’s growing today?' }).scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).click();
    await expect(page.getByText('Added to cart!')).toBeVisible();
  });
});

test.describe('without the code of a part', () => {
  test.use({ allowed: /ERR_FAILED|failed at|Failed to load/ });

  test('it stays readable, and the parts of other teams work', async ({ page }) => {
    await page.route(`**/${livePath('shop')}/remoteEntry.js`, (route) => route.abort());
    const told = page.waitForEvent('console', (message) => message.text().includes('failed at /farms/green-valley'));
    await page.goto('/farms/green-valley');
    await page.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).click();
    await told;
    await expect(page.getByRole('img', { name: '84 lb of 529 lb left' })).toBeVisible();
    const heart = page.getByRole('button', { name: 'Favorite' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Heirloom tomatoes', exact: true }).click();
    await expect(page).toHaveURL('/marketplace/lot/heirloom-tomatoes');
  });
});

test('a release of one team changes its part of a farm’s page and what is found of it, and nothing else', async ({
  request,
}) => {
  const site = await copiedSite();
  const folder = await mkdtemp(join(tmpdir(), 'furrow-dao-'));
  try {
    const dist = join(folder, 'dist');
    await cp(join(root, 'remotes/dao/dist'), dist, { recursive: true });
    const edit = async (file: string, change: (text: string) => string) => {
      const text = await readFile(join(dist, file), 'utf8');
      expect(change(text), file).not.toBe(text);
      await writeFile(join(dist, file), change(text));
    };
    await edit('build.json', (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), version: nextVersion('dao') }),
    );
    await edit('fragments/farm-votes.json', (text) => text.replace('Not voted yet', 'Voted against'));
    const picnic: SearchEntry = {
      kind: 'page',
      title: 'Members’ picnic',
      sub: 'By the mill',
      href: '/governance/forum',
    };
    const [built] = livePath('dao').split('-');
    await edit('site/search/dao.json', (text) => {
      const said = text.replaceAll(`/${built}/`, `/dao/${nextVersion('dao')}/`);
      return JSON.stringify([...(JSON.parse(said) as SearchEntry[]), picnic]);
    });

    const read = async (path: string) => (await request.get(site.url + path)).text();
    // The pictures of entries are files of the release that has them.
    const found = async () =>
      JSON.parse((await read('/search.json')).replaceAll(`/${livePath('dao', site.folder)}/`, '/')) as SearchEntry[];
    const before = { parts: partsOf(await read('/farms/green-valley')), found: await found() };
    const releases = liveReleases(site.folder, 'dao');
    await release(site.folder, [dist]);
    const after = { parts: partsOf(await read('/farms/green-valley')), found: await found() };

    expect(after.parts.get('dao/farm-votes')).toContain('Voted against');
    expect(before.parts.size).toBeGreaterThan(6);
    const changed = [...after.parts].filter(([of, html]) => before.parts.get(of) !== html).map(([of]) => of);
    expect(changed).toEqual(['dao/farm-votes']);
    expect(after.found.filter(({ title }) => title === picnic.title)).toEqual([picnic]);
    expect(after.found.filter(({ title }) => title !== picnic.title)).toEqual(before.found);
    expect(liveReleases(site.folder, 'dao')).toEqual(releases);
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
});

/** The HTML of each fragment in a document by its address, and under "page" what stands around them in the page. */
function partsOf(html: string): Map<string, string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const fragment = /<furrow-fragment data-fragment="([^"]+)"[^>]*>(.*?)<\/furrow-fragment>/gs;
  const parts = [...html.matchAll(fragment)].map(([, of = '', text = '']) => [of, text] as const);
  return new Map([...parts, ['page', main.replaceAll(fragment, '')]]);
}
