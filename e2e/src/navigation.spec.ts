import {
  expect,
  hydrated,
  markDocument,
  menuButton,
  open,
  test,
  withhold,
  withholdScripts,
  type Locator,
  type Page,
} from './test';

/**
 * A visitor who goes on before the next page is there. Code is held back until the test lets it through: nothing waits
 * for time.
 */

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });
const announced = (page: Page) => page.locator('#announcement');
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/**
 * Expects the page on screen: its heading has the focus, its title is announced to assistive technology, and nothing
 * loads anymore.
 */
async function expectOnScreen(page: Page, heading: string | RegExp, title: RegExp): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(announced(page)).toHaveText(title);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('#slot > *')).toHaveCount(1);
}

/** Keeps the document of a page on the way until it is let through. */
function withholdDocument(page: Page, path: string): Promise<() => void> {
  return withhold(page, new RegExp(`^[^?]*${path}$`));
}

test('a page is there before its code, and leaving it before that comes leaves all pages as they were', async ({
  page,
}) => {
  await open(page, '/governance/forum');
  const isSameDocument = await markDocument(page);
  const letThrough = await withholdScripts(page, 'shop');
  const asked = page.waitForRequest(/\/shop\/[^/]+\/.*\.js$/);
  await footerLink(page, 'Buy food').click();
  await expectOnScreen(page, /Eat what’s\s+in season/, /Buy food/);
  await asked;
  await footerLink(page, 'Voting').click();
  await expectOnScreen(page, 'Proposal voting', /Voting|voting/);
  letThrough();
  await footerLink(page, 'Buy food').click();
  await expectOnScreen(page, /Eat what’s\s+in season/, /Buy food/);
  await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?1 item$/ })).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('Back while the next page loads takes the bar away, puts the focus on the heading, and says so', async ({
  page,
}) => {
  await open(page, '/governance/forum');
  const title = await page.title();
  const heading = (await page.locator('h1').textContent()) ?? '';
  const letThrough = await withholdDocument(page, '/governance/treasury');
  await footerLink(page, 'Treasury').click();
  await expect(bar(page)).toBeVisible();
  await expect(announced(page)).toHaveText('Loading the page');
  await expect(page.locator('h1')).toHaveText(heading);
  await page.goBack();
  await expect(page).toHaveURL('/governance/forum');
  await expectOnScreen(page, heading, new RegExp(title.slice(0, 12)));
  letThrough();
  await footerLink(page, 'Treasury').click();
  await expectOnScreen(page, 'Treasury', /Treasury/);
});

