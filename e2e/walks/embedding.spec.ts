import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { officialProblems } from '@furrow/discovery/official-schema';
import { DTSManager } from '@module-federation/dts-plugin/core';
import { integrityOf } from '@furrow/release/domain/integrity';
import { root, run } from '../../scripts/workspace/process';
import { foreignHosts, servedFile, slowMount, type ForeignHost } from './foreign-hosts';
import { livePath } from '../src/origin';
import { expect, test, type Page } from '../src/test';

/**
 * Pages of somebody else, each built by its own toolchain, which show the shop of this site. Both origins are answered here, so
 * that the sources of these pages read as their authors would write them.
 */

test('the discovery document says all that a page needs, and the hash of whatever its urls name', async ({
  request,
}) => {
  const discovery = parseDiscovery(await (await request.get('/discovery.json')).json());
  expect(officialProblems(discovery)).toEqual([]);
  const text = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    for (const { url, metadata, extras } of entries) {
      expect(integrityOf(await text(url)), url).toBe(metadata.integrity);
      expect(integrityOf(await text(extras.release)), extras.release).toBe(extras.releaseIntegrity);
      const named = name === 'host' ? extras.siteStyles : extras.runtime;
      expect(named, name).toBeDefined();
      await text(named ?? '');
    }
  }
});

test("Module Federation's tools find the types of the lifecycles and the fragments, which hold a page to the contract", async () => {
  const page = join(root, 'e2e/fixtures/embed-webpack');
  const folder = await mkdtemp(join(tmpdir(), 'furrow-typed-'));
  try {
    await cp(join(page, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    await cp(join(page, 'src'), join(folder, 'src'), { recursive: true });
    await writeFile(
      join(folder, 'src/mistake.ts'),
      "import type { PackageType } from 'shop/apis';\ndeclare const shop: PackageType<'shop/lifecycles'>;\nvoid shop.mount({ name: 'shop' });\n",
    );
    await writeFile(
      join(folder, 'src/misheard.ts'),
      "import type { OfferedFragments } from 'shop/fragments';\ntype Offer = OfferedFragments['shop/add-to-cart'];\nexport const props: Offer['props'] = { product: 'honey' };\nexport const heard = (detail: Offer['events']['added']) => detail.price;\n",
    );
    const remotes = { shop: `shop@${process.env.SITE_URL}/${livePath('shop')}/mf-manifest.json` };
    const host = { context: folder, moduleFederationConfig: { name: 'granary', remotes }, consumeAPITypes: true };
    await new DTSManager({ host }).consumeTypes();
    const { output } = await run('tsc', ['-p', join(folder, 'tsconfig.json')]);
    expect(output.match(/\S+: error .*/g)).toEqual([
      expect.stringMatching(/misheard\.ts\(4,\d+\): error .*'price' does not exist on type '\{ product: string; \}'/),
      expect.stringMatching(/mistake\.ts\(3,\d+\): error .*LifecycleProps/),
    ]);
    expect(output).toContain("Property 'domElement' is missing");
  } finally {
    await rm(folder, { recursive: true });
  }
});

const granary = 'https://granary.example';
const furrow = 'https://furrow.example';

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

async function openGranary(page: Page, host: ForeignHost, path: string): Promise<void> {
  await page.route(`${furrow}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(furrow, process.env.SITE_URL ?? '')
      // The fixtures name the versions of the documentation.
      .replace(/\/(host|shop)\/1\.4\.0-0123456789abcdef\//, (_folder, app: string) => `/${livePath(app)}/`);
    // Playwright takes an answer back when the test ends, while the page still asks for its last pictures.
    const answer = route.fetch({ url }).then((response) => route.fulfill({ response }));
    await answer.catch(() => {});
  });
  await page.route(`${granary}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = servedFile(host, pathname);
    const body = await readFile(file);
    await route.fulfill({ body, contentType: types[file.split('.').at(-1) ?? ''] ?? 'text/plain' });
  });
  await page.goto(granary + path);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart, ${name}` }).click();

for (const host of foreignHosts) {
  test.describe(host, () => {
    test.use({ allowed: slowMount });

    test('shows the shop in its own style beside another React', async ({ page }) => {
      await openGranary(page, host, '/');
      const counter = page.getByRole('button', { name: host === 'embed-next' ? /^React 19/ : /^React 18/ });
      await counter.click();
      await page.getByRole('navigation', { name: 'Granary' }).getByRole('link', { name: 'Food' }).click();
      await expect(title(page)).toBeVisible();
      const family = await title(page).evaluate((heading) => getComputedStyle(heading).fontFamily);
      expect(family).toContain('Furrow Display');
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      await expect(counter).toHaveText(/ counts 1$/);
    });

    test('fills the cart, goes to the checkout in place, and finds the cart again after an unmount', async ({
      page,
    }) => {
      await openGranary(page, host, '/buy-food');
      await add(page, 'Wildflower honey');
      await page.getByRole('button', { name: /^Cart/ }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL(`${granary}/checkout`);
      await expect(title(page)).toHaveText('Checkout');
      await expect(page.getByText('Wildflower honey').filter({ visible: true }).first()).toBeVisible();

      const links = page.getByRole('navigation', { name: 'Granary' });
      await links.getByRole('link', { name: 'Home' }).click();
      await expect(title(page)).toHaveCount(0);
      await links.getByRole('link', { name: 'Food' }).click();
      await expect(page.getByRole('button', { name: /^Cart.*1/ })).toBeVisible();
    });

    test('a link to a page of another team leads to the site the shop comes from', async ({ page }) => {
      await openGranary(page, host, '/buy-food');
      const away = page.getByRole('link', { name: 'Support a Farm' }).first();
      await expect(away).toHaveAttribute('href', `${furrow}/support-farm`);
      await away.click();
      await expect(page).toHaveURL(`${furrow}/support-farm`);
      await expect(title(page)).toBeVisible();
    });
  });
}
