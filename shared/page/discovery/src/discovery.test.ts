import fc from 'fast-check';
import { canaryEntry, entryForCohort, liveEntry, previousEntry, shellOptionsOf, type Entry } from './discovery';
import { discoverySchemaId, parseDiscovery } from './discovery.schema';

function entry(
  version: string,
  change: { traffic?: number; isDefault?: boolean; promoted?: number; routes?: string[] } = {},
): Entry {
  const { traffic = 0, isDefault = false, promoted, routes = ['/buy-food'] } = change;
  return {
    url: `/shop/${version}/mf-manifest.json`,
    metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
    deployment: { traffic, default: isDefault },
    extras: {
      routes,
      pages: ['/buy-food'],
      contract: 1,
      release: `/shop/${version}/release.json`,
      releaseIntegrity: `sha384-${'A'.repeat(64)}`,
      ...(promoted !== undefined && { promoted }),
    },
  };
}

const withExtras = (one: Entry, extras: Partial<Entry['extras']>): Entry => ({
  ...one,
  extras: { ...one.extras, ...extras },
});

const documentOf = (...entries: unknown[]) => ({ schema: discoverySchemaId, microFrontends: { shop: entries } });

describe('parseDiscovery', () => {
  it('returns a valid document as it is', () => {
    const valid = documentOf(entry('1.0.0', { traffic: 100, isDefault: true, promoted: 1 }));
    expect(parseDiscovery(valid)).toEqual(valid);
  });

  it('keeps what it does not know, for whoever does', () => {
    const one = entry('1.0.0');
    const newer = {
      ...one,
      note: 'entry',
      metadata: { ...one.metadata, note: 'metadata' },
      deployment: { ...one.deployment, note: 'deployment' },
      extras: { ...one.extras, note: 'extras' },
    };
    const valid = { ...documentOf(newer), note: 'root' };
    expect(parseDiscovery(valid)).toEqual(valid);
  });

  it.each<[string, unknown]>([
    ['discovery document: the document itself must be object', 'nonsense'],
    ['discovery document: microFrontends must be record', { schema: discoverySchemaId }],
    [
      `discovery document: schema must be ${discoverySchemaId}`,
      { schema: 'https://schema.example/v9', microFrontends: {} },
    ],
    [
      'discovery document: microFrontends.shop.0.metadata.integrity must be a sha384 integrity value',
      documentOf({ ...entry('1.0.0'), metadata: { version: '1.0.0', integrity: 'md5-x' } }),
    ],
    [
      'discovery document: microFrontends.shop.0.deployment.traffic must be 100 or less',
      documentOf(entry('1.0.0', { traffic: 101 })),
    ],
    [
      'discovery document: microFrontends.shop.0.url must be a path that starts with one slash and holds no backslash or white space',
      documentOf({ ...entry('1.0.0'), url: '//elsewhere.example/x.json' }),
    ],
    ...['/\\host.example/x.json', '/\t/host.example/x.json', '/a\n/b'].map((url): [string, unknown] => [
      'discovery document: microFrontends.shop.0.url must be a path that starts with one slash and holds no backslash or white space',
      documentOf({ ...entry('1.0.0'), url }),
    ]),
    [
      'the discovery document has format 2, written by a newer release command; this one reads up to 1. Update this command to at least 2.3.0.',
      { schema: `${discoverySchemaId}#format=2&needs=2.3.0`, microFrontends: 'something else' },
    ],
    [
      'discovery document: microFrontends.shop has 2 default versions; mark one of them',
      documentOf(entry('1.0.0', { isDefault: true }), entry('1.1.0', { isDefault: true })),
    ],
    [
      'discovery document: microFrontends.shop gives away 110% of its traffic; the shares must not exceed 100',
      documentOf(entry('1.0.0', { isDefault: true, traffic: 90 }), entry('1.1.0', { traffic: 20 })),
    ],
  ])('says "%s"', (message, value) => {
    expect(() => parseDiscovery(value)).toThrow(new Error(message));
  });

  it.each<[string, (shop: Entry) => unknown]>([
    ['release must lie in a folder of /shop/', (shop) => withExtras(shop, { release: '/dao/1.0.0/release.json' })],
    ['release must lie in a folder of /shop/', (shop) => withExtras(shop, { release: '/shop/release.json' })],
    ['release must lie in a folder of /shop/', (shop) => withExtras(shop, { release: '/shop/../dao/release.json' })],
    ['url must lie in the folder of the release, /shop/1.0.0/', (shop) => ({ ...shop, url: '/dao/1.0.0/m.json' })],
    ['url must lie in the folder of the release, /shop/1.0.0/', (shop) => ({ ...shop, url: '/shop/2.0.0/m.json' })],
    ...['/../../dao/m.json', '/%2e%2e/%2E./dao/m.json', '/./m.json', '//m.json', '/m.json?a', '/m.json#a'].map(
      (rest): [string, (shop: Entry) => unknown] => [
        'url must lie in the folder of the release, /shop/1.0.0/',
        (shop) => ({ ...shop, url: `/shop/1.0.0${rest}` }),
      ],
    ),
    ['runtime must lie in the folder', (shop) => withExtras(shop, { runtime: '/dao/1.0.0/runtime.js' })],
    ['siteStyles must lie in the folder', (shop) => withExtras(shop, { siteStyles: '/host/1.0.0/site.css' })],
  ])('refuses an entry that leads to files of another app: %s', (message, change) => {
    expect(() => parseDiscovery(documentOf(change(entry('1.0.0'))))).toThrow(message);
  });

  it('takes a folder of the app with any name', () => {
    const folder = '/shop/1.0.0-2f6a1c/';
    const valid = { ...withExtras(entry('1.0.0'), { release: `${folder}release.json`, runtime: `${folder}js/r.js` }) };
    expect(() => parseDiscovery(documentOf({ ...valid, url: `${folder}mf-manifest.json` }))).not.toThrow();
  });

  it.each([
    'https://x.example;sandbox',
    'https://x.example,https://y.example',
    'https://$x',
    "https://x.example'",
    'https://x.example"',
    'https://',
    '//x.example/reports',
    '/reports;sandbox',
  ])('takes no address for reports that could become a part of a policy: %s', (failuresTo) => {
    const host = withExtras(entry('1.0.0'), { failuresTo });
    expect(() => parseDiscovery(documentOf(host))).toThrow('failuresTo must be a path or a URL');
  });

  it.each(['/_reports', 'https://reports.example:8443/furrow?site=1', 'http://localhost:4000'])(
    'takes %s as an address for reports',
    (failuresTo) => {
      const host = withExtras(entry('1.0.0'), { failuresTo });
      expect(parseDiscovery(documentOf(host))).toEqual(documentOf(host));
    },
  );

  it('never takes junk for a document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => parseDiscovery(value)).toThrow(/^discovery document: /);
      }),
    );
  });
});

