import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../../check/verify';
import { prune } from '../../operations/prune';
import { promote, rollback } from '../../operations/promote';
import { publish } from '../../operations/publish';
import { repair } from '../../operations/repair';
import { status } from '../../operations/status';
import { readCandidate, type Candidate } from '../../store/candidate';
import { readJournal } from '../../store/journal-file';
import { readLedger } from '../../store/ledger-file';
import { folderStorage } from '../../store/folder-storage';
import { memoryStorage, overlayStorage } from '../../store/memory-storage';
import { readText, type OriginStorage } from '../../store/storage';
import { writeHost, writeRemote } from '../../testing/fixture';
import { instrumentedStorage } from '../../testing/instrumented-storage';
import { reconcile } from './reconcile';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const count = 400;
const paths = Array.from({ length: count }, (_, index) => `/blog/${index}`);

let folder: string;
let site: OriginStorage;
const builds = new Map<string, Candidate>();

const release = (storage: OriginStorage, name: string, live = true) =>
  publish({ storage, candidate: builds.get(name)!, published, promote: live, allowDrop: true });
const promoteHost = (storage: OriginStorage) => promote({ storage, app: 'host', version: '2.0.0' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'many-'));
  for (const version of ['1.0.0', '2.0.0']) {
    const host = await writeHost(join(folder, `host-${version}`), { version, content: version });
    builds.set(`host@${version}`, await readCandidate(host));
    const pages = { '/buy-food': ['/buy-food'] };
    const shop = await writeRemote(join(folder, `shop-${version}`), 'shop', { version, content: version, pages });
    builds.set(`shop@${version}`, await readCandidate(shop));
  }
  const content = await writeRemote(join(folder, 'content'), 'content', { pages: { '/blog/:slug': paths } });
  builds.set('content', await readCandidate(content));
  site = memoryStorage();
  for (const name of ['host@1.0.0', 'content', 'shop@1.0.0', 'shop@2.0.0']) await release(site, name);
  await release(site, 'host@2.0.0', false);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tells of each document that is written; what it returns is awaited before the document is. */
function watchDocuments(storage: OriginStorage, onWrite: (path: string) => Promise<void>): OriginStorage {
  return instrumentedStorage(storage, {
    before: async (call, path) => (call === 'write' && path.endsWith('.html') ? onWrite(path) : undefined),
  });
}

/** The most calls of a storage that were under way at the same moment. */
function countCalls(storage: OriginStorage): { storage: OriginStorage; most: () => number } {
  let [now, most] = [0, 0];
  const counted = instrumentedStorage(storage, {
    before: async () => {
      most = Math.max(most, (now += 1));
      for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
    },
    after: async () => void (now -= 1),
  });
  return { storage: counted, most: () => most };
}

it('hands the documents over to the command that composes, which writes them before it ends', async () => {
  const storage = overlayStorage(site);
  let rolledBack: Awaited<ReturnType<typeof rollback>> | undefined;
  const order: string[] = [];
  const host = await promoteHost(
    watchDocuments(storage, async (path) => {
      if (order.push(path) === 150) rolledBack = await rollback({ storage, app: 'shop' });
    }),
  );
  expect(rolledBack).toMatchObject({ from: '2.0.0', to: '1.0.0', written: [], writtenBy: `process ${process.pid}` });
  expect(host.written).toHaveLength(count + 4);
  expect(await readText(storage, 'buy-food.html')).toContain('shop /buy-food 1.0.0');
  expect((await verify(storage)).problems).toEqual([]);
});

it.each([
  ['in memory', () => overlayStorage(site)],
  // Without compressed copies, which are no part of what commands wait for.
  ['in a folder', () => folderStorage(join(folder, 'twenty'), { precompress: false })],
])('takes twenty releases and one of the host at once %s, and fails none', async (_, open) => {
  const storage = open();
  for (const name of ['host@1.0.0', 'host@2.0.0']) await release(storage, name, name === 'host@1.0.0');
  const teams = Array.from({ length: 20 }, (_unused, index) => `team${index}`);
  const builds = await Promise.all(
    teams.map(async (team) => {
      const pages = { [`/${team}`]: [`/${team}`], [`/${team}/more`]: [`/${team}/more`] };
      return readCandidate(await writeRemote(join(folder, team), team, { pages }));
    }),
  );
  const [host, ...results] = await Promise.all([
    promoteHost(storage),
    ...builds.map((candidate) => publish({ storage, candidate, published, promote: true })),
  ]);
  for (const [index, result] of results.entries())
    expect(result).toMatchObject({ app: teams[index], outcome: 'published', live: true, damaged: [] });
  // Each document is written by the command it is of, or by the one that the command names.
  const written = [host, ...results].flatMap((result) => result.written);
  for (const [index, result] of results.entries())
    expect(written.includes(`${teams[index]}.html`) || result.writtenBy !== undefined).toBe(true);
  for (const team of teams) expect(await readText(storage, `${team}.html`)).toContain(`<h1>${team} /${team} one</h1>`);
  const { events } = await readJournal(storage, await readLedger(storage));
  const promoted = events.filter(({ command }) => command === 'publish').map(({ app }) => app);
  expect(promoted).toEqual(expect.arrayContaining(teams));
  expect((await verify(storage)).problems).toEqual([]);
});

