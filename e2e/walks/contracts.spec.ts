import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cohortOf } from '@furrow/discovery/cohort';
import { canaryEntry, liveEntry } from '@furrow/discovery/discovery';
import { contractVersion } from '@furrow/contract/version';
import { pageDocumentFolder } from '@furrow/formats/page-document.schema';
import type { SlotSettings } from '@furrow/formats/slot.schema';
import { viewOf } from '@furrow/release/domain/ledger';
import { memoize } from '@furrow/release/domain/memoize';
import { settingsFile } from '@furrow/release/domain/paths';
import { Refused } from '@furrow/release/domain/refused';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { readLedger } from '@furrow/release/store/ledger-file';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import type { OriginStorage } from '@furrow/release/store/storage';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/workspace/process';
import { frozenVersion, releasedAs, thaw } from '../src/frozen';
import { cart, drawer } from '../src/mini-cart';
import { liveVersion, nextVersion, servedSite } from '../src/origin';
import { randomFrom } from '../src/random';
import { expect, hydrated, leaveAndClose, open, test } from '../src/test';

/**
 * Teams move from one number of the contract to the next, each in releases of its own. The builds of the number before
 * are frozen.
 */

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

/** Folders of builds that are there for this file alone. */
const copies: Promise<string>[] = [];
const copied = (folder: Promise<string>) => {
  copies.push(folder);
  return folder;
};
// Builds are large, and all tests here release the same ones.
const frozen = memoize((app: string) => copied(thaw(before, app)));
const today = (app: string) => join(root, app === 'host' ? app : `remotes/${app}`, 'dist');
const nextHost = memoize((app: string) => copied(releasedAs(today(app), app, nextVersion(app))));
const candidateOf = memoize(readCandidate);
const storageOf = (folder: string) => folderStorage(folder, { precompress: false });

async function put(storage: OriginStorage, dist: string, live = true): Promise<void> {
  const published = { publishedAt: new Date(0).toISOString(), commit: null };
  await publish({ storage, candidate: await candidateOf(dist), promote: live, compose: live, published });
}

/** The frozen releases say nothing about slots, so the site says where their fragments stand in the header of today. */
const addedByTheSite: SlotSettings = {
  'host/header-tools': {
    add: [
      { of: 'shop/mini-cart', order: 10 },
      { of: 'content/search', order: 20 },
    ],
  },
  'host/header-visitor': { add: [{ of: 'farmer/you-menu', order: 10 }] },
};

/** A served site of these builds, and its storage. */
async function siteOf(dists: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-contracts-'));
  const storage = storageOf(folder);
  await storage.write(settingsFile, JSON.stringify({ slots: addedByTheSite }));
  for (const dist of dists) await put(storage, dist);
  return { ...(await servedSite(folder)), storage };
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

test.describe.configure({ mode: 'default' });

test.afterAll(async () => {
  for (const folder of await Promise.all(copies)) await rm(folder, { recursive: true });
});

test.describe('remotes of the contract before on the host of today', () => {
  // The test breaks the newest version of the shop on purpose.
  test.use({ allowed: /shop .*failed at|ERR_FAILED/ });

  test('hydrate, share the cart, embed fragments, and stand in for a newer version that fails or is withdrawn', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const site = await siteOf([...(await Promise.all(remotes.map(frozen))), today('host'), await nextHost('host')]);
    const { storage } = site;
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

    // The shop of today fills a slot that only the content of today offers.
    await put(storage, today('content'));
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
    await leaveAndClose(site, page);
  });
});

test('which host runs which remotes, docs/compatibility.md says', async () => {
  test.setTimeout(120_000);
  const builds = {
    [`contract ${before}, frozen`]: { host: await frozen('host'), remotes: await Promise.all(remotes.map(frozen)) },
    [`contract ${contractVersion}, today`]: { host: today('host'), remotes: remotes.map(today) },
  };
  const rows = [
    ['host', ...Object.keys(builds).map((name) => `remotes of ${name}`)],
    ['-', '-', '-'],
  ];
  for (const [name, { host }] of Object.entries(builds)) {
    const cells = Object.values(builds).map(async (others) => {
      const storage = memoryStorage();
      await put(storage, host);
      const reasons = new Set<string>();
      for (const dist of others.remotes) reasons.add((await refusalOf(() => put(storage, dist))) ?? 'run');
      return [...reasons].join(' ');
    });
    rows.push([name, ...(await Promise.all(cells))]);
  }
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const documented = await readFile(join(root, 'docs/compatibility.md'), 'utf8');
  expect(documented.replace(/ +/g, ' ').replace(/-{2,}/g, '-')).toContain(table);
});

