import { ConflictError, readText, type Storage } from '../store/storage';

/** An origin that nothing was stored in yet. */
export type EmptyOrigin = {
  /** Opens the origin, as another process would. */
  open(): Storage;
  close?(): Promise<void>;
};

const bytes = (text: string) => new TextEncoder().encode(text);
const files = (text: string) =>
  new Map(
    Object.entries({ 'a.js': text, 'deep/b.css': 'soil '.repeat(500), 'published.json': `{"stored":"${text}"}` }).map(
      ([path, content]) => [path, bytes(content)],
    ),
  );

/** What every storage promises, as tests: see `storage.ts`. */
export function itKeepsTheStoragePromises(create: () => Promise<EmptyOrigin>): void {
  let origin: EmptyOrigin;
  let storage: Storage;
  beforeEach(async () => {
    origin = await create();
    storage = origin.open();
  });
  afterEach(() => origin.close?.());

  const etag = async (path: string) => (await storage.read(path))?.etag ?? null;
  const sealOf = () => etag('shop/1.0.0/published.json');

  it('reads what was written, whoever wrote it, and lists it sorted by its beginning', async () => {
    for (const path of ['buy-food.html', 'index.html', '_v/shop@1.0.0/buy-food.html', '.furrow/site.json'])
      await storage.write(path, path);
    const other = origin.open();
    expect(await readText(other, 'buy-food.html')).toBe('buy-food.html');
    expect(await other.read('nothing.html')).toBeUndefined();
    expect(await other.list('')).toEqual([
      '.furrow/site.json',
      '_v/shop@1.0.0/buy-food.html',
      'buy-food.html',
      'index.html',
    ]);
    expect(await other.list('_v/shop@1')).toEqual(['_v/shop@1.0.0/buy-food.html']);
  });

  it('tells the etag of what it wrote', async () => {
    expect(await storage.write('x.json', '1')).toBe(await etag('x.json'));
    const first = await etag('x.json');
    expect(await storage.write('x.json', '2', { ifMatch: first })).toBe(await etag('x.json'));
    expect(await etag('x.json')).not.toBe(first);
  });

  it.each(['', '/etc/passwd', '../x', 'a/../../x', 'a\\..\\x', 'a\0'])('refuses the path %j', async (path) => {
    await expect(storage.read(path)).rejects.toThrow('is not a path inside the origin');
    await expect(storage.write(path, '')).rejects.toThrow('is not a path inside the origin');
    await expect(storage.remove(path)).rejects.toThrow('is not a path inside the origin');
  });

  it('changes only the file whose etag it was given', async () => {
    await storage.write('x.json', '1', { ifMatch: null });
    await expect(storage.write('x.json', '2', { ifMatch: null })).rejects.toThrow(ConflictError);
    const first = await etag('x.json');
    await storage.write('x.json', '2', { ifMatch: first });
    await expect(storage.write('x.json', '3', { ifMatch: first })).rejects.toThrow(ConflictError);
    await expect(storage.remove('x.json', { ifMatch: first })).rejects.toThrow(ConflictError);
    await expect(storage.write('y.json', '3', { ifMatch: first })).rejects.toThrow(ConflictError);
    expect(await readText(storage, 'x.json')).toBe('2');
    await storage.remove('x.json', { ifMatch: await etag('x.json') });
    await storage.remove('x.json');
    expect(await storage.list('')).toEqual([]);
  });

  it('changes a file only while another one is as it was', async () => {
    await storage.write('discovery.json', '1');
    const condition = { ifMatch: null, whileCurrent: { path: 'discovery.json', etag: await etag('discovery.json') } };
    await storage.write('a.html', 'one', condition);
    await storage.write('discovery.json', '2');
    await expect(storage.write('b.html', 'one', condition)).rejects.toThrow(ConflictError);
    const removal = { ...condition, ifMatch: await etag('a.html') };
    await expect(storage.remove('a.html', removal)).rejects.toThrow(ConflictError);
    expect(await storage.list('')).toEqual(['a.html', 'discovery.json']);
  });

  it('loses no update of several writers', async () => {
    const add = async (writer: number) => {
      const own = origin.open();
      for (let done = 0; done < 5;) {
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
    expect([1, 2, 3, 4].map((writer) => counts.filter((one) => one === writer).length)).toEqual([5, 5, 5, 5]);
  });

  it('stores a folder once: by one of several commands, and whole', async () => {
    const outcomes = await Promise.allSettled(
      ['one', 'two', 'three'].map((text) => origin.open().createFolder('shop/1.0.0', files(text), 'published.json')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConflictError);
    expect(await storage.list('shop/1.0.0/')).toEqual([
      'shop/1.0.0/a.js',
      'shop/1.0.0/deep/b.css',
      'shop/1.0.0/published.json',
    ]);
    const text = await readText(storage, 'shop/1.0.0/a.js');
    expect(await readText(storage, 'shop/1.0.0/published.json')).toBe(`{"stored":"${text}"}`);
  });

  it('keeps compressed copies of a folder that hold the same, and lists none of them', async () => {
    await storage.createFolder('shop/1.0.0', files('one'), 'published.json');
    const copies = (await storage.copies?.('shop/1.0.0/deep/b.css')) ?? [];
    const { bytes: whole } = (await storage.read('shop/1.0.0/deep/b.css'))!;
    for (const copy of copies) expect(Buffer.from(copy.bytes ?? [])).toEqual(Buffer.from(whole));
    expect(await storage.copies?.('shop/1.0.0/a.js')).toEqual(storage.copies && []);
    expect(copies.map(({ path }) => path)).toEqual(
      storage.copies ? ['.br', '.gz'].map((ending) => `shop/1.0.0/deep/b.css${ending}`) : [],
    );
  });

  it('removes a folder for whoever knows its seal, so that one which was stored anew stays', async () => {
    await storage.createFolder('shop/1.0.0', files('one'), 'published.json');
    const first = await sealOf();
    await storage.removeFolder('shop/1.0.0', 'published.json', first);
    expect(await storage.list('')).toEqual([]);
    expect(await sealOf()).toBeNull();
    await storage.createFolder('shop/1.0.0', files('two'), 'published.json');
    await expect(storage.removeFolder('shop/1.0.0', 'published.json', first)).rejects.toThrow(ConflictError);
    await expect(storage.removeFolder('shop/1.0.0', 'published.json', null)).rejects.toThrow(ConflictError);
    expect(await readText(storage, 'shop/1.0.0/a.js')).toBe('two');
    const second = await sealOf();
    await Promise.allSettled([1, 2].map(() => origin.open().removeFolder('shop/1.0.0', 'published.json', second)));
    await storage.removeFolder('shop/1.0.0', 'published.json', null);
    expect(await storage.list('')).toEqual([]);
  });
}
