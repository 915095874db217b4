import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test';

/** A document on a slow line, or on a slow processor, arrives piece by piece, and the browser may draw what it has. */

type CutSite = { address: string; sendRest: () => void };

/** The site on an address where documents of pages end before the text `cutAt`, until the rest of them is sent. */
const slow = test.extend<{ cutAt: string; cut: CutSite }>({
  cutAt: ['data-slot="header-tools"', { option: true }],
  cut: async ({ baseURL, cutAt }, use) => {
    let sendRest = () => {};
    const rest = new Promise<void>((resolve) => (sendRest = resolve));
    const server = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(`${baseURL}${request.url}`);
        const body = Buffer.from(await answer.arrayBuffer());
        for (const name of ['content-type', 'content-security-policy'])
          response.setHeader(name, answer.headers.get(name) ?? '');
        const middle = body.indexOf(cutAt);
        if (middle === -1) return response.end(body);
        response.write(body.subarray(0, middle));
        await rest;
        return response.end(body.subarray(middle));
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sendRest });
    sendRest();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

for (const width of [1152, 390])
  slow(`shows no part of the header before all of it has arrived, at ${width} pixels`, async ({ page, cut }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] as number[] });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifts: number[] }).shifts.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${cut.address}/about`, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.querySelector('#site-menu') !== null)).toBe(true);
    // Once the styles are there, a browser that may draw does so within half a second.
    await expect.poll(() => page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(1);
    const isDrawn = await page.evaluate(() =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
        new Promise((resolve) => setTimeout(resolve, 500, false)),
      ]),
    );
    expect(isDrawn, 'a frame with half of the header').toBe(false);
    cut.sendRest();
    await page.waitForLoadState();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Furrow, home' })).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // A font that arrives late moves a word by a few pixels.
    expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
  });

slow.describe('of which half of the footer has arrived', () => {
  slow.use({ cutAt: '<nav aria-label="Farmers">', viewport: { width: 1440, height: 1440 } });

  slow('has the footer of a short page where it stays', async ({ page, cut }) => {
    const top = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
    await page.goto(`${cut.address}/orders`, { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'Market', exact: true })).toBeInViewport();
    const before = await top();
    cut.sendRest();
    await page.waitForLoadState();
    await expect(page.getByRole('navigation', { name: 'Farmers', exact: true })).toBeInViewport();
    expect(await top()).toBe(before);
  });
});
