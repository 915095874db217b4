import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { officialProblems } from '@furrow/discovery/official-schema';
import { integrityOf } from '../domain/integrity';
import { readCandidate } from '../store/candidate';
import { writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { folderIn, readView, withFolders } from '../testing/ledger';
import { memoryStorage } from '../store/memory-storage';
import { promote, reportTo, retire, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { repair } from './repair';
import { faultsOf, status } from './status';
import { readText, type OriginStorage } from '../store/storage';
import { verify } from '../check/verify';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: 'abc1234' };
let folder: string;
let storage: OriginStorage;

const pages = { '/buy-food': ['/buy-food'] };

async function startSite(empty: OriginStorage) {
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

it('keeps a discovery document that a generic client can follow: the official schema, and the hash of what each url names', async () => {
  for (const version of ['1.0.0', '1.1.0']) await releaseShop(version);
  await releaseShop('1.2.0', {});
  await promote({ storage, app: 'shop', version: '1.2.0', traffic: 5 });
  const discovery = parseDiscovery(JSON.parse((await readText(storage, 'discovery.json')) ?? ''));
  expect(discovery.microFrontends['shop']).toHaveLength(3);
  expect(officialProblems(discovery)).toEqual([]);
  for (const { url, metadata, extras } of Object.values(discovery.microFrontends).flat()) {
    expect(integrityOf((await readText(storage, url.slice(1))) ?? '')).toBe(metadata.integrity);
    expect(integrityOf((await readText(storage, extras.release.slice(1))) ?? '')).toBe(extras.releaseIntegrity);
  }
});

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

  it('takes visitors away from the version that was named, and from no other', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version, { promote: version === '1.0.0' });
    await promote({ storage, app: 'shop', version: '1.2.0', traffic: 30 });
    expect(await promote({ storage, app: 'shop', version: '1.1.0', traffic: 0 })).toMatchObject({ written: [] });
    expect(await states()).toEqual({ '1.0.0': 'live 70', '1.1.0': 'waiting 0', '1.2.0': 'canary 30' });
  });

  it.each([
    ['9.9.9', 100, 'There is no shop@9.9.9. Published versions: 1.0.0, 1.1.0.'],
    ['1.0.0', 50, 'shop@1.0.0 is the default version.'],
  ])('refuses %s with %i%%', async (version, traffic, message) => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0', {});
    await expect(promote({ storage, app: 'shop', version, traffic })).rejects.toThrow(message);
  });

  it('refuses a share beside nothing', async () => {
    await releaseShop('1.0.0', {});
    await expect(promote({ storage, app: 'shop', version: '1.0.0', traffic: 10 })).rejects.toThrow(
      'shop has no live version to share visitors with 1.0.0',
    );
  });

  it('refuses a share for a version of the host, whose shell is in every document, and so can be of one version only', async () => {
    const dist = await writeHost(join(folder, 'host-2'), { version: '1.1.0' });
    await publish({ storage, candidate: await readCandidate(dist), published });
    const before = await readView(storage);
    await expect(promote({ storage, app: 'host', version: '1.1.0', traffic: 10 })).rejects.toThrow(
      'The host has no canary: its shell is in every document. Promote host@1.1.0 without --traffic.',
    );
    expect(await readView(storage)).toEqual(before);
    await promote({ storage, app: 'host', version: '1.1.0' });
    expect(await readText(storage, '404.html')).toContain(`/${await folderIn(storage, 'host@1.1.0')}/`);
  });
});