describe('the version for a visitor', () => {
  const live = entry('1.0.0', { traffic: 80, isDefault: true, promoted: 1 });
  const canary = entry('1.1.0', { traffic: 20 });

  it('is the canary for as many cohorts as it has percent, and the default for the rest', () => {
    const versions = Array.from(
      { length: 100 },
      (_, cohort) => entryForCohort([live, canary], cohort)?.metadata.version,
    );
    expect(versions.filter((version) => version === '1.1.0')).toHaveLength(20);
    expect(versions[19]).toBe('1.1.0');
    expect(versions[20]).toBe('1.0.0');
  });

  it('stays the canary when its share grows', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(100), fc.nat(100), (cohort, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const isCanary = (traffic: number) =>
          entryForCohort([entry('1.0.0', { isDefault: true }), entry('1.1.0', { traffic })], cohort)?.metadata
            .version === '1.1.0';
        expect(isCanary(0)).toBe(false);
        expect(isCanary(100)).toBe(true);
        if (isCanary(less)) expect(isCanary(more)).toBe(true);
      }),
    );
  });

  it('is the default when there is no canary, and nothing before the first promotion', () => {
    expect(entryForCohort([live, entry('1.1.0')], 0)).toBe(live);
    expect(entryForCohort([entry('1.1.0')], 0)).toBeUndefined();
    expect([liveEntry(undefined), canaryEntry([live])]).toEqual([undefined, undefined]);
  });
});

it('says what the route of a page wants of the shell, and nothing for a route that wants nothing', () => {
  const shop = entry('1.0.0', { routes: ['/checkout', '/lots/:id', '/about'] });
  shop.extras.shell = { '/checkout': { hide: ['shop/mini-cart'] }, '/lots/:id': { hide: ['shop/mini-cart'] } };
  expect(shellOptionsOf(shop, '/lots/7')).toEqual({ hide: ['shop/mini-cart'] });
  expect(shellOptionsOf(shop, '/about')).toEqual({});
  expect(shellOptionsOf(shop, '/elsewhere')).toEqual({});
  expect(shellOptionsOf(entry('0.9.0'), '/buy-food')).toEqual({});
  expect(parseDiscovery(documentOf(shop))).toEqual(documentOf(shop));
});

describe('previousEntry', () => {
  const entries = [
    entry('1.0.0', { promoted: 1 }),
    entry('1.1.0', { promoted: 2, routes: ['/marketplace'] }),
    entry('1.2.0'),
    entry('1.3.0', { promoted: 3, isDefault: true, traffic: 100 }),
  ];

  it('is the latest other version that was live and has the path', () => {
    expect(previousEntry(entries, ['1.3.0'], '/buy-food')?.metadata.version).toBe('1.0.0');
    expect(previousEntry(entries, ['1.3.0'], '/marketplace')?.metadata.version).toBe('1.1.0');
  });

  it('is the default for a canary', () => {
    expect(previousEntry(entries, ['1.2.0'], '/buy-food')?.metadata.version).toBe('1.3.0');
  });

  it('is never one that failed in this visit', () => {
    expect(previousEntry(entries, ['1.3.0', '1.0.0'], '/buy-food')).toBeUndefined();
  });
});
