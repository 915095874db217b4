import type { RawRequest } from './raw-request';

/** A request, the status of the response, and the target of a redirect. */
export type Row = { asked: RawRequest; status: number; location?: string };

/** Makes a row for each of the paths, which are separated by white space. */
const get = (status: number, paths: string, headers?: Record<string, string>): Row[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ asked: { path, ...(headers && { headers }) }, status }));
const ask = (method: string, path: string, status: number, headers?: Record<string, string>): Row => ({
  asked: { path, method, ...(headers && { headers }) },
  status,
});
const moved = (from: string, location: string): Row => ({ asked: { path: from }, status: 308, location });

const page = '/buy-food';
const entry = '/shop/1.0.0/remoteEntry.js';
const both = `${page} ${entry}`;
const long = 'a'.repeat(8100);

/**
 * The responses of an origin, whatever server it has. The origin of this table has the pages `/`, `/buy-food` and
 * `/blog/one` of shop 1.0.0, some files for the site, shop 2.0.0 as its canary, and three symbolic links.
 */
export const addresses: Row[] = [
  ...get(200, '/ /? /?a=1 /buy-food /blog/one /buy-food?a=1?b=2&c=/../%00 /discovery.json /robots.txt /sitemap.xml?x'),
  ...get(200, '/sitemap/shop.xml'),
  ...get(404, '/sitemap/barn.xml /sitemap/shop.xml/'),
  // Files of a release with fixed addresses.
  ...get(200, '/site.json /host.json /shop/1.0.0/site/.well-known/security.txt'),
  ...get(200, '/feed.atom /feed.json?v=1 /favicon.ico /share/blog/one.png /.well-known/security.txt'),
  ...get(404, '/.well-known/other.txt /.well-known/ /.well-known/a/b.txt /share/blog/One.png //feed.atom /feed.atom/'),
  ...get(200, '/_v/shop@2.0.0/ /_v/shop@2.0.0/buy-food /_v/shop%402.0.0/ http://other.example/buy-food'),
  // Other spellings of the same characters are the same address.
  ...get(200, '/%62uy-food /buy%2Dfood /buy%2dfood /blog%2Fone /shop/1.0.0/remote%45ntry.js'),
  ...get(
    200,
    `${entry} ${entry}?v=1 /shop/1.0.0/module.mjs /shop/1.0.0/mf-manifest.json /shop/1.0.0/page.css /host/1.0.0/shell.json`,
  ),

  // Source maps are stored, but visitors get them only if the site's settings say so.
  ...get(404, '/shop/1.0.0/page.js.map /shop/1.0.0/page.js%2emap'),

  moved('/buy-food/', page),
  moved('/buy-food/?a=1', '/buy-food?a=1'),
  moved('/buy-food/?a=1?b=2', '/buy-food?a=1?b=2'),
  moved('/buy-food/?next=//other.example', '/buy-food?next=//other.example'),
  moved('/buy-food.html', page),
  moved('/buy-food.html?a=%23&b=%0d%0a', '/buy-food?a=%23&b=%0d%0a'),
  moved('/buy-food/index', page),
  moved('/buy-food/index.html', page),
  moved('/buy-food/index/', page),
  moved('/blog/one/', '/blog/one'),
  moved('/index', '/'),
  moved('/index/', '/'),
  moved('/index.html', '/'),
  moved('/index.html?a=1', '/?a=1'),
  moved('//', '/'),
  moved('//?a=1', '/?a=1'),
  moved('//buy-food', page),
  moved('/blog//one', '/blog/one'),
  moved('/blog/%2fone', '/blog/one'),
  moved('/buy-food//', page),
  moved('//other/', '/other'),
  moved('/nowhere/', '/nowhere'),
  moved('/404/', '/404'),

  // Addresses that would lead to another host, end the header or become a query if they were copied into a header
  // unchanged.
  ...get(404, '/%5cother.example/x/ /\\other.example/x/ /%5c%5cother.example/ //other.example/ //other.example/x/'),
  ...get(404, '/%2f%2fother.example/ ///other.example/index.html /%09/other.example/ /@other.example/ /x:y/'),
  ...get(404, '/buy-food%0d%0aset-cookie:a=b/ /buy-food%0d/ /%0d%0a/ /buy-food%3f/ /buy-food%3fx.html'),
  ...get(404, '/buy-food%23/ /buy-food%23x.html /buy-food%20/ /%20 /buy-food;a=b'),

  ...get(404, '/404 /404.html /404?a /nowhere /nowhere.png /nowhere.html.html /Buy-Food /blog /blog/two /constructor'),
  ...get(404, '/buy-food.htm /buy-food.json /discovery /discovery.json/ //discovery.json /robots.txt/ /other.json'),
  ...get(404, '/%C3%A9 /%ff /%ff/ /buy-food%ff /a~b /- /_ /~ /a.b/c/ /* /buy-food%2a'),
  ...get(404, '/shop /shop/1.0.0 /shop/1.0.0/ /shop/1.0.0/documents /shop/1.0.0/nothing.js /shop//1.0.0/page.js'),
  ...get(404, '/shop/1.0.0//page.js /shop/1.0.0/page.js/ /shop/9.9.9/page.js /SHOP/1.0.0/page.js'),
  ...get(404, '/_v /_v// /_v/x /_v/x//host /_v/x/%5chost /_v/shop@2.0.0 /_v/shop@2.0.0/index.html /_v/shop@9.9.9/'),
  ...get(404, '/_v/shop@2.0.0/nowhere /_v/shop@2.0.0/buy-food/ /_v/shop@2.0.0//buy-food /_v/shop@1.0.0/buy-food'),
  ...get(404, '/.furrow /.furrow/headers.json /%2efurrow/site.json /.git/config /shop/1.0.0/.secret /..hidden /...'),
  ...get(404, `/index.html.br /buy-food.html.gz ${entry}.br ${entry}.gz`),
  // Symbolic links in the origin, which could lead out of it.
  ...get(404, '/linked /shop/1.0.0/linked.html /store/1.0.0/page.js'),

  ...get(400, '/../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /%2e%2e%2fsecret.txt /blog/../../secret.txt /..'),
  ...get(400, '/shop/1.0.0/../../../secret.txt /shop/1.0.0/%2e%2e/%2e%2e/%2e%2e/x /./buy-food /buy-food/. /. /.?a'),
  ...get(400, '/blog/../buy-food /blog/%2E%2E/buy-food /%2e /% /%zz /buy-food% /%00 /buy-food%00.html'),
  ...get(400, `/buy-food#x /# /${long} /?${long} *`),

  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ask(method, page, 405)),
  ask('POST', entry, 405),
  ask('POST', '/_reports', 405),
  ask('POST', '/_releases', 405),
  ask('GET', '/_releases', 404),
  ask('HEAD', '/', 200),
  ask('HEAD', page, 200),
  ask('HEAD', entry, 200),
  ask('HEAD', '/nowhere', 404),
  { asked: { path: '/buy-food/', method: 'HEAD' }, status: 308, location: page },

  ...['gzip', 'GZIP', 'deflate, gzip;q=0.5', 'gzip;q=0', 'identity', 'x-gzip', ''].flatMap((accepted) =>
    get(200, both, { 'Accept-Encoding': accepted }),
  ),
  ...get(200, both, { 'Accept-Encoding': 'gzip', Via: '1.1 cdn' }),
  ...get(404, '/nowhere', { 'Accept-Encoding': 'gzip' }),
  ...get(200, both, { Host: 'other.example', 'X-Forwarded-Host': 'third.example', Origin: 'https://a.example' }),

  ...['bytes=0-0', 'bytes=5-', 'bytes=-5', 'bytes=-999999', 'bytes=0-999999', 'bytes=2-5'].flatMap((Range) => [
    ...get(206, entry, { Range }),
    // The document could be replaced between requests for two of its parts.
    ...get(200, page, { Range }),
  ]),
  ...['bytes=999999-', 'bytes=-0', 'bytes=5-2', 'bytes=abc'].flatMap((Range) => get(416, entry, { Range })),
  ...['items=0-5', 'bytes', 'bytes=0-1,4-5'].flatMap((Range) => get(200, entry, { Range })),
  ...get(200, entry, { Range: 'bytes=0-5', 'Accept-Encoding': 'gzip' }),
  ...get(200, entry, { Range: 'bytes=0-5', 'If-Range': '"other"' }),
  ...get(404, '/shop/1.0.0/nothing.js', { Range: 'bytes=0-5' }),
  ask('HEAD', entry, 206, { Range: 'bytes=0-5' }),

  ...get(304, both, { 'If-None-Match': '*' }),
  ...get(304, both, { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
  ...get(200, both, { 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }),
  ...get(200, both, { 'If-None-Match': '"other"' }),
  ...get(200, both, { 'If-Match': '*' }),
  ...get(412, both, { 'If-Match': '"other"' }),
  ...get(412, both, { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }),
];
