import { execa } from 'execa';
import { access, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderStorage } from './folder-storage';
import { ConflictError, readText, type Storage } from './storage';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return { ...real, open: jest.fn(real.open) };
});
const { open: realOpen } = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');

let root: string;
let storage: Storage;

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

  it.each(['', '/etc/passwd', '../x', 'a/../../x', 'a\\..\\x', 'a\0'])('refuses the path %j', async (path) => {
    await expect(storage.read(path)).rejects.toThrow('is not a path inside the origin');
  });

  it('overwrites only the file whose tag it was given', async () => {
    await storage.write('x.json', '1', { ifMatch: null });
    await expect(storage.write('x.json', '2', { ifMatch: null })).rejects.toThrow(ConflictError);
    const first = await storage.read('x.json');
    await storage.write('x.json', '2', { ifMatch: first?.etag ?? null });
    await expect(storage.write('x.json', '3', { ifMatch: first?.etag ?? null })).rejects.toThrow(ConflictError);
    await expect(storage.remove('x.json', { ifMatch: first?.etag ?? null })).rejects.toThrow(ConflictError);
    expect(await readText(storage, 'x.json')).toBe('2');
  });

  it('loses no update of several writers', async () => {
    const add = async (writer: number) => {
      const own = folderStorage(root);
      for (let done = 0; done < 10;) {
        const file = await own.read('count.json');
        const counts = file ? (JSON.parse(Buffer.from(file.bytes).toString()) as number[]) : [];
        try {
          await own.write('count.json', JSON.stringify([...counts, writer]), { ifMatch: file?.etag ?? null });
          done += 1;
        } catch (error) {
          if (!(error instanceof ConflictError)) throw error;
        }
      }
    };
    await Promise.all([1, 2, 3, 4].map(add));
    const counts = JSON.parse((await readText(storage, 'count.json')) ?? '') as number[];
    expect([1, 2, 3, 4].map((writer) => counts.filter((one) => one === writer).length)).toEqual([10, 10, 10, 10]);
  });

  it('takes over the lock of a process that was killed', async () => {
    await storage.write('x.json', '1', { ifMatch: null });
    const gone = execa(process.execPath, ['-e', '']);
    await gone;
    const locks = join(root, '.furrow/locks');
    const { etag } = (await storage.read('x.json'))!;
    const held = JSON.stringify({ token: 'gone', pid: gone.pid, machine: hostname(), path: 'x.json' });
    const name = await lockNameOf(locks);
    await writeFile(join(locks, name), held);
    await storage.write('x.json', '2', { ifMatch: etag });
    expect(await readText(storage, 'x.json')).toBe('2');
    expect(await readdir(locks)).toEqual([]);
  });

  it('clears the drafts of a process that was killed', async () => {
    const drafts = join(root, '.furrow/tmp');
    const machine = hostname().replaceAll(/[^A-Za-z0-9.-]/g, '-');
    await mkdir(join(drafts, `${2 ** 30}@${machine}@folder/deep`), { recursive: true });
    await writeFile(join(drafts, `${2 ** 30}@${machine}@file`), 'half');
    const ofOthers = [`${process.pid}@${machine}@running`, '7@elsewhere@young'];
    for (const name of ofOthers) await writeFile(join(drafts, name), 'half');
    await folderStorage(root).write('x.json', '1');
    expect((await readdir(drafts)).sort()).toEqual(ofOthers.sort());
  });
});

describe('a folder that never changes', () => {
  const files = (text: string) =>
    new Map(
      Object.entries({ 'a.js': text, 'deep/b.css': long, 'seal.json': text }).map(([path, content]) => [
        path,
        new TextEncoder().encode(content),
      ]),
    );
  const sealOf = async () => (await storage.read('shop/1.0.0/seal.json'))?.etag ?? null;

  it('is stored once: by one of several commands, whole, with compressed copies', async () => {
    const outcomes = await Promise.allSettled(
      ['one', 'two', 'three'].map((text) => folderStorage(root).createFolder('shop/1.0.0', files(text), 'seal.json')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConflictError);
    expect(await storage.list('')).toEqual(['shop/1.0.0/a.js', 'shop/1.0.0/deep/b.css', 'shop/1.0.0/seal.json']);
    expect(await readText(storage, 'shop/1.0.0/a.js')).toBe(await readText(storage, 'shop/1.0.0/seal.json'));
    expect(brotliDecompressSync(await readFile(join(root, 'shop/1.0.0/deep/b.css.br'))).toString()).toBe(long);
    expect(await readdir(join(root, '.furrow/tmp'))).toEqual([]);
  });

  it('is removed only by who knows its seal, so that one which was stored anew stays', async () => {
    await storage.createFolder('shop/1.0.0', files('one'), 'seal.json');
    const first = await sealOf();
    await storage.removeFolder('shop/1.0.0', 'seal.json', first);
    expect(await readdir(root)).toEqual(['.furrow']);
    await storage.createFolder('shop/1.0.0', files('two'), 'seal.json');
    await expect(storage.removeFolder('shop/1.0.0', 'seal.json', first)).rejects.toThrow(ConflictError);
    await expect(storage.removeFolder('shop/1.0.0', 'seal.json', null)).rejects.toThrow(ConflictError);
    expect(await readText(storage, 'shop/1.0.0/a.js')).toBe('two');
    await Promise.allSettled([1, 2].map(async () => storage.removeFolder('shop/1.0.0', 'seal.json', await sealOf())));
    await storage.removeFolder('shop/1.0.0', 'seal.json', null);
    expect(await storage.list('')).toEqual([]);
  });

  it('changes together with another file that must stay as it is, or not at all', async () => {
    await storage.write('discovery.json', '1');
    const { etag } = (await storage.read('discovery.json'))!;
    const condition = { ifMatch: null, whileCurrent: { path: 'discovery.json', etag } };
    await storage.write('a.html', 'one', condition);
    await storage.write('discovery.json', '2', { ifMatch: etag });
    await expect(storage.write('b.html', 'one', condition)).rejects.toThrow(ConflictError);
    expect(await storage.list('')).toEqual(['a.html', 'discovery.json']);
  });
});

describe('a disk that takes no more', () => {
  it.each([
    ['ENOSPC', 'is full. Free some space'],
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
    const files = new Map(['a', 'b', 'c'].map((name) => [name, new Uint8Array(10)]));
    await expect(storage.createFolder('shop/1.0.0', files, 'c')).rejects.toThrow(message);
    await expect(storage.write('x.json', 'after')).rejects.toThrow(message);
    jest.mocked(open).mockImplementation(realOpen);
    expect(await storage.list('')).toEqual(['x.json']);
    expect(await readText(storage, 'x.json')).toBe('before');
    expect(await readdir(join(root, '.furrow/tmp'))).toEqual([]);
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
