import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePublicSite, publicSiteFile } from '@furrow/formats/public-site.schema';
import { verify } from '../check/verify';
import { toJson } from '../domain/json';
import { settingsFile } from '../domain/paths';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import { readJson, readText, type OriginStorage } from '../store/storage';
import { type Fixture, writeHost, writeRemote } from '../testing/fixture';
import { changeByHand } from '../testing/ledger';
import { promote, rollback } from './promote';
import { publish } from './publish';
import { repair } from './repair';

/** Files by which whoever can place them proves to others that the domain is theirs. */
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/buy-food': ['/buy-food'] };
const ads = '/ads.txt';

let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'domain-proofs-'));
  storage = memoryStorage();
  await release('host', {});
  await release('shop', { pages });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(app: string, fixture: Fixture) {
  const dist = join(folder, `${app}-${fixture.version ?? '1.0.0'}`);
  return app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, fixture);
}

async function release(app: string, fixture: Fixture) {
  const candidate = await readCandidate(await build(app, fixture));
  return publish({ storage, candidate, published, promote: true });
}

const give = (proofs: Record<string, string>) => storage.write(settingsFile, toJson({ proofs }));

describe('a release that would prove to others that the domain is its own', () => {
  it.each([
    '.well-known/pki-validation/fileauth.txt',
    '.well-known/pki-validation/gsdv.txt',
    '.well-known/acme-challenge/token.txt',
    '.well-known/assetlinks.json',
    '.well-known/apple-developer-merchantid-domain-association.txt',
    '.well-known/microsoft-identity-association.json',
    '.well-known/did-configuration.json',
    '.well-known/mta-sts.txt',
    'seeds/did.json',
    'ads.txt',
    'app-ads.txt',
    'sellers.json',
    'bingsiteauth.xml',
    'keybase.txt',
    '9b2c8a7f6e5d4c3b2a190807f6e5d4c3.txt',
  ])('is refused for its file %s before anything is stored', async (path) => {
    const before = await storage.list('');
    await expect(release('shop', { version: '1.1.0', pages, siteFiles: { [path]: 'mine' } })).rejects.toThrow(
      `it has a file for /${path}, by which others may take it for the owner of the domain, also after a rollback. ` +
        `Take the file out, or let the operator of the site give it the address: "proofs": {"/${path}":"shop"} in .furrow/site.json.`,
    );
    expect(await storage.list('')).toEqual(before);
  });

  it.each([
    'google-site-verification',
    'msvalidate.01',
    'p:domain_verify',
    'facebook-domain-verification',
    'google-adsense-account',
  ])('is refused for the element %s of a page', async (name) => {
    const dist = await build('shop', { version: '1.1.0', pages });
    const document = join(dist, 'documents/0.json');
    const page = JSON.parse(await readFile(document, 'utf8')) as { head: string };
    const meta = `<META content="mine" Name='${name}'>`;
    await writeFile(document, toJson({ ...page, head: `${page.head}${meta}` }));
    const send = async () => publish({ storage, candidate: await readCandidate(dist), published, promote: true });
    await expect(send()).rejects.toThrow(
      `its page /buy-food has the element <meta name="${name}">, by which others may take it for the owner of the domain`,
    );
    await give({ [name]: 'shop' });
    await expect(send()).resolves.toMatchObject({ live: true });
  });
});

it.each([
  'feed.xml',
  'feed.json',
  'humans.txt',
  'llms.txt',
  'favicon.ico',
  'share/blog/frost.png',
  'search/shop.json',
  '.well-known/security.txt',
])('a file that proves nothing, such as %s, needs no setting', async (path) => {
  await release('shop', { version: '1.1.0', pages, siteFiles: { [path]: path.endsWith('.json') ? '[]' : 'one' } });
  expect(await storage.read(path)).toBeDefined();
});

describe('where the settings give the address to the app', () => {
  beforeEach(() => give({ [ads]: 'shop' }));

  it('the release is taken, and everybody can read who was given it', async () => {
    await release('shop', { version: '1.1.0', pages, siteFiles: { 'ads.txt': 'one' } });
    expect(await readText(storage, 'ads.txt')).toBe('one');
    expect(parsePublicSite(await readJson(storage, publicSiteFile)).proofs).toEqual({ [ads]: 'shop' });
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('that of another app is not, nor another address', async () => {
    const siteFiles = { 'ads.txt': 'other' };
    await expect(release('dao', { pages: { '/votes': ['/votes'] }, siteFiles })).rejects.toThrow('"proofs"');
    await expect(release('shop', { version: '1.1.0', pages, siteFiles: { 'app-ads.txt': 'one' } })).rejects.toThrow(
      '"proofs"',
    );
  });

  it('it goes when the settings take it back, and a version with it is promoted no more', async () => {
    await release('shop', { version: '1.1.0', pages, siteFiles: { 'ads.txt': 'one' } });
    await give({});
    const { damaged } = await repair(storage);
    expect(damaged).toEqual([expect.stringContaining('shop has a file for /ads.txt')]);
    expect(await storage.read('ads.txt')).toBeUndefined();
    await promote({ storage, app: 'shop', version: '1.0.0' });
    await expect(promote({ storage, app: 'shop', version: '1.1.0' })).rejects.toThrow('"proofs"');
  });

  it('a rollback to a version with it is no emergency that waits for the settings, and does not serve it', async () => {
    await release('shop', { version: '1.1.0', pages, siteFiles: { 'ads.txt': 'one' } });
    await release('shop', { version: '1.2.0', pages });
    await give({});
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({ to: '1.1.0' });
    expect(await storage.read('ads.txt')).toBeUndefined();
  });
});

it('is composed for nobody who wrote it into the ledger past the gate, and is named', async () => {
  await give({ [ads]: 'shop' });
  await release('shop', { version: '1.1.0', pages, siteFiles: { 'ads.txt': 'one' } });
  await promote({ storage, app: 'shop', version: '1.0.0' });
  await give({});
  await changeByHand(storage, (ledger) => {
    const shop = ledger.apps['shop']!;
    const versions = shop.versions.map((version) => {
      const isSmuggled = version.facts.metadata.version === '1.1.0';
      return { ...version, isDefault: isSmuggled, share: isSmuggled ? 100 : 0 };
    });
    return { ...ledger, apps: { ...ledger.apps, shop: { ...shop, versions } } };
  });
  expect((await repair(storage)).damaged).toEqual([expect.stringContaining('shop has a file for /ads.txt')]);
  expect(await storage.read('ads.txt')).toBeUndefined();
});
