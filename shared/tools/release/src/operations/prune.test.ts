import { liveEntry } from '@furrow/discovery/discovery';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { readCandidate, type Candidate } from '../store/candidate';
import { readLedger } from '../store/ledger-file';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { changeByHand, folderIn, readView } from '../testing/ledger';
import { nextMoment } from '../testing/orderings';
import { log } from './log';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let site: OriginStorage;
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

const versions = async (storage: OriginStorage) =>
  (await readView(storage)).microFrontends['shop']?.map(({ metadata }) => metadata.version);

it('keeps a version that is published and promoted while old ones are removed, at whatever moment', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += nextMoment) {
    const storage = overlayStorage(site);
    let call = 0;
    const before = async () => {
      call += 1;
      if (call === moment) await publish({ storage, candidate: shop.get('1.3.0')!, published, promote: true });
    };
    await prune({ storage: instrumentedStorage(storage, { before }), keep: 1 });
    isOver = call < moment;
    if (isOver) break;
    expect(liveEntry((await readView(storage)).microFrontends['shop'])?.metadata.version).toBe('1.3.0');
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
  }
});

it('makes room for documents that a full disk does not take, and keeps the versions that they name', async () => {
  let isFull = true;
  const inner = overlayStorage(site);
  const storage = instrumentedStorage(inner, {
    before: async (call, path) => {
      if (call === 'write' && path.endsWith('.html') && isFull) throw new Error('The disk is full.');
      if (call === 'remove') isFull = false;
    },
  });
  await expect(rollback({ storage, app: 'shop' })).rejects.toThrow('The disk is full.');
  await rollback({ storage, app: 'shop' }).catch(() => undefined);
  expect(await prune({ storage, keep: 0 })).toEqual({ removed: ['shop@1.1.0'], views: [], unknown: [] });
  expect(await versions(inner)).toEqual(['1.0.0', '1.2.0']);
  expect((await verify(inner)).problems).toEqual([]);
});

/** While the publish composes, nothing is removed. */
function expectComposing(error: Error): void {
  expect(error.message).toContain('while another command is composing documents');
}

it('removes nothing that a publish has stored and not yet named, or lets it store it again', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += nextMoment) {
    const storage = overlayStorage(site);
    let call = 0;
    const before = async () => {
      call += 1;
      if (call === moment) await prune({ storage, keep: 1 }).catch(expectComposing);
    };
    const candidate = shop.get('1.3.0')!;
    await publish({ storage: instrumentedStorage(storage, { before }), candidate, published, promote: true });
    isOver = call < moment;
    expect(liveEntry((await readView(storage)).microFrontends['shop'])?.metadata.version).toBe('1.3.0');
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
  }
});

it('keeps none but the live version and the one a rollback brings back, when it is to keep none', async () => {
  const storage = overlayStorage(site);
  await publish({ storage, candidate: shop.get('1.3.0')!, published });
  expect(await prune({ storage, keep: 0 })).toEqual({ removed: ['shop@1.0.0', 'shop@1.3.0'], views: [], unknown: [] });
  expect(await versions(storage)).toEqual(['1.1.0', '1.2.0']);
});

it('refuses an app that the site does not have', async () => {
  await expect(prune({ storage: overlayStorage(site), keep: 1, app: 'typo' })).rejects.toThrow(
    'There is no app "typo" on this site. Its apps are: host, shop.',
  );
});

it('is completed by the next command when it is killed at any moment', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += nextMoment) {
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
    expect((await storage.list('shop/1.0.0-')).length).toBe(0);
  }
});

const day = 24 * 60 * 60 * 1000;

it('leaves what a publish that was killed has stored for a day, and collects it then', async () => {
  const storage = overlayStorage(site);
  const candidate = shop.get('1.3.0')!;
  let written = 0;
  const before = async (call: string) => {
    if (call === 'write') written += 1;
    if (written > 4) throw new Error('killed');
  };
  await expect(publish({ storage: instrumentedStorage(storage, { before }), candidate, published })).rejects.toThrow();
  const left = await storage.list(`${candidate.folder}/`);
  expect(left).toHaveLength(3);
  expect(await prune({ storage, keep: 3, now: Date.now() + day - 60_000 })).toEqual({
    removed: [],
    views: [],
    unknown: [],
  });
  expect(await storage.list(`${candidate.folder}/`)).toEqual(left);
  expect(await prune({ storage, keep: 3, now: Date.now() + day + 60_000 })).toEqual({
    removed: ['shop@1.3.0'],
    views: [],
    unknown: [],
  });
  expect(await storage.list(`${candidate.folder}/`)).toEqual([]);
});

it('lets a publish that begins again have what would be collected, at whatever moment', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += nextMoment) {
    const storage = overlayStorage(site);
    const candidate = shop.get('1.3.0')!;
    await changeByHand(storage, (ledger) => ({
      ...ledger,
      storing: { [candidate.folder]: '2026-01-01T00:00:00.000Z' },
    }));
    for (const [file, bytes] of candidate.files) await storage.write(`${candidate.folder}/${file}`, bytes);
    await storage.write(`${candidate.folder}/release.json`, candidate.releaseText);
    let call = 0;
    const before = async () => {
      call += 1;
      if (call === moment) await publish({ storage, candidate, published, promote: true });
    };
    await prune({ storage: instrumentedStorage(storage, { before }), keep: 3 });
    isOver = call < moment;
    if (isOver) break;
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
    expect((await readView(storage)).microFrontends['shop']?.at(-1)?.metadata.version).toBe('1.3.0');
  }
});

