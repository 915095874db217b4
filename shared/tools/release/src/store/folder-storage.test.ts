import { execa } from 'execa';
import { access, mkdir, mkdtemp, open, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderStorage } from './folder-storage';
import { machine } from './machine';
import { readText, type OriginStorage } from './storage';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const watched = (['open', 'mkdir', 'access', 'statfs'] as const).map((name) => [name, jest.fn(real[name] as never)]);
  return { ...real, ...Object.fromEntries(watched) };
});
const { open: realOpen, mkdir: realMkdir } = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');

let root: string;
let storage: OriginStorage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-'));
  storage = folderStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const long = 'soil '.repeat(500);

describe('an origin in a folder', () => {
  it('keeps what is written, with compressed copies beside it that it does not list', async () => {
    await storage.write('a/b.html', long);
    expect(await readText(storage, 'a/b.html')).toBe(long);
    expect(await storage.list('')).toEqual(['a/b.html']);
    expect(brotliDecompressSync(await readFile(join(root, 'a/b.html.br'))).toString()).toBe(long);
    expect(gunzipSync(await readFile(join(root, 'a/b.html.gz'))).toString()).toBe(long);
  });

  it('gives what replaces a file another second as its time, since nginx makes an ETag of time and length', async () => {
    const seconds = async (name: string) => Math.floor((await stat(join(root, name))).mtimeMs / 1000);
    const files = ['a/b.html', 'a/b.html.br', 'a/b.html.gz'];
    await storage.write('a/b.html', long);
    const before = await Promise.all(files.map(seconds));
    await storage.write('a/b.html', long.replace('soil', 'seed'));
    const after = await Promise.all(files.map(seconds));
    expect(after.map((time, index) => time > (before[index] ?? 0))).toEqual([true, true, true]);
  });

  it('does so at the turn of a second, too, where the clock of a disk is behind by some milliseconds', async () => {
    const seconds = async () => Math.floor((await stat(join(root, 'turn.txt'))).mtimeMs / 1000);
    await storage.write('turn.txt', 'soil');
    const before = await seconds();
    const clock = jest.spyOn(Date, 'now').mockReturnValue((before + 1) * 1000 + 3);
    await storage.write('turn.txt', 'seed').finally(() => clock.mockRestore());
    expect(await seconds()).toBeGreaterThan(before);
  });

  it('removes the compressed copies with the file, and the folder that becomes empty', async () => {
    await storage.write('a/b.html', long);
    await storage.remove('a/b.html');
    await expect(access(join(root, 'a'))).rejects.toThrow('ENOENT');
  });

  it('takes the copies away when a file becomes too small for them', async () => {
    await storage.write('a.html', long);
    await storage.write('a.html', 'short');
    expect((await readdir(root)).sort()).toEqual(['.furrow', 'a.html']);
  });

  it('lets a server of another user read what visitors get, and nothing else, whatever the umask', async () => {
    const before = process.umask(0o077);
    try {
      const made = folderStorage(join(root, 'site'));
      for (const path of ['shop/1.0.0/js/page.js', 'a/b.html', '.furrow/headers.json', '.furrow/teams.json'])
        await made.write(path, long);
    } finally {
      process.umask(before);
    }
    const modes = ['', 'a', 'a/b.html', 'a/b.html.br', 'shop/1.0.0', 'shop/1.0.0/js', 'shop/1.0.0/js/page.js.gz'];
    const others = ['.furrow', '.furrow/headers.json', '.furrow/teams.json'];
    const found = [...modes, ...others].map(async (path) => {
      const { mode } = await stat(join(root, 'site', path));
      return [path, (mode & 0o777).toString(8)];
    });
    expect(await Promise.all(found)).toEqual([
      ['', '755'],
      ['a', '755'],
      ['a/b.html', '644'],
      ['a/b.html.br', '644'],
      ['shop/1.0.0', '755'],
      ['shop/1.0.0/js', '755'],
      ['shop/1.0.0/js/page.js.gz', '644'],
      ['.furrow', '755'],
      ['.furrow/headers.json', '644'],
      ['.furrow/teams.json', '600'],
    ]);
  });

  it('takes no right away that the umask gives', async () => {
    const before = process.umask(0o002);
    await storage.write('a/b.html', long).finally(() => process.umask(before));
    expect((await stat(join(root, 'a/b.html'))).mode & 0o777).toBe(0o664);
    expect((await stat(join(root, 'a'))).mode & 0o777).toBe(0o775);
  });

  it('takes over the lock of a process that was killed', async () => {
    await storage.write('x.json', '1', { ifMatch: null });
    const gone = execa(process.execPath, ['-e', '']);
    await gone;
    const locks = join(root, '.furrow/locks');
    const { etag } = (await storage.read('x.json'))!;
    const held = JSON.stringify({ token: 'gone', pid: gone.pid, machine, path: 'x.json' });
    const name = await lockNameOf(locks);
    await writeFile(join(locks, name), held);
    await storage.write('x.json', '2', { ifMatch: etag });
    expect(await readText(storage, 'x.json')).toBe('2');
    expect(await readdir(locks)).toEqual([]);
  });

  it('clears the drafts of a process that was killed', async () => {
    const drafts = join(root, '.furrow/tmp');
    await mkdir(join(drafts, `${2 ** 30}@${machine}@folder/deep`), { recursive: true });
    await writeFile(join(drafts, `${2 ** 30}@${machine}@file`), 'half');
    await writeFile(join(drafts, `${process.pid}-1@${machine}@of an earlier process`), 'half');
    const ofOthers = [`${process.pid}@${machine}@running`, '7@elsewhere@young'];
    for (const name of ofOthers) await writeFile(join(drafts, name), 'half');
    await folderStorage(root).write('x.json', '1');
    expect((await readdir(drafts)).sort()).toEqual(ofOthers.sort());
  });
});

