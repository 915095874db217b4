import { damagesOf } from '../damages';
import { htmlOf, lookOf } from '../document-text';
import { checkedPages } from '../origin';
import { expectLife, fullPast, listedEntries, readEntries, remember, samples, watchReads } from '../past';
import { shareOfCases, shareOfPages } from '../share';
import { expect, hydrated, test } from '../test';

const pages = checkedPages();
const isThere = (path: string) => pages.some((page) => page.path === path);

/** The pages that read an entry; for one that every page reads, one of them. */
const readers: Record<string, string[]> = {
  'furrow.you': ['/you', '/dashboard', '/my-donations', '/impact', '/loan-application'],
  'furrow.loan-application': ['/loan-application'],
  'furrow.onboarding': ['/onboarding'],
  'furrow.campaign-draft': ['/create-campaign'],
  'furrow.orders': ['/orders', '/you'],
  'furrow.recent': ['/resources/blog'],
  'furrow.zip': ['/farms'],
  cart: ['/checkout', '/buy-food', '/governance/voting'],
  checkout: ['/checkout'],
  'furrow.message': ['/contact'],
  'furrow.farm-year': ['/carbon-calculator'],
  'furrow.registration': ['/register'],
  'furrow.demo-request': ['/demo'],
  'furrow.pickup': ['/donate-food'],
  'furrow.partner-application': ['/food-bank-partner'],
};
const anyPage = ['/about', '/careers', '/marketplace'];
const kept = Object.keys(samples).map((key) => ({ key, paths: (readers[key] ?? anyPage).filter(isThere) }));

/** Of the teams that have one of these pages, which show parts of others, only they are visited; of all others, each page. */
const guests = ['/', '/farms/green-valley', '/blog/blockchain-food-traceability', '/governance/voting'].filter(isThere);
const ofGuests = new Set(pages.filter(({ path }) => guests.includes(path)).map(({ owner }) => owner));
const hosts = pages.filter(({ owner }) => !ofGuests.has(owner)).map(({ path }) => path);
/** A slow processor takes most of the time of this file, so half of the kinds are for the long walks. */
const visited = shareOfPages([...guests, ...hosts], lookOf, 2);
const parts = [0, 1].map((part) => visited.filter((_, index) => index % 2 === part));

// The code of a page says so when it meets something damaged, and goes on.
test.use({ allowed: /Failed to load cart from localStorage|The draft “.*” could not be read/ });
test.describe.configure({ timeout: 240_000 });

test('there is a sample of each entry that the releases keep in the browser, and of no other', async ({ baseURL }) => {
  const listed = (await listedEntries(baseURL)).map(({ key }) => key);
  expect(Object.keys(samples).sort()).toEqual([...new Set(listed)].sort());
});

for (const [index, part] of parts.entries())
  test(`pages come to life for a visitor with a past, on a slow processor beside another tab, part ${index + 1}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const past = await fullPast(baseURL);
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/robots.txt');
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const path of part) {
      await remember(page, past);
      const shown = page.goto(path);
      // The other tab writes the same once more, which all who follow the storage hear.
      await remember(other, past);
      await shown;
      await expectLife(page, path);
    }
  });

/** The pages that give other props to a fragment once they know what the browser keeps of their visitor. */
const withOwnProps = ['/dashboard'];

function sentProps(path: string): string[] {
  const html = htmlOf(path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const fragments = main.matchAll(/<furrow-fragment (?=[^>]*data-version)[^>]*data-props="([^"]*)"/g);
  return [...fragments].map(([, props = '']) => props.replaceAll('&quot;', '"'));
}

for (const path of withOwnProps.filter(isThere))
  test(`fragments of ${path} show what is the visitor’s own, though their code comes after the page is alive`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('/robots.txt');
    await remember(page, await fullPast(baseURL));
    let comes = () => {};
    const isAlive = new Promise<void>((done) => (comes = done));
    await page.route(/\/host\/[^/]+\/fragments\.\w+\.js$/, async (route) => {
      await isAlive;
      await route.continue();
    });
    const props = () =>
      page.locator('main furrow-fragment[data-version]').evaluateAll((all) => all.map(({ dataset }) => dataset.props));
    // What comes late is part of what the page loads.
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    await expect.poll(props).not.toEqual(sentProps(path));
    comes();
    await expectLife(page, path);
  });

for (const [turn, { key, paths }] of kept.filter(({ paths }) => paths.length > 0).entries())
  test(`pages come to life however ${key} is damaged`, async ({ page, baseURL }) => {
    const past = await fullPast(baseURL);
    await watchReads(page);
    await page.goto('/robots.txt');
    const damages = [...damagesOf(samples[key] ?? '').entries()];
    for (const [index, [damage, text]] of shareOfCases(damages, turn)) {
      await remember(
        page,
        past.map((entry) => (entry.key === key ? { ...entry, text } : entry)),
      );
      const path = paths[index % paths.length] ?? '/';
      await page.goto(path);
      await expectLife(page, `${path} with ${key} ${damage}`);
      if (key === 'furrow.recent') {
        await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
        await expect(page.getByRole('dialog', { name: /search/i })).toBeVisible();
      }
      // Entries of the host are read on occasion only, such as for a canary.
      if (key in readers) expect((await readEntries(page))[key], `how often ${path} reads ${key}`).toBeGreaterThan(0);
    }
  });

/** How the storage of a browser may let a page down, as scripts that run before those of the page. */
const storages = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  },
  'emptied while the page comes to life': () => {
    document.addEventListener('DOMContentLoaded', () => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
};

const readingPages = [...new Set(kept.flatMap(({ paths }) => paths))];
const ways = Object.keys(storages);

for (const [how, script] of Object.entries(storages))
  test(`pages come to life with a storage that is ${how}`, async ({ page, baseURL }) => {
    const past = await fullPast(baseURL);
    await page.goto('/robots.txt');
    // Cut off in the middle, so that code wants to set it aside.
    await remember(
      page,
      past.map((entry) => ({ ...entry, text: entry.text.slice(0, entry.text.length / 2) })),
    );
    await page.addInitScript(script);
    for (const path of readingPages.filter((_, turn) => shareOfCases(ways, turn).includes(how))) {
      await page.goto(path);
      await expectLife(page, `${path} with a storage that is ${how}`);
    }
  });
