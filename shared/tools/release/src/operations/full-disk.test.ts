import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveEntry } from '@furrow/discovery/discovery';
import { verify } from '../check/verify';
import { readCandidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { readLedger } from '../store/ledger-file';
import { memoryStorage } from '../store/memory-storage';
import { bytesOf, type OriginStorage } from '../store/storage';
import { type Fixture, writeHost, writeRemote } from '../testing/fixture';
import { readView } from '../testing/ledger';
import { rollback } from './promote';
import { publish } from './publish';

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
  return {
    ...storage,
    async write(path, content, condition) {
      const { length } = bytesOf(content);
      const used = [...sizes].reduce((sum, [other, size]) => (other === path ? sum : sum + size), 0);
      if (used + length > most) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      sizes.set(path, length);
      return storage.write(path, content, condition);
    },
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

/** Makes a disk of 12 MB in memory, where this process may do that. */
async function smallDisk(): Promise<string | undefined> {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    return undefined;
  }
}

it('a rollback writes into room that was reserved for it, when others have filled the disk to the last byte', async () => {
  const disk = await smallDisk();
  if (disk === undefined) return console.log('Not tested on a real disk: this user may mount none.');
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
