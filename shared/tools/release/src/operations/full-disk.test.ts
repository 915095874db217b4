import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveEntry } from '@furrow/discovery/discovery';
import { verify } from '../check/verify';
import { backupFile } from '../domain/paths';
import { readCandidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { readLedger } from '../store/ledger-file';
import { memoryStorage } from '../store/memory-storage';
import { bytesOf, type OriginStorage } from '../store/storage';
import { type Fixture, writeHost, writeRemote } from '../testing/fixture';
import { readView } from '../testing/ledger';
import { backup } from './backup';
import { preview } from './preview';
import { rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { removeView } from './remove-view';

/** A disk that is full. */
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/buy-food': ['/buy-food'] };

let folder: string;

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'full-disk-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A storage that has room for so many bytes. */
function limitedStorage(most: number): OriginStorage {
  const storage = memoryStorage();
  const sizes = new Map<string, number>();
  const take = (path: string, length: number) => {
    const used = [...sizes].reduce((sum, [other, size]) => (other === path ? sum : sum + size), 0);
    if (used + length > most) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    sizes.set(path, length);
  };
  return {
    ...storage,
    write(path, content, condition) {
      take(path, bytesOf(content).length);
      return storage.write(path, content, condition);
    },
    reserve: () => Promise.resolve().then(() => take('reserve', 50_000)),
    freeReserve: () => Promise.resolve(void sizes.delete('reserve')),
    async remove(path, condition) {
      await storage.remove(path, condition);
      sizes.delete(path);
    },
  };
}

async function release(storage: OriginStorage, app: string, fixture: Fixture, more = 0) {
  const dist = join(folder, `${app}-${fixture.version ?? '1.0.0'}`);
  await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, fixture));
  for (let file = 0; file < more; file += 1) await writeFile(join(dist, `more-${file}.bin`), randomBytes(100_000));
  return publish({ storage, candidate: await readCandidate(dist), published, promote: true });
}

it('a publish that fills it leaves nothing behind, and another team rolls back', async () => {
  const storage = limitedStorage(1_000_000);
  await release(storage, 'host', {});
  await release(storage, 'shop', { pages });
  await release(storage, 'shop', { version: '1.1.0', content: 'two', pages });
  const before = await storage.list('');
  await expect(release(storage, 'dao', { pages: { '/votes': ['/votes'] } }, 20)).rejects.toThrow('no space left');
  expect(await storage.list('')).toEqual(before);
  expect((await readLedger(storage)).storing).toEqual({});
  await rollback({ storage, app: 'shop' });
  expect(liveEntry((await readView(storage)).microFrontends['shop'])?.metadata.version).toBe('1.0.0');
  expect((await verify(storage)).problems).toEqual([]);
  await release(storage, 'dao', { pages: { '/votes': ['/votes'] }, version: '1.0.1' });
});

it('a preview that fills it leaves nothing behind', async () => {
  const storage = limitedStorage(1_000_000);
  await release(storage, 'host', {});
  await release(storage, 'shop', { pages });
  const before = await storage.list('');
  const dist = await writeRemote(join(folder, 'preview'), 'shop', { version: '1.1.0-preview-x', pages });
  for (let file = 0; file < 20; file += 1) await writeFile(join(dist, `more-${file}.bin`), randomBytes(100_000));
  const candidate = await readCandidate(dist);
  await expect(preview({ storage, candidate, view: 'x--shop', published })).rejects.toThrow('no space left');
  expect(await storage.list('')).toEqual(before);
  expect((await readLedger(storage)).storing).toEqual({});
});

/** Writes files of this length until there is no more room. */
async function fillBy(storage: OriginStorage, length: number): Promise<never> {
  for (let count = 0; ; count += 1) await storage.write(`filler-${length}-${count}`, randomBytes(length));
}

/** Fills the storage to the last byte. */
async function fill(storage: OriginStorage) {
  for (const length of [50_000, 5000, 500, 50, 1])
    await expect(fillBy(storage, length)).rejects.toThrow('no space left');
}

