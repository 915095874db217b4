import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { type Ledger, versionsOf } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { numberOf } from '../domain/versions';
import { asLiveExcept } from '../domain/view';
import type { ViewFile } from '../compose/site/view-plan';
import { readCandidate, type Candidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { readViewLedger } from '../store/view-storage';
import { offeredSlot, writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { readLedger } from '../store/ledger-file';
import { log } from './log';
import { preview, listViews, type PreviewOptions } from './preview';
import { promote, retire } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { removeView } from './remove-view';
import { repair } from './repair';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const day = 24 * 60 * 60 * 1000;
const view = 'pr-12--shop';
let folder: string;
let site: OriginStorage;
let storage: OriginStorage;

/** The shop has a fragment in the shell, and another one in a page of dao. */
const shop: Fixture = {
  pages: { '/buy-food': ['/buy-food'], '/marketplace': ['/marketplace'] },
  offers: { badge: [{ count: 1, html: '<b>cart</b>' }], offer: [{ count: 1, html: '<b>tomatoes</b>' }] },
};

async function build(name: string, version: string, fixture: Fixture = {}): Promise<Candidate> {
  const dist = join(folder, `${name}-${version}-${Math.random()}`);
  return readCandidate(await writeRemote(dist, name, { version, content: version, ...fixture }));
}

/** The shop for a preview, in which only its own page differs. */
const nextShop = (fixture: Fixture = {}) =>
  build('shop', '1.1.0-preview-pr-12', { ...shop, content: 'shown', ...fixture });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
  site = memoryStorage();
  const host = await writeHost(join(folder, 'host'), { embeds: [{ of: 'shop/badge', props: { count: 1 } }] });
  for (const candidate of [
    await build('shop', '1.0.0', { ...shop, content: 'shown' }),
    await build('dao', '1.0.0', {
      pages: { '/voting': ['/voting'] },
      embeds: [{ of: 'shop/offer', props: { count: 1 } }],
    }),
    await build('content', '1.0.0', { pages: { '/': ['/'], '/about': ['/about'] } }),
    await readCandidate(host),
  ])
    await publish({ storage: site, candidate, published, promote: true });
});
beforeEach(() => (storage = overlayStorage(site)));
afterAll(() => rm(folder, { recursive: true, force: true }));

const show = (candidate: Candidate, options: Partial<PreviewOptions> = {}) =>
  preview({ storage, candidate, view, published, ...options });

/** Everything that visitors of the site may get, by path. */
async function liveFiles(): Promise<Record<string, string | undefined>> {
  const paths = (await storage.list('')).filter((path) => !/^(?:_views|\.furrow)\//.test(path));
  const released = /^[a-z]+\/\d/;
  return Object.fromEntries(
    await Promise.all(
      paths.filter((path) => !released.test(path)).map(async (path) => [path, await readText(storage, path)]),
    ),
  );
}

const documents = async (name = view) =>
  (await storage.list(`_views/${name}/`))
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.slice(8 + name.length));

const told = async () => JSON.parse((await readText(storage, `_views/${view}/_view.json`)) ?? '{}') as ViewFile;

it('shows a release in the site without changing a byte of what is live', async () => {
  const before = await liveFiles();
  const shown = await show(await nextShop({ version: '1.1.0-preview-pr-12', content: 'ripe tomatoes' }));
  expect(shown).toMatchObject({ view, app: 'shop', version: '1.1.0-preview-pr-12', damaged: [], warnings: [] });
  expect(await liveFiles()).toEqual(before);
  expect(await readText(storage, `_views/${view}/buy-food.html`)).toContain('ripe tomatoes');
  expect(Object.keys((await readLedger(storage)).storing)).toEqual([]);
  expect((await verify(storage)).problems).toEqual([]);
});

