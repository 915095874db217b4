import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a visitor does first with a control of the page, and how the page shows its answer. */
export type FirstUse = {
  /** A CSS selector. The first element that matches is used. */
  control: string;
  /** Text to type into the control, or the option to choose. Without it, the control is pressed. */
  text?: string;
  /** Texts to type into other fields before, by CSS selectors of them in the page. */
  fill?: Record<string, string>;
  /** A JavaScript expression that is true in the page once the control has answered. */
  reacted: string;
  /** The stored cart with which the visitor comes, as JSON. */
  cart?: string;
};

/**
 * One first load, in milliseconds since the navigation unless another unit is named.
 *
 * - `paint`: the largest contentful paint.
 * - `menu`: a press opens a menu of the header.
 * - `link`: a link of the page can be followed.
 * - `control`: the page has answered a press on its first own control, which was pressed as soon as it was visible.
 *   Absent where the page has none.
 * - `busyAtLoad`: how long the main thread was busy until the load event.
 * - `busy`: the same until the page was idle, including what is fetched ahead after the load event.
 * - `blocked`: the sum of what exceeds 50 ms in each task.
 * - `heap`: bytes of the JavaScript heap after a garbage collection.
 * - `requests`: their number.
 * - `script`: bytes of scripts over the wire, without those that are only fetched ahead.
 * - `chain`: how many scripts had to arrive one after another.
 */
export type Load = {
  paint: number;
  menu: number;
  link: number;
  control: number | undefined;
  busyAtLoad: number;
  busy: number;
  blocked: number;
  heap: number;
  requests: number;
  script: number;
  bytes: number;
  chain: number;
};

/**
 * Runs in the page before the page's own scripts. It records when things become possible and uses the first control.
 */
const watch = ({ control, text, fill = {}, reacted }: FirstUse) => `(() => {
  const seen = (window.seen = { paint: 0, blocked: 0 });
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.paint = startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50); })
    .observe({ type: 'longtask', buffered: true });
  const note = (name) => { seen[name] ??= performance.now(); };
  let used = false;
  const enter = (field, text) => {
    field.focus({ preventScroll: true });
    if (field.localName !== 'select') return document.execCommand('insertText', false, text);
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const look = () => {
    const menu = document.querySelector('header summary');
    if (menu && seen.menu === undefined) {
      menu.click();
      if (menu.parentElement.open) { note('menu'); menu.click(); }
    }
    if (document.querySelector('main a[href]')?.checkVisibility()) note('link');
    if (window.useControl) {
      const target = document.querySelector(${JSON.stringify(control)});
      const fields = Object.entries(${JSON.stringify(fill)}).map(([field, text]) => [document.querySelector('main ' + field), text]);
      if (target?.checkVisibility() && fields.every(([field]) => field) && !used) {
        // What compares the page with how it was sees it before.
        void (${reacted});
        used = true;
        for (const [field, text] of fields) enter(field, text);
        ${text === undefined ? 'target.focus({ preventScroll: true }); target.click();' : `enter(target, ${JSON.stringify(text)});`}
      }
      if (used && document.readyState !== 'loading' && (${reacted})) note('control');
    }
    if (performance.now() < 60000) setTimeout(look, 20);
  };
  look();
})()`;

/** A visit before the one that is measured. */
export type EarlierVisit = {
  /** Called before the earlier visit. */
  begin(): void;
  /** Called after it. */
  end(): void;
};

/**
 * Measures one load of `url` in a new browser context with a slow processor, and one more load in which the control is
 * used.
 *
 * @param earlier the visitor has been at `url` before, and comes back with what the browser has kept
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  use: FirstUse | undefined,
  earlier?: EarlierVisit,
): Promise<Load> {
  const quiet = await visit(browser, { url, use, earlier }, false, async (page, devtools, traffic) => {
    const busyAtLoad = await busyTime(devtools);
    await page.waitForLoadState('networkidle');
    // Chromium reports the largest paint and long tasks a little later than they happen, and no event says that the
    // reports are complete.
    await page.waitForTimeout(500);
    const busy = await busyTime(devtools);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
    return { ...(await timesOf(page)), ...traffic(), busyAtLoad, busy, heap };
  });
  return { ...quiet, control: use && (await measureControl(browser, url, use, { earlier })) };
}

/**
 * Measures when a control answers that is used as soon as it is seen, in one load as by {@link measureLoad}.
 *
 * @param slowdown how many times the processor is slower than that of this machine
 * @throws Error when it never answers
 */
