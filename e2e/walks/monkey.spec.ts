import { setTimeout as pause } from 'node:timers/promises';
import { documentOf, plain } from '../src/document-text';
import { livePages } from '../src/origin';
import { randomFrom, type Random } from '../src/random';
import { expect, isAwake, open, test, type Page } from '../src/test';

/**
 * A hurried visitor on a slow network: random presses, Back, Forward, reloads and keys, most of them before the page asked for is
 * there. `pnpm monkey --seed 7 --actions 500` goes on for longer, or repeats a visit that failed.
 */

const seeds = process.env.MONKEY_SEED ? [Number(process.env.MONKEY_SEED)] : [1];
const actions = Number(process.env.MONKEY_ACTIONS ?? 40);
/** Milliseconds: the slowest file takes this long. A page that takes more than 200 ms counts as slow. */
const slowest = 500;

/** What an action was, and the address that it leads to when that is known. */
type Action = { name: string; address?: string };

// A visitor who leaves a page while it wakes has asked for code that nobody needs anymore.
test.use({ allowed: /was preloaded using link preload but not used/ });

for (const seed of seeds) {
  test(`wherever a hurried visitor stops, the page is that of the address (seed ${seed})`, async ({ page }) => {
    test.setTimeout(60_000 + actions * 3000);
    const random = randomFrom(seed);
    // For half of the visitors pages change at once, because they asked for less motion.
    if (seed % 2 === 0) await page.emulateMedia({ reducedMotion: 'reduce' });
    const reports = await collectReports(page);
    await delayFiles(page, randomFrom(-seed));
    await countMoves(page);
    await open(page, pick(livePages(), random).path);

    const done: string[] = [];
    let seen: Moves | undefined;
    let checks = 0;
    for (let count = 1; count <= actions; count += 1) {
      const { name, address } = await act(page, random).catch(refused);
      done.push(name);
      if (random() < 0.16 || count === actions) {
        checks += 1;
        const where = `seed ${seed}, action ${count}, after ${done.slice(-8).join(', ')}`;
        await test.step(where, async () => {
          if (address !== undefined) await page.waitForURL((url) => url.pathname === address, { waitUntil: 'commit' });
          seen = await expectSettled(page, seen, where);
          expect(reports, `failures that were reported although no file failed: ${where}`).toEqual([]);
        });
      } else {
        // Often at once, so that the next action meets a navigation in each of its phases.
        await pause(random() < 0.5 ? random() * 40 : random() * 400);
      }
    }
    console.log(`monkey, seed ${seed}: ${actions} actions, ${checks} checks`);
  });
}

/** Does something that a visitor may do at any time. */
async function act(page: Page, random: Random): Promise<Action> {
  const choice = random();
  const near = random() < 0.5;
  const which = random();
  if (choice < 0.5) {
    const href = await onLink(page, near, which, 'click');
    return { name: `press ${href}`, address: new URL(href, page.url()).pathname };
  }
  if (choice < 0.58) {
    await choosesFocus(page);
    const href = await onLink(page, near, which, 'focus');
    await page.keyboard.press('Enter');
    return { name: `Enter on ${href}` };
  }
  if (choice < 0.78) return { name: await moveInHistory(page, 'back') };
  if (choice < 0.86) return { name: await moveInHistory(page, 'forward') };
  if (choice < 0.9) {
    await choosesFocus(page);
    await page.keyboard.press('Tab');
    return { name: 'Tab' };
  }
  // In a new document no code is loaded, so that every page takes its time again.
  await page.reload({ waitUntil: 'commit' });
  return { name: 'reload' };
}

/** From here on the focus is where the visitor puts it, until the path changes again. */
async function choosesFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { moves } = window as unknown as { moves: Moves };
    moves.whenFocused = moves.count;
  });
}

/** While the browser goes from one document to another, neither of them takes an action. */
function refused(error: Error): Action {
  if (!/context was destroyed|Not attached to an active page|ERR_ABORTED/.test(error.message)) throw error;
  return { name: 'nothing, between two documents' };
}

const pages = livePages();

/**
 * Presses or focuses one of the links that lead to another page of the site, and returns its address. `near` takes one
 * that leads to a page of the same remote, if there is one. Under an open dialog only its own links can be pressed.
 */
async function onLink(page: Page, near: boolean, which: number, how: 'click' | 'focus'): Promise<string> {
  await page.waitForFunction(() => document.querySelector('footer a[href^="/"]'));
  const here = new URL(page.url()).pathname;
  const owner = pages.find(({ path }) => path === here)?.owner;
  const siblings = pages.filter((other) => other.owner === owner && other.path !== here).map(({ path }) => path);
  return page.evaluate(
    (choice) => {
      const scope = document.querySelector('[aria-modal="true"]') ?? document;
      const links = [
        ...scope.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download], [data-full-load])'),
      ];
      const visible = links.filter((link) => link.checkVisibility({ visibilityProperty: true }));
      const siblingLinks = visible.filter((link) => choice.siblings.includes(link.pathname));
      const from = choice.near && siblingLinks.length > 0 ? siblingLinks : visible;
      const link = from[Math.floor(choice.which * from.length)];
      link?.[choice.how]();
      return link?.getAttribute('href') ?? location.pathname;
    },
    { near, siblings, which, how },
  );
}

