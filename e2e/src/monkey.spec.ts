import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { livePages, originFolder } from './origin';
import { expect, hydrated, open, test, type Page } from './test';

/**
 * A hurried visitor on a slow network: random presses, Back, Forward, reloads and keys, most of them before the page asked for is
 * there. `pnpm monkey --seed 7 --actions 500` goes on for longer, or repeats a visit that failed.
 */

const seeds = process.env.MONKEY_SEED ? [Number(process.env.MONKEY_SEED)] : [1, 2, 3];
const actions = Number(process.env.MONKEY_ACTIONS ?? 60);
/** Milliseconds that a file is on its way. */
const [fastest, slowest] = [100, 1200];

/** The next number of a random sequence, from 0 up to 1. */
type Random = () => number;

for (const seed of seeds) {
  test(`wherever a hurried visitor stops, the page is that of the address (seed ${seed})`, async ({ page }) => {
    test.setTimeout(60_000 + actions * 3000);
    const random = randomFrom(seed);
    await delayFiles(page, randomFrom(-seed));
    await countMoves(page);
    await open(page, pick(livePages(), random).path);

    const done: string[] = [];
    let seen: Moves | undefined;
    let checks = 0;
    for (let count = 1; count <= actions; count += 1) {
      done.push(await act(page, random).catch(refused));
      if (random() < 0.3 || count === actions) {
        checks += 1;
        await test.step(`seed ${seed}, action ${count}, after ${done.slice(-8).join(', ')}`, async () => {
          seen = await expectSettled(page, seen);
        });
      } else {
        await pause(random() * 400);
      }
    }
    console.log(`monkey, seed ${seed}: ${actions} actions, ${checks} checks`);
  });
}

/** Does something that a visitor may do at any time, and says what. */
async function act(page: Page, random: Random): Promise<string> {
  const choice = random();
  const which = random();
  if (choice < 0.5) return `press ${await onLink(page, which, 'click')}`;
  if (choice < 0.58) {
    await choosesFocus(page);
    const href = await onLink(page, which, 'focus');
    await page.keyboard.press('Enter');
    return `Enter on ${href}`;
  }
  if (choice < 0.78) return moveInHistory(page, 'back');
  if (choice < 0.86) return moveInHistory(page, 'forward');
  if (choice < 0.9) {
    await choosesFocus(page);
    await page.keyboard.press('Tab');
    return 'Tab';
  }
  // In a new document no code is loaded, so that every page takes its time again.
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
}

/** From here on the focus is where the visitor puts it, until the path changes again. */
async function choosesFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { moves } = window as unknown as { moves: Moves };
    moves.whenFocused = moves.count;
  });
}

/** While the browser goes from one document to another, neither of them takes an action. */
function refused(error: Error): string {
  if (!/context was destroyed|Not attached to an active page/.test(error.message)) throw error;
  return 'nothing, between two documents';
}

/** Presses or focuses one of the links that lead to another page of the site, and returns its address. */
async function onLink(page: Page, which: number, how: 'click' | 'focus'): Promise<string> {
  await page.waitForFunction(() => document.querySelector('footer a[href^="/"]'));
  return page.evaluate(
    (choice) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')];
      const visible = links.filter((link) => link.checkVisibility());
      const link = visible[Math.floor(choice.which * visible.length)];
      link?.[choice.how]();
      return link?.getAttribute('href') ?? 'nothing';
    },
    { which, how },
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

/** What the page counts: how often its path changed in this document, and how often it had when the visitor last chose a focus. */
type Moves = { document: number; count: number; whenFocused: number };

/** Counts how often the path changes in each document. */
async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves = { document: performance.timeOrigin, count: 0, whenFocused: 0 };
    let path = location.pathname;
    const look = () => {
      if (location.pathname === path) return;
      path = location.pathname;
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
 * The page of the address is there: its heading and title, and nothing else in the slot, no bar; after a navigation the focus is on
 * the heading. What the console says fails the test by itself, and with it every report of a failure.
 */
async function expectSettled(page: Page, before: Moves | undefined): Promise<Moves | undefined> {
  let moves: Moves | undefined;
  await expect(async () => {
    await page.waitForLoadState();
    const { heading, title } = expectedAt(new URL(page.url()).pathname);
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(plain((await page.locator('main h1').textContent()) ?? '')).toBe(heading);
    expect(await page.title()).toBe(title);
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
    await expect(page.locator('#slot > *')).toHaveCount(1);
    await hydrated(page);
    moves = await page.evaluate(() => (window as unknown as { moves: Moves }).moves);
    const moved = before?.document === moves.document && moves.count > Math.max(before.count, moves.whenFocused);
    if (moved) await expect(page.locator('main h1')).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  return moves;
}

type Expected = { heading: string; title: string };

const expected = new Map<string, Expected>();

/** Heading and title of a page, as its document has them. */
function expectedAt(path: string): Expected {
  const known = expected.get(path);
  if (known) return known;
  const html = readFileSync(join(originFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const found = {
    heading: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    title: plain(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '', ' '),
  };
  expected.set(path, found);
  return found;
}

/** Text without tags, and with white space as given. */
function plain(html: string, space = ''): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z0-9#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, space)
    .trim();
}

/** Every file but the documents takes a while. */
async function delayFiles(page: Page, random: Random): Promise<void> {
  await page.route(/\.(js|css|json)$/, async (route) => {
    await pause(fastest + random() * (slowest - fastest));
    await route.continue().catch(() => {});
  });
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
