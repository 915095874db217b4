import { expect, test } from './test';
import { livePages } from './origin';

/** Every internal link of every page, in the documents as they are sent. */
test('every link leads to a page, and every page is linked from another one', async ({ request }) => {
  const linked = new Map<string, string[]>();
  const pages = livePages();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), 'http://site').pathname;
      linked.set(target, [...(linked.get(target) ?? []), path]);
    }
  }

  const dead: string[] = [];
  for (const [target, from] of linked) {
    const { ok, status } = await request.get(target).then((answer) => ({ ok: answer.ok(), status: answer.status() }));
    if (!ok) dead.push(`${target} answers ${status}, linked from ${[...new Set(from)].slice(0, 3).join(', ')}`);
  }
  expect(dead, 'links to nothing').toEqual([]);

  const orphans = pages.map(({ path }) => path).filter((path) => !linked.get(path)?.some((from) => from !== path));
  expect(orphans, 'pages nobody links to').toEqual([]);
});