test('whoever leaves a page by one of its own links keeps the focus there while the next one loads', async ({
  page,
}) => {
  await open(page, '/');
  const title = await page.title();
  const letThrough = await withholdDocument(page, '/buy-food');
  const link = page.getByRole('main').locator('a[href="/buy-food"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toBeFocused();
  await expect(announced(page)).toHaveText(title);
  letThrough();
});

/** Follows the link to the shop and goes back in the same turn of the event loop. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/buy-food"]')?.click();
    history.back();
  });
  await expect(page).toHaveURL('/governance/forum');
}

test('Back at once, before anything of the next team has come, stays on the page', async ({ page }) => {
  await open(page, '/governance/forum');
  const title = await page.title();
  const heading = (await page.locator('h1').textContent()) ?? '';
  const letThrough = await withholdScripts(page, 'shop');
  await leaveAndReturn(page);
  await expectOnScreen(page, heading, new RegExp(title.slice(0, 12)));
  letThrough();
});

test('Back at once, before the code that shows other pages has come, ends at the heading too', async ({ page }) => {
  const letThrough = await withhold(page, /\/host\/[^/]+\/navigation\.[^/]*\.js$/);
  await open(page, '/governance/forum');
  const title = await page.title();
  const heading = (await page.locator('h1').textContent()) ?? '';
  await leaveAndReturn(page);
  letThrough();
  await expectOnScreen(page, heading, new RegExp(title.slice(0, 12)));
});

/** The requests of a page from now on, without its code, styles and pictures. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?!.*\.(?:js|css|svg|webp|avif|jpg|png|woff2)$)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('a page that nobody touches asks for nothing but its own; a menu that is pointed at asks for its styles once', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await open(page, '/marketplace');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/marketplace']);
  for (const label of ['Solutions', 'Resources', 'Solutions']) await menuButton(page, label).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/marketplace', '/menu-styles.json']);
});

test('the next page is one request for its document, and then its styles and code', async ({ page }) => {
  await open(page, '/buy-food');
  const asked = requestsOf(page);
  await footerLink(page, 'Forum').click();
  await expectOnScreen(page, /./, /Forum|forum/);
  // The styles of the pages in the menus are read once, and the document of this visit out of the browser's cache, for
  // Back.
  expect(asked.filter((path) => !['/menu-styles.json', '/buy-food'].includes(path))).toEqual(['/governance/forum']);
});

test('the styles of a page of another team are asked for together with its document if it is in a menu', async ({
  page,
}) => {
  await open(page, '/marketplace');
  const named = page.waitForResponse('**/menu-styles.json');
  await menuButton(page, 'Solutions').hover();
  await (await named).finished();
  const letThrough = await withholdDocument(page, '/campaigns');
  const styles = page.waitForResponse(/\/giving\/[^/]+\/[^/]+\.css$/);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/campaigns"]')?.click());
  await styles;
  letThrough();
  await expectOnScreen(page, /./, /ampaign/);
});

test('the styles of a page that is in no menu are asked for while the body of its document is on the way', async ({
  page,
}) => {
  await page.route('**/menu-styles.json', (route) => route.fulfill({ json: {} }));
  // The browser of a test cannot hold back a part of an answer, so the page does it.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, options) => {
      const response = await fetch(address, options);
      if (address !== '/campaigns') return response;
      const html = await response.text();
      const end = html.indexOf('</head>') + '</head>'.length;
      const body = new ReadableStream<string>({
        async start(sent) {
          sent.enqueue(html.slice(0, end));
          await new Promise((resolve) => document.addEventListener('body-comes', resolve));
          sent.enqueue(html.slice(end));
          sent.close();
        },
      });
      return new Response(body.pipeThrough(new TextEncoderStream()), { headers: response.headers });
    };
  });
  await open(page, '/marketplace');
  await page.waitForLoadState('networkidle');
  const heading = await page.locator('h1').textContent();
  const styles = page.waitForResponse(/\/giving\/[^/]+\/[^/]+\.css$/);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/campaigns"]')?.click());
  await styles;
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  await page.evaluate(() => document.dispatchEvent(new Event('body-comes')));
  await expectOnScreen(page, /./, /ampaign/);
});

test('a press on a link asks for the styles of the next page together with its document, and leads there only when it ends there', async ({
  page,
}) => {
  await open(page, '/buy-food');
  await page.waitForLoadState('networkidle');
  const letThrough = await withholdDocument(page, '/marketplace');
  const styles: string[] = [];
  page.on('request', (request) => {
    if (/\.css$/.test(request.url())) styles.push(new URL(request.url()).pathname);
  });
  const link = footerLink(page, 'Marketplace');
  const asked = page.waitForRequest(/\/marketplace$/);
  await link.hover();
  await asked;
  expect(styles).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => styles).toHaveLength(1);
  // The pointer is dragged away, so that this is no press.
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(page).toHaveURL('/buy-food');
  await link.press('Enter');
  await expect(page).toHaveURL('/marketplace');
  letThrough();
  await expectOnScreen(page, /./, /Marketplace/);
  const linked = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((each) => new URL((each as HTMLLinkElement).href).pathname));
  expect(linked).toContain(styles[0]);
});

