import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '../compose/apply/reconcile';
import { promote, rollback } from '../operations/promote';
import { publish } from '../operations/publish';
import { readCandidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { readText, type OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { changeByHand, folderIn, withFolders } from '../testing/ledger';
import { verify } from './verify';

let folder: string;
let origin: string;
let storage: OriginStorage;

async function release(dist: string): Promise<void> {
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: 'abc1234' };
  await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
}

async function releaseShop(version: string): Promise<void> {
  const facts = { version, content: version, pages: { '/buy-food': ['/buy-food'] } };
  const dist = await writeRemote(join(folder, `shop-${version}`), 'shop', facts);
  await writeFile(join(dist, 'honey.png'), 'a picture of honey');
  await release(dist);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  origin = join(folder, 'origin');
  storage = folderStorage(origin);
  await release(await writeHost(join(folder, 'host')));
  await releaseShop('1.0.0');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('finds nothing wrong with what was published', async () => {
  expect(await verify(storage)).toMatchObject({ problems: [] });
});

it('names a release that the ledger does not know, which prune would remove', async () => {
  const known = await folderIn(storage, 'shop@1.0.0');
  const unknown = known.replace('1.0.0', '9.9.9');
  await cp(join(origin, known), join(origin, unknown), { recursive: true });
  expect((await verify(storage)).problems).toEqual([
    `${unknown} is a release that the ledger does not know; "release prune --unknown" removes it`,
  ]);
});

it.each([
  ['shop@1.0.0/page.js', 'shop@1.0.0/page.js is not the file that shop@1.0.0/release.json names'],
  ['shop@1.0.0/honey.png', 'shop@1.0.0/honey.png is not the file that shop@1.0.0/other-files.json names'],
  ['shop@1.0.0/other-files.json', 'shop@1.0.0/other-files.json is missing or damaged. Restore it from a backup'],
  [
    'shop@1.0.0/remoteEntry.js.br',
    'shop@1.0.0/remoteEntry.js.br is not a compressed copy of shop@1.0.0/remoteEntry.js',
  ],
  ['shop@1.0.0/release.json', 'shop@1.0.0/release.json is not the file that .furrow/ledger.json names'],
  ['buy-food.html', 'buy-food.html does not match its releases'],
  ['404.html', '404.html does not match its releases'],
])('finds one flipped byte in %s', async (path, problem) => {
  const file = join(origin, await withFolders(storage, path));
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
  const { problems } = await verify(storage);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(await withFolders(storage, problem));
});

it('names the event of the journal that somebody changed by hand, and the one that is gone', async () => {
  await releaseShop('1.1.0');
  const [, second = '', third = ''] = await storage.list('.furrow/journal/');
  const text = (await readText(storage, second))!;
  await writeFile(join(origin, second), text.replace('"actor": "unknown"', '"actor": "somebody else"'));
  expect((await verify(storage)).problems).toEqual([
    `${second} is not the event that the next one names. Restore it from a backup; without it, the earlier history is lost.`,
  ]);
  await writeFile(join(origin, second), text);
  expect((await verify(storage)).problems).toEqual([]);
  await rm(join(origin, third));
  expect((await verify(storage)).problems).toEqual([
    `${third} is missing. Restore it from a backup; without it, the earlier history is lost.`,
  ]);
});

it('finds live versions in the ledger that the journal does not tell of', async () => {
  await releaseShop('1.1.0');
  await changeByHand(storage, (ledger) => {
    const [first, second] = ledger.apps['shop']!.versions;
    Object.assign(first!, { isDefault: true, share: 100 });
    Object.assign(second!, { isDefault: false, share: 0 });
    return ledger;
  });
  expect((await verify(storage)).problems).toContain(
    'shop: live is 1.0.0, but the journal says 1.1.0; somebody changed the ledger without using the commands',
  );
});

it('finds a version that became live by an event which is missing from the journal; releases go on', async () => {
  await releaseShop('1.1.0');
  await changeByHand(storage, (ledger) => {
    const shop = ledger.apps['shop']!;
    const [first, ...others] = shop.versions;
    const versions = [{ ...first!, promoted: Number.MAX_SAFE_INTEGER }, ...others];
    return { ...ledger, apps: { ...ledger.apps, shop: { ...shop, versions } } };
  });
  expect((await verify(storage)).problems).toContain(
    'shop@1.0.0 became live by event 9007199254740991, which is missing from the journal; somebody changed the ledger without using the commands',
  );
  await releaseShop('1.2.0');
  expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.2.0', to: '1.0.0' });
  await promote({ storage, app: 'shop', version: '1.0.0' });
  await promote({ storage, app: 'shop', version: '1.1.0' });
  await promote({ storage, app: 'shop', version: '1.0.0' });
  expect((await verify(storage)).problems).toEqual([]);
});

it.each(['revision', 'journal.sequence'])(
  'says that a ledger is damaged whose %s has no next number, and changes nothing',
  async (field) => {
    await releaseShop('1.1.0');
    await changeByHand(storage, (ledger) =>
      field === 'revision'
        ? { ...ledger, revision: Number.MAX_SAFE_INTEGER }
        : { ...ledger, journal: { ...ledger.journal!, sequence: Number.MAX_SAFE_INTEGER } },
    );
    const before = await storage.list('');
    await expect(promote({ storage, app: 'shop', version: '1.0.0' })).rejects.toThrow(
      /ledger\.json cannot be used: .*Restore its last good copy from a backup/,
    );
    expect(await storage.list('')).toEqual(before);
  },
);

it('finds a ledger that pins another manifest', async () => {
  await changeByHand(storage, (ledger) => {
    const [version] = ledger.apps['shop']!.versions;
    version!.facts.metadata.integrity = `sha384-${'A'.repeat(64)}`;
    return ledger;
  });
  expect((await verify(storage)).problems).toContain(
    await withFolders(
      storage,
      '.furrow/ledger.json pins a different /shop@1.0.0/mf-manifest.json from the one in shop@1.0.0/release.json',
    ),
  );
});

it('is content again after a repair of the documents', async () => {
  for (const path of ['buy-food.html', '404.html.br']) await writeFile(join(origin, path), 'broken');
  await rm(join(origin, '404.html.gz'));
  await writeFile(join(origin, 'old-page.html'), 'left over');
  expect((await verify(storage)).problems).toHaveLength(4);
  expect(await reconcile(storage, { everything: true })).toMatchObject({
    written: ['404.html', 'buy-food.html'],
    removed: ['old-page.html'],
  });
  expect((await verify(storage)).problems).toEqual([]);
});

it('finds a file that is gone, and one that does not belong there', async () => {
  const shop = await folderIn(storage, 'shop@1.0.0');
  await rm(join(origin, shop, 'page.js'));
  await writeFile(join(origin, shop, 'stray.js'), '');
  expect((await verify(storage)).problems).toEqual([
    `${shop}/page.js is missing`,
    `${shop}/stray.js does not belong to any release`,
  ]);
});
