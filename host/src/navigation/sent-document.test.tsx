import type { Entry } from '@furrow/discovery/discovery';
import type { SiteDiscovery } from '../federation/site-discovery';
import type { PageIsland } from '../islands/page-island';
import { SentDocument } from './sent-document';

const entryOf = (release: string) => ({ extras: { release } }) as Entry;
const entry = entryOf('/shop/1.1.0-0123456789abcdef/release.json');

/** The page of the document, or one that is to be filled again. */
function islandOf(version = '1.1.0') {
  const element = document.createElement('div');
  return { name: 'shop', version, entry, path: '/honey', element, head: [], policy: 'load' } as unknown as PageIsland;
}

const discovery = {
  chosen: (remote: string) => ({ metadata: { version: remote === 'giving' ? '2.0.0' : '1.0.0' } }),
} as unknown as SiteDiscovery;

const html = `<!doctype html><html lang="en"><head><title>Honey</title><meta charset="utf-8">
<meta name="description" content="From the hill."><script type="application/ld+json">{"name":"Honey"}</script></head>
<body><header><svg><title>Furrow</title></svg></header><div id="slot">
<div data-island="shop" data-version="1.1.0" data-path="/honey" data-react="19.3" data-hydrate="interaction"><h1>Honey</h1>
<furrow-fragment data-fragment="giving/campaigns" data-version="2.0.0"></furrow-fragment>
<furrow-fragment data-fragment="dao/votes" data-version="0.9.0"></furrow-fragment></div></div></body></html>`;

let answer: () => Promise<Response>;
const fetched = jest.fn();
beforeEach(() => {
  history.replaceState(null, '', '/honey');
  performance.getEntriesByType = () =>
    [{ name: 'http://localhost/honey?from=mail' }] as unknown as PerformanceEntryList;
  answer = () => Promise.resolve(new Response(html));
  globalThis.fetch = fetched.mockReset().mockImplementation(() => answer());
});

it('fills the page from the document that the browser has kept, under the address that it was loaded from', async () => {
  const sent = new SentDocument(islandOf());
  const island = islandOf();
  await expect(sent.fill(island, discovery)).resolves.toBe(true);
  expect(fetched.mock.calls).toEqual([
    ['http://localhost/honey?from=mail', { cache: 'force-cache', signal: expect.any(AbortSignal) }],
  ]);
  expect(island.element.querySelector('h1')).toHaveTextContent('Honey');
  expect(island.element.dataset).toMatchObject({ version: '1.1.0', path: '/honey', react: '19.3' });
  expect(island.head.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['title', 'Honey'],
    ['meta', ''],
    ['script', '{"name":"Honey"}'],
  ]);
  expect(island.policy).toBe('interaction');
});

it('has the fragments of other versions looked up, as after any navigation', async () => {
  const island = islandOf();
  await new SentDocument(islandOf()).fill(island, discovery);
  const versions = [...island.element.querySelectorAll<HTMLElement>('furrow-fragment')].map(
    ({ dataset }) => dataset.version,
  );
  expect(versions).toEqual(['2.0.0', undefined]);
});

it('hydrates at once under an address with a query, which its HTML knows nothing of', async () => {
  history.replaceState(null, '', '/honey?jar=2');
  const island = islandOf();
  await new SentDocument(islandOf()).fill(island, discovery);
  expect(island.policy).toBe('load');
});

it.each([
  ['is that of another version', () => Promise.resolve(new Response(html.replaceAll('1.1.0', '1.2.0')))],
  ['has another page', () => Promise.resolve(new Response(html.replaceAll('"/honey"', '"/pollen"')))],
  ['does not answer with 200', () => Promise.resolve(new Response('', { status: 503 }))],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves the page as it is when the document %s', async (_what, other) => {
  answer = other;
  const island = islandOf();
  await expect(new SentDocument(islandOf()).fill(island, discovery)).resolves.toBe(false);
  expect(island.element.outerHTML).toBe('<div></div>');
});

it('reads the document once, and again after it did not come', async () => {
  const sent = new SentDocument(islandOf());
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(sent.read()).rejects.toThrow();
  answer = () => Promise.resolve(new Response(html));
  await sent.read();
  await sent.fill(islandOf(), discovery);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('holds the page of its own release only', () => {
  const sent = new SentDocument(islandOf());
  expect(sent.holds(entry, '/honey')).toBe(true);
  expect(sent.holds(entry, '/pollen')).toBe(false);
  expect(sent.holds(entryOf('/shop/1.1.0-fedcba9876543210/release.json'), '/honey')).toBe(false);
});
