import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewVersionOf } from '@furrow/formats/release-name';
import { viewAddress } from '@furrow/release/domain/paths';
import { preview } from '@furrow/release/operations/preview';
import { prune } from '@furrow/release/operations/prune';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { buildVariant, release, variants } from '../src/fixtures';
import { liveFiles } from '../src/live-files';
import { cart, drawer } from '../src/mini-cart';
import { copiedSite, nextVersion, type TestSite } from '../src/origin';
import { expect, markDocument, open, test, type Page } from '../src/test';

/** A new version of the shop, with its cart, is reviewed in the whole site while others release. */

const view = 'pr-12--shop';
const version = previewVersionOf(nextVersion('shop'), 'pr-12');
const day = 24 * 60 * 60 * 1000;
const titles = ['Eat what’s picked today.', 'Eat what’s dug tonight.'] as const;

let site: TestSite;
let address: string;
let builds: string[];

// On a busy machine, what a document preloads is used late. At the end there is no preview anymore.
test.use({ allowed: /was preloaded using link preload but not used|404/ });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  const words = 'src/pages/buy-food/words.tsx';
  const text = readFileSync(join(root, 'remotes/shop', words), 'utf8');
  builds = [];
  for (const title of titles) {
    const changed = text.replace('    in season.\n', `    ${title.replace('Eat what’s ', '')}\n`);
    expect(changed).not.toBe(text);
    builds.push(await buildVariant({ folder: 'remotes/shop', version, files: { [words]: changed } }));
  }
  site = await copiedSite({ previews: '*.preview.localhost' });
  address = `http://${view}.preview.localhost:${new URL(site.url).port}`;
});
test.afterAll(() => site.close());

const origin = () => folderStorage(site.folder, { precompress: false });

/** Shows one of the builds in the preview, and sees that nothing changes for visitors. */
async function show(build: number, now = Date.now()): Promise<void> {
  const before = await liveFiles(site.folder);
  const candidate = await readCandidate(builds[build] ?? '');
  const published = { publishedAt: new Date(now).toISOString(), commit: null };
  await preview({ storage: origin(), candidate, view, published, now });
  expect(await liveFiles(site.folder)).toEqual(before);
}

/** What the preview answers at a path. */
function answerOf(page: Page, path: string) {
  const headers = { host: new URL(address).host };
  return page.request.get(site.url + path, { headers });
}

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const cartOfPage = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Cart/ });

test('the shop is bought from in its preview, next to what others have live, until the preview is over', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await show(0);
  await open(page, `${address}/buy-food`);
  await expect(heading(page)).toHaveText(titles[0]);
  await expect(bar(page)).toContainText(`Preview of shop ${version}`);
  await expect(bar(page)).toContainText('This page is not live.');

  await test.step('only pages that show or run what changed have documents of their own', async () => {
    const { pages } = (await (await answerOf(page, viewAddress)).json()) as { pages: string[] | null };
    expect(pages).toContain('/buy-food');
    // It has the cart of the shop in its header, which was built again and is the same.
    expect(pages).not.toContain('/about');
  });

  await test.step('the cart counts, beside fragments of others', async () => {
    await expect(page.locator('[data-fragment="content/season-strip"]')).toBeVisible();
    await expect(page.locator('[data-fragment="content/search"]')).toBeVisible();
    for (const name of ['Wildflower honey', 'Heirloom tomatoes'])
      await page.getByRole('button', { name: `Add to Cart, ${name}` }).click();
    await expect(cartOfPage(page)).toHaveAccessibleName(/^Cart ?2 items$/);
  });

  await test.step('a page of giving has the cart in its header, and Back leads to the preview', async () => {
    const isSameDocument = await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'Donate Food' }).click();
    await expect(page).toHaveURL(`${address}/donate-food`);
    await expect(page.locator('main [data-island=giving]')).toBeVisible();
    await expect(cart(page)).toHaveAccessibleName('Cart 2 items');
    await cart(page).click();
    await expect(drawer(page).getByRole('listitem')).toHaveText([/Wildflower honey/, /Heirloom tomatoes/]);
    await drawer(page).getByRole('button', { name: 'Increase Wildflower honey' }).click();
    await page.keyboard.press('Escape');
    await expect(cart(page)).toHaveAccessibleName('Cart 3 items');
    await page.goBack();
    await expect(heading(page)).toHaveText(titles[0]);
    await expect(cartOfPage(page)).toHaveAccessibleName(/^Cart ?3 items$/);
    expect(await isSameDocument()).toBe(true);
  });

  await test.step('what another team makes live is there at once, with the cart', async () => {
    expect((await answerOf(page, '/barn')).status()).toBe(404);
    await release(site.folder, [await buildVariant(variants.barn)]);
    await open(page, `${address}/barn`);
    await expect(heading(page)).toHaveText('Barn');
    await expect(bar(page)).toContainText('This page is as it is live.');
    await expect(cart(page)).toHaveAccessibleName('Cart 3 items');
  });

  await test.step('visitors of the site have the version before, and no cart', async () => {
    await open(page, `${site.url}/buy-food`);
    await expect(heading(page)).not.toHaveText(titles[0]);
    await expect(bar(page)).toHaveCount(0);
    await expect(cartOfPage(page)).not.toHaveAccessibleName(/\d/);
  });

  await test.step('the same name again replaces it, and the cart stays', async () => {
    await show(1);
    await open(page, `${address}/buy-food`);
    await expect(heading(page)).toHaveText(titles[1]);
    await expect(cartOfPage(page)).toHaveAccessibleName(/^Cart ?3 items$/);
  });

  await test.step('when its time is over the address shows the live site, and after a prune nothing', async () => {
    await show(1, Date.now() - 15 * day);
    await open(page, `${address}/buy-food`);
    await expect(heading(page)).not.toHaveText(titles[1]);
    await expect(bar(page)).toContainText('This preview has ended. You see the live site.');
    await expect(cartOfPage(page)).toHaveAccessibleName(/^Cart ?3 items$/);

    const before = await liveFiles(site.folder);
    expect(await prune({ storage: origin(), keep: 5 })).toMatchObject({ views: [view] });
    expect(await liveFiles(site.folder)).toEqual(before);
    expect((await answerOf(page, '/buy-food')).status()).toBe(404);
  });
});
