import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragmentDocument } from '@furrow/formats/fragment.schema';
import { expectAccessible } from './accessibility';
import { newTeam } from './fixture-team';
import { buildVariant } from './fixtures';
import { copiedSite, liveFolder } from './origin';
import { agree, banner, openShadowRoots } from './override-page';
import { expect, hydrated, isAwake, markDocument, open, test, type Page } from './test';

/** The cart in the header: a fragment of the shop in the shell of the host. */

const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ });

/** The fragment as its release describes it. Its drawer is not among its files. */
function miniCart() {
  const text = readFileSync(join(liveFolder('shop'), 'fragments/mini-cart.json'), 'utf8');
  return parseFragmentDocument(JSON.parse(text), 'mini-cart');
}

/** Two jars of honey, in the cart of a visitor who was here before. */
async function fillCart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    const honey = { id: 'honey', name: 'Honey', farm: 'Prairie Bees', image, price: '14.50', unit: 'jar', quantity: 2 };
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', JSON.stringify([honey]));
  });
}

/** Waits until the cart in the header has come to life, and was pressed again if it was pressed before. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('[data-fragment="shop/mini-cart"]') ?? {};
    return (
      Object.keys(element).some((key) => key.startsWith('__reactContainer$')) &&
      window.furrowRecorded?.clicked.length === 0
    );
  });
}

/** Counts the drawers that open from now on. */
async function countDrawers(page: Page): Promise<() => Promise<number>> {
  const opened = await page.evaluateHandle(() => {
    const seen = new Set<Element>();
    const look = () => document.querySelectorAll('[role=dialog], dialog[open]').forEach((found) => seen.add(found));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seen;
  });
  return () => opened.evaluate(({ size }) => size);
}

