import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { expectAccessible } from './accessibility';
import { expectNamesInContext } from './control-names';
import { expectFitForEveryVisitor } from './every-visitor';
import { expectFieldHints } from './field-hints';
import { changesSinceDocument, rememberDocument } from './hydration';
import { expectOnTop } from './on-top';
import { untilStill } from './still';
import { expect, open, type Page, type test as quietTest } from './test';

/** A page that {@link everyRoute} opens. */
export type WalkedPage = {
  path: string;
  /** What the page may change once it knows the visitor's browser; everything else stays unchanged sent, node by node. */
  changes?: RegExp | undefined;
};

/**
 * Makes a test of each page: it opens in a browser without a word on the console, hydrates as it was sent, stands
 * still, is accessible, fits phones, large text and forced colors, and lies under the menus of the header. What its
 * fields tell browsers is as in the `.fields.json` beside it.
 *
 * @param folders absolute paths of the remotes whose pages they are
 */
export function everyRoute(test: typeof quietTest, pages: readonly WalkedPage[], folders: readonly string[]): void {
  for (const page of pages)
    test(`${page.path} hydrates as it was sent, complete, quiet, still, accessible and fit for every visitor`, ({
      page: shown,
    }) => walk(shown, page, folders));
}

/**
 * The prerendered pages of a remote on a site, such as the one that `furrow dev` serves.
 *
 * @param address the address of the site
 * @throws Error when the site does not respond, or does not have such a remote
 */
export async function pagesOf(remote: string, address: string): Promise<WalkedPage[]> {
  const response = await fetch(`${address}/discovery.json`);
  const live = liveEntry(parseDiscovery(await response.json()).microFrontends[remote]);
  if (!live) throw new Error(`${address} has no ${remote}.`);
  return live.extras.pages.map((path) => ({ path }));
}

async function walk(page: Page, { path, changes }: WalkedPage, folders: readonly string[]): Promise<void> {
  await rememberDocument(page);
  await page.addInitScript(rememberShifts);
  await open(page, path);
  const changed = (await changesSinceDocument(page)).filter(
    (change) => !/aria-current="(page|true)"/.test(change) && !changes?.test(change),
  );
  expect(changed, 'what hydration changed').toEqual([]);
  expect(await page.evaluate(unansweredHandlers), 'handlers of a page that never comes to life').toEqual([]);

  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);

  await page.evaluate(() => document.fonts.ready);
  await untilStill(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    `layout shift by ${shifts.flatMap(({ moved }) => moved).join('; ')}`,
  ).toBeLessThan(0.01);

  await expectFieldHints(page, path, folders);
  await expectNamesInContext(page);
  // Header and footer are the same on every page; the landing page is examined with them.
  const except = path === '/' ? [] : ['[data-shell]'];
  await expectAccessible(page, { except });
  await expectFitForEveryVisitor(page);
  // What the page itself opens is for a test of its own, because many pages open the same.
  await expectOnTop(page, { widths: [1440], within: 'header summary' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(spaceAboveFooter), `space above the footer at ${width} px`).toBeGreaterThan(16);
  }
}

/** A layout shift, and what moved, from where to where. */
type Shift = { value: number; moved: string[] };

/** Runs in the page. */
function rememberShifts(): void {
  type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const tell = ({ node, previousRect, currentRect }: Moved) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.outerHTML.slice(0, 80) ?? 'what is gone'} from ${place(previousRect)} to ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(tell) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In pixels, from the lowest paragraph of the page down. Runs in the page. */
function spaceAboveFooter(): number {
  const footer = document.querySelector('footer[data-shell]')?.getBoundingClientRect().top ?? 0;
  const paragraphs = [...document.querySelectorAll('main p')].filter((paragraph) => paragraph.checkVisibility());
  return footer - Math.max(0, ...paragraphs.map((paragraph) => paragraph.getBoundingClientRect().bottom));
}

/**
 * Handlers on the elements of a page whose policy is `never`, which nobody would ever call. Links work without theirs,
 * and so does what holds links. Runs in the page.
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
