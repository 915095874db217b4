import { join } from 'node:path';
import { bucketOf } from '@furrow/discovery/bucket';
import { contractVersion } from '@furrow/formats/contract-version';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import type { Storage } from '@furrow/release/store/storage';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/workspace/process';
import { fixtureSite } from './fixtures';
import { frozenVersion, releasedAs, thaw } from './frozen';
import { cart, drawer } from './mini-cart';
import { nextVersion, liveVersion } from './origin';
import { expect, hydrated, open, test } from './test';

/** Teams move from one number of the contract to the next, each in releases of its own. The builds of the number before are frozen. */

const before = contractVersion - 1;

/** A page of each remote, and the link to it in the footer. */
const pages = {
  content: { path: '/contact', link: 'Contact' },
  dao: { path: '/governance/voting', link: 'Voting' },
  farmer: { path: '/dashboard', link: 'Farmer Portal' },
  giving: { path: '/support-farm', link: 'Support a farm' },
  shop: { path: '/buy-food', link: 'Buy food' },
};
type Remote = keyof typeof pages;
const remotes = Object.keys(pages) as Remote[];

const frozen = (apps: readonly string[]) => Promise.all(apps.map((app) => thaw(before, app)));
const today = (app: string) => join(root, app === 'host' ? app : `remotes/${app}`, 'dist');
const storageOf = (folder: string) => folderStorage(folder, { precompress: false });

async function put(storage: Storage, dist: string, live = true) {
  const published = { publishedAt: new Date(0).toISOString(), commit: null };
  return publish({ storage, candidate: await readCandidate(dist), promote: live, published });
}

/** Notes the heading of each document, and whether code has replaced it. */
async function rememberHeading(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Object.assign(window, { sent: document.querySelector('main h1') });
    });
  });
}
const keptHeading = (page: Page) => page.evaluate(() => (window as unknown as { sent: Element }).sent.isConnected);

const shownVersion = (page: Page, app: string) =>
  page.locator(`main [data-island=${app}]`).getAttribute('data-version');

test.describe('remotes of the contract before on the host of today', () => {
  // The test breaks the newest version of the shop on purpose.
  test.use({ allowed: /shop .*failed at|ERR_FAILED/ });

  test('hydrate, share the cart, embed fragments, and stand in for a newer version that fails or is withdrawn', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const host = await releasedAs(today('host'), 'host', nextVersion('host'));
    const site = await fixtureSite('frozen', [...(await frozen(remotes)), today('host'), host]);
    const storage = storageOf(site.folder);
    await rememberHeading(page);
    for (const app of remotes) {
      await open(page, site.url + pages[app].path);
      expect(await keptHeading(page), `${app} hydrates`).toBe(true);
      expect(await shownVersion(page, app)).toBe(frozenVersion(before));
    }

    await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: pages.giving.link }).click();
    await expect(cart(page)).toHaveAccessibleName('Cart 1 item');
    await cart(page).click();
    await drawer(page).getByRole('button', { name: 'Increase Wildflower honey' }).click();
    await expect(cart(page)).toHaveAccessibleName('Cart 2 items');

    await put(storage, today('shop'), false);
    const version = liveVersion('shop');
    await promote({ storage, app: 'shop', version, traffic: 50 });
    await page.addInitScript((name) => localStorage.setItem('visitor', name), visitorOf('shop', 50));
    await open(page, site.url + pages.shop.path);
    expect(await shownVersion(page, 'shop')).toBe(version);
    expect(await keptHeading(page)).toBe(true);

    const code = new RegExp(`/shop/${version}-[^/]+/\\d+\\.[^/]+\\.js$`);
    await page.route(code, (route) => route.abort());
    await page.goto(site.url + pages.shop.path);
    await hydrated(page);
    expect(await shownVersion(page, 'shop')).toBe(frozenVersion(before));
    await page.unroute(code);

    await promote({ storage, app: 'shop', version });
    await rollback({ storage, app: 'shop' });
    await open(page, site.url + pages.shop.path);
    expect(await shownVersion(page, 'shop')).toBe(frozenVersion(before));
    await site.close();
  });
});

/** A visitor who is among the first `traffic` percent for a remote. */
function visitorOf(remote: string, traffic: number): string {
  for (let number = 0; ; number += 1) if (bucketOf(remote, `visitor ${number}`) < traffic) return `visitor ${number}`;
}