test.describe('with something in the cart', () => {
  test.beforeEach(({ page }) => fillCart(page));

  test('a page that sleeps shows the number of pieces and runs two small scripts, no other', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    // What is fetched ahead on a fast connection is not run.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    for (const path of ['/about', '/']) {
      scripts.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(cart(page)).toHaveAccessibleName('Cart 2 items');
      expect(scripts.map((script) => script.replace(/\.\w{8}\.js$/, '')).sort()).toEqual([
        '/host/1.0.0/boot',
        '/shop/1.0.0/mini-cart.boot',
      ]);
    }
  });

  test('the pages that draw the cart themselves have none in the header', async ({ page }) => {
    await open(page, '/marketplace');
    await expect(cart(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(cart(page)).toBeVisible();
  });

  test.describe('on the page for an unknown path', () => {
    test.use({ allowed: /404/ });

    test('it is there and opens', async ({ page }) => {
      await page.goto('/no-such-page');
      await cart(page).click();
      await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
    });
  });

  test('a press on a page that sleeps opens the cart once the code is there', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    const isSameDocument = await markDocument(page);
    await cart(page).click();
    await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
    await drawer(page).getByRole('button', { name: 'Increase Honey' }).click();
    await expect(drawer(page).getByText('Total').locator('..')).toContainText('$43.50');
    await expect(page.locator('[data-fragment="shop/mini-cart"] > a')).toContainText('3 items');
    await expect(page).toHaveURL('/about');

    await drawer(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('a press asks for all that opens the cart at once, before the code that would ask for it is there', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/host\/[^/]+\/main\.\w+\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'networkidle' });
    asked.length = 0;
    await cart(page).click();
    const { assets, later } = miniCart();
    const own = [...assets.scripts, ...(later?.scripts ?? []), ...(later?.styles ?? [])];
    const needed = [/^\/host\/1\.0\.0\/fragments\./, ...own.map((file) => new RegExp(`^/shop/1\\.0\\.0/${file}$`))];
    await expect.poll(() => needed.filter((file) => !asked.some((path) => file.test(path)))).toEqual([]);
    const atOnce = [...asked];

    letThrough();
    await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
    expect(asked.filter((path) => /\/shop\/.*\.(js|css)$/.test(path) && !atOnce.includes(path))).toEqual([]);
  });

  for (const part of ['fragment', 'drawer']) {
    test(`a press is dropped when the visitor goes on before the code of the ${part} is there`, async ({ page }) => {
      const { assets, boot } = miniCart();
      let letThrough = () => {};
      const gate = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(/\/shop\/[^/]+\/[^/]+\.js$/, async (route) => {
        const file = route.request().url().split('/').at(-1) ?? '';
        if (file !== boot && assets.scripts.includes(file) === (part === 'fragment')) await gate;
        await route.continue();
      });
      await page.goto('/campaigns');
      await hydrated(page);
      const isSameDocument = await markDocument(page);
      await cart(page).click();
      if (part === 'drawer') await alive(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveTitle(/^About/);
      const opened = await countDrawers(page);

      letThrough();
      await page.waitForLoadState('networkidle');
      await alive(page);
      // The code is there, and this press is the first one that opens the cart.
      await cart(page).click();
      await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
      expect(await opened()).toBe(1);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/about');
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('the keyboard opens it on a page that is alive, and Escape goes back to the link', async ({ page }) => {
    await open(page, '/campaigns');
    await cart(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('heading', { name: 'Your cart 2 items' })).toBeFocused();
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(cart(page)).toBeFocused();
    await expect(page).toHaveURL('/campaigns');
  });

  test('what is taken out leaves an empty cart, which leads to the shop', async ({ page }) => {
    await page.goto('/about');
    await cart(page).click();
    await drawer(page).getByRole('button', { name: 'Remove Honey' }).click();
    await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(cart(page)).toBeHidden();
    await expect(page.getByRole('main'), 'the link is gone, so the keyboard goes on from the page').toBeFocused();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await cart(page).click();
    await drawer(page).getByRole('button', { name: 'Remove Honey' }).click();
    await drawer(page).getByRole('link', { name: 'Shop this week' }).click();
    await expect(page).toHaveURL('/buy-food');
    await expect(drawer(page)).toBeHidden();
  });

  test('with a modifier key it is an ordinary link', async ({ page, context }) => {
    for (const path of ['/about', '/campaigns']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const opened = context.waitForEvent('page');
      await cart(page).click({ modifiers: ['ControlOrMeta'] });
      const other = await opened;
      await expect(other).toHaveURL('/checkout');
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await other.close();
    }
  });

  test('the open cart is accessible in both themes, on a phone and on a wide screen', async ({ page }) => {
    await page.goto('/about');
    await cart(page).click();
    await expect(drawer(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('two tabs show the same number', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await open(other, '/farm-details/green-valley');
    await other.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).click();
    await expect(cart(other)).toHaveAccessibleName('Cart 3 items');
    await expect(cart(page)).toHaveAccessibleName('Cart 3 items');
  });

  test.describe('when its code does not come', () => {
    test.use({ allowed: /ERR_FAILED|failed at|Failed to load|integrity|preload|prefetch/ });

    for (const [what, file] of [
      ["the host's code", /\/host\/[^/]+\/main\.\w+\.js$/],
      ['the remote entry', /\/shop\/[^/]+\/remoteEntry\.js$/],
      ['the code of the fragment', /\/shop\/[^/]+\/(?!remoteEntry|mini-cart\.boot)[^/]+\.js$/],
    ] as const) {
      test(`a press leads to the checkout: ${what}`, async ({ page }) => {
        await page.route(file, (route) => route.abort());
        await page.goto('/about', { waitUntil: 'networkidle' });
        await cart(page).click();
        await expect(page).toHaveURL('/checkout');
      });
    }

    for (const part of ['fragment', 'drawer']) {
      test(`a press on a page that is alive leads to the checkout in the same document: the ${part}`, async ({
        page,
      }) => {
        const { assets, boot } = miniCart();
        await page.route(/\/shop\/[^/]+\/[^/]+\.js$/, (route) => {
          const file = route.request().url().split('/').at(-1) ?? '';
          const isOfFragment = assets.scripts.includes(file);
          const isMissing = part === 'fragment' ? isOfFragment : !isOfFragment;
          return isMissing && file !== boot ? route.abort() : route.continue();
        });
        await page.goto('/campaigns');
        await hydrated(page);
        const isSameDocument = await markDocument(page);
        await cart(page).click();
        await expect(page).toHaveURL('/checkout');
        await page.unroute(/\/shop\/[^/]+\/[^/]+\.js$/);
        expect(await isSameDocument()).toBe(true);
      });
    }

    test('a press that is not answered leads to the checkout in the end', async ({ page }) => {
      await page.clock.install();
      await page.route(/\/host\/[^/]+\/main\.\w+\.js$/, () => {});
      await page.goto('/about');
      await cart(page).click();
      await page.clock.fastForward(8000);
      await expect(page).toHaveURL('/checkout');
    });

    test('without its script there is no cart in the header, and nothing else is missing', async ({ page }) => {
      await page.route(/mini-cart\.boot/, (route) => route.abort());
      await open(page, '/');
      await expect(cart(page)).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Food' })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(page.getByRole('main').getByRole('button', { name: 'Disconnect' })).toBeVisible();
    });

    test('without any file of the shop the header is whole', async ({ page }) => {
      await page.route('**/shop/**', (route) => route.abort());
      await open(page, '/campaigns');
      await expect(cart(page)).toBeHidden();
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Donate Food' })).toBeVisible();
      await bar.locator('summary', { hasText: 'Solutions' }).click();
      await expect(bar.getByRole('link', { name: /^Supply chain/ })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('there is none', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Food' })).toBeVisible();
      await expect(cart(page)).toBeHidden();
    });
  });
});

test('the shop alone shows it among its fragments, where it follows the cart without its script', async ({ page }) => {
  await page.goto('/shop/1.0.0/standalone/index.html#/buy-food');
  await page.getByText('Fragments', { exact: true }).click();
  const link = page.getByRole('figure', { name: 'shop/mini-cart {}' }).getByRole('link', { name: /^Cart/ });
  await expect(page.getByRole('figure', { name: 'shop/featured-products {"count":2}' })).toBeVisible();
  await expect(link).toBeHidden();
  const honey = page.getByRole('figure', { name: 'shop/add-to-cart {"product":"wildflower-honey"}' });
  await honey.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  await expect(link).toHaveAccessibleName('Cart 1 item');
  await link.click();
  await expect(drawer(page).getByRole('listitem')).toHaveText(/Wildflower honey/);
});

test('the inspector frames it while it shows something, and names its version and policy', async ({ page }) => {
  await page.goto('/about?mf-inspect');
  await expect(page.getByText('content', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('shop/mini-cart')).toBeHidden();
  await fillCart(page);
  await page.goto('/about?mf-inspect');
  await expect(page.getByText('shop/mini-cart')).toBeVisible();
  await expect(page.getByText(/^1\.0\.0 interaction, \d+ kB of HTML$/)).toBeVisible();
});

test('a release of the shop changes the header of a page of another team, and a rollback brings the old one', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const site = await copiedSite();
  const fragment = 'remotes/shop/src/fragments/mini-cart/mini-cart.fragment.tsx';
  const source = await readFile(join(import.meta.dirname, '../..', fragment), 'utf8');
  const next = await buildVariant({
    folder: 'remotes/shop',
    version: '1.1.0',
    files: { [fragment.slice('remotes/shop/'.length)]: source.replace('>Cart<', '>Basket<') },
  });
  const team = await newTeam('shop', site.folder);
  await cp(next, team.dist, { recursive: true });
  const release = (app: string) => readFile(join(site.folder, app, '1.0.0/release.json'), 'utf8');
  const before = await Promise.all([release('content'), release('host')]);
  const basket = page.getByRole('banner').getByRole('link', { name: /^Basket/ });
  await fillCart(page);
  await page.addInitScript(openShadowRoots);

  await mkdir(join(site.folder, '.furrow'), { recursive: true });
  await writeFile(join(site.folder, '.furrow/site.json'), JSON.stringify({ overrides: ['http://localhost:*'] }));

  await team.release('repair');
  await team.release('publish', 'shop', '--no-build', '--no-browser');
  await page.goto(`${site.url}/about`);
  await expect(cart(page)).toHaveAccessibleName('Cart 2 items');

  const { err } = await team.release('promote', 'shop@1.1.0');
  expect(err).toContain('  - every document: shop/mini-cart');
  await page.goto(`${site.url}/about`);
  await expect(basket).toHaveAccessibleName('Basket 2 items');
  expect(await isAwake(page)).toBe(false);
  await basket.click();
  await expect(drawer(page)).toBeVisible();

  await agree(page, `${site.url}/about?mf=shop@1.0.0`);
  await expect(cart(page)).toHaveAccessibleName('Cart 2 items');
  await cart(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(basket).toHaveAccessibleName('Basket 2 items');

  await team.release('rollback', 'shop');
  await page.goto(`${site.url}/about`);
  await expect(cart(page)).toHaveAccessibleName('Cart 2 items');
  expect(await Promise.all([release('content'), release('host')])).toEqual(before);
  await team.leave();
  await site.close();
});
