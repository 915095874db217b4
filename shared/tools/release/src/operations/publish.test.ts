import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { readView } from '../testing/ledger';
import { memoryStorage } from '../store/memory-storage';
import { promote } from './promote';
import { publish } from './publish';
import { readText, type OriginStorage } from '../store/storage';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: 'abc1234' };
let folder: string;
let count = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const nextFolder = () => join(folder, String((count += 1)));

async function release(
  storage: OriginStorage,
  app: string,
  fixture: Fixture = {},
  options: { promote?: boolean; allowDrop?: boolean } = { promote: true },
) {
  const dist = app === 'host' ? await writeHost(nextFolder(), fixture) : await writeRemote(nextFolder(), app, fixture);
  return publish({ storage, candidate: await readCandidate(dist), published, ...options });
}

const shopPages = { '/buy-food': ['/buy-food'], '/checkout': ['/checkout'] };
const daoPages = { '/governance/voting': ['/governance/voting'] };

async function smallSite() {
  const storage = memoryStorage();
  await release(storage, 'host');
  await release(storage, 'shop', { pages: shopPages });
  await release(storage, 'dao', { pages: daoPages });
  return storage;
}

describe('publish', () => {
  it('puts a page online as one document: the shell around the fragment', async () => {
    const html = await readText(await smallSite(), 'buy-food.html');
    expect(html).toContain(
      '<header>one</header><main><div data-island="shop" data-version="1.0.0" data-path="/buy-food" data-react="19.3"><h1>shop /buy-food one</h1></div></main>',
    );
    expect(html).toContain('<title>shop /buy-food</title>');
  });

  it('tells hosts what the routes of a release want of their shell, and nothing about routes that want nothing', async () => {
    const storage = await smallSite();
    const routes = [
      { pattern: '/buy-food', pages: ['/buy-food'] },
      { pattern: '/checkout', pages: ['/checkout'], shell: { hide: ['shop/mini-cart'] } },
    ];
    await release(storage, 'shop', { version: '1.1.0', pages: shopPages, routes });
    const { microFrontends } = await readView(storage);
    expect(microFrontends['shop']?.map(({ extras }) => extras.shell)).toEqual([
      undefined,
      { '/checkout': { hide: ['shop/mini-cart'] } },
    ]);
  });

  it('recomposes only the pages of the remote that was released', async () => {
    const storage = await smallSite();
    const result = await release(storage, 'shop', {
      version: '1.1.0',
      content: 'two',
      pages: { ...shopPages, '/marketplace': ['/marketplace'] },
    });
    expect(result.written).toEqual([
      'buy-food.html',
      'checkout.html',
      'discovery.json',
      'marketplace.html',
      'sitemap/shop.xml',
    ]);
  });

  it('recomposes every page when the host was released', async () => {
    const storage = await smallSite();
    const result = await release(storage, 'host', { version: '1.1.0', content: 'two' });
    expect([...result.written].sort()).toEqual([
      '404.html',
      'buy-food.html',
      'checkout.html',
      'discovery.json',
      'governance/voting.html',
      'host.json',
    ]);
  });

  it('has headers that allow the scripts of every published host, so that they fit before a promotion and after it', async () => {
    const storage = await smallSite();
    const next: Fixture = { version: '1.1.0', content: 'two', shell: { inlineScripts: ["'sha256-bmV4dA=='"] } };
    await release(storage, 'host', next, {});
    const waiting = await readText(storage, '.furrow/headers.nginx.conf');
    expect(waiting).toContain("script-src 'self' 'sha256-ZWluIGJlaXNwaWVs' 'sha256-bmV4dA==';");
    await promote({ storage, app: 'host', version: '1.1.0' });
    expect(await readText(storage, 'buy-food.html')).toContain('<header>two</header>');
    expect(await readText(storage, '.furrow/headers.nginx.conf')).toBe(waiting);
  });

  it('leaves a version without traffic until it is promoted', async () => {
    const storage = await smallSite();
    const result = await release(storage, 'shop', { version: '1.1.0', content: 'two', pages: shopPages }, {});
    expect(result).toMatchObject({ outcome: 'published', live: false, written: [] });
  });

  it('does nothing for the same version with the same content', async () => {
    const storage = await smallSite();
    expect(await release(storage, 'shop', { pages: shopPages })).toMatchObject({
      outcome: 'unchanged',
      written: [],
      live: true,
    });
  });

  it('names where an invalid version comes from', async () => {
    await expect(release(memoryStorage(), 'shop', { version: '1.0' })).rejects.toThrow(
      /build\.json, made from package\.json and src\/routes\.ts: version must be a semantic version such as 1\.4\.0\.$/,
    );
  });

  it('refuses the same version with different content', async () => {
    const storage = await smallSite();
    await expect(release(storage, 'shop', { content: 'two', pages: shopPages })).rejects.toThrow(
      'already published with different content',
    );
  });

  it('refuses other content for a version that a ledger from a backup does not know, and takes the same content again', async () => {
    const storage = await smallSite();
    const backup = (await storage.read('.furrow/ledger.json'))!;
    await release(storage, 'shop', { version: '1.1.0', content: 'one', pages: shopPages });
    const stored = await storage.list('shop/1.1.0-');
    await storage.write('.furrow/ledger.json', backup.bytes);
    const other = release(storage, 'shop', { version: '1.1.0', content: 'two', pages: shopPages });
    await expect(other).rejects.toThrow('shop@1.1.0 is already published with different content');
    expect(await storage.list('shop/1.1.0-')).toEqual(stored);
    await release(storage, 'shop', { version: '1.1.0', content: 'one', pages: shopPages });
    expect(await storage.list('shop/1.1.0-')).toEqual(stored);
    expect((await readView(storage)).microFrontends['shop']?.at(-1)).toMatchObject({
      metadata: { version: '1.1.0' },
      deployment: { default: true },
    });
  });

  it('removes the document of a page that is gone', async () => {
    const storage = await smallSite();
    const result = await release(
      storage,
      'shop',
      { version: '2.0.0', pages: { '/buy-food': ['/buy-food'] } },
      { promote: true, allowDrop: true },
    );
    expect(result.removed).toEqual(['checkout.html']);
  });
});
