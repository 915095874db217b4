import { folderFiles } from '@furrow/release/server/files';
import { startServer, type Server } from '@furrow/release/server/serve';
import { nginxProgram, startNginx } from '../../scripts/machine/nginx';
import { originFolder } from './origin';
import { expect, hydrated, test } from './test';

/** Code of a page that is rolled back by now has left more cookies than a server reads. The site needs none. */

test.use({ allowed: /status(?: of)? 431|Clear-Site-Data header/ });

const servers: [string, () => Promise<Server>][] = [
  ['the embedded server', () => startServer({ files: folderFiles(originFolder), port: 0 })],
  ...(nginxProgram ? ([['nginx', () => startNginx(originFolder)]] as [string, () => Promise<Server>][]) : []),
];

for (const [name, start] of servers)
  test(`${name} has the browser delete cookies that are too long for it, and the next visit is answered`, async ({
    page,
  }) => {
    const server = await start();
    try {
      // nginx reads 64 kB of headers.
      const cookies = Array.from({ length: 20 }, (_, number) => ({
        name: `kept${number}`,
        value: 'x'.repeat(3900),
        url: server.url,
      }));
      await page.context().addCookies(cookies);
      const refused = await page.goto(`${server.url}/buy-food`);
      expect(refused?.status()).toBe(431);
      expect(await refused?.headerValue('clear-site-data')).toBe('"cookies"');
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${server.url}/buy-food`);
      expect(await page.context().cookies()).toEqual([]);
    } finally {
      await server.close();
    }
  });