test('Back shows the page before its document is asked for again, scrolled as it was left, with what was typed', async ({
  page,
}) => {
  await open(page, '/login');
  const email = page.getByRole('main').getByRole('textbox').first();
  await email.fill('amina@farm.example');
  await footerLink(page, 'Marketplace').click();
  await expectOnScreen(page, /./, /Marketplace/);
  await page.evaluate(() => window.scrollTo(0, 500));
  const letThrough = await withholdDocument(page, '/(marketplace|login)');
  const isSameDocument = await markDocument(page);
  // A press by the mouse would scroll to the link.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/governance/forum"]')?.click());
  await expectOnScreen(page, /./, /Forum|forum/);
  await page.goBack();
  await expectOnScreen(page, /./, /Marketplace/);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  letThrough();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(email).toHaveValue('amina@farm.example');
  expect(await isSameDocument()).toBe(true);
});

test('Back shows each of two visits of a page scrolled as it was left', async ({ page }) => {
  await open(page, '/marketplace');
  const press = (path: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), path);
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  await press('/buy-food');
  await expectOnScreen(page, /Eat what’s\s+in season/, /Buy food/);
  await press('/marketplace');
  await expectOnScreen(page, /./, /Marketplace/);
  await page.evaluate(() => window.scrollTo(0, 200));
  await press('/governance/forum');
  await expectOnScreen(page, /./, /Forum|forum/);
  await page.goBack();
  await expectOnScreen(page, /./, /Marketplace/);
  expect(await top()).toBe(200);
  await page.goBack();
  await expectOnScreen(page, /Eat what’s\s+in season/, /Buy food/);
  await page.goBack();
  await expectOnScreen(page, /./, /Marketplace/);
  expect(await top()).toBe(900);
});

