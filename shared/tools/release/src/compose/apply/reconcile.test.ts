import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../../check/verify';
import { promote, retire, rollback } from '../../operations/promote';
import { publish } from '../../operations/publish';
import { repair } from '../../operations/repair';
import { bucketStorage } from '../../store/bucket-storage';
import { readCandidate, type Candidate } from '../../store/candidate';
import { etagOf } from '../../store/etag';
import { memoryStorage, overlayStorage } from '../../store/memory-storage';
import { readText, type OriginStorage } from '../../store/storage';
import { writeHost, writeRemote } from '../../testing/fixture';
import { instrumentedStorage } from '../../testing/instrumented-storage';
import { changeByHand, folderIn } from '../../testing/ledger';
import { createTestBucket, directClient } from '../../testing/test-bucket';
import { revision } from './composed-index';
import { reconcile } from './reconcile';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let site: OriginStorage;
const builds = new Map<string, Candidate>();

const release = (storage: OriginStorage, name: string, live = true) =>
  publish({ storage, candidate: builds.get(name)!, published, promote: live });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reconcile-'));
  builds.set('host', await readCandidate(await writeHost(join(folder, 'host'))));
  for (const version of ['1.0.0', '1.1.0']) {
    const pages = { '/buy-food': ['/buy-food'], [`/only-${version.at(2)}`]: [`/only-${version.at(2)}`] };
    const dist = await writeRemote(join(folder, version), 'shop', { version, content: version, pages });
    builds.set(version, await readCandidate(dist));
  }
  for (const count of [3, 300]) {
    const paths = Array.from({ length: count }, (_, index) => `/blog/${index}`);
    const dist = await writeRemote(join(folder, String(count)), 'content', {
      pages: { '/blog/:slug': paths },
      siteFiles: { 'feed.atom': '<feed/>' },
    });
    builds.set(`content of ${count}`, await readCandidate(dist));
  }
  site = memoryStorage();
  await release(site, 'host');
  await release(site, '1.0.0');
  await publish({ storage: site, candidate: builds.get('1.1.0')!, published, allowDrop: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const promoteShop = (storage: OriginStorage) =>
  promote({ storage, app: 'shop', version: '1.1.0', traffic: 100, allowDrop: true });

it('touches what a release changes, however many documents there are of others', async () => {
  const calls: number[] = [];
  for (const count of [3, 300]) {
    const storage = overlayStorage(site);
    await release(storage, `content of ${count}`);
    const shopFolder = await folderIn(storage, 'shop@1.1.0');
    const seen: string[] = [];
    const counted = instrumentedStorage(storage, { before: async (call, path) => void seen.push(`${call} ${path}`) });
    expect(await promoteShop(counted)).toMatchObject({
      written: ['buy-food.html', 'discovery.json', 'only-1.html', 'sitemap/shop.xml'],
      removed: ['only-0.html'],
    });
    expect(seen.filter((call) => call.startsWith('list') || /blog|feed|documents/.test(call))).toEqual([
      // Whether the journal goes on after what the ledger knows.
      'list .furrow/journal/00000005-',
      `read ${shopFolder}/documents/0.json`,
      `read ${shopFolder}/documents/1.json`,
    ]);
    calls.push(seen.length);
    expect((await verify(storage)).problems).toEqual([]);
  }
  expect(calls[0]).toBe(calls[1]);
});

describe('when most documents would go according to the ledger', () => {
  const refused = (leaving: number) =>
    `According to .furrow/ledger.json, ${leaving} of this site’s 303 documents would be removed. Nothing was removed. If the ledger is damaged, restore a good copy from a backup. If you want this, run: release repair --remove-all`;
  const blog = async (storage: OriginStorage) => (await storage.list('blog/')).length;

  async function withoutContent(): Promise<OriginStorage> {
    const storage = overlayStorage(site);
    await release(storage, 'content of 300');
    await changeByHand(storage, ({ apps: { content, ...apps }, ...ledger }) => ({ ...ledger, apps }));
    return storage;
  }

  it('removes none of them, whoever composes next, and says what to do', async () => {
    const storage = await withoutContent();
    const before = await storage.read('discovery.json');
    await expect(promoteShop(storage)).rejects.toThrow(refused(300));
    // One document more is of the version of the shop that was live until then.
    await expect(repair(storage)).rejects.toThrow(refused(301));
    // Also when nobody knows what was composed.
    await storage.remove('.furrow/composed.json');
    await expect(reconcile(storage)).rejects.toThrow(refused(301));
    expect([await blog(storage), await storage.read('discovery.json')]).toEqual([300, before]);
  });

  it('removes them when that is said', async () => {
    const storage = await withoutContent();
    await repair(storage, { removesAll: true });
    expect(await blog(storage)).toBe(0);
    await promoteShop(storage);
    // What the journal tells of the app stays known.
    const { problems } = await verify(storage);
    expect(problems).toContain(
      'content: live is nothing, but the journal says 1.0.0; somebody changed the ledger without using the commands',
    );
    expect(problems.filter((problem) => !problem.startsWith('content'))).toEqual([]);
  });

  it('needs no word beside the name of the app that is retired', async () => {
    const storage = overlayStorage(site);
    await release(storage, 'content of 300');
    await retire({ storage, app: 'content' });
    expect(await blog(storage)).toBe(0);
  });
});

it('tells of every document that an interrupted command may have changed, for whoever purges a CDN', async () => {
  const storage = overlayStorage(site);
  let writes = 0;
  const interrupted = instrumentedStorage(storage, {
    before: async (call, path) => {
      if (call === 'write' && path.endsWith('.html') && (writes += 1) > 1) throw new Error('interrupted');
    },
  });
  await expect(promoteShop(interrupted)).rejects.toThrow('interrupted');
  const { written, removed, leftPending } = await reconcile(storage);
  expect(written.filter((path) => path.endsWith('.html'))).toHaveLength(1);
  expect(new Set([...written, ...removed, ...leftPending])).toEqual(
    new Set(['buy-food.html', 'discovery.json', 'only-0.html', 'only-1.html', 'sitemap/shop.xml']),
  );
  expect((await reconcile(storage)).leftPending).toEqual([]);
});

it('writes nothing, not even its index, when nothing is different', async () => {
  const storage = overlayStorage(site);
  await reconcile(storage);
  const seen: string[] = [];
  await reconcile(instrumentedStorage(storage, { before: async (call, path) => void seen.push(`${call} ${path}`) }));
  expect(seen.filter((call) => !call.startsWith('read'))).toEqual([]);
});

describe('the sitemaps', () => {
  const sitemapsOf = async (storage: OriginStorage) => {
    const files = (await storage.list('sitemap')).sort();
    const texts = await Promise.all(files.map(async (file) => [file, await readText(storage, file)] as const));
    return Object.fromEntries(texts);
  };
  const locations = (text = '') => [...text.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
  const withContent = async () => {
    const storage = overlayStorage(site);
    await release(storage, 'content of 3');
    return storage;
  };

  it('are one for each app with pages, and their index', async () => {
    const storage = await withContent();
    const found = await sitemapsOf(storage);
    expect(Object.fromEntries(Object.entries(found).map(([file, text]) => [file, locations(text)]))).toEqual({
      'sitemap.xml': ['/sitemap/content.xml', '/sitemap/shop.xml'],
      'sitemap/content.xml': ['/blog/0', '/blog/1', '/blog/2'],
      'sitemap/shop.xml': ['/buy-food', '/only-0'],
    });
    await retire({ storage, app: 'content' });
    expect(Object.keys(await sitemapsOf(storage))).toEqual(['sitemap.xml', 'sitemap/shop.xml']);
    expect(locations(await readText(storage, 'sitemap.xml'))).toEqual(['/sitemap/shop.xml']);
  });

  it('of other apps are not touched by a release', async () => {
    const storage = await withContent();
    const before = await sitemapsOf(storage);
    await promoteShop(storage);
    await rollback({ storage, app: 'shop' });
    expect(await sitemapsOf(storage)).toEqual(before);
  });

  it('follow the address of the site, and no document is composed for that', async () => {
    const storage = await withContent();
    await storage.write('.furrow/site.json', JSON.stringify({ url: 'https://almanac.example' }));
    const { written } = await reconcile(storage);
    expect(written.filter((file) => file.endsWith('.html'))).toEqual([]);
    expect(await readText(storage, 'sitemap/content.xml')).toContain('<loc>https://almanac.example/blog/0</loc>');
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('stay while the settings of the site are damaged, and follow them afterwards', async () => {
    const storage = await withContent();
    const before = await sitemapsOf(storage);
    await storage.write('.furrow/site.json', '{');
    const { stayed } = await reconcile(storage);
    expect(stayed).toEqual(expect.arrayContaining(['sitemap/content.xml', 'sitemap/shop.xml']));
    expect(await sitemapsOf(storage)).toEqual(before);
    await storage.write('.furrow/site.json', JSON.stringify({ url: 'https://almanac.example' }));
    await reconcile(storage);
    expect(await readText(storage, 'sitemap/content.xml')).toContain('<loc>https://almanac.example/blog/0</loc>');
    expect((await verify(storage)).problems).toEqual([]);
  });
});

it.each([
  ['changed', (storage: OriginStorage) => storage.write('buy-food.html', 'by hand')],
  ['removed', (storage: OriginStorage) => storage.remove('buy-food.html')],
  ['put where a new one belongs', (storage: OriginStorage) => storage.write('only-1.html', 'by hand')],
])('composes a document that somebody has %s, when its release changes', async (_, change) => {
  const storage = overlayStorage(site);
  await reconcile(storage);
  await change(storage);
  await promoteShop(storage);
  expect((await verify(storage)).problems).toEqual([]);
});

it.each(['', '{}', '{ "revision": 0, "files": {}, "pending": [] }'])(
  'makes an index that says nothing (%j) again from what there is',
  async (text) => {
    const storage = overlayStorage(site);
    await storage.write('.furrow/composed.json', text);
    await storage.write('stray.html', 'of no live version');
    expect(await reconcile(storage)).toMatchObject({ written: [], removed: ['stray.html'] });
    expect((await verify(storage)).problems).toEqual([]);
  },
);

it('needs no listing to know what was composed, which lags in some buckets', async () => {
  const bucket = createTestBucket();
  const storage = bucketStorage(directClient(bucket), { prefix: '', layout: 'plain', conditionalDelete: false });
  bucket.settings.listsLate = true;
  await release(storage, 'host');
  await release(storage, '1.0.0');
  await publish({ storage, candidate: builds.get('1.1.0')!, published, promote: true, allowDrop: true });
  expect(bucket.objects.has('only-0')).toBe(false);
  await retire({ storage, app: 'shop' });
  expect([...bucket.objects.keys()].filter((key) => !key.includes('/'))).toEqual([
    'discovery.json',
    'robots.txt',
    'sitemap.xml',
    'site.json',
    'host.json',
    '404.html',
  ]);
});

it('knows documents of an older composer by the revision: raise it in composed-index.ts when this fails', async () => {
  const documents = await Promise.all(['buy-food.html', '404.html'].map((path) => site.read(path)));
  expect([revision, etagOf(Buffer.concat(documents.map((document) => document?.bytes ?? new Uint8Array())))]).toEqual([
    4,
    'XQGEwFoKFUu7oNxRLeHZq5lh8Zv',
  ]);
});