it('a rollback writes into room that was reserved for it, when others have filled the disk to the last byte', async () => {
  const storage = limitedStorage(1_000_000);
  await release(storage, 'host', {});
  await release(storage, 'shop', { pages });
  await release(storage, 'shop', { version: '1.1.0', content: 'two', pages });
  await fill(storage);
  await rollback({ storage, app: 'shop' });
  expect(liveEntry((await readView(storage)).microFrontends['shop'])?.metadata.version).toBe('1.0.0');
  expect((await verify(storage)).problems).toEqual([]);
});

it.each<[string, (storage: OriginStorage) => Promise<unknown>]>([
  ['a prune', (storage) => prune({ storage, keep: 0 })],
  ['the removal of a preview', (storage) => removeView(storage, 'x--shop')],
])('%s makes room when the disk is full to the last byte', async (_, makeRoom) => {
  const storage = limitedStorage(1_000_000);
  await release(storage, 'host', {});
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    await release(storage, 'shop', { version, content: version, pages });
  const dist = await writeRemote(join(folder, 'preview'), 'shop', { version: '1.4.0-preview-x', pages });
  await preview({ storage, candidate: await readCandidate(dist), view: 'x--shop', published });
  await fill(storage);
  await expect(release(storage, 'shop', { version: '1.5.0', pages })).rejects.toThrow('no space left');
  const before = await storage.list('');
  await makeRoom(storage);
  expect((await storage.list('')).length).toBeLessThan(before.length);
});

it('a backup to another disk is made when that of the site is full to the last byte', async () => {
  const storage = limitedStorage(1_000_000);
  await release(storage, 'host', {});
  await fill(storage);
  const place = memoryStorage();
  expect((await backup(storage, place)).problems).toEqual([]);
  expect((await verify(place)).problems).toEqual([]);
  expect(await storage.read(backupFile)).toBeDefined();
});

it('a rollback has 4 MB of an origin folder for itself, which the first release reserves, and the rollback again', async () => {
  const storage = folderStorage(join(folder, 'origin'));
  const reserve = () => stat(join(folder, 'origin/.furrow/reserve')).catch(() => undefined);
  await release(storage, 'host', {});
  const first = await reserve();
  expect(first?.size).toBe(4_000_000);
  await release(storage, 'shop', { pages });
  await release(storage, 'shop', { version: '1.1.0', content: 'two', pages });
  expect((await reserve())?.ino).toBe(first?.ino);
  const reserveAtWrites: unknown[] = [];
  const write: OriginStorage['write'] = async (...args) => {
    reserveAtWrites.push(await reserve());
    return storage.write(...args);
  };
  await rollback({ storage: { ...storage, write }, app: 'shop' });
  expect(new Set(reserveAtWrites)).toEqual(new Set([undefined]));
  expect((await reserve())?.size).toBe(4_000_000);
});

/** A disk that is mounted by a process alone is gone with it. */
const mayMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

if (mayMount)
  it('a rollback writes into the reserve of a real disk, when others have filled it to the last byte', async () => {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk]);
    try {
      const storage = folderStorage(join(disk, 'origin'));
      await release(storage, 'host', {});
      await release(storage, 'shop', { pages });
      await release(storage, 'shop', { version: '1.1.0', content: 'two', pages });
      await expect(release(storage, 'dao', { pages: { '/votes': ['/votes'] } }, 150)).rejects.toThrow('is full');
      expect(await storage.list('dao/')).toEqual([]);
      await expect(writeFile(join(disk, 'filler'), randomBytes(20_000_000))).rejects.toThrow('ENOSPC');
      await rollback({ storage, app: 'shop' });
      expect(liveEntry((await readView(storage)).microFrontends['shop'])?.metadata.version).toBe('1.0.0');
      expect((await verify(storage)).problems).toEqual([]);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
else console.log('Not tested on a real disk: this user may mount none.');
