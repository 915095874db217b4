import { remoteFolders } from '@furrow/bundler/workspace';
import { lookOf } from '../document-text';
import { everyRoute } from '@furrow/testing/every-route';
import { expectedChanges } from '../expected-changes';
import { checkedPages, livePages } from '../origin';
import { shareOfPages } from '../share';
import { expect, test } from '../test';

const pages = livePages();
/**
 * All other pages are made of the same parts; their documents are read by the checks of markup, structured data and
 * words, and by the last test of this file.
 */
const opened = shareOfPages(
  checkedPages().map(({ path }) => path),
  lookOf,
);

everyRoute(
  test,
  opened.map((path) => ({ path, changes: expectedChanges[path] })),
  remoteFolders(),
);

test('every page has a title and a description of its own, and its first picture comes first', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(eagerPictures(html), path).toEqual([]);
    const canonical = /<link[^>]+rel="canonical"[^>]+href="([^"]+)"|<link[^>]+href="([^"]+)"[^>]+rel="canonical"/.exec(
      html,
    );
    // Two addresses of one page name one canonical address, and share the rest.
    const page = new URL(canonical?.[1] ?? canonical?.[2] ?? path, 'http://site').pathname;
    for (const [known, text] of [
      [titles, /<title>([^<]+)<\/title>/.exec(html)?.[1]],
      [descriptions, /<meta[^>]+name="description"[^>]*>/.exec(html)?.[0]],
    ] as const) {
      expect(text, path).toBeTruthy();
      expect.soft(known.get(text ?? '') ?? page, `${path} says the same as`).toBe(page);
      known.set(text ?? '', page);
    }
    // What search engines show of it; a page that they leave out may say what it likes, and so may
    // the author of a thread.
    if (html.includes('content="noindex"')) continue;
    const title = shownText(html, /<title>([^<]+)</);
    if (!path.startsWith('/governance/forum/')) {
      expect.soft(title.length, `${path} is titled ${title}`).toBeLessThan(61);
      expect.soft(title.length, `${path} is titled ${title}`).toBeGreaterThan(30);
    }
    const description = shownText(html, /<meta name="description" content="([^"]+)"/);
    expect.soft(description.length, `${path} is described by ${description}`).toBeLessThan(161);
    expect.soft(description.length, `${path} is described by ${description}`).toBeGreaterThan(70);
  }
});

/** What a pattern finds in a document, with one character for each that is escaped. */
function shownText(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1]?.replaceAll(/&[#\w]+;/g, '’') ?? '';
}

/** The pictures of a page that the browser would load beside the one that is wanted first; none where there is no such one. */
function eagerPictures(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const large = [...main.matchAll(/<img\b[^>]*\swidth="(\d+)"[^>]*>/g)].filter(([, width]) => Number(width) >= 300);
  const eager = large.map(([picture]) => picture).filter((picture) => !picture.includes('loading="lazy"'));
  const wanted = eager.findIndex((picture) => /\sfetchpriority="high"/i.test(picture));
  return wanted < 0 ? [] : eager.filter((_, index) => index !== wanted);
}
