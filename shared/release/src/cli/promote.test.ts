import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../storage/candidate';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderStorage } from '../storage/folder-storage';
import { memoryStorage } from '../storage/memory-storage';
import { promote, retire, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { reconcile } from '../compose/reconcile';
import { status } from './status';
import { readText, type Storage } from '../storage/storage';
import { verify } from '../check/verify';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: 'abc1234' };
let folder: string;
let origin: string;
let storage: Storage;

const pages = { '/buy-food': ['/buy-food'] };

async function startSite(empty: Storage) {
  storage = empty;
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate: host, published, promote: true });
}

async function releaseShop(version: string, options: { promote?: boolean } = { promote: true }) {
  const dist = await writeRemote(join(folder, `shop-${version}`), 'shop', { version, content: version, pages });
  return publish({ storage, candidate: await readCandidate(dist), published, ...options });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promote-'));
  await startSite(memoryStorage());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const shownVersion = async (file = 'buy-food.html') =>
  /data-version="([^"]+)"/.exec((await readText(storage, file)) ?? '')?.[1];
const states = async () =>
  Object.fromEntries(
    (await status(storage))
      .filter(({ app }) => app === 'shop')
      .map(({ version, traffic, state }) => [version, `${state} ${traffic}`]),
  );

describe('promote', () => {
  it('gives a waiting version to everybody, and keeps the one before as an earlier version', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0', {});
    expect([await shownVersion(), await states()]).toEqual(['1.0.0', { '1.0.0': 'live 100', '1.1.0': 'waiting 0' }]);
    await promote({ storage, app: 'shop', version: '1.1.0' });
    expect([await shownVersion(), await states()]).toEqual(['1.1.0', { '1.0.0': 'earlier 0', '1.1.0': 'live 100' }]);
  });

  it('puts a canary beside the default: its documents in a folder of their own, its share in the documents of the default', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0', {});
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 });
    expect(await states()).toEqual({ '1.0.0': 'live 90', '1.1.0': 'canary 10' });
    expect(await readText(storage, 'buy-food.html')).toContain(
      '<html lang="en" data-canary="shop@1.1.0" data-traffic="10">',
    );
    expect([await shownVersion(), await shownVersion('_v/shop@1.1.0/buy-food.html')]).toEqual(['1.0.0', '1.1.0']);

    await promote({ storage, app: 'shop', version: '1.1.0' });
    expect(await storage.list('_v/')).toEqual([]);
    expect(await shownVersion()).toBe('1.1.0');
  });

  it('takes the share away from an earlier canary', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version, { promote: version === '1.0.0' });
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 });
    await promote({ storage, app: 'shop', version: '1.2.0', traffic: 30 });
    expect(await states()).toEqual({ '1.0.0': 'live 70', '1.1.0': 'waiting 0', '1.2.0': 'canary 30' });
    await promote({ storage, app: 'shop', version: '1.2.0', traffic: 0 });
    expect(await states()).toEqual({ '1.0.0': 'live 100', '1.1.0': 'waiting 0', '1.2.0': 'waiting 0' });
  });

  it.each([
    ['9.9.9', 100, 'There is no shop@9.9.9. Published are: 1.0.0, 1.1.0.'],
    ['1.0.0', 50, 'shop@1.0.0 is the default version.'],
  ])('refuses %s with %i%%', async (version, traffic, message) => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0', {});
    await expect(promote({ storage, app: 'shop', version, traffic })).rejects.toThrow(message);
  });

  it('refuses a share beside nothing', async () => {
    await releaseShop('1.0.0', {});
    await expect(promote({ storage, app: 'shop', version: '1.0.0', traffic: 10 })).rejects.toThrow(
      'shop has no live version beside which 1.0.0 could get 10%',
    );
  });
});

describe('rollback', () => {
  it('goes back one good version at a time, and never to one it came from', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({
      from: '1.2.0',
      to: '1.1.0',
      written: ['buy-food.html'],
    });
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect(await shownVersion()).toBe('1.0.0');
    expect(await states()).toEqual({ '1.0.0': 'live 100', '1.1.0': 'withdrawn 0', '1.2.0': 'withdrawn 0' });
    await expect(rollback({ storage, app: 'shop' })).rejects.toThrow(
      'shop@1.0.0 is the only version of shop that was ever live',
    );
  });

  it('withdraws a canary first', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0', {});
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 50 });
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect(await states()).toEqual({ '1.0.0': 'live 100', '1.1.0': 'withdrawn 0' });
  });

  it('withdraws nothing in the place of a version that was promoted meanwhile', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0');
    await expect(rollback({ storage, app: 'shop', version: '1.0.0' })).rejects.toThrow(
      'shop@1.0.0 has no visitors any more.',
    );
    expect(await states()).toEqual({ '1.0.0': 'earlier 0', '1.1.0': 'live 100' });
  });

  it('lets a withdrawn version be promoted again', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0');
    await rollback({ storage, app: 'shop' });
    await promote({ storage, app: 'shop', version: '1.1.0' });
    expect(await states()).toEqual({ '1.0.0': 'earlier 0', '1.1.0': 'live 100' });
  });
});

