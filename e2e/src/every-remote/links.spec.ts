import { expect, test } from '../test';
import { livePages, livePath } from '../origin';

/**
 * Every internal link of every page, in the documents as they are sent, every address in the feeds, and the picture
 * that stands for each page where it is shared.
 */
const feeds = ['/feed.atom', '/feed.json'];

test('every link leads to a page, and every page is linked from another one', async ({ request }) => {
  const linked = new Map<string, string[]>();
  /**
   * Nobody is sent to donate to a campaign that has ended; the address that was shared while it ran still has its page.
   * The last order had an address of its own, which leads on.
   */
  const ended = new Set(['/checkout/order']);
  const pictures = new Map<string, string>();
  const pages = livePages();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const farm = /^\/farm-details\/(.+)$/.exec(path)?.[1];
    if (farm && html.includes('has ended')) ended.add(`/donate-farm/${farm}`);
    const { pathname: picture, search } = new URL(metaOf(html, 'og:image'));
    pictures.set(picture + search, `${metaOf(html, 'og:image:width')} by ${metaOf(html, 'og:image:height')}`);
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), 'http://site').pathname;
      linked.set(target, [...(linked.get(target) ?? []), path]);
    }
  }

  for (const feed of feeds) {
    const text = await (await request.get(feed)).text();
    expect(text, 'what stands in the place of a fragment').toContain('leads to the trace of its lot.');
    expect(text).not.toContain('furrow-fragment');
    for (const [, address = ''] of text.matchAll(/https:\/\/furrow\.example(\/[^"'<\\\s]*)/g)) {
      const target = new URL(address, 'http://site').pathname;
      linked.set(target, [...(linked.get(target) ?? []), feed]);
    }
  }

  const dead: string[] = [];
  for (const [target, from] of linked) {
    const { ok, status } = await request.get(target).then((answer) => ({ ok: answer.ok(), status: answer.status() }));
    if (!ok) dead.push(`${target} answers ${status}, linked from ${[...new Set(from)].slice(0, 3).join(', ')}`);
  }
  expect(dead, 'links to nothing').toEqual([]);

  for (const [address, size] of pictures) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type'], address).toBe('image/png');
    const png = await answer.body();
    expect(`${png.readUInt32BE(16)} by ${png.readUInt32BE(20)}`, address).toBe(size);
  }

  const orphans = pages
    .map(({ path }) => path)
    .filter((path) => !linked.get(path)?.some((from) => from !== path) && !ended.has(path));
  expect(orphans, 'pages nobody links to: name them in `navigation` of routes.ts, or link to them from a page').toEqual(
    [],
  );
});

test('the sitemap lists every page once, without those that are for one visitor or have another address', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const listedIn = (text: string) =>
    [...text.matchAll(/<loc>https:\/\/furrow\.example(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const sitemaps = listedIn(await textOf('/sitemap.xml'));
  expect(sitemaps).toEqual([...new Set(livePages().map(({ owner }) => `/sitemap/${owner}.xml`))].sort());
  const sitemap = (await Promise.all(sitemaps.map(textOf))).join('');
  const listed = listedIn(sitemap);
  const unlisted = livePages()
    .map(({ path }) => path)
    .filter((path) => !listed.includes(path));
  const ended = ['/donate-farm/kettle-hollow', '/donate-farm/red-barn', '/donate-farm/willow-bank'];
  const forOneVisitor = ['/checkout', '/checkout/order', '/dashboard', '/login', '/my-donations', '/orders', '/you'];
  expect(unlisted.sort()).toEqual(['/impact', ...forOneVisitor, ...ended].sort());
  expect(new Set(listed).size).toBe(listed.length);
  for (const owner of new Set(livePages().map((page) => page.owner))) {
    const standalone = await request.get(`/${livePath(owner)}/standalone/`);
    // The page for an unknown path asks not to be listed as well.
    expect(standalone.status()).toBe(200);
    expect(await standalone.text()).toContain('name="robots" content="noindex"');
  }
});

test('the sitemap tells when a page changed, as the page itself does, and a list when the newest in it did', async ({
  request,
}) => {
  const owners = [...new Set(livePages().map(({ owner }) => owner))];
  const sitemaps = await Promise.all(owners.map(async (owner) => (await request.get(`/sitemap/${owner}.xml`)).text()));
  const days = new Map<string, string>();
  for (const [, path = '', day = ''] of sitemaps
    .join('')
    .matchAll(/<loc>https:\/\/furrow\.example(\/[^<]*)<\/loc><lastmod>([\d-]{10})<\/lastmod>/g))
    days.set(path, day);
  for (const [path, day] of days)
    expect.soft(metaOf(await (await request.get(path)).text(), 'article:modified_time'), path).toBe(day);
  for (const path of ['/bug-bounty', '/governance/treasury', '/legal/terms', '/marketplace/lot/heirloom-tomatoes'])
    expect(days.has(path), path).toBe(true);
  for (const [list, posts] of [
    ['/resources/blog', '/blog/'],
    ['/resources/whitepapers', '/resources/whitepapers/'],
  ] as const) {
    const newest = [...days].filter(([path]) => path.startsWith(posts)).map(([, day]) => day);
    expect(days.get(list), list).toBe(newest.sort().at(-1));
  }
});

function metaOf(html: string, property: string): string {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}