it('writes what a rollback waits for before all that is left', async () => {
  const storage = overlayStorage(site);
  const order: string[] = [];
  await promoteHost(
    watchDocuments(storage, async (path) => {
      if (order.push(path) === 20) await rollback({ storage, app: 'shop' });
    }),
  );
  // The next look at what others want is after a hundred documents.
  expect(order.indexOf('buy-food.html')).toBeLessThan(140);
  expect(new Set(order).size).toBe(count + 2);
});

it('goes on where a killed command was', async () => {
  const storage = overlayStorage(site);
  let written = 0;
  const killed = instrumentedStorage(storage, {
    before: async (call, path) => {
      if (call === 'write' && path.endsWith('.html')) written += 1;
      if (written > 300) throw new Error('killed');
    },
  });
  await expect(promoteHost(killed)).rejects.toThrow('killed');
  const next = await reconcile(storage);
  // Saved is every two hundredth document.
  expect(next.written.filter((path) => path.endsWith('.html')).length).toBeLessThanOrEqual(count + 2 - 200);
  expect(new Set([...next.written, ...next.leftPending].filter((path) => path.endsWith('.html')))).toEqual(
    new Set([...paths.map((path) => `${path.slice(1)}.html`), 'buy-food.html', '404.html']),
  );
  expect((await verify(storage)).problems).toEqual([]);
});

it('leaves nothing behind when the ledger was changed by a command that could tell nobody', async () => {
  const storage = overlayStorage(site);
  let isKilled = false;
  const killed = instrumentedStorage(storage, {
    before: async (_, path) => {
      if (path === '.furrow/composed.json') throw new Error('killed');
    },
  });
  await promoteHost(
    watchDocuments(storage, async () => {
      if (isKilled) return;
      isKilled = true;
      await expect(rollback({ storage: killed, app: 'shop' })).rejects.toThrow('killed');
    }),
  );
  expect(await readText(storage, 'buy-food.html')).toContain('shop /buy-food 1.0.0');
  expect((await verify(storage)).problems).toEqual([]);
});

it.each([
  ['a promotion of the host', promoteHost],
  ['repair', repair],
  ['verify', verify],
  ['status', status],
  ['prune', (storage: OriginStorage) => prune({ storage, keep: 1 })],
])('reads and writes a bounded number of files at the same time in %s', async (_, run) => {
  const { storage, most } = countCalls(overlayStorage(site));
  await run(storage);
  expect(most()).toBeLessThanOrEqual(64);
});

it('makes compressed copies again that are not those of their file, and those of a file that came back from a backup', async () => {
  const origin = join(folder, 'origin');
  const storage = folderStorage(origin);
  await release(storage, 'host@1.0.0');
  const restored = await readText(storage, 'discovery.json');
  await release(storage, 'shop@1.0.0');
  await writeFile(join(origin, 'discovery.json'), restored ?? '');
  for (const file of ['buy-food.html.br', 'buy-food.html.gz', '404.html.br'])
    await writeFile(join(origin, file), 'of another document');
  const { written } = await repair(storage);
  expect(written).toEqual(['404.html', 'buy-food.html', 'discovery.json']);
  expect((await verify(storage)).problems).toEqual([]);
});

it('keeps old versions while a command composes that may still write documents of them', async () => {
  const storage = overlayStorage(site);
  let pruned: Promise<unknown> | undefined;
  await promoteHost(
    watchDocuments(storage, async () => {
      pruned ??= prune({ storage, keep: 0 });
      await pruned.catch(() => undefined);
    }),
  );
  await expect(pruned).rejects.toThrow(
    `Old versions cannot be removed while another command is composing documents: process ${process.pid}. Try again when it has ended.`,
  );
});
