import { expectAccessible } from './accessibility';
import { firstOfTheirLook } from './document-text';
import { expectFitForEveryVisitor } from './every-visitor';
import { expectFieldHints } from './field-hints';
import { changesSinceDocument, rememberDocument } from './hydration';
import { livePages } from './origin';
import { expect, open, test } from './test';

const owner = process.env.FURROW_OWNER;
const pages = livePages();
/**
 * The paths that a browser opens: those whose page has something that no page before it has. All others are made of the same parts; their documents are
 * read by the checks of markup, structured data and words, and by the last test of this file.
 */
const newLooks = firstOfTheirLook(pages.map(({ path }) => path));
/** What a page may change once it knows the visitor's browser; everything else stays as it was sent, node by node. */
const expectedChanges: Record<string, RegExp> = {
  '/checkout': /./,
  // What this browser remembers comes in; nothing that was sent goes or changes.
  '/you': /^page <[^>]*>(?: text)? came: /,
  '/orders': /No orders|What you order in the shop|Continue Shopping|empty-cart|root-|text-|action-|fw-h3/,
  // Who comes, and at what hour, is known in the browser alone.
  '/dashboard':
    /<h1> text was Hello\. and is Good (morning|afternoon|evening)\.$|<p> text was \u00a0 and is You are new here/,
  // antd measures the field of a tag list, whose width follows what is typed.
  '/loan-application': /establishedYear.* max="\d{4}"|--select-input-width: \d+;/,
};

test.beforeEach(async ({ page }) => {
  await rememberDocument(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const { path } of pages.filter((live) => newLooks.has(live.path) && isAsked(live.owner))) {
  test(`${path} hydrates as it was sent, complete, quiet, still, accessible and fit for every visitor`, async ({
    page,
  }) => {
    await open(page, path);
    const changes = (await changesSinceDocument(page)).filter(
      (change) => !/aria-current="(page|true)"/.test(change) && !expectedChanges[path]?.test(change),
    );
    expect(changes, 'what hydration changed').toEqual([]);
    expect(await page.evaluate(unansweredHandlers), 'handlers of a page that never comes to life').toEqual([]);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);

    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      'layout shift',
    ).toBeLessThan(0.01);

    await expectFieldHints(page, path);
    // Header and footer are the same on every page; the landing page is examined with them.
    const except = path === '/' ? [] : ['[data-shell]'];
    await expectAccessible(page, { except });
    await expectFitForEveryVisitor(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(spaceAboveFooter), `space above the footer at ${width} px`).toBeGreaterThan(16);
    }
  });
}

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
  }
});

/** Whether the pages of an app are checked now: those of one app where the environment names it, else all. */
function isAsked(app: string): boolean {
  return !owner || owner === 'host' || app === owner;
}

/** The pictures of a page that the browser would load beside the one that is wanted first; none where there is no such one. */
function eagerPictures(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const large = [...main.matchAll(/<img\b[^>]*\swidth="(\d+)"[^>]*>/g)].filter(([, width]) => Number(width) >= 300);
  const eager = large.map(([picture]) => picture).filter((picture) => !picture.includes('loading="lazy"'));
  const wanted = eager.findIndex((picture) => /\sfetchpriority="high"/i.test(picture));
  return wanted < 0 ? [] : eager.filter((_, index) => index !== wanted);
}

/** In pixels, from the lowest paragraph of the page down. Runs in the page. */
function spaceAboveFooter(): number {
  const footer = document.querySelector('footer[data-shell]')?.getBoundingClientRect().top ?? 0;
  const paragraphs = [...document.querySelectorAll('main p')].filter((paragraph) => paragraph.checkVisibility());
  return footer - Math.max(0, ...paragraphs.map((paragraph) => paragraph.getBoundingClientRect().bottom));
}

/**
 * Handlers on the elements of a page whose policy is `never`, which nobody would ever call. Links work without theirs, and so does
 * what holds links. Runs in the page.
 */
function unansweredHandlers(): string[] {
  const handlers: string[] = [];
  for (const element of document.querySelectorAll('#slot > [data-hydrate=never] *:not(a, [data-static-html])')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key ? (element as unknown as Record<string, object>)[key] : undefined;
    for (const [name, value] of Object.entries(props ?? {})) {
      if (/^on[A-Z]/.test(name) && typeof value === 'function')
        handlers.push(`${element.tagName.toLowerCase()}.${name}`);
    }
  }
  return handlers;
}
