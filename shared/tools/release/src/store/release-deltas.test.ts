import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { verify } from '../check/verify';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { folderIn, readView } from '../testing/ledger';
import { readCandidate } from './candidate';
import { memoryStorage, overlayStorage } from './memory-storage';
import type { OriginStorage } from './storage';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const lines = Array.from({ length: 1_000 }, (_, index) => `console.log(${index * 7919});`);
let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deltas-'));
  storage = memoryStorage();
  await publish({
    storage,
    candidate: await readCandidate(await writeHost(join(folder, 'host'))),
    published,
    promote: true,
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Publishes a version of the shop whose script has one line of its own, and whose other script has nothing in common
 * with any.
 */
async function release(version: string, options: { promote?: boolean } = { promote: true }): Promise<void> {
  const dist = join(folder, version);
  await writeRemote(dist, 'shop', { version, pages: { '/shop': ['/shop'] }, content: version });
  const build = version.replaceAll('.', '').padStart(8, '0');
  await writeFile(join(dist, `main.${build}.js`), lines.toSpliced(500, 1, `console.log('${version}');`).join('\n'));
  await writeFile(join(dist, `noise.${build}.js`), noise(version));
  await publish({ storage, candidate: await readCandidate(dist), published, ...options });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Letters that no other seed gives, in an order that repeats nothing. */
function noise(seed: string): string {
  let state = Number(seed.replaceAll(/\D/g, ''));
  return Array.from({ length: 2_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

/** The deltas in the storage, each as the versions that it leads from and to with its file. */
async function deltas(): Promise<string[]> {
  return (await storage.list('_deltas/')).map((path) =>
    path.replace(/^_deltas\/shop\/([\d.]+)-\w+\/([\d.]+)-\w+\/(.*)$/, '$2 to $1: $3'),
  );
}

it('a release is stored as differences to what visitors may have, where that saves half', async () => {
  await release('1.0.0');
  expect(await deltas()).toEqual([]);
  await release('1.1.0');
  expect(await deltas()).toEqual(['1.0.0 to 1.1.0: main.00000110.js.dcz']);
  await release('1.2.0');
  await release('1.3.0', {});
  expect(await deltas()).toEqual([
    '1.0.0 to 1.1.0: main.00000110.js.dcz',
    '1.0.0 to 1.2.0: main.00000120.js.dcz',
    '1.1.0 to 1.2.0: main.00000120.js.dcz',
    '1.1.0 to 1.3.0: main.00000130.js.dcz',
    '1.2.0 to 1.3.0: main.00000130.js.dcz',
  ]);
  expect((await verify(storage)).problems).toEqual([]);
});

it('a font or a picture that stays the same costs next to nothing, and the earlier one is not read for it', async () => {
  const read = jest.spyOn(storage, 'read');
  for (const version of ['1.0.0', '1.1.0']) {
    const dist = join(folder, version);
    await writeRemote(dist, 'shop', { version, pages: { '/shop': ['/shop'] }, content: version });
    for (const part of ['', 'standalone/'])
      for (const file of ['text.01234567.woff2', 'honey.89abcdef.svg'])
        await write(join(dist, part, 'assets', file), noise(file));
    await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
  }
  expect(await deltas()).toEqual(
    ['honey.89abcdef.svg', 'text.01234567.woff2'].map((file) => `1.0.0 to 1.1.0: assets/${file}.dcz`),
  );
  for (const path of await storage.list('_deltas/')) expect((await storage.read(path))?.bytes.length).toBeLessThan(100);
  const before = `${await folderIn(storage, 'shop@1.0.0')}/assets/`;
  expect(read.mock.calls.filter(([path]) => path.startsWith(before))).toEqual([]);
  expect((await verify(storage)).problems).toEqual([]);
});

it('prune removes deltas with the release that they lead from', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await release('1.2.0');
  await prune({ storage, keep: 0 });
  expect(await deltas()).toEqual(['1.1.0 to 1.2.0: main.00000120.js.dcz']);
});

it('what a killed publish has left of its deltas is no damage, and prune takes it away', async () => {
  await release('1.0.0');
  await release('1.1.0');
  const [delta = ''] = await storage.list('_deltas/');
  const bytes = (await storage.read(delta))?.bytes ?? new Uint8Array();
  await storage.write(delta.replace(/shop\/1\.1\.0-/, 'shop/1.2.0-'), bytes);
  expect((await verify(storage)).problems).toEqual([]);
  await prune({ storage, keep: 5 });
  expect(await storage.list('_deltas/')).toEqual([delta]);
});

describe('a publish beside other commands', () => {
  const day = 24 * 60 * 60 * 1000;

  /** Publishes 1.2.0, and before each of its writes calls `before` with the number of the write. */
  async function releaseWith(before: (write: number) => Promise<void>): Promise<void> {
    const whole = storage;
    let writes = 0;
    storage = instrumentedStorage(whole, {
      before: async (call) => {
        if (call === 'write') await before((writes += 1));
      },
    });
    await release('1.2.0').finally(() => (storage = whole));
  }

  beforeEach(async () => {
    await release('1.0.0');
    await release('1.1.0');
  });

  it('is no damage to verify at any moment, and loses no delta to a prune', async () => {
    const whole = storage;
    await releaseWith(async (write) => {
      expect([write, (await verify(whole)).problems.filter((problem) => problem.startsWith('_deltas'))]).toEqual([
        write,
        [],
      ]);
      await prune({ storage: whole, keep: 5 }).catch(() => undefined);
    });
    expect(await deltas()).toContain('1.1.0 to 1.2.0: main.00000120.js.dcz');
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('that is killed at any write leaves no damage, and nothing that a prune one day later does not collect', async () => {
    const start = storage;
    const before = await start.list('');
    for (let killedAt = 1, isOver = false; !isOver; killedAt += 1) {
      storage = overlayStorage(start);
      isOver = await releaseWith(async (write) => {
        if (write >= killedAt) throw new Error('killed');
      }).then(
        () => true,
        () => false,
      );
      if (isOver || (await readView(storage)).microFrontends['shop']?.length === 3) continue;
      expect([killedAt, (await verify(storage)).problems]).toEqual([killedAt, []]);
      await prune({ storage, keep: 5, now: Date.now() + day + 60_000 });
      const left = (await storage.list('')).filter((path) => !before.includes(path));
      expect([killedAt, left.filter((path) => !path.startsWith('.furrow/'))]).toEqual([killedAt, []]);
    }
    expect(await deltas()).toContain('1.1.0 to 1.2.0: main.00000120.js.dcz');
  });
});

it('verify names each delta that does not give its file', async () => {
  await release('1.0.0');
  await release('1.1.0');
  const [path = ''] = await storage.list('_deltas/');
  const delta = Buffer.from((await storage.read(path))?.bytes ?? []);
  delta[delta.length - 8] = (delta[delta.length - 8] ?? 0) ^ 255;
  await storage.write(path, delta);
  const { problems } = await verify(storage);
  const target = `${await folderIn(storage, 'shop@1.1.0')}/main.00000110.js`;
  expect(problems).toEqual([`${path} does not give ${target}; prune the version and publish it again`]);
});
