import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { buildVariant, fixtureSite, variants } from './fixtures';
import { newTeam } from './fixture-team';
import { liveFolder, livePath, originFolder, type TestSite } from './origin';
import { expect, markDocument, open, test, type Page } from './test';

/** Parts of one team in pages of another. */

const place = (page: Page, name: string) => page.locator(`[data-place=${name}]`);
const sow = (page: Page, name: string) => place(page, name).getByRole('button');
const sown = (page: Page, name: string) => place(page, name).getByRole('status');

test.describe('a market with parts of an almanac', () => {
  let site: TestSite;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const { almanac, market, host } = variants;
    site = await fixtureSite('fragments', [almanac, market, host]);
  });
  test.afterAll(() => site.close());

  test('they come with the document, come to life one by one, and talk to their page', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await open(page, `${site.url}/market`);
    await expect(page.getByRole('region', { name: 'Sowing in june' })).toHaveCount(2);
    await expect(place(page, 'unknown')).toHaveText('Look out of the window.');
    // No HTML is prerendered of it, so its code has drawn it.
    await expect(place(page, 'drawn').getByRole('heading')).toHaveText('Sowing in august');
    const ids = await page.locator('furrow-fragment h2').evaluateAll((headings) => headings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
    expect(scripts.filter((path) => path.startsWith('/almanac/')).length).toBeGreaterThan(0);

    await sow(page, 'first').click();
    await expect(sown(page, 'first')).toHaveText('1');
    await expect(page.getByText('Heard june')).toBeVisible();
    await expect(sown(page, 'second')).toHaveText('0');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(place(page, 'first').getByRole('heading')).toHaveText('Sowing in july');
    await expect(sown(page, 'first'), 'other props leave its state').toHaveText('1');
  });

  test('what is pressed before the code is there is done once it is', async ({ page }) => {
    await page.goto(`${site.url}/market/quiet`, { waitUntil: 'networkidle' });
    const started = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(started.filter((url) => /\/main\..*\.js$/.test(url) && !url.includes('prefetch')).length).toBeLessThan(2);
    await page.getByRole('button', { name: 'Sow in june' }).click();
    await expect(page.getByRole('status')).toHaveText('1');
  });

  test('a page that is opened by a link has them at once, in their colors', async ({ page }) => {
    await open(page, `${site.url}/almanac`);
    const isSameDocument = await markDocument(page);
    await page.evaluate(() => {
      // Notes the text of the market in the first frame in which it is there.
      const look = () => {
        const market = document.querySelector<HTMLElement>('[data-place=second]');
        if (market) Object.assign(window, { seen: market.innerText });
        else requestAnimationFrame(look);
      };
      look();
    });
    const link = page.getByRole('link', { name: 'Market', exact: true });
    const ahead = page.waitForResponse(/\/market$/);
    await link.hover();
    await ahead;
    await link.click();
    await expect(sow(page, 'second')).toBeVisible();
    // No frame is drawn while a page fades over into the next one.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen?: string }).seen))
      .toContain('Sowing in june');
    await expect(place(page, 'second').locator('section')).toHaveCSS('outline-style', 'solid');
    await sow(page, 'second').click();
    await expect(sown(page, 'second')).toHaveText('1');
    expect(await isSameDocument()).toBe(true);
  });

  test.describe('without its code', () => {
    test.use({ allowed: /ERR_FAILED|failed at|Failed to load/ });

    test('a part keeps its HTML, is reported, and the page and the other parts are whole', async ({ page }) => {
      const chunk = /\/almanac\/[^/]+\/(?!remoteEntry|__fed)[^/]+\.js$/;
      await page.route(chunk, (route) => route.abort());
      const told = page.waitForEvent('console', (message) =>
        message.text().startsWith('almanac 1.0.0 failed at /market'),
      );
      await open(page, `${site.url}/market`);
      await told;
      await sow(page, 'first').click();
      await expect(place(page, 'first').getByRole('heading')).toHaveText('Sowing in june');
      await expect(place(page, 'drawn')).toHaveText('August is not prerendered.');
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect(place(page, 'first').getByRole('heading')).toHaveText('Sowing in july');
      await page.unroute(chunk);
      await sow(page, 'second').focus();
      await sow(page, 'second').click();
      await expect(sown(page, 'second')).toHaveText(/[1-9]/);
    });
  });

  test('they change when their team releases and when it goes back, and the page is not touched', async ({ page }) => {
    const next = await buildVariant(variants.almanacNext);
    const team = await newTeam('almanac', site.folder);
    await cp(next, team.dist, { recursive: true });
    const file = join(liveFolder('market', site.folder), 'release.json');
    const release = await readFile(file, 'utf8');
    const published = await team.release('publish', 'almanac', '--no-build', '--no-browser', '--promote');
    expect(published.err).toContain('  - market.html: almanac/sowing');
    await page.goto(`${site.url}/market`);
    await expect(place(page, 'first')).toContainText('Almanac 1.1.0');
    await expect(page.getByText('Version 1.0.0')).toBeVisible();
    await open(page, `${site.url}/market`);
    await sow(page, 'first').click();
    await expect(sown(page, 'first')).toHaveText('1');

    const back = await team.release('rollback', 'almanac', '--reason', 'a test');
    expect(back.err).toContain('  - market.html: almanac/sowing');
    await page.goto(`${site.url}/market`);
    await expect(place(page, 'first')).toContainText('Almanac 1.0.0');
    expect(await readFile(file, 'utf8')).toBe(release);
    await team.leave();
  });
});

