import { hydrateAttribute } from '@furrow/contract/hydrate-policy';
import { expect, hydrated, isAwake, menuButton, menuLink, open, test, withholdScripts, type Page } from './test';

/** Pages that need no code until somebody uses a control of theirs run none. */

/** Paths of the scripts that a page asks for; those it fetches ahead, without running them, are not among them. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (request.resourceType() === 'script' && !isAhead) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** What every page runs at once: the script of the header, and those of the fragments in it. */
const atOnce = [
  'content/[^/]+/search.boot',
  'farmer/[^/]+/you-menu.boot',
  'host/[^/]+/boot',
  'shop/[^/]+/mini-cart.boot',
].map((name) => expect.stringMatching(new RegExp(`^/${name}\\.\\w+\\.js$`)) as unknown as string);

/** The landing page runs its own as well, which answers the first control. */
const atOnceOnLanding = atOnce.length + 1;

const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true });
const connected = (page: Page) => page.getByRole('button', { name: 'Disconnect' });

test('a page without controls runs boot scripts only, and its header works', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await menuButton(page, 'Solutions').click();
  await expect(menuLink(page, 'Supply chain')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuLink(page, 'Supply chain')).toBeHidden();
  expect(scripts.sort()).toEqual(atOnce);
});

test('a page with a control sleeps until the control is pressed, and then does what was asked', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).click();
  await page.mouse.wheel(0, 20_000);
  expect(scripts).toHaveLength(atOnceOnLanding);
  await connect(page).click();
  await expect(connected(page)).toBeVisible();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(atOnceOnLanding);
  await connected(page).click();
  await expect(connect(page)).toBeVisible();
});

test('the keyboard wakes a page when it reaches the first control', async ({ page }) => {
  await page.goto('/');
  await connect(page).focus();
  await hydrated(page);
  await page.keyboard.press('Enter');
  await expect(connected(page)).toBeVisible();
  await expect(connected(page)).toBeFocused();
});

test.describe('what is typed into a page that sleeps', () => {
  test.use({ allowed: /Newsletter subscription/ });

  test('is sent from it once it is awake', async ({ page }) => {
    const letThrough = await withholdScripts(page, 'content');
    await page.goto('/');
    await page.getByRole('main').getByRole('textbox').fill('amina@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const sent = page.waitForEvent('console', (message) => message.text().includes('amina@example.org'));
    letThrough();
    await sent;
  });
});

test('a link of a page that sleeps loads a document, and Back is there at once', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { first: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support a farm' }).click();
  await expect(page).toHaveURL(/\/support-farm$/);
  await hydrated(page);
  expect(await page.evaluate(() => 'first' in window)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  // The page between was alive, this one sleeps again.
  expect(scripts.filter((path) => path.includes('/main.')).length).toBe(1);
});

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a document ${moves ? 'fades over into the next, and the pressed picture grows' : 'gives way at once'} (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        Object.assign(window, { moving });
      }),
    );
    const moving = () => page.evaluate(() => (window as unknown as { moving?: string[] }).moving);
    const parts = ['::view-transition-group(picture)', '::view-transition-old(picture)', '::view-transition-old(root)'];
    // A picture that is not there yet when the next document is first shown cannot have grown, as on a machine that is busy.
    await expect(async () => {
      await page.goto('/case-studies');
      const card = page.getByRole('listitem').filter({ hasText: 'SafeFood' }).last();
      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\/case-studies\/safefood$/);
      await expect.poll(moving, { timeout: 3000 }).toEqual(moves ? expect.arrayContaining(parts) : []);
    }).toPass();
    if (!moves) return;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(moving).toContain('::view-transition-old(root)');
    expect(await moving(), 'one large picture does not become another').not.toContain(
      '::view-transition-group(picture)',
    );
  });
}

test('nothing is fetched ahead until a pointer is on a control, and waking takes nothing else', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') ahead.push(new URL(request.url()).pathname);
  });
  const code = () => ahead.filter((path) => path.endsWith('.js')).sort();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(code()).toEqual([]);
  await connect(page).hover();
  const named = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLTemplateElement>('#furrow-wake')]
      .flatMap(({ content }) => [...content.querySelectorAll('[src], link')])
      .map((part) => part.getAttribute('src') ?? part.getAttribute('href')),
  );
  await expect.poll(code).toEqual(named.sort());
});