/** The frozen build of a remote as if a React of an older minor had written its HTML, so that it renders again. */
async function ofOlderReact(app: string): Promise<string> {
  const folder = await copied(thaw(before, app));
  const documents = await readdir(join(folder, pageDocumentFolder));
  for (const file of ['build.json', ...documents.map((name) => join(pageDocumentFolder, name))]) {
    const part = JSON.parse(await readFile(join(folder, file), 'utf8')) as object;
    await writeFile(join(folder, file), JSON.stringify({ ...part, react: '19.2' }));
  }
  return folder;
}

/** An order of releases that is made up by chance. The unit test of the gate walks through all there are. */
test('a visitor always has a page while teams move from the contract before, and to the next minor of React', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const apps = ['host', ...remotes];
  const site = await siteOf([await frozen('host'), ...(await Promise.all(remotes.map(ofOlderReact)))]);
  const { storage } = site;
  // A second release of the host is what a rollback finds.
  const builds: Record<string, string[]> = { host: [today('host'), await nextHost('host')] };
  for (const app of remotes) builds[app] = [today(app)];
  const visitor = 'visitor 1';
  await page.clock.install();
  await open(page, site.url + pages.content.path);
  await page.evaluate((name) => localStorage.setItem('visitor', name), visitor);
  const newTab = await context.newPage();
  await rememberHeading(newTab);

  const entriesOf = async (app: string) => viewOf(await readLedger(storage)).microFrontends[app] ?? [];
  const nextBuild = async (app: string) => {
    const live = liveEntry(await entriesOf(app))?.metadata.version;
    const candidates = await Promise.all(builds[app]!.map(candidateOf));
    const index = candidates.findIndex(({ release }) => release.version === live);
    return { dist: builds[app]![index + 1], version: candidates[index + 1]?.release.version ?? '' };
  };
  /** @returns whether the gate let it happen */
  async function move(app: string, how: 'live' | 'canary' | 'rollback'): Promise<boolean> {
    if (how === 'rollback') return (await refusalOf(() => rollback({ storage, app }))) === undefined;
    const { dist, version } = await nextBuild(app);
    if (dist === undefined) return false;
    const traffic = how === 'canary' ? 50 : 100;
    const refusal = await refusalOf(async () => {
      await put(storage, dist, false);
      await promote({ storage, app, version, traffic });
    });
    return refusal === undefined;
  }
  /** Opens a page of the remote by its address, and by a link in the tab that was there from the beginning. */
  async function visit(app: Remote): Promise<void> {
    const entries = await entriesOf(app);
    const canary = canaryEntry(entries);
    const isAmong = canary && cohortOf(app, visitor) < canary.deployment.traffic;
    const expected = (isAmong ? canary : liveEntry(entries))?.metadata.version;
    await open(newTab, site.url + pages[app].path);
    expect(await shownVersion(newTab, app)).toBe(expected);
    expect(await keptHeading(newTab), `${app}@${expected} hydrates`).toBe(expected !== frozenVersion(before));

    await page.clock.fastForward(5000);
    await page.getByRole('contentinfo').getByRole('link', { name: pages[app].link, exact: true }).click();
    await expect(page).toHaveURL(site.url + pages[app].path);
    await expect(page.locator(`main [data-island=${app}] h1`)).toBeVisible();
  }

  const random = randomFrom(1);
  const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  for (let moved = 0; moved < 6;) {
    const app = anyOf(apps);
    if (!(await move(app, anyOf(['live', 'live', 'canary', 'rollback'])))) continue;
    moved += 1;
    await visit(app === 'host' ? anyOf(remotes) : (app as Remote));
  }
  for (const app of ['host', 'host']) if (await move(app, 'live')) await visit('shop');
  const canaries: Remote[] = [];
  for (const app of remotes) if (canaries.length < 2 && (await move(app, 'canary'))) canaries.push(app);
  expect(canaries).toHaveLength(2);
  for (const app of canaries) await visit(app);
  // Twice: a part of one remote may wait for the slot of another.
  for (const app of [...remotes, ...remotes]) if (await move(app, 'live')) await visit(app);
  for (const app of apps) expect((await nextBuild(app)).dist, `${app} has arrived`).toBeUndefined();
  await leaveAndClose(site, page);
});

/** Why a command was refused, in the words of the first reason; undefined when it was not. */
async function refusalOf(command: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await command();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return `are refused: ${error.message.split('\n  - ')[1] ?? error.message}`;
  }
}

/** A visitor who is among the first `traffic` percent for a remote. */
function visitorOf(remote: string, traffic: number): string {
  for (let number = 0; ; number += 1) if (cohortOf(remote, `visitor ${number}`) < traffic) return `visitor ${number}`;
}