it('leaves neither drafts nor empty folders behind', async () => {
  const paths = ['shop/1.0.0/a.js', 'shop/1.0.0/deep/b.css'];
  await Promise.all(paths.flatMap((path) => [1, 2].map(() => folderStorage(root).write(path, 'one'))));
  expect(await readdir(join(root, '.furrow/tmp'))).toEqual([]);
  for (const path of paths) await storage.remove(path);
  expect(await readdir(root)).toEqual(['.furrow']);
  expect(await readdir(join(root, '.furrow/tmp'))).toEqual([]);
});

describe('a disk that takes no more', () => {
  it.each([
    ['ENOSPC', 'is full. Free some space; the command prune removes'],
    ['EROFS', 'cannot be written: it is read-only, or belongs to another user'],
  ])('(%s) is explained in words, and leaves nothing half-written', async (code, message) => {
    await storage.write('x.json', 'before');
    let writes = 0;
    jest.mocked(open).mockImplementation(async (...args) => {
      const file = await realOpen(...args);
      writes += 1;
      if (writes > 2) jest.spyOn(file, 'writeFile').mockRejectedValue(Object.assign(new Error(code), { code }));
      return file;
    });
    for (let write = 0; write < 2; write += 1) await storage.write('x.json', 'before');
    await expect(storage.write('shop/1.0.0/page.js', 'after')).rejects.toThrow(message);
    await expect(storage.write('x.json', 'after')).rejects.toThrow(message);
    jest.mocked(open).mockImplementation(realOpen);
    expect(await storage.list('')).toEqual(['x.json']);
    expect(await readText(storage, 'x.json')).toBe('before');
    expect(await readdir(join(root, '.furrow/tmp'))).toEqual([]);
  });

  it.each([
    ['with its reserve', true, 4_000_000],
    ['without a reserve yet', false, 8_000_000],
  ])('is found out before a release is built: an origin %s', async (_, isReserved, needed) => {
    if (isReserved) await storage.reserve?.();
    const free = async (bytes: number) => {
      const disk = await statfs(root);
      jest.mocked(statfs).mockResolvedValueOnce({ ...disk, bavail: bytes / disk.bsize } as never);
    };
    await free(needed);
    await storage.expectRoom?.();
    await free(needed - 1);
    await expect(storage.expectRoom?.()).rejects.toMatchObject({ reasons: [{ code: 'FUR-SITE-DISK-FULL' }] });
  });

  it('is found out before a release is built, where the folder of the site is yet to be made', async () => {
    const site = folderStorage(join(root, 'new/site'));
    await site.expectRoom?.();
    jest.mocked(access).mockRejectedValueOnce(Object.assign(new Error('EROFS'), { code: 'EROFS' }));
    await expect(site.expectRoom?.()).rejects.toMatchObject({ reasons: [{ code: 'FUR-SITE-UNWRITABLE' }] });
    expect(await readdir(root)).toEqual([]);
    await writeFile(join(root, 'new'), '');
    await expect(site.expectRoom?.()).rejects.toMatchObject({ reasons: [{ code: 'FUR-SITE-PLACE' }] });
  });

  it.each(['taken', 'taken/site', 'taken/backups/site'])('names the file that is in the way of %s', async (place) => {
    await writeFile(join(root, 'taken'), '');
    const below = folderStorage(join(root, place));
    const message = `${join(root, place)} cannot hold a site: ${join(root, 'taken')} is a file. Name a folder.`;
    await expect(below.write('.furrow/site.json', '{}')).rejects.toThrow(message);
    await expect(below.write('.furrow/ledger.json', '{}', { ifMatch: null })).rejects.toThrow(message);
    await expect(below.remove('.furrow/teams.json')).rejects.toThrow(message);
  });

  it('(read-only) is explained in words where a folder cannot be made, of which Node says that a file is missing', async () => {
    jest.mocked(mkdir).mockImplementation((_path, options) => {
      const code = typeof options === 'object' && options?.recursive ? 'ENOENT' : 'EROFS';
      return Promise.reject(Object.assign(new Error(code), { code }));
    });
    const message = 'cannot be written: it is read-only, or belongs to another user';
    await expect(storage.write('shop/1.0.0/page.js', '1')).rejects.toThrow(message);
    await expect(storage.write('x.json', '1')).rejects.toThrow(message);
    await expect(storage.write('x.json', '1', { ifMatch: null })).rejects.toThrow(message);
    jest.mocked(mkdir).mockImplementation(realMkdir);
  });
});

/** The name of the lock of `x.json`, seen while it is held. */
async function lockNameOf(locks: string): Promise<string> {
  const { etag } = (await storage.read('x.json'))!;
  const writing = storage.write('x.json', '1', { ifMatch: etag });
  for (;;) {
    const [name] = (await readdir(locks)).filter((one) => one.endsWith('.lock'));
    if (name) {
      await writing;
      return name;
    }
    await new Promise((done) => setImmediate(done));
  }
}
