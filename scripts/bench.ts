/**
 * `pnpm bench`: what the composition costs, as ratios. Nothing here is asserted: times depend on the machine.
 *
 *   first load     each kind of page on a throttled phone, against the same page as plain static HTML and against all apps
 *                  built as one bundle
 *   development    first start, hot reload and rebuild of one remote
 *   scale          a release and a first load among 5 and among 50 remotes
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { launchOptions } from '@furrow/release/check/browser';
import { startServer } from '@furrow/release/server/serve';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser';
import { measureDevelopment } from './bench/development';
import { measureLoads, type Load } from './bench/first-load';
import { composeMonolith, composePlain } from './bench/rivals';
import { measureScale } from './bench/scale';
import { root } from './process';
import { checkedOrigin, composeCheckedSite } from './site';

const kinds = {
  landing: '/',
  article: '/blog/blockchain-food-traceability',
  shop: '/buy-food',
  form: '/checkout',
  list: '/campaigns',
};
const work = join(root, '.cache/bench');

await composeCheckedSite(console.log);
await rm(work, { recursive: true, force: true });
console.log('Building the rivals: plain HTML, one bundle');
const plain = await composePlain(checkedOrigin, join(work, 'plain'), Object.values(kinds));
const monolith = await composeMonolith(checkedOrigin, join(work, 'monolith'));

const browser = await chromium.launch(launchOptions(await findBrowser(console.log)));
console.log('\nFirst load on a phone (1.6 Mbit/s, 150 ms, CPU slowed 4 times), median of five');
const rows: Record<string, Record<string, string>> = {};
for (const [kind, path] of Object.entries(kinds)) {
  const composed = await loads(checkedOrigin, path);
  const html = await loads(plain, path);
  const bundle = await loads(monolith, path);
  rows[`${kind} ${path}`] = {
    'paint, ms': composed.paint.toFixed(0),
    'to plain HTML': ratio(composed.paint, html.paint),
    'to one bundle': ratio(composed.paint, bundle.paint),
    'usable, ms': composed.usable.toFixed(0),
    'usable to one bundle': ratio(composed.usable, bundle.usable),
    kB: (composed.bytes / 1000).toFixed(0),
    'kB to one bundle': ratio(composed.bytes, bundle.bytes),
  };
}
console.table(rows);
await browser.close();

console.log('\nDevelopment of one remote (shop)');
console.table(await measureDevelopment('shop', 3091));

console.log('\nScale: the same site among more remotes');
console.table(await measureScale(join(work, 'scale'), [5, 50]));
process.exit();

async function loads(folder: string, path: string): Promise<Load> {
  const server = await startServer({ root: folder, port: 0 });
  try {
    return await measureLoads(browser, server.url + path, 5);
  } finally {
    await server.close();
  }
}

function ratio(value: number, other: number): string {
  return `${(value / other).toFixed(2)} x`;
}
