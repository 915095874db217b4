import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderStorage } from './folder-storage';
import { ConflictError, readText, type Storage } from './storage';

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

  it('writes only over the file it was told about', async () => {
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
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((done) => gone.on('exit', done));
    const locks = join(root, '.furrow/locks');
    const { etag } = (await storage.read('x.json'))!;
    const held = JSON.stringify({
      token: 'gone',
      pid: gone.pid,
      machine: hostname(),
      since: Date.now(),
      path: 'x.json',
    });
    const name = await lockNameOf(locks);
    await writeFile(join(locks, name), held);
    await storage.write('x.json', '2', { ifMatch: etag });
    expect(await readText(storage, 'x.json')).toBe('2');
    expect(await readdir(locks)).toEqual([]);
  });

  it('clears the drafts of a process that was killed', async () => {
    await mkdir(join(root, '.furrow/tmp'), { recursive: true });
    await writeFile(join(root, '.furrow/tmp', `${2 ** 30}-draft`), 'half');
    await folderStorage(root).write('x.json', '1');
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
