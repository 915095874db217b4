import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate, type Candidate } from '../storage/candidate';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { memoryStorage, overlayStorage } from '../storage/memory-storage';
import { isComposed } from '../domain/paths';
import { readDiscovery } from '../storage/discovery-file';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { composeSite } from '../compose/compose-site';
import { readJson, readText, type Storage } from '../storage/storage';
import { verify } from '../check/verify';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let site: Storage;
let candidates: { shop: Candidate; shopAgain: Candidate; dao: Candidate; host: Candidate; contentRemote: Candidate };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interruption-'));
  site = memoryStorage();
  const remote = async (app: string, fixture: Fixture) =>
    readCandidate(await writeRemote(join(folder, `${app}-${fixture.version ?? ''}`), app, fixture));
  const host = async (fixture: Fixture) =>
    readCandidate(await writeHost(join(folder, `host-${fixture.version ?? ''}`), fixture));
  const shopPages = { '/buy-food': ['/buy-food'], '/checkout': ['/checkout'] };
  const daoPages = { '/governance/voting': ['/governance/voting'] };
  const before = [
    await host({ version: '1.0.0' }),
    await remote('shop', { version: '1.0.0', pages: shopPages }),
    await remote('dao', { version: '1.0.0', pages: daoPages }),
  ];
  for (const candidate of before) await publish({ storage: site, candidate, published, promote: true });
  candidates = {
    shop: await remote('shop', {
      version: '1.1.0',
      content: 'two',
      pages: { '/buy-food': ['/buy-food'], '/marketplace': ['/marketplace'] },
    }),
    shopAgain: await remote('shop', { version: '1.2.0', content: 'three', pages: shopPages }),
    dao: await remote('dao', {
      version: '1.1.0',
      content: 'two',
      pages: { ...daoPages, '/governance/forum': ['/governance/forum'] },
    }),
    host: await host({ version: '1.1.0', content: 'two' }),
    contentRemote: await remote('content', { version: '1.0.0', pages: { '/': ['/'] } }),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Dies at the given write or removal, and stays dead: not even a cleanup of its own succeeds. */
function killedAt(storage: Storage, operation: number): Storage {
  let count = 0;
  const alive = () => {
    if (count >= operation) throw new Error('killed');
  };
  const act = <Result>(work: () => Promise<Result>) => {
    count += 1;
    alive();
    return work();
  };
  const look = async <Result>(work: () => Promise<Result>) => {
    alive();
    return work();
  };
  return {
    read: (path) => look(() => storage.read(path)),
    list: (prefix) => look(() => storage.list(prefix)),
    write: async (path, content, condition) => act(() => storage.write(path, content, condition)),
    remove: async (path, condition) => act(() => storage.remove(path, condition)),
  };
}

/** The claims of a killed process name a process that is gone. */
async function bury(storage: Storage): Promise<void> {
  for (const path of await storage.list('.furrow/claims/')) {
    await storage.write(path, JSON.stringify({ ...((await readJson(storage, path)) as object), pid: 2 ** 30 }));
  }
}

async function visible(storage: Storage): Promise<Map<string, string>> {
  const paths = (await storage.list('')).filter((path) => isComposed(path) || path === 'discovery.json');
  return new Map(await Promise.all(paths.map(async (path) => [path, (await readText(storage, path)) ?? ''] as const)));
}

/** Everything a document or the discovery document names is there. */
async function expectSound(storage: Storage): Promise<void> {
  const files = new Set(await storage.list(''));
  for (const [path, text] of await visible(storage)) {
    for (const [, file = ''] of text.matchAll(/"\/([a-z-]+\/\d+\.\d+\.\d+\/[^"]+)"/g)) {
      if (!files.has(file)) throw new Error(`${path} names ${file}, which is missing`);
    }
  }
}

async function expectComplete(storage: Storage): Promise<void> {
  expect(await verify(storage)).toMatchObject({ problems: [] });
  const site = await visible(storage);
  site.delete('discovery.json');
  expect(site).toEqual(await composeSite(storage));
  expect(await storage.list('.furrow/claims/')).toEqual([]);
}

