import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragmentDocument } from '@furrow/formats/fragment.schema';
import { parseRelease } from '@furrow/formats/release.schema';
import { cart, drawer, fillCart } from '../../../e2e/src/mini-cart';
import { liveFolder, livePath } from '../../../e2e/src/origin';
import { expect, hydrated, markDocument, open, test, type Page } from '../../../e2e/src/test';

/** The code of the cart in the header: when it is asked for, late, missing, or of another release. */

/** The fragment as its release describes it. Its drawer is not among its files. */
function miniCart() {
  const text = readFileSync(join(liveFolder('shop'), 'fragments/mini-cart.json'), 'utf8');
  return parseFragmentDocument(JSON.parse(text), 'mini-cart');
}

/** The files of the page that the link of the cart leads to. */
function checkoutFiles(): string[] {
  const release = parseRelease(JSON.parse(readFileSync(join(liveFolder('shop'), 'release.json'), 'utf8')), 'shop');
  return release.routes.find(({ pattern }) => pattern === '/checkout')?.files ?? [];
}

/** Waits until the cart in the header has come to life, and was pressed again if it was pressed before. */
async function cartHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('[data-fragment="shop/mini-cart"]') ?? {};
    const { furrowRecorded: recorded } = window as { furrowRecorded?: { clicked: unknown[] } };
    return Object.keys(element).some((key) => key.startsWith('__reactContainer$')) && recorded?.clicked.length === 0;
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
    const { assets, later: afterwards } = miniCart();
    const own = [...assets.scripts, ...(afterwards?.scripts ?? []), ...(afterwards?.styles ?? [])];
    const needed = [`/${livePath('host')}/fragments.`, ...own.map((file) => `/${livePath('shop')}/${file}`)];
    await expect.poll(() => needed.filter((file) => !asked.some((path) => path.startsWith(file)))).toEqual([]);
    const atOnce = [...asked];

    letThrough();
    await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
    // The pointer still rests on the link to the checkout. If navigation starts before the drawer covers that, its page
    // is prefetched.
    const ofCheckout = checkoutFiles().map((file) => `/${livePath('shop')}/${file}`);
    const later = asked.filter((path) => /\/shop\/.*\.(js|css)$/.test(path) && !atOnce.includes(path));
    expect(later.filter((path) => !ofCheckout.includes(path))).toEqual([]);
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
      if (part === 'drawer') await cartHydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveTitle(/^About/);
      const opened = await countDrawers(page);

      letThrough();
      await page.waitForLoadState('networkidle');
      await cartHydrated(page);
      // The code is there, and this press is the first one that opens the cart.
      await cart(page).click();
      await expect(drawer(page).getByRole('listitem')).toHaveText(/Honey/);
      expect(await opened()).toBe(1);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/about');
      expect(await isSameDocument()).toBe(true);
    });
  }

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
});
