import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { signedBytes } from '@furrow/discovery/signed';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { signedOnly } from './signed';

function newKey(): { privateKey: KeyObject; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
}

const market = newKey();
const council = newKey();
const teams = {
  market: { apps: ['shop'], keys: [newKey().publicKey, market.publicKey] },
  council: { apps: ['dao'], keys: [council.publicKey] },
};

const entry = (app: string, version: string, extras: Partial<Entry['extras']> = {}): Entry => ({
  url: `/${app}/${version}/mf-manifest.json`,
  metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic: 100, default: true },
  extras: {
    routes: [`/${app}-pages`],
    pages: [],
    contract: 1,
    release: `/${app}/${version}/release.json`,
    releaseIntegrity: `sha384-${'A'.repeat(64)}`,
    ...extras,
  },
});
const signed = (app: string, one: Entry, { privateKey }: { privateKey: KeyObject }): Entry => ({
  ...one,
  extras: { ...one.extras, signature: sign(null, signedBytes(app, one), privateKey).toString('base64') },
});
const documentOf = (microFrontends: Discovery['microFrontends']): Discovery => ({
  schema: discoverySchemaId,
  microFrontends,
});

/** What the page trusts of the document, as `shop@1.0.0`. */
async function trusted(
  microFrontends: Discovery['microFrontends'],
  first?: Parameters<typeof signedOnly>[2],
): Promise<string[]> {
  const found = await signedOnly(documentOf(microFrontends), 'sha384-pinned', first);
  return Object.entries(found.microFrontends).flatMap(([app, entries]) =>
    entries.map(({ metadata }) => `${app}@${metadata.version}`),
  );
}

let fetched: jest.SpyInstance<ReturnType<typeof fetch>, Parameters<typeof fetch>>;
beforeEach(() => {
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ format: 1, url: 'https://furrow.example', teams })));
});
afterEach(() => jest.restoreAllMocks());

const shop = entry('shop', '1.0.0');

it('runs what a team that may release the app has signed, by keys that the document pins', async () => {
  const dao = signed('dao', entry('dao', '2.0.0'), council);
  expect(await trusted({ shop: [signed('shop', shop, market)], dao: [dao] })).toEqual(['shop@1.0.0', 'dao@2.0.0']);
  expect(fetched).toHaveBeenCalledWith('/site.json', expect.objectContaining({ integrity: 'sha384-pinned' }));
});

it('still runs it when its share changes, or it is rolled back', async () => {
  const later = signed('shop', shop, market);
  later.deployment = { traffic: 10, default: false };
  later.extras = { ...later.extras, promoted: 3, withdrawn: true, failuresTo: '/_reports' };
  expect(await trusted({ shop: [later] })).toEqual(['shop@1.0.0']);
});

it.each<[string, () => Entry]>([
  ['is not signed', () => shop],
  ['is signed by a key of nobody', () => signed('shop', shop, newKey())],
  ['is signed by a team that may not release the app', () => signed('shop', shop, council)],
  ['is signed for another app', () => signed('dao', shop, market)],
  ['has another release than its team signed', () => changed({ releaseIntegrity: `sha384-${'B'.repeat(64)}` })],
  ['has other routes than its team signed', () => changed({ routes: ['/shop-pages', '/governance/treasury'] })],
  ['has a signature that is none', () => ({ ...shop, extras: { ...shop.extras, signature: '%' } })],
])('runs no version that %s', async (_, make) => {
  const dao = signed('dao', entry('dao', '2.0.0'), council);
  expect(await trusted({ shop: [make()], dao: [dao] })).toEqual(['dao@2.0.0']);
});

it('joins no parts of two signed versions', async () => {
  const next = signed('shop', entry('shop', '1.1.0'), market);
  const mixed = { ...next, url: shop.url, metadata: { ...next.metadata, version: '1.0.0' } };
  expect(await trusted({ shop: [mixed] })).toEqual([]);
});

it('runs nothing new when the keys are not those that the document pins', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const next = signed('shop', entry('shop', '1.1.0'), market);
  expect(await trusted({ shop: [shop, next] }, { name: 'shop', entry: shop })).toEqual(['shop@1.0.0']);
});

it('follows the discovery document for a day, then leaves all but the version of its own document to documents', async () => {
  const next = signed('shop', entry('shop', '1.1.0'), market);
  const dao = signed('dao', entry('dao', '2.0.0'), council);
  const now = jest.spyOn(Date, 'now');
  const day = 24 * 60 * 60 * 1000;
  now.mockReturnValue(performance.timeOrigin + day - 1000);
  const first = { name: 'shop', entry: shop };
  expect(await trusted({ shop: [shop, next], dao: [dao] }, first)).toEqual(['shop@1.0.0', 'shop@1.1.0', 'dao@2.0.0']);
  now.mockReturnValue(performance.timeOrigin + day + 1000);
  expect(await trusted({ shop: [shop, next], dao: [dao] }, first)).toEqual(['shop@1.0.0']);
});

it('runs what the document named without a signature, and only that', async () => {
  const moved = { ...shop, extras: { ...shop.extras, routes: ['/governance/treasury'] } };
  expect(await trusted({ shop: [shop] }, { name: 'shop', entry: shop })).toEqual(['shop@1.0.0']);
  expect(await trusted({ shop: [moved] }, { name: 'shop', entry: shop })).toEqual([]);
});

it('runs nothing new in a browser that knows no Ed25519', async () => {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Ed25519', 'NotSupportedError'));
  const strange = signed('shop', entry('shop', '1.2.0'), market);
  expect(await trusted({ shop: [strange] })).toEqual([]);
});

function changed(extras: Partial<Entry['extras']>): Entry {
  const one = signed('shop', shop, market);
  return { ...one, extras: { ...one.extras, ...extras } };
}