describe('rollback', () => {
  it('goes back one good version at a time, and never to one it came from', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({
      from: '1.2.0',
      to: '1.1.0',
      written: ['buy-food.html', 'discovery.json'],
    });
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect(await shownVersion()).toBe('1.0.0');
    expect(await states()).toEqual({ '1.0.0': 'live 100', '1.1.0': 'withdrawn 0', '1.2.0': 'withdrawn 0' });
    await expect(rollback({ storage, app: 'shop' })).rejects.toThrow(
      'There is nothing to go back to from shop@1.0.0: every other version of shop was never live, or was withdrawn.',
    );
  });

  it('says what is live when the documents cannot be written, so that nobody goes back one version more by repeating it', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    const whole = storage;
    storage = instrumentedStorage(whole, {
      before: async (call, path) => {
        if (call === 'write' && path.endsWith('.html')) throw new Error('The disk is full.');
      },
    });
    await expect(rollback({ storage, app: 'shop' })).rejects.toThrow(
      'shop@1.1.0 is live and shop@1.2.0 is withdrawn, but not all documents are written: The disk is full.\n' +
        'Fix that, then run "release repair" instead of repeating the command.',
    );
    expect(await shownVersion()).toBe('1.2.0');
    storage = whole;
    await repair(storage);
    expect(await shownVersion()).toBe('1.1.0');
  });

  it('withdraws a canary first', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0', {});
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 50 });
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect(await states()).toEqual({ '1.0.0': 'live 100', '1.1.0': 'withdrawn 0' });
  });

  it('withdraws a canary that was withdrawn before and got visitors again', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0', {});
    for (const traffic of [10, 20]) {
      await promote({ storage, app: 'shop', version: '1.1.0', traffic });
      expect(await states()).toEqual({ '1.0.0': `live ${100 - traffic}`, '1.1.0': `canary ${traffic}` });
      expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.1.0', to: '1.0.0' });
      expect(await states()).toEqual({ '1.0.0': 'live 100', '1.1.0': 'withdrawn 0' });
    }
  });

  it('goes back one version when two operators press it at the same moment, and none when it is repeated', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    const both = await Promise.all([rollback({ storage, app: 'shop' }), rollback({ storage, app: 'shop' })]);
    expect(both).toMatchObject([
      { from: '1.2.0', to: '1.1.0' },
      { from: '1.2.0', to: '1.1.0' },
    ]);
    expect(await rollback({ storage, app: 'shop', version: '1.2.0' })).toMatchObject({ to: '1.1.0', written: [] });
    expect(await states()).toEqual({ '1.0.0': 'earlier 0', '1.1.0': 'live 100', '1.2.0': 'withdrawn 0' });
  });

  it('withdraws the version that had to go when it was pressed, whoever else presses it meanwhile', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    const shared = storage;
    let isFirst = true;
    const before = async (call: string, path: string) => {
      if (!isFirst || call !== 'write' || path !== '.furrow/ledger.json') return;
      isFirst = false;
      await rollback({ storage: shared, app: 'shop' });
    };
    expect(await rollback({ storage: instrumentedStorage(shared, { before }), app: 'shop' })).toMatchObject({
      from: '1.2.0',
      to: '1.1.0',
    });
    expect(await states()).toEqual({ '1.0.0': 'earlier 0', '1.1.0': 'live 100', '1.2.0': 'withdrawn 0' });
  });

  it('withdraws the version of its first look, also when so much happens meanwhile that it looks like an older ledger', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    const shared = storage;
    let isFirst = true;
    const before = async (call: string, path: string) => {
      if (!isFirst || call !== 'list' || !path.startsWith('.furrow/journal')) return;
      isFirst = false;
      await retire({ storage: shared, app: 'shop' });
      await promote({ storage: shared, app: 'shop', version: '1.0.0' });
    };
    const late = rollback({ storage: instrumentedStorage(shared, { before }), app: 'shop' });
    await expect(late).rejects.toThrow('shop@1.2.0 has no visitors.');
    expect(await states()).toMatchObject({ '1.0.0': 'live 100', '1.1.0': 'earlier 0' });
  });

  it('withdraws nothing in the place of a version that was promoted meanwhile', async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0');
    await expect(rollback({ storage, app: 'shop', version: '1.0.0' })).rejects.toThrow('shop@1.0.0 has no visitors.');
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
    expect(await retire({ storage, app: 'shop' })).toMatchObject({
      written: ['discovery.json', 'sitemap.xml'],
      removed: ['buy-food.html', 'sitemap/shop.xml'],
    });
    expect(await retire({ storage, app: 'shop' })).toMatchObject({ written: [], removed: [] });
    expect((await storage.list('shop/1.0.0-')).length).toBeGreaterThan(5);
    await promote({ storage, app: 'shop', version: '1.0.0' });
    expect(await shownVersion()).toBe('1.0.0');
  });

  it('refuses the host, and an app of which nothing is published', async () => {
    await expect(retire({ storage, app: 'host' })).rejects.toThrow('Without the host there is no site.');
    await expect(retire({ storage, app: 'shop' })).rejects.toThrow(
      'No version of shop is published. There are versions of: host.',
    );
    await expect(promote({ storage, app: 'shop', version: '1.0.0' })).rejects.toThrow(
      'No version of shop is published. There are versions of: host. Run "release publish shop" first.',
    );
  });
});

