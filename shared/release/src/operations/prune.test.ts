import { liveEntry } from '@furrow/discovery/discovery';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { markRemoving, versionEntry } from '../domain/deployment';
import { Refused } from '../domain/refused';
import { readCandidate, type Candidate } from '../store/candidate';
import { readDiscovery, updateDiscovery } from '../store/discovery-file';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { entryOfUnlisted, sealOf } from '../store/releases';
import type { Storage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let site: Storage;
const shop = new Map<string, Candidate>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-'));
  site = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage: site, candidate: host, published, promote: true });
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    const pages = { '/buy-food': ['/buy-food'] };
    shop.set(
      version,
      await readCandidate(await writeRemote(join(folder, version), 'shop', { version, content: version, pages })),
    );
    if (version < '1.3.0') await publish({ storage: site, candidate: shop.get(version)!, published, promote: true });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const versions = async (storage: Storage) =>
  (await readDiscovery(storage)).microFrontends['shop']?.map(({ metadata }) => metadata.version);

it('keeps a version that is published and promoted while old ones are removed, at whatever moment', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += 1) {
    const storage = overlayStorage(site);
    let call = 0;
    const before = async () => {
      call += 1;
      if (call === moment) await publish({ storage, candidate: shop.get('1.3.0')!, published, promote: true });
    };
    await prune({ storage: instrumentedStorage(storage, { before }), keep: 1 });
    isOver = call < moment;
    if (isOver) break;
    expect(liveEntry((await readDiscovery(storage)).microFrontends['shop'])?.metadata.version).toBe('1.3.0');
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
  }
});

it('makes room for documents that a full disk does not take, and keeps the versions that they name', async () => {
  let isFull = true;
  const inner = overlayStorage(site);
  const storage = instrumentedStorage(inner, {
    before: async (call, path) => {
      if (call === 'write' && path.endsWith('.html') && isFull) throw new Error('The disk is full.');
      if (call === 'removeFolder') isFull = false;
    },
  });
  await expect(rollback({ storage, app: 'shop' })).rejects.toThrow('The disk is full.');
  await rollback({ storage, app: 'shop' }).catch(() => undefined);
  expect(await prune({ storage, keep: 0 })).toEqual(['shop@1.1.0']);
  expect(await versions(inner)).toEqual(['1.0.0', '1.2.0']);
  expect((await verify(inner)).problems).toEqual([]);
});

it('removes nothing that a publish has stored and not yet named, or lets it store it again', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += 1) {
    const storage = overlayStorage(site);
    let call = 0;
    const before = async () => {
      call += 1;
      if (call === moment) await prune({ storage, keep: 1 });
    };
    const candidate = shop.get('1.3.0')!;
    await publish({ storage: instrumentedStorage(storage, { before }), candidate, published, promote: true });
    isOver = call < moment;
    expect(liveEntry((await readDiscovery(storage)).microFrontends['shop'])?.metadata.version).toBe('1.3.0');
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
  }
});

it('keeps none but the live version and the one a rollback brings back, when it is to keep none', async () => {
  const storage = overlayStorage(site);
  await publish({ storage, candidate: shop.get('1.3.0')!, published });
  expect(await prune({ storage, keep: 0 })).toEqual(['shop@1.0.0', 'shop@1.3.0']);
  expect(await versions(storage)).toEqual(['1.1.0', '1.2.0']);
});

it('refuses an app that the site does not have', async () => {
  await expect(prune({ storage: overlayStorage(site), keep: 1, app: 'typo' })).rejects.toThrow(
    'There is no app "typo" on this site. There are: host, shop.',
  );
});

it('is completed by the next command when it is killed at any moment', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += 1) {
    const storage = overlayStorage(site);
    let call = 0;
    const before = async () => {
      call += 1;
      if (call >= moment) throw new Error('killed');
    };
    isOver = await prune({ storage: instrumentedStorage(storage, { before }), keep: 1 }).then(
      () => true,
      () => false,
    );
    await prune({ storage, keep: 1 });
    expect(await versions(storage)).toEqual(['1.1.0', '1.2.0']);
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
    expect((await storage.list('shop/1.0.0/')).length).toBe(0);
  }
});

it('publishes a version anew whose files are marked as being removed, at whatever moment that happens', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += 1) {
    const storage = overlayStorage(site);
    let call = 0;
    // A prune that found the files without an entry, and was killed once it had marked them.
    const mark = () =>
      updateDiscovery(storage, async (discovery) => {
        const isListed = versionEntry(discovery, 'shop', '1.3.0') !== undefined;
        const seal = await sealOf(storage, 'shop', '1.3.0');
        if (isListed || seal === null) return discovery;
        const entry = await entryOfUnlisted(storage, 'shop', '1.3.0');
        return markRemoving(discovery, 'shop', [{ entry, seal }]);
      });
    const before = async () => {
      call += 1;
      if (call === moment) await mark();
    };
    const candidate = shop.get('1.3.0')!;
    await publish({ storage: instrumentedStorage(storage, { before }), candidate, published });
    isOver = call < moment;
    expect([moment, versionEntry(await readDiscovery(storage), 'shop', '1.3.0')?.extras.removing]).toEqual([
      moment,
      undefined,
    ]);
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
  }
});

it('decides by the discovery document of the moment in which it marks, not of its start', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += 1) {
    const storage = overlayStorage(site);
    let call = 0;
    let isRefused = false;
    const before = async () => {
      call += 1;
      if (call !== moment) return;
      const promoting = promote({ storage, app: 'shop', version: '1.0.0' });
      await promoting.catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        isRefused = true;
      });
    };
    await prune({ storage: instrumentedStorage(storage, { before }), keep: 1 });
    isOver = call < moment;
    if (isOver) break;
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
    const live = liveEntry((await readDiscovery(storage)).microFrontends['shop'])?.metadata.version;
    expect([moment, live]).toEqual([moment, isRefused ? '1.2.0' : '1.0.0']);
  }
});