const commands: [string, (storage: Storage) => Promise<unknown>][] = [
  [
    'publish and promotion of a remote that gains a page and drops one',
    (storage) => publish({ storage, candidate: candidates.shop, published, promote: true, allowDrop: true }),
  ],
  ['publish that waits', (storage) => publish({ storage, candidate: candidates.shopAgain, published })],
  ['release of the host', (storage) => publish({ storage, candidate: candidates.host, published, promote: true })],
];

describe.each(commands)('a killed %s', (_name, command) => {
  it('leaves the site sound at every step, and the next publish of another team completes or clears it', async () => {
    const before = await visible(site);
    const completed = overlayStorage(site);
    await command(completed);
    const after = await visible(completed);

    let operation = 1;
    for (; ; operation += 1) {
      const storage = overlayStorage(site);
      const survived = await command(killedAt(storage, operation)).then(
        () => true,
        () => false,
      );
      await expectSound(storage);
      const now = await visible(storage);
      const moved = now.get('discovery.json') !== before.get('discovery.json');
      if (!moved) expect(now).toEqual(before);
      for (const [path, text] of now) expect([before.get(path), after.get(path)]).toContain(text);

      await bury(storage);
      await publish({ storage, candidate: candidates.dao, published, promote: true });
      await expectComplete(storage);
      expect((await readDiscovery(storage)).microFrontends['shop']).toEqual(
        (await readDiscovery(moved ? completed : site)).microFrontends['shop'],
      );
      expect(await readText(storage, 'governance/forum.html')).toBeDefined();
      const orphans = (await storage.list('')).filter((path) => /^(?:shop|host)\/1\.[12]\.0\//.test(path));
      if (!moved) expect(orphans).toEqual([]);
      if (survived) break;
    }
    expect(operation).toBeGreaterThan(10);
  });
});

/** Lets other work run in between, in an order that depends on the seed. */
function jumbled(storage: Storage, scheduler: fc.Scheduler): Storage {
  const read = scheduler.scheduleFunction((path: string) => storage.read(path));
  const list = scheduler.scheduleFunction((prefix: string) => storage.list(prefix));
  const write = scheduler.scheduleFunction((...args: Parameters<Storage['write']>) => storage.write(...args));
  const remove = scheduler.scheduleFunction((...args: Parameters<Storage['remove']>) => storage.remove(...args));
  return { read, list, write, remove };
}

describe('commands of several teams at the same moment', () => {
  it('lose nothing, in whatever order their steps fall', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const storage = overlayStorage(site);
        const shared = jumbled(storage, scheduler);
        const work = Promise.all([
          publish({ storage: shared, candidate: candidates.shopAgain, published, promote: true }),
          publish({ storage: shared, candidate: candidates.dao, published, promote: true }),
          publish({ storage: shared, candidate: candidates.host, published, promote: true }),
          publish({ storage: shared, candidate: candidates.contentRemote, published, promote: true }),
        ]);
        await scheduler.waitFor(work);
        await expectComplete(storage);
        const { microFrontends } = await readDiscovery(storage);
        const live = Object.entries(microFrontends).map(
          ([app, entries]) => `${app}@${entries.find((entry) => entry.deployment.default)?.metadata.version ?? ''}`,
        );
        expect(live).toEqual(['content@1.0.0', 'dao@1.1.0', 'host@1.1.0', 'shop@1.2.0']);
      }),
      { numRuns: 6 },
    );
  });

  it('let a promotion, a rollback and a prune cross each other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const storage = overlayStorage(site);
        await publish({ storage, candidate: candidates.shopAgain, published, promote: true });
        await publish({ storage, candidate: candidates.dao, published });
        const shared = jumbled(storage, scheduler);
        await scheduler.waitFor(
          Promise.all([
            rollback({ storage: shared, app: 'shop' }),
            promote({ storage: shared, app: 'dao', version: '1.1.0' }),
            prune({ storage: shared, keep: 1 }),
            publish({ storage: shared, candidate: candidates.host, published, promote: true }),
          ]),
        );
        await expectComplete(storage);
      }),
      { numRuns: 6 },
    );
  });
});
