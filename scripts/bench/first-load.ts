import type { Browser } from '@playwright/test';

/** One first load: largest paint and usable in milliseconds since the navigation, bytes over the wire. */
export type Load = { paint: number; usable: number; bytes: number };

/** The medians of `times` loads of `url`, each in a fresh context on a throttled phone. */
export async function measureLoads(browser: Browser, url: string, times: number): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < times; run += 1) loads.push(await measureLoad(browser, url));
  const median = (pick: (load: Load) => number) => loads.map(pick).sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
  return {
    paint: median(({ paint }) => paint),
    usable: median(({ usable }) => usable),
    bytes: median(({ bytes }) => bytes),
  };
}

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = window as unknown as { largestPaint: number };
    seen.largestPaint = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  // React marks the elements it has taken over; a plain page is usable as soon as it is there. Written as text, because named
  // functions do not survive the way into the page.
  const usable = await page
    .waitForFunction(
      `!document.querySelector('script[src]') ||
        (document.querySelector('main h1') && Object.keys(document.querySelector('main h1')).some((key) => key.startsWith('__reactFiber')))
        ? performance.now() : false`,
    )
    .then(async (handle) => Number(await handle.jsonValue()));
  // The largest paint is reported a little after it happened; nothing on the page tells when.
  await page.waitForTimeout(300);
  const paint = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint);
  await context.close();
  return { paint, usable, bytes };
}