/** What a promotion asks of the place of the site: the files that it reads and writes, and the paths that it is told. */
async function asksToPromote(): Promise<Record<string, string[]>> {
  const asked: Record<string, string[]> = { read: [], listed: [], written: [], removed: [] };
  const at = overlayStorage(storage);
  const counted: OriginStorage = {
    ...at,
    read: (path) => (asked.read?.push(path), at.read(path)),
    async list(prefix) {
      const found = await at.list(prefix);
      asked.listed?.push(...found);
      return found;
    },
    write: (path, ...content) => (asked.written?.push(path), at.write(path, ...content)),
    remove: (path, ...condition) => (asked.removed?.push(path), at.remove(path, ...condition)),
  };
  await promote({ storage: counted, app: 'shop', version: '1.1.0' });
  // Events of the journal, and what is written before it gets its name, have names of the moment.
  const steady = (paths: string[]) => paths.map((path) => path.replace(/[0-9a-f-]{16,}|\d{6,}/g, '…')).sort();
  return Object.fromEntries(Object.entries(asked).map(([what, paths]) => [what, steady(paths)]));
}

it('costs a promotion nothing: it asks for the same files beside 20 previews as beside none', async () => {
  await publish({ storage, candidate: await build('shop', '1.1.0', shop), published });
  const alone = await asksToPromote();
  expect(alone.read?.length).toBeGreaterThan(5);
  for (let count = 0; count < 20; count += 1)
    await show(await nextShop({ version: `1.1.0-preview-${count}` }), { view: `pr-${count}--shop` });
  expect(await asksToPromote()).toEqual(alone);
});

it('has documents of its own only where they differ', async () => {
  // The same shop with one page more: its fragments are what they were.
  const pages = { ...shop.pages, '/new': ['/new'] };
  await show(await nextShop({ pages }));
  expect(await documents()).toEqual(['buy-food.html', 'marketplace.html', 'new.html']);
  expect(await told()).toMatchObject({ pages: ['/buy-food', '/marketplace', '/new'], gone: [] });
});

it('composes the pages of other teams that embed a fragment that differs', async () => {
  const offers = { ...shop.offers, offer: [{ count: 1, html: '<b>squash</b>' }] };
  await show(await nextShop({ offers }));
  expect(await documents()).toEqual(['buy-food.html', 'marketplace.html', 'voting.html']);
  expect(await readText(storage, `_views/${view}/voting.html`)).toContain('squash');
});

it('composes the pages of other teams with a slot that the release fills again', async () => {
  const slot = { name: 'farm', props: { count: 1 } };
  const pages = { '/farm': ['/farm'] };
  const farmer = await build('farmer', '1.0.0', { pages, places: [slot], slots: [offeredSlot('farm')] });
  await publish({ storage, candidate: farmer, published, promote: true });
  await show(await nextShop({ fills: { offer: [{ slot: 'farmer/farm', order: 1 }] } }));
  expect(await documents()).toEqual(['buy-food.html', 'farm.html', 'marketplace.html', 'voting.html']);
  expect(await readText(storage, `_views/${view}/farm.html`)).toContain('tomatoes');
});

it('composes every page where a fragment of the shell differs, and none that the site no longer has', async () => {
  const offers = { ...shop.offers, badge: [{ count: 1, html: '<b>basket</b>' }] };
  const pages = { '/buy-food': ['/buy-food'] };
  await show(await nextShop({ offers, pages }), { allowDrop: true });
  expect(await documents()).toEqual(['404.html', 'about.html', 'buy-food.html', 'index.html', 'voting.html']);
  expect(await readText(storage, `_views/${view}/about.html`)).toContain('basket');
  expect(await told()).toMatchObject({ pages: null, gone: ['/marketplace'] });
});

it('composes every page for a host, with the response headers that its shell needs', async () => {
  const host = await writeHost(join(folder, 'host-preview'), {
    version: '1.1.0-preview-pr-12',
    content: 'new shell',
    shell: { inlineScripts: ["'sha256-bmV1'"] },
  });
  await show(await readCandidate(host), { view: 'pr-12--host' });
  expect(await documents('pr-12--host')).toContain('about.html');
  expect(await readText(storage, '_views/pr-12--host/about.html')).toContain('new shell');
  expect(await readText(storage, '_views/pr-12--host/.furrow/headers.json')).toContain('sha256-bmV1');
  expect(await readText(storage, '.furrow/headers.json')).not.toContain('sha256-bmV1');
});