it('keeps releases that a ledger from a backup does not know, names them, and removes them only when it is told to', async () => {
  const storage = overlayStorage(site);
  const backup = (await storage.read('.furrow/ledger.json'))!;
  await publish({ storage, candidate: shop.get('1.3.0')!, published, promote: true });
  const folder = await folderIn(storage, 'shop@1.3.0');
  await storage.write('.furrow/ledger.json', backup.bytes);
  expect(await prune({ storage, keep: 3 })).toEqual({ removed: [], views: [], unknown: [folder] });
  expect(await storage.list(`${folder}/release.json`)).toHaveLength(1);
  expect(await prune({ storage, keep: 3, unknown: true })).toEqual({ removed: ['shop@1.3.0'], views: [], unknown: [] });
  expect(await storage.list(`${folder}/`)).toEqual([]);
});

it('removes nothing by an empty ledger, or one that says of live versions that nobody gets them', async () => {
  const storage = overlayStorage(site);
  const before = await storage.list('');
  for (const change of ['empty', 'not live']) {
    await changeByHand(storage, (ledger) => ({
      ...ledger,
      apps:
        change === 'empty'
          ? {}
          : Object.fromEntries(
              Object.entries(ledger.apps).map(([app, { numbers, versions }]) => [
                app,
                {
                  numbers,
                  versions: versions.map(({ promoted, ...version }) => ({ ...version, share: 0, isDefault: false })),
                },
              ]),
            ),
    }));
    await expect(prune({ storage, keep: 0 })).rejects.toThrow(
      'According to .furrow/ledger.json, the site has no live host',
    );
    expect((await storage.list('')).filter((path) => !before.includes(path))).toEqual([]);
    expect(await storage.list('shop/')).toEqual(before.filter((path) => path.startsWith('shop/')));
    await storage.write('.furrow/ledger.json', (await site.read('.furrow/ledger.json'))!.bytes);
  }
});

it('decides according to the ledger of the moment in which it takes versions out, not of its start', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += nextMoment) {
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
    const live = liveEntry((await readView(storage)).microFrontends['shop'])?.metadata.version;
    expect([moment, live]).toEqual([moment, isRefused ? '1.2.0' : '1.0.0']);
  }
});

describe('events of commands that were killed before they changed the ledger', () => {
  let storage: OriginStorage;
  const events = () => storage.list('.furrow/journal/');
  const promoted = (version: string) => promote({ storage, app: 'shop', version });
  const later = (time: number) => prune({ storage, keep: 3, now: Date.now() + time });

  /** Runs a command that is killed when it has written its event; `other` comes first and changes the ledger. */
  async function kill(command: (killed: OriginStorage) => Promise<unknown>, other?: () => Promise<unknown>) {
    let hasWritten = false;
    let isKilled = false;
    const before = async (call: string, path: string) => {
      if (call === 'write' && path === ledgerFile && hasWritten && !isKilled) {
        isKilled = true;
        await other?.();
      }
      if (call === 'write' && path.startsWith('.furrow/journal/')) hasWritten = true;
      if (isKilled) throw new Error('killed');
    };
    await expect(command(instrumentedStorage(storage, { before }))).rejects.toThrow('killed');
  }
  const promotion = (killed: OriginStorage) => promote({ storage: killed, app: 'shop', version: '1.0.0' });

  beforeEach(() => (storage = overlayStorage(site)));

  it('are collected a day later, and the others stay', async () => {
    const whole = (await events()).length;
    for (const version of ['1.1.0', '1.2.0']) await kill(promotion, () => promoted(version));
    expect(await events()).toHaveLength(whole + 4);
    await later(day - 60_000);
    expect(await events()).toHaveLength(whole + 4);
    await later(day + 60_000);
    expect(await events()).toHaveLength(whole + 2);
    expect((await verify(storage)).problems).toEqual([]);
    expect((await log(storage)).map(({ version }) => version).slice(-2)).toEqual(['1.1.0', '1.2.0']);
  });

  it('stay while no other event has their number: the ledger may be one that was restored', async () => {
    await kill(promotion);
    const before = await events();
    await later(day + 60_000);
    expect(await events()).toEqual(before);
  });

  it('stay where nothing else in the journal tells whose a number of a version is', async () => {
    await kill((killed) => publish({ storage: killed, candidate: shop.get('1.3.0')!, published }));
    await promoted('1.1.0');
    const before = await events();
    await later(day + 60_000);
    expect(await events()).toEqual(before);
  });

  it('stay where the event is missing that the next one names', async () => {
    await kill(promotion, () => promoted('1.1.0'));
    await promoted('1.2.0');
    const { journal } = await readLedger(storage);
    const missing = (await events()).filter((path) => !path.includes(journal?.hash ?? '')).at(-1) ?? '';
    const { bytes } = (await storage.read(missing))!;
    await storage.remove(missing);
    const before = await events();
    await later(day + 60_000);
    expect(await events()).toEqual(before);
    await storage.write(missing, bytes);
    expect((await verify(storage)).problems).toEqual([]);
  });
});
