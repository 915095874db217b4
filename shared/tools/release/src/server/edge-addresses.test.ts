import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { keyOf } from '../store/bucket-layout';
import { resolveAddress } from './address';

/** The rule of CloudFront for addresses (deploy/terraform/cloudfront), beside that of the embedded server. */

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
type Answer = { uri?: string; statusCode?: number; headers: { location?: { value: string } } };
type Handler = (event: { request: { uri: string; querystring: Query; headers: object } }) => Answer;

const rule = readFileSync('deploy/terraform/cloudfront/viewer-request.js', 'utf8');
const handler = runInNewContext(`${rule}; handler`) as Handler;

/** As CloudFront hands a request over. */
function ask(address: string): Answer {
  const [uri = '', query = ''] = address.split('?');
  const querystring: Query = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = querystring[name];
    if (earlier) (earlier.multiValue ??= [{ value: earlier.value }]).push({ value });
    else querystring[name] = { value };
  }
  return handler({ request: { uri, querystring, headers: {} } });
}

it.each([
  '/',
  '/buy-food',
  '/farm-details/green-valley',
  '/es/buy-food',
  '/discovery.json',
  '/sitemap.xml',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/shop/1.4.0-0123456789abcdef/main.js',
  '/shop/1.4.0-rc.1-0123456789abcdef/assets/honey.png',
  '/_v/shop@1.4.0/',
  '/_v/shop@1.4.0/buy-food',
])('%s is the object that the server sends', (address) => {
  const expected = resolveAddress(address);
  expect(ask(address)).toMatchObject({ uri: `/${keyOf('plain', 'file' in expected ? expected.file : '')}` });
});

it.each([
  '/buy-food/',
  '/buy-food/?a=1',
  '/buy-food.html?a=1&b=&a=2',
  '/index.html',
  '/buy-food/index.html',
  '/farm-details/index',
])('%s leads to the address that the server leads to', (address) => {
  const moved = resolveAddress(address);
  const { statusCode, headers } = ask(address);
  const location = new URL('location' in moved ? moved.location : '', 'https://furrow.example');
  const given = new URL(headers.location?.value ?? '', 'https://furrow.example');
  expect(statusCode).toBe(308);
  expect(given.pathname).toBe(location.pathname);
  expect([...given.searchParams].sort()).toEqual([...location.searchParams].sort());
});

it.each([
  '/.furrow/ledger.json',
  '/.furrow/headers.json',
  '/shop/.furrow/ledger.json',
  '/_deltas/shop/1.4.0-0123456789abcdef/main.js.dcz',
  '/_views/pr-12--shop/_view.json',
  '/_views/bar',
  '/shop/1.4.0-0123456789abcdef/main.js.br',
  '/shop/1.4.0-0123456789abcdef/main.js.gz',
  '/shop/1.4.0-0123456789abcdef/../../.furrow/ledger.json',
  '/shop/1.4.0-0123456789abcdef/%2e%2e/ledger.json',
  '/discovery.json.br',
  '/404.html',
  '/404',
  '/Buy-Food',
  '//buy-food',
  '/_v/shop@1.4.0/.furrow',
  '/_v/index.html',
])('%s is nowhere', (address) => {
  expect(ask(address).uri).toBe('/_nowhere');
});

it('sends the sources of a release to nobody', () => {
  expect(ask('/shop/1.4.0-0123456789abcdef/main.js.map').uri).toBe('/_nowhere');
});