it('gives every document the observer with the address for reports and the share of page views, and no document when that is taken back or the share is 0', async () => {
  await releaseShop('1.0.0');
  const observed = async () =>
    Promise.all(
      ['buy-food.html', '404.html'].map(async (file) => {
        const html = (await readText(storage, file)) ?? '';
        return /<template id="furrow-observer"(.*?)><script [^>]*data-to="\/_reports"/.exec(html)?.[1];
      }),
    );
  const shared = (reportShare: number) => storage.write('.furrow/site.json', JSON.stringify({ reportShare }));
  expect(await observed()).toEqual([undefined, undefined]);
  await reportTo(storage, '/_reports');
  expect(await observed()).toEqual(['', '']);
  await shared(25);
  await repair(storage);
  expect(await observed()).toEqual([' data-share="25"', ' data-share="25"']);
  await shared(0);
  await repair(storage);
  expect(await observed()).toEqual([undefined, undefined]);
  await shared(100);
  await repair(storage);
  expect(await observed()).toEqual(['', '']);
  await reportTo(storage, undefined);
  expect(await observed()).toEqual([undefined, undefined]);
  expect((await verify(storage)).problems).toEqual([]);
});

describe('prune', () => {
  it('keeps the newest, the live one and the one a rollback brings back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
      await releaseShop(version, { promote: version < '1.2.0' });
    expect((await prune({ storage, keep: 1 })).removed).toEqual(['shop@1.2.0']);
    expect(await states()).toEqual({ '1.0.0': 'earlier 0', '1.1.0': 'live 100', '1.3.0': 'waiting 0' });
    expect(await storage.list('shop/1.2.0-')).toEqual([]);
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('does not let the number of a removed version be used for other content', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseShop(version);
    await prune({ storage, keep: 1, app: 'shop' });
    expect(await states()).toEqual({ '1.1.0': 'earlier 0', '1.2.0': 'live 100' });
    const other = await writeRemote(join(folder, 'other'), 'shop', { version: '1.0.0', content: 'other', pages });
    await expect(publish({ storage, candidate: await readCandidate(other), published })).rejects.toThrow(
      'already published with different content',
    );
    expect(await releaseShop('1.0.0', {})).toMatchObject({ outcome: 'published' });
  });

  it('removes a folder which the ledger does not name', async () => {
    await releaseShop('1.0.0');
    await storage.write('shop/0.9.0/left.js', 'over');
    expect((await prune({ storage, keep: 5 })).removed).toEqual(['shop@0.9.0']);
  });
});