export function measureControl(
  browser: Browser,
  url: string,
  use: FirstUse,
  { earlier, slowdown }: { earlier?: EarlierVisit | undefined; slowdown?: number } = {},
): Promise<number> {
  return visit(browser, { url, use, earlier, slowdown }, true, (page) => controlTime(page, use));
}

async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

type Times = Pick<Load, 'paint' | 'menu' | 'link' | 'blocked'>;

function timesOf(page: Page): Promise<Times> {
  return page.evaluate(() => (window as unknown as { seen: Times }).seen);
}

async function controlTime(page: Page, { control, reacted }: FirstUse): Promise<number> {
  const seen = page.waitForFunction(() => (window as unknown as { seen: { control?: number } }).seen.control);
  const handle = await seen.catch((cause: unknown) => {
    const { pathname } = new URL(page.url());
    throw new Error(`${pathname} never answered ${control}, for this stayed false:  ${reacted}`, { cause });
  });
  return Number(await handle.jsonValue());
}

type Traffic = Pick<Load, 'requests' | 'script' | 'bytes' | 'chain'>;

type Visit = {
  url: string;
  use: FirstUse | undefined;
  earlier: EarlierVisit | undefined;
  slowdown?: number | undefined;
};

async function visit<Result>(
  browser: Browser,
  { url, use, earlier, slowdown = 4 }: Visit,
  useControl: boolean,
  measure: (page: Page, devtools: CDPSession, traffic: () => Traffic) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  try {
    if (earlier) await visitEarlier(context, url, earlier);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = await watchTraffic(devtools);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (use?.cart) await page.addInitScript(`localStorage.setItem('cart', ${JSON.stringify(use.cart)})`);
    await page.addInitScript(`window.useControl = ${useControl}`);
    await page.addInitScript(watch(use ?? { control: '', reacted: 'false' }));
    await page.goto(url, { waitUntil: 'load' });
    return await measure(page, devtools, traffic);
  } finally {
    await context.close();
  }
}

async function visitEarlier(context: BrowserContext, url: string, { begin, end }: EarlierVisit): Promise<void> {
  begin();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  end();
}

/** Counts bytes and requests on the wire. A script that another script asked for is one link longer in the chain. */
async function watchTraffic(devtools: CDPSession): Promise<() => Traffic> {
  const kinds = new Map<string, string>();
  const depths = new Map<string, number>();
  const total: Traffic = { requests: 0, script: 0, bytes: 0, chain: 0 };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other' }) => {
    const isAhead = Object.entries(request.headers).some(
      ([name, value]) => /^(sec-)?purpose$/i.test(name) && /prefetch/.test(value),
    );
    if (isAhead || !/^http/.test(request.url)) return;
    kinds.set(requestId, type);
    total.requests += 1;
    if (type !== 'Script') return;
    const asker = initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url ?? '';
    const depth = 1 + (initiator.type === 'script' ? (depths.get(asker) ?? 0) : 0);
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    total.chain = Math.max(total.chain, depths.get(request.url) ?? 0);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    total.bytes += encodedDataLength;
    if (kind === 'Script') total.script += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => ({ ...total });
}

/** The median of each figure. */
export function medianOf(loads: readonly Load[]): Load {
  const names = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  const valuesOf = (name: keyof Load) => loads.map((load) => load[name]).filter((value) => value !== undefined);
  return Object.fromEntries(names.map((name) => [name, median(valuesOf(name))])) as Load;
}

/** What loads of one page and of its rivals say of one figure, as the page of the benchmark draws it. */
export function rowOf<Rivals extends string>(
  name: string,
  ours: readonly Load[],
  rivals: Record<Rivals, readonly Load[]>,
  figure: (load: Load) => number | undefined,
) {
  const spreadIn = (loads: readonly Load[]) =>
    spreadOf(loads.map(figure).filter((value): value is number => value !== undefined));
  const others = Object.entries<readonly Load[]>(rivals).map(([rival, loads]) => [rival, spreadIn(loads)]);
  return { name, ours: spreadIn(ours), rivals: Object.fromEntries(others) as Record<Rivals, Spread> };
}

/** The median of the values, or undefined when there are none. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

type Spread = ReturnType<typeof spreadOf>;

/** The best, the median and the worst of the values; `text` has the three, as in `480 / 512 / 530`. */
export function spreadOf(values: readonly number[], digits = 0) {
  const sorted = values.toSorted((a, b) => a - b);
  const [best = NaN, worst = NaN] = [sorted[0], sorted.at(-1)];
  const middle = median(values) ?? NaN;
  return { best, median: middle, worst, text: [best, middle, worst].map((value) => value.toFixed(digits)).join(' / ') };
}
