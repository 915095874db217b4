import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promote, retire, rollback } from '@furrow/release/operations/promote';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { nginxProgram, startNginx } from '../../scripts/machine/nginx';
import { root } from '../../scripts/workspace/process';
import { distOf, release, variants } from '../src/fixtures';
import { copyOrigin, livePages, liveVersion, originFolder } from '../src/origin';
import { cart, drawer } from '../src/mini-cart';
import { expect, leaveAndClose, open, test } from '../src/test';

/** The lines of docs/moving.md: those of moving in, and those of leaving. */
const text = readFileSync(join(root, 'docs/moving.md'), 'utf8');
const [movingIn = [], leaving = []] = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) =>
  block.trim().split('\n'),
);

let folder: string;
let origin: string;
let earlier: Server;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-moving-'));
  origin = join(folder, 'srv/furrow');
  await copyOrigin(originFolder, origin);
  for (const place of ['etc/furrow', 'etc/nginx/conf.d']) await mkdir(join(folder, place), { recursive: true });
  // Like many, it prefers addresses with a slash.
  earlier = createServer((request, response) => {
    const { method, url = '', headers } = request;
    void textOf(request).then((body) => {
      if (method === 'GET' && /^\/[a-z-]+$/.test(url)) return response.writeHead(301, { Location: `${url}/` }).end();
      response.writeHead(url === '/gone/' ? 410 : 200, { 'Content-Type': 'text/html', 'X-Earlier': 'yes' });
      return response.end(`<title>Earlier</title><h1>${method} ${url} ${headers.cookie ?? ''} ${body}</h1>`);
    });
  });
  await new Promise<void>((done) => earlier.listen(0, '127.0.0.1', done));
});
test.afterAll(async () => {
  earlier.close();
  earlier.closeAllConnections();
  await rm(folder, { recursive: true });
});

async function sh(line: string): Promise<void> {
  const meant = line
    .replaceAll(/(?<= )\/(srv|etc)\//g, `${folder}/$1/`)
    .replaceAll('include /etc', `include ${folder}/etc`);
  const { all, exitCode } = await execa('sh', ['-c', meant], { cwd: root, all: true, reject: false });
  expect(exitCode, `${line}\n${all}`).toBe(0);
}

if (nginxProgram) {
  test('a path moves here when a release has it, and back; all others stay with the earlier site', async ({ page }) => {
    for (const line of movingIn) await sh(line);
    const settings = join(folder, 'etc/furrow/earlier.conf');
    const { port } = earlier.address() as AddressInfo;
    await writeFile(settings, (await readFile(settings, 'utf8')).replace(':8000', `:${port}`));
    const configuration = join(folder, 'etc/nginx/conf.d/furrow.conf');
    const nginx = await startNginx(origin, { configuration });
    try {
      const ask = (path: string, init: RequestInit = {}) => fetch(nginx.url + path, { redirect: 'manual', ...init });
      const said = async (path: string, init?: RequestInit) => (await (await ask(path, init)).text()).slice(0, 200);

      expect(await said('/old-things/')).toContain('GET /old-things/');
      expect(await said('/gone/')).toContain('GET /gone/');
      expect((await ask('/gone/')).status).toBe(410);
      const moved = await fetch(`${nginx.url}/old-things`);
      expect([moved.url, moved.headers.get('x-earlier')]).toEqual([`${nginx.url}/old-things/`, 'yes']);
      expect(moved.headers.get('content-security-policy')).toBeNull();
      const sent = { method: 'POST', body: 'name=Ann', headers: { cookie: 'session=1' } };
      expect(await said('/send', sent)).toContain('POST /send session=1 name=Ann');
      expect(await said('/wp-content/app.js?v=1')).toContain('GET /wp-content/app.js?v=1');

      const here = await ask('/buy-food');
      expect([here.status, here.headers.get('x-earlier')]).toEqual([200, null]);
      expect(here.headers.get('content-security-policy')).toContain('script-src');
      expect((await ask('/buy-food/')).headers.get('location')).toBe('/buy-food');

      // A link of a page here leads to the earlier site.
      await open(page, `${nginx.url}/buy-food`);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/old-things';
        link.textContent = 'To the old things';
        document.querySelector('main')?.prepend(link);
      });
      await page.getByRole('link', { name: 'To the old things' }).click();
      await expect(page.getByRole('heading', { name: 'GET /old-things/' })).toBeVisible();

      const storage = folderStorage(origin);
      await retire({ storage, app: 'shop' });
      expect(await said('/buy-food/')).toContain('GET /buy-food/');
      expect((await ask('/buy-food')).headers.get('location')).toBe('/buy-food/');
      await promote({ storage, app: 'shop', version: liveVersion('shop') });
      expect((await ask('/buy-food')).headers.get('x-earlier')).toBeNull();

      // A rollback gives back what the version before does not have.
      expect(await said('/sowing/')).toContain('GET /sowing/');
      await release(origin, [await distOf(variants.almanac)]);
      await release(origin, [await distOf(variants.almanacWithSowing)]);
      expect([(await ask('/sowing')).status, await said('/sowing')]).toEqual([
        200,
        expect.stringMatching(/^<!doctype/i),
      ]);
      await rollback({ storage, app: 'almanac' });
      expect(await said('/sowing/')).toContain('GET /sowing/');
      expect((await ask('/almanac')).headers.get('x-earlier')).toBeNull();
      await retire({ storage, app: 'almanac' });

      const tooLong = await ask('/buy-food', { headers: { cookie: 'a='.padEnd(40_000, 'x') } });
      expect([tooLong.status, tooLong.headers.get('clear-site-data')]).toEqual([431, null]);
    } finally {
      await nginx.close();
    }
  });

  test('an origin that was left is the same site, without its command and its ledger', async ({ page }) => {
    for (const line of leaving) await sh(line);
    const left = join(folder, 'srv/left');
    expect((await readdir(join(left, '.furrow'))).sort()).toEqual(['headers.json', 'headers.nginx.conf']);
    const nginx = await startNginx(left);
    try {
      for (const { path } of livePages()) {
        const answer = await fetch(nginx.url + path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(await answer.text(), path).toBe(
          await readFile(join(origin, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8'),
        );
      }
      await open(page, `${nginx.url}/buy-food`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).first().click();
      await expect(page).toHaveURL(`${nginx.url}/about`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      // A fragment of another team, in the header, and the search.
      await page.goto(`${nginx.url}/buy-food`);
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await page.goto(`${nginx.url}/about`);
      await cart(page).click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: /search/i }).fill('honey');
      await expect(page.getByRole('option', { name: /honey/i }).first()).toBeVisible();
      await page.keyboard.press('Escape');

      // A form that is refused, and sent.
      await open(page, `${nginx.url}/demo`);
      await page.getByRole('button', { name: 'Request Demo' }).click();
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();

      for (const file of ['sitemap.xml', 'sitemap/shop.xml', 'robots.txt', 'feed.atom', 'search.json', '404.html'])
        expect(await (await fetch(`${nginx.url}/${file}`)).text(), file).toBe(
          await readFile(join(origin, file), 'utf8'),
        );
      const unknown = await fetch(`${nginx.url}/nothing-here`);
      expect([unknown.status, unknown.headers.get('content-security-policy')]).toEqual([
        404,
        expect.stringContaining('script-src'),
      ]);
    } finally {
      await leaveAndClose(nginx, page);
    }
  });
}