it('replaces what a preview of the same name showed, and shows releases of two teams together', async () => {
  const first = await nextShop({ content: 'first' });
  await show(first);
  const second = await nextShop({ content: 'second' });
  await show(second);
  expect(await readText(storage, `_views/${view}/buy-food.html`)).toContain('second');
  const dao = await build('dao', '2.0.0-preview-pr-12-shop', { pages: { '/voting': ['/voting'] }, content: 'votes' });
  await show(dao);
  expect(await listViews(storage)).toMatchObject([
    { name: view, kind: 'preview', releases: [{ app: 'shop' }, { app: 'dao', version: '2.0.0-preview-pr-12-shop' }] },
  ]);
  expect(await readText(storage, `_views/${view}/voting.html`)).toContain('votes');
  await prune({ storage, keep: 5 });
  expect(await storage.list(`${first.folder}/`)).toEqual([]);
  expect(await storage.list(`${second.folder}/`)).not.toEqual([]);
});

it('begins with a release of the app in its name, so that a mistyped name of another preview is refused', async () => {
  const dao = () => build('dao', '2.0.0-preview-pr-21', { pages: { '/voting': ['/voting'] } });
  const join = async () => show(await dao(), { view: 'pr-21--shop' });
  const said = 'There is no preview "pr-21--shop", which begins with a release of shop.';
  const files = await storage.list('');
  await expect(join()).rejects.toThrow(`${said} There is none at all.`);
  expect(await storage.list('')).toEqual(files);
  await show(await nextShop());
  await expect(join()).rejects.toThrow(`${said} There are: ${view}.`);
});

it('has nobody in a canary, and its pages report to nobody', async () => {
  const candidate = await build('dao', '1.1.0', { pages: { '/voting': ['/voting'] } });
  await publish({ storage, candidate, published });
  await promote({ storage, app: 'dao', version: '1.1.0', traffic: 10 });
  await show(await nextShop());
  const live = { ...(await readLedger(storage)), failuresTo: '/failures' };
  const seen = asLiveExcept(live, await readViewLedger(storage, view));
  const shares = (ledger: Ledger) =>
    Object.fromEntries(versionsOf(ledger, 'dao').map((version) => [numberOf(version), version.share]));
  expect(shares(live)).toEqual({ '1.0.0': 90, '1.1.0': 10 });
  expect(shares(seen)).toEqual({ '1.0.0': 100, '1.1.0': 0 });
  expect(seen.failuresTo).toBeUndefined();
});

it('stores again what a prune has taken before the ledger of the view named it', async () => {
  const candidate = await nextShop();
  const files = async () => (await storage.list(`${candidate.folder}/`)).length;
  const { write } = storage;
  let taken = 0;
  storage.write = async (path, ...content) => {
    if (path.endsWith(`/${view}/ledger.json`)) {
      taken = await files();
      for (const file of await storage.list(`${candidate.folder}/`)) await storage.remove(file);
    }
    return write(path, ...content);
  };
  await show(candidate);
  expect(taken).toBe(candidate.files.size + 1);
  expect(await files()).toBe(taken);
  expect((await verify(storage)).problems).toEqual([]);
});

it('is not begun by the release of another app when it is removed in the meantime', async () => {
  await show(await nextShop());
  const dao = await build('dao', '2.0.0-preview-pr-12', { pages: { '/voting': ['/voting'] } });
  const joined = show(dao, { checks: [async () => (await removeView(storage, view), [])] });
  await expect(joined).rejects.toThrow('There is no preview "pr-12--shop"');
  expect(await listViews(storage)).toEqual([]);
});

it('lists the nearest names where a site has many', async () => {
  const candidate = await nextShop();
  for (const name of ['pr-1', 'pr-12', 'pr-112', 'pr-22', 'pr-31', 'winter'])
    await show(candidate, { view: `${name}--shop` });
  await expect(removeView(storage, 'pr-21--shop')).rejects.toThrow(
    'There is no preview "pr-21--shop". The nearest names are: pr-1--shop, pr-112--shop, pr-12--shop, pr-22--shop, pr-31--shop.',
  );
});