describe('retire', () => {
  it('takes the pages off the site, and a promotion brings them back', async () => {
    await releaseShop('1.0.0');
    expect(await retire({ storage, app: 'shop' })).toEqual({ written: ['sitemap.xml'], removed: ['buy-food.html'] });
    expect((await storage.list('shop/1.0.0/')).length).toBeGreaterThan(5);
    await promote({ storage, app: 'shop', version: '1.0.0' });
    expect(await shownVersion()).toBe('1.0.0');
  });

  it('refuses the host, and an app without visitors', async () => {
    await expect(retire({ storage, app: 'host' })).rejects.toThrow('Without the host there is no site.');
    await expect(retire({ storage, app: 'shop' })).rejects.toThrow('shop has no live version.');
  });
});

describe('prune', () => {
  it('keeps the newest, the live one and the one a rollback brings back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
      await releaseShop(version, { promote: version < '1.2.0' });
    expect(await prune({ storage, keep: 1 })).toEqual(['shop@1.2.0']);
    expect(await states()).toEqual({ '1.0.0': 'earlier 0', '1.1.0': 'live 100', '1.3.0': 'waiting 0' });
    expect(await storage.list('shop/1.2.0/')).toEqual([]);
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('does not let the number of a removed version be used for other content', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    await prune({ storage, keep: 1, app: 'shop' });
    expect(await states()).toEqual({ '1.1.0': 'earlier 0', '1.2.0': 'live 100' });
    const other = await writeRemote(join(folder, 'other'), 'shop', { version: '1.0.0', content: 'other', pages });
    await expect(publish({ storage, candidate: await readCandidate(other), published })).rejects.toThrow(
      'already published with other content',
    );
    expect(await releaseShop('1.0.0', {})).toMatchObject({ outcome: 'published' });
  });

  it('removes a folder which no discovery entry names', async () => {
    await releaseShop('1.0.0');
    await storage.write('shop/0.9.0/left.js', 'over');
    expect(await prune({ storage, keep: 5 })).toEqual(['shop@0.9.0']);
  });
});

describe('verify', () => {
  beforeEach(async () => {
    origin = join(folder, 'origin');
    await startSite(folderStorage(origin));
    await releaseShop('1.0.0');
  });

  it('finds nothing wrong with what was published', async () => {
    expect(await verify(storage)).toMatchObject({ problems: [] });
  });

  it.each([
    ['shop/1.0.0/page.js', 'shop/1.0.0/page.js is not the file that shop/1.0.0/release.json names'],
    [
      'shop/1.0.0/remoteEntry.js.br',
      'shop/1.0.0/remoteEntry.js.br is not a compressed copy of shop/1.0.0/remoteEntry.js',
    ],
    ['shop/1.0.0/release.json', 'shop/1.0.0/release.json is not the file that discovery.json names'],
    ['buy-food.html', 'buy-food.html is not what its releases compose to'],
    ['404.html', '404.html is not what its releases compose to'],
  ])('finds one flipped byte in %s', async (path, problem) => {
    const file = join(origin, path);
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(file, bytes);
    const { problems } = await verify(storage);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('is content again after a repair of the documents', async () => {
    for (const path of ['buy-food.html', '404.html.br']) await writeFile(join(origin, path), 'broken');
    await rm(join(origin, '404.html.gz'));
    await writeFile(join(origin, 'old-page.html'), 'left over');
    expect((await verify(storage)).problems).toHaveLength(4);
    expect(await reconcile(storage)).toEqual({ written: ['404.html', 'buy-food.html'], removed: ['old-page.html'] });
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('finds a file that is gone, and one that does not belong there', async () => {
    await rm(join(origin, 'shop/1.0.0/page.js'));
    await writeFile(join(origin, 'shop/1.0.0/stray.js'), '');
    expect((await verify(storage)).problems).toEqual([
      'shop/1.0.0/page.js is missing',
      'shop/1.0.0/stray.js belongs to no release',
    ]);
  });
});