describe('a damaged file', () => {
  const releaseDao = async (version: string) => {
    const dist = await writeRemote(join(folder, `dao-${version}`), 'dao', {
      version,
      content: version,
      pages: { '/governance/voting': ['/governance/voting'], '/governance/forum': ['/governance/forum'] },
    });
    return publish({ storage, candidate: await readCandidate(dist), published, promote: true });
  };
  beforeEach(async () => {
    await releaseShop('1.0.0');
    await releaseShop('1.1.0');
    await releaseDao('1.0.0');
  });

  it.each([
    ['dao@1.0.0/documents/1.json', undefined, 'dao@1.0.0/documents/1.json is missing'],
    ['dao@1.0.0/documents/1.json', '{', 'dao@1.0.0/documents/1.json is not the file that its release names'],
    ['dao@1.0.0/release.json', undefined, 'dao@1.0.0/release.json is missing'],
    ['dao@1.0.0/release.json', '{}', 'dao@1.0.0/release.json is not the file that .furrow/ledger.json names'],
    ['dao@1.0.0/mf-manifest.json', 'x', 'dao@1.0.0/mf-manifest.json is not the file that its release names'],
    ['.furrow/site.json', '{ "url": 1 }', '.furrow/site.json: url must be string'],
  ])(
    '%s (%j) of one team is named and keeps no other team from promoting, rolling back and pruning',
    async (file, text, told) => {
      const path = await withFolders(storage, file);
      const reason = await withFolders(storage, told);
      const documents = ['governance/voting.html', 'governance/forum.html', 'robots.txt'];
      const before = await Promise.all(documents.map((file) => readText(storage, file)));
      await (text === undefined ? storage.remove(path) : storage.write(path, text));

      const named = { damaged: [expect.stringContaining(reason)] };
      // What is composed already of another team is not read again.
      const whenNotConcerned = path.startsWith('dao/') ? { damaged: [] } : named;
      expect(await rollback({ storage, app: 'shop' })).toMatchObject({
        to: '1.0.0',
        written: ['buy-food.html', 'discovery.json'],
        ...whenNotConcerned,
      });
      expect(await shownVersion()).toBe('1.0.0');
      expect(await promote({ storage, app: 'shop', version: '1.1.0' })).toMatchObject(whenNotConcerned);
      expect(await repair(storage)).toMatchObject({ written: [], removed: [], ...named });
      expect(await shownVersion()).toBe('1.1.0');
      await releaseShop('1.2.0');
      expect((await prune({ storage, keep: 0, app: 'shop' })).removed).toEqual(['shop@1.0.0']);
      expect(await Promise.all(documents.map((file) => readText(storage, file)))).toEqual(before);
      expect(await faultsOf(storage)).toEqual({ damaged: named.damaged, untrusted: [] });
      expect((await status(storage)).map(({ app }) => app)).toContain('dao');
      expect((await verify(storage)).problems.join()).toContain(path);
    },
  );

  it('of the live version does not keep its own team from going back, nor from publishing the next', async () => {
    await releaseDao('1.1.0');
    await storage.write(await withFolders(storage, 'dao@1.1.0/release.json'), '{}');
    expect(await rollback({ storage, app: 'dao' })).toMatchObject({ from: '1.1.0', to: '1.0.0', damaged: [] });
    expect(await shownVersion('governance/voting.html')).toBe('1.0.0');
    await storage.write(await withFolders(storage, 'dao@1.0.0/release.json'), '{}');
    expect(await releaseDao('1.2.0')).toMatchObject({ live: true, damaged: [] });
  });

  it('of its second page keeps a version from being called live, although the first page shows it', async () => {
    await releaseDao('1.1.0');
    await storage.write(await withFolders(storage, 'dao@1.0.0/documents/1.json'), '{');
    const damaged = [expect.stringContaining('documents/1.json is not the file that its release names')];
    const composed = await rollback({ storage, app: 'dao' });
    expect(composed).toMatchObject({ damaged, notShown: '/governance/forum stays unchanged.' });
    expect(await shownVersion('governance/voting.html')).toBe('1.0.0');
    expect(await shownVersion('governance/forum.html')).toBe('1.1.0');
  });

  it('of a host that was never live stops nobody', async () => {
    const dist = await writeHost(join(folder, 'next-host'), { version: '1.1.0', content: 'two' });
    await publish({ storage, candidate: await readCandidate(dist), published });
    await storage.remove(await withFolders(storage, 'host@1.1.0/shell.json'));
    expect(await promote({ storage, app: 'shop', version: '1.0.0' })).toMatchObject({ damaged: [] });
    expect(await publish({ storage, candidate: await readCandidate(dist), published })).toMatchObject({
      outcome: 'unchanged',
    });
    expect((await prune({ storage, keep: 0, app: 'host' })).removed).toEqual(['host@1.1.0']);
  });

  it('of the live host leaves every document as it is', async () => {
    const shell = await withFolders(storage, 'host@1.0.0/shell.json');
    await storage.remove(shell);
    const composed = await promote({ storage, app: 'shop', version: '1.0.0' });
    expect(composed).toMatchObject({
      written: [],
      removed: [],
      damaged: [expect.stringContaining(`${shell} is missing`)],
    });
    expect(await shownVersion()).toBe('1.1.0');
  });
});

describe('an app that is called like a property of every object', () => {
  it('is published, promoted, rolled back and removed like any other', async () => {
    const releaseIt = async (version: string) =>
      publish({
        storage,
        candidate: await readCandidate(
          await writeRemote(join(folder, `c-${version}`), 'constructor', { version, pages: { '/built': ['/built'] } }),
        ),
        published,
        promote: true,
      });
    await releaseIt('1.0.0');
    await releaseIt('1.1.0');
    expect(await rollback({ storage, app: 'constructor' })).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    expect(await shownVersion('built.html')).toBe('1.0.0');
    expect((await prune({ storage, keep: 0 })).removed).toEqual(['constructor@1.1.0']);
    expect((await verify(storage)).problems).toEqual([]);
  });
});