it('refuses a build that could go live, and never makes one live that was built for a preview', async () => {
  await expect(show(await build('shop', '1.1.0', shop))).rejects.toThrow(/a number that can go live/);
  const candidate = await nextShop();
  await show(candidate);
  await expect(publish({ storage, candidate, published })).rejects.toThrow(
    /Publish the change under a number of its own/,
  );
  await expect(promote({ storage, app: 'shop', version: '1.1.0-preview-pr-12' })).rejects.toThrow(Refused);
});

it.each([
  'PR-12--shop',
  'x--',
  '--shop',
  'x--my--shop',
  'x--shop-',
  '\u0455--shop',
  'x--shop/../..',
  `x--${'s'.repeat(61)}`,
])('refuses %p, which is no part of a host name, so that nobody could open it', async (name) => {
  const files = await storage.list('');
  await expect(show(await nextShop(), { view: name })).rejects.toThrow(/cannot be the name of a preview/);
  expect(await storage.list('')).toEqual(files);
});

it('refuses what a publish would refuse, and stores none of it', async () => {
  const files = await storage.list('');
  const clash = await build('dao', '1.1.0-preview-pr-12', { pages: { '/about': ['/about'] } });
  await expect(show(clash, { view: 'pr-12--dao' })).rejects.toThrow(/\/about/);
  await expect(show(await nextShop({ pages: { '/new': ['/new'] } }))).rejects.toThrow(/marketplace/);
  expect(await storage.list('')).toEqual(files);
});

it('ends when its time is over: a prune removes it with all that nothing else names', async () => {
  const now = Date.now();
  const candidate = await nextShop();
  await show(candidate, { days: 14, now });
  const before = await liveFiles();
  expect(await prune({ storage, keep: 5, now: now + 13 * day })).toMatchObject({ removed: [], views: [] });
  expect(await documents()).not.toEqual([]);
  expect(await prune({ storage, keep: 5, now: now + 15 * day })).toMatchObject({
    removed: ['shop@1.1.0-preview-pr-12'],
    views: [view],
  });
  expect((await storage.list('')).filter((path) => path.includes(view) || path.startsWith(candidate.folder))).toEqual(
    [],
  );
  expect(await liveFiles()).toEqual(before);
});

it('is removed by its name, and another removal says that there is none', async () => {
  await show(await nextShop());
  await removeView(storage, view);
  expect((await storage.list('')).filter((path) => path.includes(view))).toEqual([]);
  await expect(removeView(storage, view)).rejects.toThrow(`There is no preview "${view}". There is none at all.`);
});

it('keeps the releases that its documents and its ledger name, however old they are', async () => {
  await show(await nextShop());
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0'])
    await publish({
      storage,
      candidate: await build('dao', version, { pages: { '/voting': ['/voting'] } }),
      published,
      promote: true,
    });
  await retire({ storage, app: 'content' });
  await prune({ storage, keep: 1 });
  for (const path of await storage.list(`_views/${view}/`)) {
    if (!path.endsWith('.html')) continue;
    const named = [...((await readText(storage, path)) ?? '').matchAll(/"\/([a-z]+\/\d[^"]+\.[a-z]+)"/g)];
    for (const [, file = ''] of named) expect(await readText(storage, file)).toBeDefined();
  }
});

it('adds nothing to the journal of the site, and keeps one of its own', async () => {
  const before = (await log(storage)).length;
  await show(await nextShop(), { by: { actor: 'ann' } });
  expect(await log(storage)).toHaveLength(before);
  const [path = ''] = await storage.list(`.furrow/views/${view}/journal/`);
  expect(JSON.parse((await readText(storage, path)) ?? '{}')).toMatchObject({
    command: 'preview',
    actor: 'ann',
    app: 'shop',
  });
});

it('has its bar back after a repair, and one that was changed is replaced; a site without previews gets none', async () => {
  const bar = ['_views/bar.js', '_views/bar.html', '.furrow/views.nginx.conf'];
  const stored = () => Promise.all(bar.map((path) => readText(storage, path)));
  await repair(storage);
  expect(await stored()).toEqual([undefined, undefined, undefined]);
  await show(await nextShop());
  const written = await stored();
  await storage.write('_views/bar.js', 'changed by hand');
  await storage.remove('_views/bar.html');
  await storage.remove('.furrow/views.nginx.conf');
  await repair(storage);
  expect(await stored()).toEqual(written);
});
