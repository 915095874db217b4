import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fixtureSite, variants } from '../src/fixtures';
import { slowMount } from './foreign-hosts';
import { livePath, type TestSite } from '../src/origin';
import { expect, test, type Page } from '../src/test';

/** A page of another origin, on stock single-spa, without a line of the host's code. */

type ForeignWindow = {
  singleSpa: { navigateToUrl(url: string): void };
  mountParcel(fragmentProps: object): Promise<{
    mountPromise: Promise<void>;
    update(props: object): Promise<void>;
    unmount(): Promise<void>;
  }>;
  parcel: Awaited<ReturnType<ForeignWindow['mountParcel']>>;
};

let site: TestSite;
let root: Server;
let address: string;

test.describe.configure({ mode: 'default' });
test.use({ allowed: slowMount });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await fixtureSite('single-spa-root', [variants.almanacNext, variants.host]);
  root = createServer((request, response) => {
    const [type, text] = answer(request.url ?? '/');
    response.writeHead(200, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((done) => root.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(root.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  root.close();
  await site.close();
});

test('mounts a remote, navigates inside it, and unmounts it', async ({ page }) => {
  await page.goto(`${address}/`);
  await expect(page.locator('#almanac')).toBeEmpty();
  await goTo(page, '/almanac');
  await expect(page.locator('h1')).toHaveText('Almanac');
  await expect(page.locator('[data-styled]')).toHaveCSS('border-inline-start-width', '7px');
  await page.getByRole('button', { name: 'Sow' }).click();
  await expect(page.getByRole('status')).toHaveText('1');

  await page.getByRole('link', { name: 'June' }).click();
  await expect(page).toHaveURL(`${address}/almanac/june`);
  await expect(page.locator('h1')).toHaveText('Month of june');
  await page.getByRole('link', { name: 'By name' }).click();
  await expect(page.getByText('Sorted by name')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Almanac');

  await goTo(page, '/');
  await expect(page.locator('#almanac')).toBeEmpty();
});

test('updates a fragment that is mounted as a parcel', async ({ page }) => {
  await page.goto(`${address}/almanac`);
  await page.evaluate(async () => {
    const own = window as unknown as ForeignWindow;
    own.parcel = await own.mountParcel({ month: 'june' });
    await own.parcel.mountPromise;
  });
  const parcel = page.locator('#parcel');
  await parcel.getByRole('button', { name: 'Sow in june' }).click();
  await page.evaluate(() =>
    (window as unknown as ForeignWindow).parcel.update({
      domElement: document.querySelector('#parcel'),
      fragmentProps: { month: 'july' },
    }),
  );
  await expect(parcel.getByRole('heading')).toHaveText('Sowing in july');
  await expect(parcel.getByRole('status')).toHaveText('1');
  await expect(page.locator('#almanac').getByRole('status')).toHaveText('0');
  await page.evaluate(() => (window as unknown as ForeignWindow).parcel.unmount());
  await expect(parcel).toBeEmpty();
});

test('leaves nothing behind after 20 mounts and unmounts, but styles that are used again', async ({ page }) => {
  await page.goto(`${address}/`);
  const visit = async () => {
    await goTo(page, '/almanac');
    await expect(page.locator('h1')).toHaveText('Almanac');
    await goTo(page, '/');
    await expect(page.locator('#almanac')).toBeEmpty();
  };
  const before = await inventory(page);
  await visit();
  const once = await inventory(page);
  for (let visits = 1; visits < 20; visits += 1) await visit();
  expect(await inventory(page)).toEqual(once);

  expect(once.body).toEqual(before.body);
  expect(
    once.head
      .filter((tag) => !before.head.includes(tag))
      .every((tag) => /^<(link rel="stylesheet"|style)|stylesheet/.test(tag)),
  ).toBe(true);
  const added = once.globals.filter((name) => !before.globals.includes(name));
  // Those of its loader and of Module Federation's runtime, the scope that our remotes share, and the version that
  // React Router writes there.
  const known =
    /FEDERATION|^__VMOK__$|^__GLOBAL_LOADING_REMOTE_ENTRY__$|^(rspack|webpack)Chunk|^__FURROW_SHARE_SCOPE__$|^__reactRouterVersion$/;
  expect(
    added.filter((name) => !known.test(name)),
    'names on window',
  ).toEqual([]);
});

function answer(path: string): [type: string, text: string] {
  const fill = (text: string) =>
    text
      .replaceAll('SITE/host/1.0.0', `${site.url}/${livePath('host')}`)
      .replaceAll('SITE/almanac/1.1.0', `${site.url}/${livePath('almanac', site.folder)}`)
      .replaceAll('SITE', site.url);
  const fixture = (file: string) =>
    fill(readFileSync(join(import.meta.dirname, '../fixtures/single-spa-root', file), 'utf8'));
  if (path === '/root.js') return ['text/javascript', fixture('root.js')];
  if (path === '/single-spa.js') {
    return ['text/javascript', readFileSync(createRequire(import.meta.url).resolve('single-spa'), 'utf8')];
  }
  return ['text/html', fixture('index.html')];
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as ForeignWindow).singleSpa.navigateToUrl(to), path);
}

async function inventory(page: Page): Promise<{ globals: string[]; head: string[]; body: string }> {
  return page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
    head: [...document.head.children].map((element) => element.outerHTML),
    body: document.body.innerHTML,
  }));
}
