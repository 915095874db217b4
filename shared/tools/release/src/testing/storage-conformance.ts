import { ConflictError, readText, type OriginStorage } from '../store/storage';

/** An origin that nothing was stored in yet. */
export type EmptyOrigin = {
  /** Opens the origin, as another process would. */
  open(): OriginStorage;
  close?(): Promise<void>;
};

/** What every storage promises, as tests: see `storage.ts`. */
export function itKeepsTheStoragePromises(create: () => Promise<EmptyOrigin>): void {
  let origin: EmptyOrigin;
  let storage: OriginStorage;
  beforeEach(async () => {
    origin = await create();
    storage = origin.open();
  });
  afterEach(() => origin.close?.());

  const etag = async (path: string) => (await storage.read(path))?.etag ?? null;

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

  it('keeps compressed copies of a file of a release that hold the same, lists none of them, and removes them with it', async () => {
    const folder = 'shop/1.0.0-0123456789abcdef';
    await storage.write(`${folder}/a.js`, 'one');
    await storage.write(`${folder}/deep/b.css`, 'soil '.repeat(500));
    const copies = (await storage.copies?.(`${folder}/deep/b.css`)) ?? [];
    const { bytes: whole } = (await storage.read(`${folder}/deep/b.css`))!;
    for (const copy of copies) expect(Buffer.from(copy.bytes ?? [])).toEqual(Buffer.from(whole));
    expect(await storage.copies?.(`${folder}/a.js`)).toEqual(storage.copies && []);
    const compressed = ['.br', '.gz'].map((ending) => `${folder}/deep/b.css${ending}`);
    expect(copies.map(({ path }) => path)).toEqual(storage.copies ? compressed : []);
    expect(await storage.list('shop/1.0.0-')).toEqual([`${folder}/a.js`, `${folder}/deep/b.css`]);
    await storage.remove(`${folder}/deep/b.css`);
    for (const path of compressed) expect(await storage.read(path)).toBeUndefined();
    expect(await storage.list('shop/')).toEqual([`${folder}/a.js`]);
  });

  it('removes a file whatever it holds, while another one is as it was', async () => {
    await storage.write('ledger.json', '1');
    const whileCurrent = { path: 'ledger.json', etag: await etag('ledger.json') };
    for (const path of ['a.js', 'b.js']) await storage.write(`shop/1.0.0-0123456789abcdef/${path}`, path);
    await storage.remove('shop/1.0.0-0123456789abcdef/a.js', { whileCurrent });
    await storage.write('ledger.json', '2');
    await expect(storage.remove('shop/1.0.0-0123456789abcdef/b.js', { whileCurrent })).rejects.toThrow(ConflictError);
    expect(await storage.list('shop/')).toEqual(['shop/1.0.0-0123456789abcdef/b.js']);
  });
}
