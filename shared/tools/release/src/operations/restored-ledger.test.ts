import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { ledgerFile } from '../domain/paths';
import { readCandidate, type Candidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { readView } from '../testing/ledger';
import { log, tellEvent } from './log';
import { promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { repair } from './repair';

/** A ledger that was restored from a backup: what happened after it stands in the journal alone. */
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const builds = new Map<string, Candidate>();
let folder: string;
let site: OriginStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restored-'));
  site = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage: site, candidate: host, published, promote: true });
  for (const [version, content] of [
    ['1.0.0', 'one'],
    ['1.1.0', 'one'],
    ['1.1.0', 'another'],
    ['1.2.0', 'one'],
    ['1.3.0', 'one'],
  ] as const) {
    const pages = { '/buy-food': ['/buy-food'] };
    const dist = await writeRemote(join(folder, `${version}-${content}`), 'shop', { version, content, pages });
    builds.set(`${version} ${content}`, await readCandidate(dist));
  }
  await release(site, '1.0.0');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const release = (storage: OriginStorage, version: string, content = 'one') =>
  publish({ storage, candidate: builds.get(`${version} ${content}`)!, published, promote: true });

const live = async (storage: OriginStorage) =>
  (await readView(storage)).microFrontends['shop']?.find(({ deployment }) => deployment.default)?.metadata.version;

/** Publishes 1.1.0, goes on until its files are gone, and brings the ledger back that knows nothing about it. */
async function restoredSite(): Promise<OriginStorage> {
  const storage = overlayStorage(site);
  const backup = (await storage.read(ledgerFile))!;
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await release(storage, version);
  await prune({ storage, keep: 0 });
  expect(await storage.list('shop/1.1.0-')).toEqual([]);
  expect((await storage.list('shop/1.0.0-')).length).toBe(0);
  for (const path of await site.list('shop/1.0.0-')) await storage.write(path, (await site.read(path))!.bytes);
  await storage.write(ledgerFile, backup.bytes);
  return storage;
}

const refusal = 'shop@1.1.0 is already published with different content';

it('gives no number to other content that the journal gave away, though nothing else knows of it', async () => {
  const storage = await restoredSite();
  await expect(release(storage, '1.1.0', 'another')).rejects.toThrow(refusal);
  await release(storage, '1.1.0');
  expect(await live(storage)).toBe('1.1.0');
});

it('remembers that in the ledger, whatever command was the next one', async () => {
  const storage = await restoredSite();
  await promote({ storage, app: 'shop', version: '1.0.0', traffic: 100 });
  await repair(storage);
  await expect(release(storage, '1.1.0', 'another')).rejects.toThrow(refusal);
});

it('is named by verify, whatever commands come after it, until somebody accepts it; the journal has everything that happened before and after', async () => {
  const storage = await restoredSite();
  expect((await verify(storage)).problems).toContain(
    'An older ledger was restored: it is missing 4 journal events after number 2. Run "release repair" to record that.',
  );
  await repair(storage);
  const named = [expect.stringMatching(/^An older ledger was restored, which event 7 noted at .*: events 3 to 6 have/)];
  expect((await verify(storage)).problems).toEqual(named);
  await promote({ storage, app: 'shop', version: '1.0.0', traffic: 100 });
  expect((await verify(storage)).problems).toEqual(named);
  await repair(storage, { acceptsLedger: true });
  expect((await verify(storage)).problems).toEqual([]);
  expect((await log(storage)).map((event) => tellEvent(event).replace(/^.*?\(not verified\): /, ''))).toEqual([
    'publish host@1.0.0, visitors get 1.0.0',
    'publish shop@1.0.0, visitors get 1.0.0',
    'publish shop@1.1.0, visitors get 1.1.0',
    'publish shop@1.2.0, visitors get 1.2.0',
    'publish shop@1.3.0, visitors get 1.3.0',
    'prune shop@1.0.0, shop@1.1.0',
    'restore, because: an older ledger was restored, which ends with event 2',
    'repair --accept-ledger',
  ]);
});

it('has verify tell the one event that a ledger which was restored lacks, also after later commands', async () => {
  const storage = overlayStorage(site);
  const backup = (await storage.read(ledgerFile))!;
  await release(storage, '1.1.0');
  expect((await verify(storage)).unapplied).toEqual([]);
  await storage.write(ledgerFile, backup.bytes);
  const lacking = [expect.objectContaining({ sequence: 3, command: 'publish', app: 'shop', version: '1.1.0' })];
  expect((await verify(storage)).unapplied).toEqual(lacking);
  await promote({ storage, app: 'host', version: '1.0.0' });
  await release(storage, '1.2.0');
  expect((await verify(storage)).unapplied).toEqual(lacking);
});

it('takes no event of a command that was killed for a ledger that was restored', async () => {
  const storage = overlayStorage(site);
  const killed: OriginStorage = {
    ...storage,
    write: async (path, ...rest) => {
      if (path === ledgerFile) throw new Error('killed');
      return storage.write(path, ...rest);
    },
  };
  await expect(promote({ storage: killed, app: 'host', version: '1.0.0' })).resolves.toBeDefined();
  await expect(promote({ storage: killed, app: 'shop', version: '1.0.0', traffic: 0 })).rejects.toThrow();
  await release(storage, '1.1.0');
  await expect(promote({ storage: killed, app: 'shop', version: '1.0.0' })).rejects.toThrow('killed');
  expect((await verify(storage)).problems).toEqual([]);
  await repair(storage);
  expect((await log(storage)).map(({ command }) => command)).toEqual(['publish', 'publish', 'publish']);
});

it('reads a journal with more events than a process may have files open at once', async () => {
  const storage = overlayStorage(site);
  let open = 0;
  let most = 0;
  const counted: OriginStorage = {
    ...storage,
    async read(path) {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return storage.read(path);
    },
  };
  for (let round = 0; round < 20; round += 1) {
    await promote({ storage, app: 'shop', version: '1.0.0' });
    await release(storage, '1.1.0');
  }
  expect((await log(counted)).length).toBeGreaterThan(40);
  expect(most).toBeLessThanOrEqual(16);
});
