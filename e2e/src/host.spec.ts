import { untilStill } from '@furrow/testing/still';
import { expect, hydrated, markDocument, menuButton, menuLink, open, test, withholdScripts } from './test';

test('answers a deep link with its own page and an unknown path with a real 404', async ({ request }) => {
  const page = await request.get('/farm-details/green-valley?from=mail#story');
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('<h1');
  for (const path of ['/no-such-page', '/farm-details/no-such-farm', '/.furrow/site.json']) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect(await missing.text(), path).toContain('Oops! Page not found');
  }
});

test('sends documents to be checked again, released files to be kept, and a policy without unsafe scripts', async ({
  request,
}) => {
  const page = await request.get('/');
  const headers = page.headers();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.etag).toBeTruthy();
  expect((await request.get('/', { headers: { 'If-None-Match': headers.etag ?? '' } })).status()).toBe(304);
  expect((await request.get('/discovery.json')).headers()['cache-control']).toBe('no-cache');

  const scriptPolicy = /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
  expect(scriptPolicy).toContain("'self'");
  expect(scriptPolicy).not.toMatch(/unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');

  const script = /<script defer src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const released = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(released.headers()['cache-control']).toContain('immutable');
  expect(released.headers()['content-encoding']).toBe('br');
});

test('goes to another remote without loading the document again: top, focus, title, announcement', async ({ page }) => {
  await open(page, '/governance/voting');
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy food' }).click();

  const heading = page.locator('h1');
  await expect(heading).toHaveText(/Eat what’s\s+in season/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Buy food/);
  await expect(page.locator('#announcement')).toHaveText(/Buy food/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test('goes back and forward, each time to where the page was left', async ({ page }) => {
  await open(page, '/food-rescue');
  const isSameDocument = await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Donate Food', exact: true }).click();
  await expect(page).toHaveURL('/donate-food');
  await expect(page.locator('h1')).toBeFocused();
  // Playwright scrolls before it presses, and once more while the page is still fading in.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        document.addEventListener('click', () => resolve(window.scrollY), { once: true, capture: true }),
      ),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voting' }).click();
  const left = await pressed;
  expect(left).toBeGreaterThan(300);
  await expect(page.locator('h1')).toHaveText('Proposal voting');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL('/donate-food');
  // The page that is left keeps the screen until the fade begins.
  await expect(page.locator('h1')).not.toHaveText('Proposal voting');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Good food');
  await page.goForward();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Proposal voting');
  expect(await isSameDocument()).toBe(true);
});

for (const path of ['/campaigns', '/resources/blog', '/farms', '/governance/forum'])
  test(`goes back to where a link at the end of ${path} was pressed`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const top = () => page.evaluate(() => window.scrollY);
    // No file, such as the feed.
    const link = page.getByRole('main').locator('a[href^="/"]:not([href*="."])').filter({ visible: true }).last();
    await link.focus();
    const left = await top();
    expect(left).toBeGreaterThan(300);
    const heading = await page.locator('h1').innerText();
    await link.press('Enter');
    await expect(page.locator('h1')).not.toHaveText(heading);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(heading);
    await expect.poll(top).toBe(left);
  });

test('goes back to where a link within the page was pressed, and forward to where it led', async ({ page }) => {
  await open(page, '/buy-food');
  await page.evaluate(() => window.scrollTo(0, 40));
  await page.getByRole('link', { name: 'Shop This Week' }).click();
  await expect(page.locator('#featured')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40);

  await page.goForward();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voting' }).click();
  await expect(page.locator('h1')).toHaveText('Proposal voting');
  await page.goBack();
  await expect(page.locator('#featured')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.locator('#featured')).toBeInViewport();
});

test('the strip of a list page is one line, and what is open is marked in it', async ({ page }) => {
  await open(page, '/marketplace');
  const quick = page.getByRole('navigation', { name: 'Shop and account' });
  await expect(quick.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('aria-current', 'page');
  for (const width of [1440, 1000, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('5% of every purchase')).toHaveText(/\.$/, { useInnerText: true });
    const tops = await page
      .getByText('5% of every purchase goes to a food bank')
      .or(quick.getByText('Sign in'))
      .evaluateAll((words) =>
        words.map((word) => word.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
      );
    expect(Math.abs(Number(tops[0]) - Number(tops[1]))).toBeLessThan(2);
  }
});

test('stays where it is when only the query changes', async ({ page }) => {
  await open(page, '/marketplace');
  const isSameDocument = await markDocument(page);
  await page.getByRole('combobox', { name: 'Sort' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.getByRole('searchbox').first().fill('a', { noWaitAfter: true });
  await expect(page).toHaveURL(/\?/);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await isSameDocument()).toBe(true);
});

test.describe('an unknown path', () => {
  test.use({ allowed: /404/ });

  test('shows the not-found page on a first load, logs it once, and leads home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect.poll(() => logged.filter((text) => text.includes('/no-such-page'))).toHaveLength(1);

    const isSameDocument = await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument()).toBe(true);
  });

  test('shows the not-found page on a client navigation to an id that does not exist', async ({ page }) => {
    await open(page, '/farm-details/green-valley');
    await page.evaluate(() => history.pushState(null, '', '/farm-details/no-such-farm'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
  });
});

test.describe('themes', () => {
  const dark = 'rgb(15, 25, 18)';
  const light = 'rgb(248, 244, 232)';
  const ground = () => getComputedStyle(document.body).backgroundColor;

  for (const { name, stored, system, expected } of [
    { name: 'the system is dark', stored: null, system: 'dark', expected: dark },
    { name: 'the visitor chose dark', stored: 'dark', system: 'light', expected: dark },
    { name: 'the visitor chose light', stored: 'light', system: 'dark', expected: light },
  ] as const) {
    test(`the first frame has the right colors when ${name}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((value) => {
        if (value) localStorage.setItem('theme', value);
      }, stored);
      const letThrough = await withholdScripts(page);
      await page.goto('/buy-food', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      expect(await page.evaluate(ground)).toBe(expected);
      letThrough();
      await hydrated(page);
      expect(await page.evaluate(ground)).toBe(expected);
    });
  }

  for (const [system, chosen] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)
    test(`the wordmarks are seen on the ${system} ground of a system that forces its colors`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme: system, forcedColors: 'active' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), chosen);
      await open(page, '/about');
      const reader = await context.newPage();
      for (const place of ['banner', 'contentinfo'] as const) {
        const wordmark = page.getByRole(place).locator('img[src*=wordmark]:visible');
        await wordmark.scrollIntoViewIfNeeded();
        await expect(wordmark).toHaveJSProperty('complete', true);
        const picture = (await wordmark.screenshot()).toString('base64');
        // The lightness of the pixel that differs most from the ground, as 0 to 255.
        const [ground, mark] = await reader.evaluate(async (data) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          canvas.drawImage(bitmap, 0, 0);
          // The right half, which holds letters only.
          const { data: pixels } = canvas.getImageData(bitmap.width / 2, 0, bitmap.width / 2, bitmap.height);
          const values = [...pixels].filter((_, index) => index % 4 === 1);
          const [first = 0] = values;
          return [
            first,
            values.reduce((most, one) => (Math.abs(one - first) > Math.abs(most - first) ? one : most), first),
          ];
        }, picture);
        expect(Math.abs(ground! - mark!), place).toBeGreaterThan(140);
      }
    });

  test('the switches of the footer have one height where the system forces its colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/about');
    const switches = page.getByRole('contentinfo').getByRole('group');
    await expect(switches).toHaveCount(2);
    const languages = page
      .getByRole('contentinfo')
      .getByRole('list')
      .filter({ has: page.getByText('Español') });
    const boxes = switches.locator(':scope > :last-child').or(languages);
    const heights = await boxes.evaluateAll((lists) => lists.map((list) => list.clientHeight));
    expect(heights).toEqual([heights[0], heights[0], heights[0]]);
  });

  test('the choices of the footer stand under their names', async ({ page }) => {
    await open(page, '/es/buy-food');
    const footer = page.getByRole('contentinfo');
    for (const [name, choice] of [
      ['Idioma', footer.getByRole('link', { name: 'English' })],
      ['Unidades', footer.getByRole('radio', { name: 'kg, °C' })],
      ['Tema', footer.getByRole('radio').last()],
    ] as const) {
      const above = await footer.getByText(name, { exact: true }).boundingBox();
      const box = await choice.boundingBox();
      expect(above!.height).toBeGreaterThan(10);
      expect(above!.y + above!.height).toBeLessThan(box!.y);
    }
    const units = footer.getByRole('group', { name: 'Unidades' }).getByRole('radio');
    expect(await units.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))).toEqual([
      'metric',
      'us',
    ]);
  });

  for (const { width, theme } of [
    { width: 1440, theme: 'light' },
    { width: 1440, theme: 'dark' },
    { width: 390, theme: 'light' },
    { width: 390, theme: 'dark' },
  ] as const)
    test(`the menus show pictures of the ${theme} theme at ${width} pixels, and load no others`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await open(page, '/legal/terms');
      if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
      for (const menu of ['Solutions', 'Resources']) {
        await menuButton(page, menu).click();
        const pictures = page.locator('details[open]').getByRole('listitem').locator('img:visible');
        await expect(pictures).toHaveCount(4);
        const loaded = () =>
          pictures.evaluateAll((all: HTMLImageElement[]) =>
            all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map(({ src }) => src),
          );
        await expect.poll(async () => (await loaded()).length).toBe(4);
        const shown = await loaded();
        for (const address of shown) expect(/-night\.[^/]*$/.test(address), address).toBe(theme === 'dark');
        const others = await page
          .locator('details[open] img')
          .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
        const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        expect(requested.filter((address) => others.includes(address) && !shown.includes(address))).toEqual([]);
      }
    });

  test('the pictures of an open menu follow the theme that the visitor chooses', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/legal/terms');
    await menuButton(page, 'Solutions').click();
    const picture = menuLink(page, 'Food safety').locator('img:visible');
    await expect(picture).toHaveAttribute('src', /blog-food-safety\.[^/]*$/);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(picture).toHaveAttribute('src', /blog-food-safety-night\.[^/]*$/);
  });

  test('a chosen theme stays after a reload and on other pages', async ({ page }) => {
    await open(page, '/governance/voting');
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(() => page.evaluate(ground)).toBe(dark);
    await page.reload();
    await expect.poll(() => page.evaluate(ground)).toBe(dark);
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

test('an open menu stands clear of the header, under a name that is marked, with pictures in one size', async ({
  page,
}) => {
  await open(page, '/solutions/carbon-markets');
  const button = menuButton(page, 'Solutions');
  const ground = () => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  const closed = await ground();
  await button.click();
  await untilStill(page);
  expect(await ground()).not.toBe(closed);
  const header = await page.getByRole('banner').locator('[class*=place-]').boundingBox();
  const panel = await button.locator('xpath=following-sibling::*').boundingBox();
  expect(panel!.y - (header!.y + header!.height)).toBeGreaterThanOrEqual(7);
  const pictures = button.locator('xpath=following-sibling::*').locator('img').filter({ visible: true });
  for (const picture of await pictures.all())
    expect(await picture.boundingBox()).toMatchObject({ width: 72, height: 64 });
  const tag = page.locator('summary + * a[aria-current=page] [class^=name]');
  const text = () => tag.evaluate((name) => getComputedStyle(name, '::after').content);
  expect(await text()).toMatch(/•.*You are here/);
  await open(page, '/es/solutions/carbon-markets');
  await page.locator('#site-menu summary', { hasText: 'Soluciones' }).click();
  expect(await text()).toMatch(/•.*Estás aquí/);
});

test('the switches at the foot of the phone menu leave no place of their rows empty', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const donate = page.locator('#site-menu').getByRole('link', { name: 'Donate Food' });
  const rows = await donate.locator('xpath=..').evaluate((actions) => {
    const widths = new Map<number, number>();
    for (const each of actions.children) {
      const { top, width } = each.getBoundingClientRect();
      widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width);
    }
    return [...widths.values()].map((width) => width / actions.clientWidth);
  });
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toBeGreaterThan(0.9);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages have their content, links are ordinary documents, and dark follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/buy-food');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 25, 18)');
    await page.getByRole('main').getByRole('link', { name: 'Browse Marketplace' }).click();
    await expect(page).toHaveURL('/marketplace');
    await expect(page.locator('h1')).toBeVisible();
  });

  for (const [path, sentence] of [
    ['/campaigns', /^Scripts are off/],
    ['/legal/privacy', /^Scripts are off/],
    ['/es/buy-food', /^Los scripts están desactivados/],
  ] as const)
    test(`${path} says that its buttons do nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(sentence)).toBeInViewport();
    });

  test('the header works: menus on wide screens, the sheet on phones', async ({ page }) => {
    await page.goto('/governance/voting');
    await menuButton(page, 'Solutions').click();
    await expect(menuLink(page, 'Supply chain')).toBeVisible();
    await menuButton(page, 'Resources').click();
    await expect(menuLink(page, 'Whitepapers')).toBeVisible();
    await expect(menuLink(page, 'Supply chain')).toBeHidden();
    await expect(menuLink(page, 'What is in season')).toBeVisible();
    await expect(menuLink(page, 'All 29 farms')).toHaveAttribute('href', '/farms');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/governance/voting');
    await page.getByRole('button', { name: 'Menu' }).click();
    const landscape = page.locator('#site-menu img[src*="hero-landscape"]').filter({ visible: true });
    for (const [colorScheme, file] of [
      ['dark', /hero-landscape-night\.[^/]*$/],
      ['light', /hero-landscape\.[^/]*$/],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(landscape).toHaveCount(1);
      await expect(landscape).toHaveAttribute('src', file);
    }
    await menuLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('by keyboard', () => {
  test('the skip link leads to the page', async ({ page }) => {
    await open(page, '/governance/voting');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the open phone menu keeps the focus out of the page it covers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/governance/voting');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menuLink(page, 'About')).toBeVisible();
    // Past the last control of the menu the focus is nowhere in the page.
    const covered = () => document.activeElement?.closest('main, footer') !== null;
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(covered)).toBe(false);
    }
    await toggle.focus();
    await page.keyboard.press('Escape');
    await expect(menuLink(page, 'About')).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(covered)).toBe(true);
  });
});
