import { join } from 'node:path';
import { pagesOfEveryLook } from '../src/document-text';
import { buildVariant, fixtureSite } from '../src/fixtures';
import { livePages } from '../src/origin';
import { allApps } from '../../scripts/workspace/apps';
import { expect, leaveAndClose, open, test } from '../src/test';

// React recommends its developer tools. Production code does not say which lists are written as such, so that their
// keys are missed; unit tests look at keys.
test.use({ allowed: /^console\.info|unique "key" prop/ });

/**
 * React's production build neither reports nor mends what differs between HTML and the first render. So the host, from
 * which every remote has its React, is built once more with React's development build, which does. It is shown one page
 * of each look.
 */
test('no kind of page differs from its HTML in the eyes of the development build of React', async ({ page }) => {
  test.setTimeout(300_000);
  const remotes = allApps().filter(({ name }) => name !== 'host');
  const host = await buildVariant({ folder: 'host', developmentReact: true });
  const site = await fixtureSite('development-react', [...remotes.map(({ folder }) => join(folder, 'dist')), host]);
  const messages: string[] = [];
  let isDevelopmentBuild = false;
  page.on('console', (message) => {
    if (message.type() !== 'info' && !message.text().includes('unique "key" prop')) messages.push(message.text());
    else if (message.text().includes('React DevTools')) isDevelopmentBuild = true;
  });
  for (const path of pagesOfEveryLook(livePages().map((live) => live.path))) {
    messages.length = 0;
    await open(page, site.url + path);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect.soft(messages, path).toEqual([]);
  }
  expect(isDevelopmentBuild).toBe(true);
  await leaveAndClose(site, page);
});
