import type { SearchEntry } from '@furrow/formats/search-entry';
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
import { folderIn } from '../../testing/ledger';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const honey: SearchEntry = { kind: 'lot', title: 'Honey', sub: 'Prairie Bee', href: '/marketplace/lot/honey' };
const eggs: SearchEntry = { kind: 'lot', title: 'Eggs', sub: 'Sunrise', href: '/marketplace/lot/eggs' };
const frost: SearchEntry = { kind: 'article', title: 'Frost', sub: 'Ellen Vos', href: '/blog/frost', words: 'cold' };

let folder: string;
let count = 0;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
  storage = memoryStorage();
  await publish({
    storage,
    candidate: await readCandidate(await writeHost(join(folder, 'host'))),
    published,
    promote: true,
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(app: string, version: string, part: unknown, live = true) {
  const pages = { [`/${app}`]: [`/${app}`] };
  const siteFiles = { [`search/${app}.json`]: JSON.stringify(part) };
  const dist = await writeRemote(join(folder, String((count += 1))), app, { version, pages, siteFiles });
  return publish({ storage, candidate: await readCandidate(dist), published, promote: live });
}

const index = async () => JSON.parse((await readText(storage, 'search.json')) ?? 'null') as unknown;

it('is there once a live release gives entries', async () => {
  expect(await index()).toBeNull();
  await release('shop', '1.0.0', [honey], false);
  expect(await index()).toBeNull();
  await promote({ storage, app: 'shop', version: '1.0.0', traffic: 100 });
  expect(await index()).toEqual([honey]);
});

it('holds the entries of all live releases, and changes with a release and a rollback of one team alone', async () => {
  await release('shop', '1.0.0', [honey]);
  await release('content', '1.0.0', [frost]);
  expect(await index()).toEqual([frost, honey]);
  await release('shop', '1.1.0', [honey, eggs]);
  expect(await index()).toEqual([frost, honey, eggs]);
  await rollback({ storage, app: 'shop' });
  expect(await index()).toEqual([frost, honey]);
  expect((await verify(storage)).problems).toEqual([]);
});

it('leaves out the part of a team that holds something else, and names it', async () => {
  await release('shop', '1.0.0', [honey]);
  const done = await release('content', '1.0.0', [{ ...frost, href: 'https://elsewhere.test' }]);
  expect(JSON.stringify(done)).toContain(
    `Search has no entries for content: ${await folderIn(storage, 'content@1.0.0')}/site/search/content.json: 0.href must be a path of the site`,
  );
  expect(await index()).toEqual([honey]);
});

it('stays unchanged while a part of it is damaged', async () => {
  await release('shop', '1.0.0', [honey]);
  await release('content', '1.0.0', [frost]);
  await storage.write(`${await folderIn(storage, 'shop@1.0.0')}/site/search/shop.json`, '[]');
  await release('content', '1.1.0', []);
  expect(await index()).toEqual([frost, honey]);
});

it('joins what the live releases keep in a browser, beside the search', async () => {
  const cart = { key: 'cart', storage: 'local', holds: 'What is in the cart' };
  const pages = { '/shop': ['/shop'] };
  const siteFiles = { 'kept/shop.json': JSON.stringify([cart]) };
  const dist = await writeRemote(join(folder, 'shop'), 'shop', { version: '1.0.0', pages, siteFiles });
  await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
  expect(JSON.parse((await readText(storage, 'kept.json')) ?? 'null')).toEqual([cart]);
  expect(await index()).toBeNull();
});