test('what was typed is there after Back, also when the site has another document by then', async ({ page }) => {
  await open(page, '/login');
  const email = page.getByRole('main').getByRole('textbox').first();
  await email.fill('amina@farm.example');
  const read = page.waitForResponse(/\/login$/);
  await footerLink(page, 'Marketplace').click();
  await expectOnScreen(page, /./, /Marketplace/);
  await (await read).finished();
  await page.route(/\/login$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}<!-- later -->` });
  });
  const asked = page.waitForResponse(/\/login$/);
  await page.goBack();
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(email).toHaveValue('amina@farm.example');
});

test('a link that a redirect answers leads there as often as it is pressed', async ({ page }) => {
  await open(page, '/buy-food');
  for (let times = 0; times < 2; times += 1) {
    await page
      .getByRole('contentinfo')
      .locator('a[href^="/marketplace"]')
      .first()
      .evaluate((link) => link.setAttribute('href', '/marketplace/'));
    await footerLink(page, 'Marketplace').click();
    await expect(page).toHaveURL('/marketplace');
    await expect(page.locator('h1')).toHaveText('Tokenized Marketplace');
    await hydrated(page);
  }
});

/** Goes back, and lists what happens until the browser is asked for something: what was asked for, and what came before. */
async function goBackUntilAsked(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const events: string[] = [];
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const { fetch } = window;
    window.fetch = (address, options) => {
      events.push(String(address));
      return fetch(address, options);
    };
    window.addEventListener('popstate', () => {
      requestAnimationFrame(() => events.push('frame'));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => events.push(heading() === before ? 'the page before' : 'the page');
      port2.postMessage(null);
    });
    Object.assign(window, { events });
    history.back();
  });
  const list = () => page.evaluate(() => (window as unknown as { events: string[] }).events);
  await expect.poll(list).toContainEqual(expect.stringMatching(/^\//));
  return list();
}

test('a page on a phone stays where it is however often a visitor goes Back and Forward over one with a strip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const top = () => page.evaluate(() => scrollY);
  await open(page, '/marketplace');
  await expect(page.getByText('5% of every purchase goes to a food bank')).toBeVisible();
  await footerLink(page, 'Contact').click();
  await expectOnScreen(page, 'Talk to a person', /^Contact us/);
  await page.evaluate(() => scrollTo(0, 500));
  for (let times = 0; times < 2; times++) {
    await page.goBack();
    await expectOnScreen(page, 'Tokenized Marketplace', /^Tokenized Marketplace/);
    await page.goForward();
    await expectOnScreen(page, 'Talk to a person', /^Contact us/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(await top()).toBe(500);
  }
});

test('Back shows the page from memory in the task of the press, and draws it before it asks for anything', async ({
  page,
}) => {
  await open(page, '/marketplace');
  const read = page.waitForResponse(/\/marketplace$/);
  await footerLink(page, 'Forum').click();
  await expectOnScreen(page, /./, /Forum|forum/);
  await (await read).finished();
  await page.waitForLoadState('networkidle');
  const events = await goBackUntilAsked(page);
  // The browser may draw before the task that follows, or after it.
  expect(new Set(events.slice(0, 2))).toEqual(new Set(['the page', 'frame']));
  expect(events[2]).toBe('/marketplace');
  await expectOnScreen(page, /./, /Marketplace/);
});

test.describe('without a network', () => {
  // The code of a fragment in a page from memory may never have been loaded.
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED|Failed to fetch|unreachable, or changed since release/ });

  test('Back shows the page that the document was sent with, and the page is alive', async ({ page, context }) => {
    await open(page, '/buy-food');
    const isSameDocument = await markDocument(page);
    await footerLink(page, 'Forum').click();
    await expectOnScreen(page, /./, /Forum|forum/);
    await context.setOffline(true);
    await page.goBack();
    await expectOnScreen(page, /Eat what’s\s+in season/, /Buy food/);
    await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?1 item$/ })).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });

  test('a link leaves the page on screen as it is, the notice says why, and the next press goes on', async ({
    page,
    context,
  }) => {
    await open(page, '/buy-food');
    await footerLink(page, 'Marketplace').click();
    await expectOnScreen(page, /./, /Marketplace/);
    await page.getByRole('searchbox').fill('honey');
    await expect(page).toHaveURL('/marketplace?q=honey');
    const isSameDocument = await markDocument(page);
    const entries = await page.evaluate(() => history.length);
    const notice = page.getByText('You are offline, so the next page could not be loaded.');
    await context.setOffline(true);
    await footerLink(page, 'Forum').click();
    await expect(notice).toBeVisible();
    await expect(footerLink(page, 'Forum')).toBeFocused();
    await expect(page).toHaveTitle(/Marketplace/);
    await expect(page).toHaveURL('/marketplace?q=honey');
    await expect(page.getByRole('searchbox')).toHaveValue('honey');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // It is there from before.
    await footerLink(page, 'Buy food').click();
    await expectOnScreen(page, /Eat what’s\s+in season/, /Buy food/);
    await expect(notice).toBeHidden();
    await footerLink(page, 'Forum').click();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectOnScreen(page, /./, /Forum|forum/);
    await expect(page).toHaveURL('/governance/forum');
    await expect(notice).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('a link in an open dialog says why it leads nowhere beside the dialog, and the next press goes on', async ({
    page,
    context,
  }) => {
    await open(page, '/buy-food');
    await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
    await page.getByRole('main').getByRole('button', { name: /^Cart/ }).click();
    const checkout = page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' });
    await context.setOffline(true);
    await checkout.click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('You are offline');
    await expect(page).toHaveURL('/buy-food');
    await context.setOffline(false);
    await checkout.click();
    await expectOnScreen(page, 'Checkout', /Checkout/);
  });

  test('a lot whose drawer did not load is asked for again by the next press', async ({ page, context }) => {
    await open(page, '/marketplace');
    await page.waitForLoadState('networkidle');
    const lot = page.getByRole('main').getByRole('link', { name: 'Heirloom Tomatoes' }).first();
    await context.setOffline(true);
    await lot.press('Enter');
    await expect(page.getByText('You are offline, so the next page could not be loaded.')).toBeVisible();
    await expect(page).toHaveURL('/marketplace');
    await context.setOffline(false);
    await lot.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/marketplace/lot/heirloom-tomatoes');
  });
});

test.describe('an address that nobody owns', () => {
  // The host asks for the document of an address that nobody owns, before it says that there is none.
  test.use({ allowed: /404 Error: no page at \/no-such-page|404.*\/no-such-page/ });

  test('takes nothing from the page that overtakes it', async ({ page }) => {
    await open(page, '/governance/forum');
    await page.evaluate(() => {
      history.pushState(null, '', '/no-such-page');
      dispatchEvent(new PopStateEvent('popstate'));
      document.querySelector<HTMLAnchorElement>('footer a[href="/buy-food"]')?.click();
    });
    await expectOnScreen(page, /Eat what’s\s+in season/, /Buy food/);
    await page.goBack();
    await expectOnScreen(page, 'Oops! Page not found', /Page not found/);
    await page.goBack();
    await expect(page).toHaveURL('/governance/forum');
    await expect(page.locator('h1')).toBeFocused();
  });
});

test('a page fades over into that of another team and into another one of its own, without holding up a second press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { fades: 0 });
    document.startViewTransition = (...change) => {
      (window as unknown as { fades: number }).fades += 1;
      const transition = start(...change);
      void transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        Object.assign(window, { moving });
      });
      return transition;
    };
  });
  await open(page, '/buy-food');
  const tile = page.locator('main img[fetchpriority="high"]');
  expect(await tile.evaluate((one) => getComputedStyle(one).viewTransitionName), 'one of six tiles').toBe('none');
  // A page that was waited for is shown without a fade, so its document is there before the press.
  const pointAt = async (link: Locator, path: string) => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await link.hover();
    await (await answer).finished();
  };
  const footer = page.getByRole('contentinfo');
  const [forum, contact, support] = ['Forum', 'Contact', 'Support a farm'].map((name) =>
    footer.getByRole('link', { name }),
  ) as [Locator, Locator, Locator];
  await pointAt(forum, '/governance/forum');
  await forum.click();
  await expect(page.locator('main h1')).toBeFocused();
  await pointAt(support, '/support-farm');
  await contact.click();
  await support.click();
  await expect(page.locator('main h1')).toHaveText('Farm Support Campaigns');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('#slot > *')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { fades: number }).fades)).toBeGreaterThan(1);

  await page.getByRole('banner').getByRole('link', { name: 'Case studies', exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'SafeFood' }).last();
  await pointAt(card.getByRole('link'), '/case-studies/safefood');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/case-studies\/safefood$/);
  await expect(page.locator('main h1')).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { moving: string[] }).moving))
    .toEqual(expect.arrayContaining(['::view-transition-group(picture)', '::view-transition-old(picture)']));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [moment, isHeld] of [
  ['', false],
  [', also before the first script of the page', true],
] as const) {
  test(`Back after a reload shows the page before, although the page on screen runs no code${moment}`, async ({
    page,
  }) => {
    await open(page, '/about');
    const heading = (await page.locator('h1').textContent()) ?? '';
    await page.locator('footer a[href="/press-kit"]').first().click();
    await expect(page).toHaveURL('/press-kit');
    const letThrough = isHeld ? await withholdScripts(page) : () => {};
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => {
      history.back();
      return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    });
    letThrough();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText(heading);
  });
}

for (const [way, link, to] of [
  ['a link', 'footer a[href="/governance/forum"]', '/governance/forum'],
  ['a drawer', 'main a[href^="/marketplace/lot/"]', /\/marketplace\/lot\//],
] as const) {
  test(`Back after a reload leads to where the page was scrolled when ${way} led away from it`, async ({ page }) => {
    await open(page, '/marketplace');
    await page.evaluate(() => window.scrollTo(0, 500));
    // A press by the mouse would scroll to the link.
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), link);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/marketplace');
    await expect(page.locator('main h1')).toHaveText('Tokenized Marketplace');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  });
}
