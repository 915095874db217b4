import { buildVariant, fixtureSite } from './fixtures';
import { firstOfTheirLook } from './document-text';
import { livePages } from './origin';
import { allApps } from '../../scripts/apps';
import { expect, open, test } from './test';

// React recommends its developer tools.
test.use({ allowed: /^console\.info/ });

/**
 * React's production build neither reports nor mends what differs between HTML and the first render. So the whole site is
 * built once more, for production but with React's development build, which does. Of pages that look alike it is shown the first.
 */
test('no kind of page differs from its HTML in the eyes of the development build of React', async ({ page }) => {
  test.setTimeout(600_000);
  const dists: string[] = [];
  for (const { folder } of allApps().reverse()) dists.push(await buildVariant({ folder, developmentReact: true }));
  const site = await fixtureSite('development-react', dists);
  const messages: string[] = [];
  page.on('console', (message) => message.type() !== 'info' && messages.push(message.text()));
  for (const path of firstOfTheirLook(livePages().map((live) => live.path))) {
    messages.length = 0;
    await open(page, site.url + path);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect.soft(messages, path).toEqual([]);
  }
  // What the last page still asks for would find nobody.
  await page.goto('about:blank');
  await site.close();
});
