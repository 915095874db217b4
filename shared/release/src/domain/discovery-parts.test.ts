import { type Discovery, type Entry, ownsPath } from '@furrow/discovery/discovery';
import { discoverySchemaId, parseDiscovery } from '@furrow/discovery/discovery.schema';
import { officialProblems } from '@furrow/discovery/official-schema';
import { keyOfApp, keyOfPath, parsePartsIndex, partFor } from '@furrow/discovery/parts.schema';
import { partFile, partsIndexFile } from '@furrow/formats/discovery-parts';
import { appsInPart, discoveryParts, isInParts } from './discovery-parts';

const integrity = `sha384-${'A'.repeat(64)}`;

const entry = (app: string, version: string, routes: string[]): Entry => ({
  url: `/${app}/${version}/mf-manifest.json`,
  metadata: { version, integrity },
  deployment: { traffic: 100, default: true },
  extras: {
    routes,
    pages: [],
    contract: 1,
    release: `/${app}/${version}/release.json`,
    releaseIntegrity: integrity,
  },
});

/** The host, `count` teams under one folder, and remotes with these routes. */
function siteOf(count: number, others: Record<string, string[]> = {}): Discovery {
  const teams = Array.from({ length: count }, (_, index) => [
    `team${index}`,
    [`/places/team${index}`, `/places/team${index}/:page`],
  ]);
  const remotes = { ...(Object.fromEntries(teams) as Record<string, string[]>), ...others };
  const apps = Object.entries(remotes).map(([app, routes]) => [app, [entry(app, '1.0.0', routes)]] as const);
  return {
    schema: discoverySchemaId,
    microFrontends: { host: [entry('host', '1.0.0', [])], ...Object.fromEntries(apps) },
  };
}

/** The part that a browser reads for a key, and the bytes of the parts and of the index. */
function read(files: ReadonlyMap<string, string>, key: string): Discovery {
  const index = parsePartsIndex(JSON.parse(files.get(partsIndexFile) ?? ''));
  return parseDiscovery(JSON.parse(files.get(partFile(partFor(index, key) ?? '')) ?? ''));
}

it.each([
  [appsInPart, false],
  [appsInPart + 1, true],
])('reads the document of a site of %i remotes in parts: %s', (count, expected) => {
  expect(isInParts(siteOf(count))).toBe(expected);
});

it('finds every app by its name and by the paths that it owns, in a part of some others', () => {
  const site = siteOf(500, {
    wiki: ['/wiki/*'],
    shop: ['/', '/buy-food', '/places/team250/:id/lots'],
    guide: ['/places/:place/guide'],
    everywhere: ['/:page'],
  });
  const files = discoveryParts(site);
  const paths = [
    '/',
    '/buy-food/',
    '/wiki',
    '/wiki/a/b',
    '/places/team7',
    '/places/team77/x',
    '/places/team250/x/lots',
  ];
  for (const path of [...paths, '/places/team499/guide', '/about', '/zebra', '/nowhere/at/all']) {
    const part = read(files, keyOfPath(path));
    const owners = ({ microFrontends }: Discovery) =>
      Object.keys(microFrontends).filter((app) => microFrontends[app]?.some((one) => ownsPath(one, path)));
    expect([path, owners(part).sort()]).toEqual([path, owners(site).sort()]);
    expect(part.microFrontends['host']).toEqual(site.microFrontends['host']);
    expect(officialProblems(part)).toEqual([]);
  }
  for (const [app, entries] of Object.entries(site.microFrontends))
    expect(read(files, keyOfApp(app)).microFrontends[app]).toEqual(entries);
});

it('costs a visitor of a site of a thousand remotes what it costs one of a hundred', () => {
  const apps = (count: number) =>
    Object.keys(read(discoveryParts(siteOf(count)), 'places/team50').microFrontends).length;
  expect([apps(100), apps(1000)]).toEqual([appsInPart + 1, appsInPart + 1]);
  const index = discoveryParts(siteOf(1000)).get(partsIndexFile) ?? '';
  expect(index.length).toBeLessThan(10_000);
});

it('names a part by its content, so that a release of one remote leaves the parts of others what they are', () => {
  const site = siteOf(100);
  const next = {
    ...site,
    microFrontends: { ...site.microFrontends, team50: [entry('team50', '2.0.0', ['/places/team50'])] },
  };
  const [before, after] = [discoveryParts(site), discoveryParts(next)];
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  expect(changed).toHaveLength(3);
  expect(changed).toContain(partsIndexFile);
  expect(read(after, keyOfApp('team50')).microFrontends['team50']?.[0]?.metadata.version).toBe('2.0.0');
});

it('has one empty part for a site without remotes', () => {
  const { microFrontends } = read(discoveryParts(siteOf(0)), 'anything');
  expect(Object.keys(microFrontends)).toEqual(['host']);
});