/** The history of this tab begins with an empty page, which is no part of the site: nobody goes back that far. */
async function moveInHistory(page: Page, to: 'back' | 'forward'): Promise<string> {
  const moved = await page.evaluate((step) => {
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } };
    const can = step === 'back' ? navigation.canGoBack : navigation.canGoForward;
    if (can) history[step]();
    return can;
  }, to);
  return moved ? to : `no ${to}`;
}

/**
 * What the page counts: how often its path changed in this document, and how often it had when the visitor last chose a
 * focus.
 */
type Moves = { document: number; count: number; whenFocused: number };

/** Counts how often the path changes in each document. */
async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves = { document: performance.timeOrigin, count: 0, whenFocused: 0 };
    // Beneath a drawer the page stays.
    const pagePath = () => (history.state as { over?: string } | null)?.over?.split(/[?#]/)[0] ?? location.pathname;
    let path = pagePath();
    const look = () => {
      if (pagePath() === path) return;
      path = pagePath();
      moves.count += 1;
    };
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      look();
    };
    addEventListener('popstate', look);
    Object.assign(window, { moves });
  });
}

/**
 * The page of the address is there: its heading and title, and nothing else in the outlet, no bar; after a navigation the
 * focus is on the heading, or where the hash leads, and the title was announced. A drawer has the title of its address,
 * over the page that it was opened from. What the console says fails the test on its own.
 */
async function expectSettled(page: Page, before: Moves | undefined, where: string): Promise<Moves | undefined> {
  let moves: Moves | undefined;
  await expect(async () => {
    await page.waitForLoadState();
    const now = await page.evaluate(
      (isAwake) => ({
        // A page that waits for a need is there as soon as its HTML is.
        isReady:
          !isAwake ||
          (document.querySelector<HTMLElement>('#slot > [data-hydrate]')?.dataset.hydrate ?? 'load') !== 'load' ||
          Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
        address: location.pathname,
        beneath: (history.state as { over?: string } | null)?.over,
        title: document.title,
        headings: [...document.querySelectorAll('main h1:not([hidden] *)')].map(({ textContent }) => textContent),
        inOutlet: document.querySelectorAll('#slot > *').length,
        bars: [...document.querySelectorAll('[role="progressbar"][aria-label="Loading the page"]')].length,
        dialogs: document.querySelectorAll('[aria-modal="true"]').length,
        isPageFocused:
          document.activeElement ===
          (document.getElementById(location.hash.slice(1)) ?? document.querySelector('main h1:not([hidden] *)')),
        isDialogFocused: document.activeElement?.closest('[aria-modal="true"]') != null,
        announced: document.querySelector('#announcement')?.textContent ?? '',
        moves: (window as unknown as { moves: Moves }).moves,
      }),
      await isAwake(page),
    );
    const { heading } = documentOf(now.beneath ? new URL(now.beneath, page.url()).pathname : now.address);
    expect(
      // The dashboard greets by the hour, which its document does not know.
      now.headings.map((text) => plain(text ?? '').replace(/^Good(morning|afternoon|evening)\.$/, 'Hello.')),
      where,
    ).toEqual([heading]);
    expect(now.title, where).toBe(documentOf(now.address).title);
    expect(now, where).toMatchObject({ isReady: true, bars: 0, inOutlet: 1, dialogs: now.beneath ? 1 : 0 });
    ({ moves } = now);
    const moved = before?.document === moves.document && moves.count > Math.max(before.count, moves.whenFocused);
    if (now.beneath) expect(now, where).toMatchObject({ isDialogFocused: true });
    else if (moved) expect(now, where).toMatchObject({ isPageFocused: true, announced: now.title });
  }).toPass({ timeout: 30_000, intervals: [50, 100, 200, 500] });
  return moves;
}

/** Collects the failures that the host would report. */
async function collectReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('noteReport', (report: string) => void reports.push(report));
  await page.addInitScript(() => {
    const { noteReport } = window as unknown as { noteReport: (report: string) => void };
    const report = (reported: object) => {
      if ('phase' in reported && 'error' in reported)
        noteReport(JSON.stringify({ ...reported, error: String(reported.error) }));
    };
    window.furrowReports = { heard: [], report };
  });
  return reports;
}

/** Every script and style sheet takes a while. */
async function delayFiles(page: Page, random: Random): Promise<void> {
  await page.route(/\.(js|css|json)$/, async (route) => {
    await pause(random() ** 2 * slowest);
    await route.fallback().catch(() => {});
  });
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}
