import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../../check/verify';
import { promote, rollback } from '../../operations/promote';
import { publish } from '../../operations/publish';
import { readCandidate } from '../../store/candidate';
import { memoryStorage } from '../../store/memory-storage';
import { readText, type OriginStorage } from '../../store/storage';
import { writeHost, writeRemote } from '../../testing/fixture';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };

let folder: string;
let count = 0;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menus-'));
  storage = memoryStorage();
  const shell = {
    beforeSlot: '<header><a href="/lots">Lots</a></header><main>',
    afterSlot: '</main><footer><a href="/forum">Forum</a></footer>',
  };
  const candidate = await readCandidate(await writeHost(join(folder, 'host'), { shell }));
  await publish({ storage, candidate, published, promote: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(app: string, path: string, version = '1.0.0', content = version) {
  const routes = [{ pattern: path, pages: [path], files: ['page.css', 'page.js'] }];
  const dist = await writeRemote(join(folder, String((count += 1))), app, {
    version,
    content,
    pages: { [path]: [path] },
    routes,
  });
  await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
}

const named = async () => JSON.parse((await readText(storage, 'menu-styles.json')) ?? 'null') as unknown;
const routesNamed = async () =>
  Object.entries((await named()) as Record<string, Record<string, string>>).map(([of, routes]) => [
    of.split('-')[0],
    routes,
  ]);

it('names the stylesheets of live pages in the menus, and of no others', async () => {
  expect(await named()).toEqual({});
  await release('giving', '/campaigns');
  expect(await named()).toEqual({});
  await release('shop', '/lots');
  await release('dao', '/forum');
  expect(await routesNamed()).toEqual([
    ['/dao/1.0.0', { '/forum': 'page.css' }],
    ['/shop/1.0.0', { '/lots': 'page.css' }],
  ]);
  expect((await verify(storage)).problems).toEqual([]);
});

it('is named by each document, also by that of unknown paths', async () => {
  await release('shop', '/lots');
  for (const file of ['lots.html', '404.html'])
    expect(await readText(storage, file)).toContain('"menuStyles":"/menu-styles.json"');
});

it('is neither there nor named where the shell has no links', async () => {
  const other = memoryStorage();
  const candidate = await readCandidate(await writeHost(join(folder, 'plain')));
  await publish({ storage: other, candidate, published, promote: true });
  expect(await readText(other, 'menu-styles.json')).toBeUndefined();
  expect(await readText(other, '404.html')).not.toContain('menuStyles');
});

it('changes with a release and a rollback of one team, and no document of another team does', async () => {
  await release('shop', '/lots');
  await release('dao', '/forum');
  const document = await readText(storage, 'lots.html');
  await release('dao', '/forum', '1.1.0');
  expect(await routesNamed()).toContainEqual(['/dao/1.1.0', { '/forum': 'page.css' }]);
  expect(await readText(storage, 'lots.html')).toBe(document);
  await rollback({ storage, app: 'dao' });
  expect(await routesNamed()).toContainEqual(['/dao/1.0.0', { '/forum': 'page.css' }]);
  await promote({ storage, app: 'dao', version: '1.1.0', traffic: 50 });
  expect(await routesNamed()).toContainEqual(['/dao/1.0.0', { '/forum': 'page.css' }]);
  expect((await verify(storage)).problems).toEqual([]);
});

it('stays unchanged while a release cannot be read', async () => {
  await release('shop', '/lots');
  await release('dao', '/forum');
  const before = await named();
  const shop = Object.keys(before as object).find((of) => of.startsWith('/shop/')) ?? '';
  await storage.remove(`${shop.slice(1)}release.json`);
  await release('dao', '/forum', '1.1.0');
  expect(await named()).toEqual(before);
});
