import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { readParts } from './discovery-parts';
import { createSiteDiscovery } from './site-discovery';

const entry = (app: string, version: string): Entry => ({
  url: `/${app}/${version}/mf-manifest.json`,
  metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic: 100, default: true },
  extras: {
    routes: app === 'host' ? [] : [`/${app}`],
    pages: [],
    contract: 1,
    release: `/${app}/${version}/release.json`,
    releaseIntegrity: `sha384-${'A'.repeat(64)}`,
  },
});
const documentOf = (...apps: [string, string][]): Discovery => ({
  schema: discoverySchemaId,
  microFrontends: Object.fromEntries(apps.map(([app, version]) => [app, [entry(app, version)]])),
});

/** What the site answers; everything else is a 404. */
let files: Record<string, unknown>;
let asked: string[];

/** The parts by hash: names, the paths before `n`, the others. */
function publish(parts: [from: string, hash: string, apps: [string, string][]][]): void {
  files = {
    '/discovery.json': documentOf(['host', '1.0.0'], ...parts.flatMap(([, , apps]) => apps)),
    '/discovery/parts.json': { format: 1, parts: parts.map(([from, hash]) => ({ from, hash })) },
    ...Object.fromEntries(
      parts.map(([, hash, apps]) => [`/discovery/${hash}.json`, documentOf(['host', '1.0.0'], ...apps)]),
    ),
  };
}

/** Each test has hashes of its own, because a page keeps the parts that it has read. */
let tests = 0;
const hash = (name: string) => `${name}${String((tests += 1)).padStart(15, '0')}`;

beforeEach(() => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(String(address));
    const found = files[String(address)];
    return Promise.resolve(found === undefined ? new Response('', { status: 404 }) : Response.json(found));
  });
});
afterEach(() => jest.restoreAllMocks());

const discoveryOf = () => createSiteDiscovery(undefined, () => 0, true, readParts);

it('reads the part of a path and no other, and that of a name when it is asked for', async () => {
  const [names, low, high] = [hash('a'), hash('b'), hash('c')];
  publish([
    [
      '',
      names,
      [
        ['barn', '1.0.0'],
        ['zoo', '1.0.0'],
      ],
    ],
    ['barn', low, [['barn', '1.0.0']]],
    ['n', high, [['zoo', '1.0.0']]],
  ]);
  const discovery = discoveryOf();
  await Promise.all([discovery.load('/barn'), discovery.load('/barn')]);
  expect(asked).toEqual(['/discovery/parts.json', `/discovery/${low}.json`]);
  expect(discovery.owner('/barn')?.name).toBe('barn');
  expect(discovery.chosen('zoo')).toBeUndefined();
  await discovery.load('zoo');
  expect(asked.slice(2)).toEqual(['/discovery/parts.json', `/discovery/${names}.json`]);
  expect(discovery.chosen('zoo')?.metadata.version).toBe('1.0.0');
  await discovery.load('/barn');
  expect(asked).toHaveLength(4);
});

it('asks for a place that was wanted while another reading was under way', async () => {
  const [low, high] = [hash('b'), hash('c')];
  publish([
    ['', low, [['barn', '1.0.0']]],
    ['n', high, [['zoo', '1.0.0']]],
  ]);
  const discovery = discoveryOf();
  await Promise.all([discovery.load(), discovery.load('/barn'), discovery.load('/zoo'), discovery.load('/zoo')]);
  expect([discovery.owner('/barn')?.name, discovery.owner('/zoo')?.name]).toEqual(['barn', 'zoo']);
});

it('reads again what has changed, and all of it of one moment', async () => {
  const [low, high, next] = [hash('b'), hash('c'), hash('d')];
  publish([
    ['', low, [['barn', '1.0.0']]],
    ['n', high, [['zoo', '1.0.0']]],
  ]);
  const discovery = discoveryOf();
  await discovery.load('/barn');
  await discovery.load('/zoo');
  publish([
    ['', next, [['barn', '1.1.0']]],
    ['n', high, [['zoo', '1.0.0']]],
  ]);
  asked = [];
  await discovery.refresh();
  expect(asked).toEqual(['/discovery/parts.json', `/discovery/${next}.json`]);
  expect([discovery.live('barn'), discovery.live('zoo')].map((one) => one?.metadata.version)).toEqual([
    '1.1.0',
    '1.0.0',
  ]);
});

it.each(['index', 'part'])('reads all of the document where the %s is missing', async (missing) => {
  const low = hash('b');
  publish([['', low, [['barn', '1.0.0']]]]);
  delete files[missing === 'index' ? '/discovery/parts.json' : `/discovery/${low}.json`];
  const discovery = discoveryOf();
  await discovery.load('/barn');
  expect(asked.at(-1)).toBe('/discovery.json');
  expect(discovery.owner('/barn')?.name).toBe('barn');
});

it('reads all of the document for whoever wants to see all remotes, and says when nothing comes', async () => {
  publish([['', hash('b'), [['barn', '1.0.0']]]]);
  const discovery = discoveryOf();
  await discovery.load('*');
  expect(asked).toEqual(['/discovery.json']);
  expect(discovery.remotes()).toEqual(['barn']);
  files = {};
  await expect(discoveryOf().load('/barn')).rejects.toMatchObject({ phase: 'discovery', message: 'answered 404' });
});