test('the landing page shows campaigns, food banks, products, figures and proposals of their teams, and runs no code for them', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const fragments = page.getByRole('main').locator('furrow-fragment');
  await expect(fragments).toHaveCount(5);
  await expect(fragments.first().getByRole('article')).toHaveCount(3);
  await expect(fragments.nth(1).getByRole('progressbar')).toHaveCount(3);
  await expect(fragments.nth(3)).toContainText(/\d/);
  await expect(fragments.nth(4).getByRole('listitem')).toHaveCount(3);
  await fragments.nth(2).getByRole('link', { name: 'Heirloom tomatoes' }).click();
  await expect(page).toHaveURL(/\/marketplace\/lot\/heirloom-tomatoes$/);
});

test('a product of the shop is put into the cart on the page of its farm', async ({ page }) => {
  await page.goto('/farm-details/green-valley');
  await page.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).click();
  // Under the pointer it stays, however long the test takes.
  await page.getByText('Added to cart!').hover();
  await expect(page.getByRole('banner').getByRole('link', { name: /1 item/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /1 item/ })).toBeHidden();
});

test('an article shows the product and the campaign it is about, also when a link leads back to it', async ({
  page,
}) => {
  await page.goto('/case-studies/green-valley');
  const product = page.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' });
  const campaign = page.getByRole('article').filter({ hasText: /\$[\d,]+ of \$[\d,]+/ });
  await product.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /1 item/ })).toBeVisible();
  await expect(campaign.getByRole('progressbar')).toBeVisible();
  const isSameDocument = await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Case studies' }).click();
  await expect(page).toHaveURL('/case-studies');
  await page.getByRole('main').getByRole('link', { name: 'A valley that sells its own name' }).click();
  await expect(campaign.getByRole('progressbar')).toBeVisible();
  await product.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /2 items/ })).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test.describe('on a page of another team', () => {
  test.use({ allowed: /^console\.log: Newsletter subscription: amina@farm\.example/ });

  test('somebody signs up for the newsletter before its code is there', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().endsWith('amina@farm.example'));
    await page.goto('/governance/forum');
    const newsletter = page.getByRole('region', { name: 'Newsletter' });
    await newsletter.getByRole('textbox').fill('amina@farm.example');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await logged;
    await expect(newsletter.getByRole('textbox')).toHaveValue('');
    await expect(page).toHaveURL('/governance/forum');
  });
});

test('the inspector frames them with owner, version and policy', async ({ page }) => {
  await page.goto('/?mf-inspect');
  await expect(page.getByText('giving/featured-campaigns', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+\.\d+ never, \d+ kB of HTML$/)).toHaveCount(5);
  // The frame of a small fragment is narrower than what the marker says.
  await page.goto('/farms/green-valley?mf-inspect');
  const marker = page.getByText('giving/support-farm', { exact: true }).locator('..');
  await expect(marker).toContainText('of HTML');
  const slot = page.getByText('slot content/farm-actions', { exact: true }).locator('..');
  await expect(slot).toContainText('filled by giving/support-farm');
  const [above, button] = await Promise.all([
    marker.boundingBox(),
    page.locator('[data-fragment="giving/support-farm"]').boundingBox(),
  ]);
  expect(above?.height).toBeLessThan(40);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 1);
});

test('the inspector says of a slot who fills it, and which other fillers are not shown there', async ({ page }) => {
  const discovery = parseDiscovery(JSON.parse(await readFile(join(originFolder, 'discovery.json'), 'utf8')));
  const fillers = Object.entries(discovery.microFrontends).flatMap(([app, entries]) =>
    (liveEntry(entries)?.extras.slots?.fills ?? [])
      .filter(({ slot }) => slot === 'content/farm')
      .map(({ fragment }) => `${app}/${fragment}`),
  );
  for (const [farm, isFilledByAll] of [
    ['green-valley', true],
    ['kettle-hollow', false],
  ] as const) {
    await page.goto(`/farms/${farm}?mf-inspect`);
    const parts = await page
      .locator('furrow-slot[data-slot=farm] > furrow-fragment')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-fragment') ?? ''));
    expect(parts).not.toEqual([]);
    const others = fillers.filter((of) => !parts.includes(of));
    expect(others.length === 0, farm).toBe(isFilledByAll);
    const marker = page.getByText('slot content/farm', { exact: true }).locator('..');
    await expect(marker.getByText(/^filled by/)).toHaveText(
      `filled by ${parts.join(', ')}${isFilledByAll ? '' : `; not shown here: ${others.join(', ')}`}`,
    );
  }
});

test('a remote alone shows its own in every variant, and names those of others', async ({ page }) => {
  await page.goto(`/${livePath('giving')}/standalone/index.html#/farm-details/green-valley`);
  await expect(page.locator('furrow-fragment')).toHaveAttribute(
    'data-name',
    'shop/add-to-cart, which the host puts here',
  );
  await page.getByText('Fragments', { exact: true }).click();
  await expect(
    page.getByRole('figure', { name: 'giving/featured-campaigns {"count":3}' }).getByRole('article'),
  ).toHaveCount(3);
});
