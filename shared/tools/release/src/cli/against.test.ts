import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostOfferFile, parseHostOffer } from '@furrow/formats/host-offer.schema';
import { verify } from '../check/verify';
import { readBudgets } from '../compose/site/settings';
import { folderFiles } from '../server/files';
import { startServer, type Server } from '../server/serve';
import { readCandidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { siteOverHttp } from '../store/site-over-http';
import { readJson, readText, type OriginStorage } from '../store/storage';
import { offeredSlot, writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { signVersion } from '../operations/sign';
import { newKeys, readSigningKey } from '../domain/signature';
import { folderIn, readView } from '../testing/ledger';
import { reason } from '../domain/refused';
import { promote, reportTo } from '../operations/promote';
import { publish, type PublishOptions } from '../operations/publish';
import { repair } from '../operations/repair';
import { faultsOf, status } from '../operations/status';

/** Commands that look at a live site over HTTP, without rights in its origin. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/': ['/'], '/buy-food': ['/buy-food'] };
let folder: string;
let origin: OriginStorage;
let server: Server;
let site: OriginStorage;

const build = async (name: string, app: string, fixture: Fixture) =>
  readCandidate(await writeRemote(join(folder, name), app, fixture));
const release = async (candidate: PublishOptions['candidate'], live = true) =>
  publish({ storage: origin, candidate, published, promote: live });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'against-'));
  origin = folderStorage(join(folder, 'origin'));
  const settings = {
    url: 'https://almanac.example',
    overrides: true,
    connect: ['https://api.example'],
    budgets: { content: { html: 9000, css: 9000, js: 9000, fonts: 9000 } },
  };
  await origin.write('.furrow/site.json', JSON.stringify(settings));
  await release(await readCandidate(await writeHost(join(folder, 'host'))));
  await release(
    await build('one', 'shop', {
      pages,
      siteFiles: { 'feed.atom': '<feed/>', '.well-known/security.txt': 'Contact:' },
    }),
  );
  await release(await build('two', 'shop', { pages, version: '1.1.0', content: 'two' }), false);
  await promote({ storage: origin, app: 'shop', version: '1.1.0', traffic: 10, allowDrop: true });
  server = await startServer({ files: folderFiles(join(folder, 'origin')), port: 0 });
  site = siteOverHttp(server.url);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('status shows what it shows about the origin', async () => {
  // When something was published is in the ledger, which is private.
  const rows = (await status(origin)).map((row) => ({ ...row, publishedAt: null, commit: null }));
  expect(await status(site)).toEqual(rows);
  expect(await faultsOf(site)).toEqual({ damaged: [], untrusted: [] });
});

it('who signed what is checked by the keys that the site says', async () => {
  const { publicKey, privateKey } = newKeys();
  const key = readSigningKey(privateKey, 'market.key');
  const teams = { market: { apps: ['host', 'shop'], keys: [publicKey] } };
  await origin.write('.furrow/teams.json', JSON.stringify(teams));
  for (const [app, version] of [
    ['host', '1.0.0'],
    ['shop', '1.0.0'],
  ] as const)
    await signVersion({ storage: origin, app, version, signingKey: key });
  await repair(origin);
  // Browsers are told of no version that nobody of the site signed; somebody puts it in by hand.
  expect(await readText(origin, 'discovery.json')).not.toContain('/shop/1.1.0-');
  await origin.write('discovery.json', JSON.stringify(await readView(origin)));
  expect((await verify(site)).problems).toContainEqual(expect.stringMatching(/^shop@1\.1\.0 is not signed\./));
  expect((await status(site)).map(({ signer }) => signer)).toEqual((await status(origin)).map(({ signer }) => signer));
  await origin.remove('.furrow/teams.json');
  await repair(origin, { withoutTeams: true });
  expect((await verify(site)).problems).toEqual([]);
});

it('verify hashes what visitors get, and names what differs', async () => {
  const { checked, problems } = await verify(site);
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(20);
  const damaged = [
    'host.json',
    `${await folderIn(origin, 'shop@1.0.0')}/page.css`,
    'buy-food.html',
    '_v/shop@1.1.0/index.html',
  ];
  for (const path of damaged) {
    const file = join(folder, 'origin', path);
    await writeFile(file, `${await readFile(file, 'utf8')} `);
    for (const ending of ['.br', '.gz']) await rm(`${file}${ending}`, { force: true });
  }
  const found = (await verify(site)).problems.map((problem) => problem.split(' ')[0]);
  expect(found.sort()).toEqual(damaged.sort());
  await repair(origin);
});

it('a release outside of the workspace is checked against it, and nothing is stored', async () => {
  const check = async (name: string, app: string, fixture: Fixture) =>
    publish({
      storage: site,
      candidate: await build(name, app, fixture),
      published,
      dryRun: true,
      // The page of the candidate, in the site as it would be.
      checks: [
        async (preview) =>
          (await preview.read('voting.html')) ? [] : [reason('FUR-BUILD-PAGE-MISSING', 'there is no such page')],
      ],
    });
  expect(await check('dao', 'dao', { pages: { '/voting': ['/voting'] } })).toMatchObject({ outcome: 'checked' });
  await expect(check('rival', 'rival', { pages: { '/buy-food': ['/buy-food'] } })).rejects.toThrow(
    'it claims /buy-food, which shop owns.',
  );
  await expect(check('three', 'dao', { pages: { '/votes': ['/votes'] } })).rejects.toThrow('there is no such page');
});

it('what pages may weigh is what the site says, to whom it was not told as well', async () => {
  const budgets = { content: { html: 9000, css: 9000, js: 9000, fonts: 9000 } };
  expect(await readBudgets(origin)).toEqual(budgets);
  expect(await readBudgets(site)).toEqual(budgets);
});

it('tells teams what the host offers and what pages may weigh', async () => {
  expect(parseHostOffer(await readJson(site, hostOfferFile))).toEqual({
    format: 1,
    version: '1.0.0',
    speaks: [1],
    capabilities: [],
    react: '19.3',
    shared: { react: '19.3.1', effector: '23.4.4' },
    menus: [],
    budgets: { content: { html: 9000, css: 9000, js: 9000, fonts: 9000 } },
  });
});

it('what the settings put into slots stands there in what is composed of it', async () => {
  const text = (await readText(origin, '.furrow/site.json')) ?? '';
  const slots = { 'shop/corner': { add: [{ of: 'dao/votes', order: 10 }] } };
  const props = { count: 1 };
  await release(
    await build('four', 'dao', { pages: { '/votes': ['/votes'] }, offers: { votes: [{ ...props, html: 'Votes' }] } }),
  );
  await release(
    await build('five', 'shop', {
      pages,
      version: '1.2.0',
      slots: [offeredSlot('corner')],
      places: [{ name: 'corner', props }],
    }),
  );
  expect(await readText(origin, 'buy-food.html')).not.toContain('Votes');
  await origin.write('.furrow/site.json', JSON.stringify({ ...(JSON.parse(text) as object), slots }));
  await repair(origin);
  expect(await readText(origin, 'buy-food.html')).toContain('Votes');
  const { problems } = await verify(site);
  expect(problems.filter((problem) => problem.includes('does not match its releases'))).toEqual([]);
  await publish({
    storage: site,
    candidate: await build('six', 'shop', {
      pages,
      version: '1.3.0',
      slots: [offeredSlot('corner')],
      places: [{ name: 'corner', props }],
    }),
    published,
    dryRun: true,
    checks: [
      async (preview) => {
        expect(await readText(preview, 'buy-food.html')).toContain('Votes');
        return [];
      },
    ],
  });
  await origin.write('.furrow/site.json', text);
  await repair(origin);
});

it('verify reads from the site itself every setting on which its files depend', async () => {
  const text = (await readText(origin, '.furrow/site.json')) ?? '';
  const told = {
    languages: ['en', 'es'],
    overrides: true,
    sourceMaps: true,
    unhashedScripts: true,
    images: ['https://pictures.example'],
    proofs: { '/ads.txt': 'shop' },
    packages: 'https://packages.example/',
    previews: 'https://*.preview.almanac.example',
    requires: { live: { from: 'staging', hours: 1 }, staging: { from: 'test' } },
    slots: { 'shop/corner': { apps: ['dao'] } },
    reportShare: 50,
  };
  await release(await build('seven', 'dao', { pages: { '/votes': ['/votes'] }, version: '1.1.0' }));
  await release(
    await readCandidate(
      await writeHost(join(folder, 'translated-host'), { version: '1.1.0', translated: { es: { header: 'Todo' } } }),
    ),
  );
  await origin.write('.furrow/site.json', JSON.stringify({ ...(JSON.parse(text) as object), ...told }));
  await reportTo(origin, '/_reports');
  await repair(origin);
  expect(await readText(origin, 'es/votes.html')).toContain('Todo');
  const { problems } = await verify(site);
  expect(problems.filter((problem) => problem.includes('does not match its releases'))).toEqual([]);
  // What the settings require of a release is asked where the site is changed.
  await expect(promote({ storage: site, app: 'dao', version: '1.0.0', allowDrop: true })).rejects.toThrow(
    'can only be read over HTTP',
  );
  await origin.write('.furrow/site.json', text);
  await repair(origin);
});

it('an address without the settings of a site is not a site that today’s command reads', async () => {
  const file = join(folder, 'origin/site.json');
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toEqual({ format: 1, url: 'https://almanac.example', overrides: [] });
  await rm(file);
  await expect(verify(site)).rejects.toThrow(
    `${server.url} does not publish its settings: site.json is missing. Run "release repair" there with the current version of this command.`,
  );
  await writeFile(file, text.replace('"format": 1', '"format": 2, "needs": "2.3.0"'));
  await expect(verify(site)).rejects.toThrow('Update this command to at least 2.3.0.');
  await repair(origin);
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('nothing is changed through it', async () => {
  await expect(promote({ storage: site, app: 'shop', version: '1.1.0', allowDrop: true })).rejects.toThrow(
    'can only be read over HTTP. Name the place of its origin with --origin.',
  );
});

it('an address that is not the address of a site is refused', async () => {
  expect(() => siteOverHttp('furrow.example')).toThrow('"furrow.example" is not the address of a site.');
  expect(() => siteOverHttp('https://furrow.example/shop')).toThrow('without a path');
  await expect(siteOverHttp('http://127.0.0.1:1').read('discovery.json')).rejects.toThrow(
    'http://127.0.0.1:1 does not respond',
  );
});