test('a visitor who saves data fetches nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('script[type=speculationrules]')).not.toBeAttached();
  await connect(page).hover();
  expect(asked.filter((url) => url.includes('/main.'))).toHaveLength(1);
  expect(asked.find((url) => url.includes('/main.'))).toMatch(/\.css$/);

  // A page that is alive fetches the next page ahead on its own.
  await open(page, '/buy-food');
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Donate Food' });
  asked.length = 0;
  await link.hover();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too much food? Someone is hungry.');
  expect(asked.length).toBeGreaterThan(0);
});

test('a page whose route says visible wakes when its control is seen', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const island = new RegExp(`(?<=<div data-island="[^>]*${hydrateAttribute}=")interaction`);
    const body = (await response.text()).replace(island, 'visible');
    await route.fulfill({ response, body });
  });
  const scripts = scriptsOf(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(atOnceOnLanding);
  await connect(page).scrollIntoViewIfNeeded();
  await hydrated(page);
});

test.describe('a control that no page of the site has', () => {
  // It is in the HTML alone, so that the page does not hydrate with it.
  test.use({ allowed: /React error #418/ });

  test('wakes a page when it is a switch', async ({ page }) => {
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(?=<h1)/,
        '<span role="switch" tabindex="0" aria-checked="false">Dark</span>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await page.getByRole('switch', { name: 'Dark' }).focus();
    await expect.poll(() => isAwake(page)).toBe(true);
  });
});

test('a press on a button that is there by design and does nothing asks for no file', async ({ page }) => {
  await page.goto('/blog/blockchain-food-traceability', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const share = page.getByRole('button', { name: 'Share article' }).first();
  await share.click();
  await expect(share).toBeFocused();
  // What a press asks for, it asks for at once: by the next frame it would have been asked for.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(asked).toEqual([]);
  expect(await isAwake(page)).toBe(false);
});

test('Alt+I wakes a page and opens the inspector', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Alt+KeyI');
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('complementary', { name: /inspector/i }))
      .first(),
  ).toBeVisible();
});

test('a page that is alive follows links without the browser fetching their documents', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  const ahead = new Promise((resolve) =>
    browser.on('Preload.prefetchStatusUpdated', ({ key, status }) => status === 'Ready' && resolve(key.url)),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).hover();
  expect(await ahead).toMatch(/\/about$/);
  await connect(page).click();
  await expect(connected(page)).toBeVisible();
  await expect(page.locator('script[type=speculationrules]')).not.toBeAttached();
});

test('a page that the browser renders ahead runs no code for its visitor before it is opened', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, writable: true }));
  // The first is alive from the beginning, and the second wakes for its query.
  for (const path of ['/buy-food', '/?from=mail']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const isHydrated = () =>
      page.locator('main h1').evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
    expect(await isHydrated()).toBe(false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.evaluate(() => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await hydrated(page);
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('when the code does not come', () => {
  test.use({ allowed: /ERR_FAILED|failed at|Failed to load|integrity|preload/ });

  test('the next press tries again', async ({ page }) => {
    await page.route(/\/host\/[^/]+\/main\.\w+\.js$/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    await connect(page).click();
    // What was fetched ahead has failed before, and that is no failure of the page.
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await page.unroute(/\/host\/[^/]+\/main\.\w+\.js$/);
    // The small script of the page has answered both presses; the second one has woken the page as well.
    await connected(page).focus();
    await connected(page).click();
    await hydrated(page);
    await connect(page).click();
    await expect(connected(page)).toBeVisible();
  });

  test('of the remote, the page stays and says so', async ({ page }) => {
    await page.route(/\/content\/[^/]+\/.*\.js$/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    await connect(page).click();
    await expect(page.getByText('its buttons aren’t working')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(/\/content\/[^/]+\/.*\.js$/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await hydrated(page);
    await connect(page).click();
    await expect(connected(page)).toBeVisible();
  });
});

test('an open fold stays open when the page wakes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/blockchain-food-traceability');
  const fold = page.getByRole('main').locator('details').first();
  await fold.locator('summary').click();
  await page.getByRole('button', { name: /copy/i }).first().click();
  await hydrated(page);
  await expect(fold).toHaveAttribute('open', '');
});
