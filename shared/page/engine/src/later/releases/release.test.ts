import type { Entry } from '@furrow/discovery/discovery';
import { fetchRemoteEntry, pageNeeds } from './release';

const entry = (version: string): Entry => ({
  url: `/shop/${version}/mf-manifest.json`,
  metadata: { version, integrity: `sha384-${'M'.repeat(64)}` },
  deployment: { traffic: 100, default: true },
  extras: {
    routes: ['/buy-food'],
    pages: ['/buy-food'],
    contract: 1,
    release: `/shop/${version}/release.json`,
    releaseIntegrity: `sha384-${'A'.repeat(64)}`,
  },
});

const release = {
  files: {
    'remoteEntry.js': { integrity: 'sha384-e', bytes: 1 },
    '7.js': { integrity: 'sha384-7', bytes: 1 },
  },
  routes: [
    { pattern: '/buy-food', pages: ['/buy-food'], files: ['remoteEntry.js', '7.js'], uses: ['@furrow/forms~1'] },
  ],
  pages: [{ path: '/buy-food', document: 'documents/0.json', embeds: [{ of: 'giving/campaigns', props: {} }] }],
};
const manifest = { metaData: { globalName: 'shop', remoteEntry: { name: 'remoteEntry.js' } } };

let asked: [url: string, integrity: string | undefined][];
let mode: string | undefined;

beforeEach(() => {
  mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    asked.push([String(url), options?.integrity]);
    return Promise.resolve(Response.json(String(url).endsWith('release.json') ? release : manifest));
  });
});

afterEach(() => {
  process.env.NODE_ENV = mode;
  jest.restoreAllMocks();
});

it('pins every file: manifest and release by discovery, the remote entry by the release', async () => {
  await expect(fetchRemoteEntry(entry('1.4.0'))).resolves.toEqual({
    url: '/shop/1.4.0/remoteEntry.js',
    integrity: 'sha384-e',
    globalName: 'shop',
  });
  expect(asked).toEqual([
    ['/shop/1.4.0/release.json', `sha384-${'A'.repeat(64)}`],
    ['/shop/1.4.0/mf-manifest.json', `sha384-${'M'.repeat(64)}`],
  ]);
});

it('reads a release once, and again after a failure', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(pageNeeds(entry('1.5.0'), '/buy-food')).rejects.toThrow('unreachable');
  const needs = {
    route: '/buy-food',
    files: [
      { file: 'remoteEntry.js', integrity: 'sha384-e' },
      { file: '7.js', integrity: 'sha384-7' },
    ],
    uses: ['@furrow/forms~1'],
  };
  await expect(pageNeeds(entry('1.5.0'), '/buy-food')).resolves.toEqual(needs);
  await pageNeeds(entry('1.5.0'), '/buy-food');
  expect(asked).toHaveLength(1);
  await expect(pageNeeds(entry('1.5.0'), '/nowhere')).resolves.toEqual({ files: [], uses: [] });
});

it('refuses a manifest that names a file its release does not hold', async () => {
  manifest.metaData.remoteEntry.name = 'other.js';
  await expect(fetchRemoteEntry(entry('1.6.0'))).rejects.toMatchObject({ phase: 'manifest' });
});
