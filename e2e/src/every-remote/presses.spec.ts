import { fillCart } from '../mini-cart';
import { checkedPages } from '../origin';
import { expectAnswers } from '../presses';
import { shareOfPages } from '../share';
import { test } from '../test';

/** What can be pressed in a page, by its tag, its class and its words: pages with the same answer the same. */
function pressedOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const controls = main.matchAll(/<(button|summary|select|input type="(?:checkbox|radio)")\b([^>]*)>([^<]*)/g);
  return [...controls].map(([, tag, attributes = '', text = '']) => {
    const look = /\sclass="[^"]*"/.exec(attributes)?.[0] ?? '';
    return `${tag}${look}${text.replaceAll(/[\d.,$]+/g, '#')}`;
  });
}

const paths = checkedPages().map(({ path }) => path);
const shared = shareOfPages(paths, pressedOf).filter((path) => path !== '/404');

// What a button of the dashboard writes to the console is all that is specified of it.
test.use({ allowed: /^console\.log: / });

for (const path of shared)
  test(`each control of ${path} answers a press, and leaves the focus somewhere`, async ({ page }) => {
    await fillCart(page);
    await expectAnswers(page, path, 'main');
  });

test('each control of the header and the footer answers a press, and leaves the focus somewhere', async ({ page }) => {
  await fillCart(page);
  await expectAnswers(page, '/about', 'header, footer');
});
