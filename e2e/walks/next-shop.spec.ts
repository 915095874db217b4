import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { repair } from '@furrow/release/operations/repair';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { buildVariant } from '../src/fixtures';
import { cart, drawer, fillCart } from '../src/mini-cart';
import { copiedSite, liveFolder, liveVersion, nextVersion } from '../src/origin';
import { agree, banner, openShadowRoots } from '../src/override-page';
import { expect, isAwake, leaveAndClose, test } from '../src/test';

/** The next version of the shop, in which the cart in its header is called a basket. */
async function nextShop(): Promise<string> {
  const miniCart = 'src/fragments/mini-cart/mini-cart.fragment.tsx';
  const source = await readFile(join(root, 'remotes/shop', miniCart), 'utf8');
  expect(source).toContain('{words.cart}');
  const files = { [miniCart]: source.replace('{words.cart}', 'Basket') };
  return buildVariant({ folder: 'remotes/shop', version: nextVersion('shop'), files });
}

test('a release of the shop changes the header of a page of another team, and a rollback brings the old one', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const site = await copiedSite();
  const storage = folderStorage(site.folder, { precompress: false });
  const next = await readCandidate(await nextShop());
  const shop = { storage, app: 'shop', version: nextVersion('shop') };
  const release = (app: string) => readFile(join(liveFolder(app, site.folder), 'release.json'), 'utf8');
  const before = await Promise.all([release('content'), release('host')]);
  const basket = page.getByRole('banner').getByRole('link', { name: /^Basket/ });
  await fillCart(page);
  await page.addInitScript(openShadowRoots);

  await mkdir(join(site.folder, '.furrow'), { recursive: true });
  await writeFile(join(site.folder, '.furrow/site.json'), JSON.stringify({ overrides: true }));

  await repair(storage);
  await publish({ storage, candidate: next, published: { publishedAt: new Date(0).toISOString(), commit: null } });
  await page.goto(`${site.url}/about`);
  await expect(cart(page)).toHaveAccessibleName('Cart 2 items');

  expect((await promote(shop)).shellEmbeds).toContain('shop/mini-cart');
  await page.goto(`${site.url}/about`);
  await expect(basket).toHaveAccessibleName('Basket 2 items');
  expect(await isAwake(page)).toBe(false);
  await basket.click();
  await expect(drawer(page)).toBeVisible();

  await agree(page, `${site.url}/about?mf=shop@${liveVersion('shop')}`);
  await expect(cart(page)).toHaveAccessibleName('Cart 2 items');
  await cart(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(basket).toHaveAccessibleName('Basket 2 items');

  await rollback(shop);
  await page.goto(`${site.url}/about`);
  await expect(cart(page)).toHaveAccessibleName('Cart 2 items');
  expect(await Promise.all([release('content'), release('host')])).toEqual(before);
  await leaveAndClose(site, page);
});
