import { expect, open, test, type Page } from './test';

/** Notes every copy that leaves, and whether it moved and could be reached, as it comes into the page. */
async function watchLeaving(page: Page) {
  await page.evaluate(() => {
    const left: { inert: boolean; moves: number; dialogs: number }[] = [];
    Object.assign(window, { left });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement) || node.dataset.leaving === undefined) continue;
        const moves = node.getAnimations({ subtree: true }).length;
        left.push({ inert: node.inert, moves, dialogs: node.querySelectorAll('[role=dialog], [id]').length });
      }
    }).observe(document.body, { childList: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { left: { inert: boolean; moves: number; dialogs: number }[] }).left);
}

test('a drawer moves away when it closes, the focus is back at once, and nothing moves when motion is reduced', async ({
  page,
}) => {
  await open(page, '/buy-food');
  const left = await watchLeaving(page);
  const opener = page.getByRole('button', { name: /^Cart/ });
  const drawer = page.getByRole('dialog', { name: 'Your cart' });

  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(drawer).toBeHidden();
  expect(await left()).toEqual([{ inert: true, moves: 2, dialogs: 0 }]);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await left()).toHaveLength(1);
  await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  await expect(page.getByRole('button', { name: /^Cart.*1 item/ })).toBeVisible();
  const moving = await page.evaluate(() => {
    const takesTime = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration) > 1;
    const changes = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [];
    const ofFrames = ['offset', 'computedOffset', 'easing', 'composite'];
    // The tick of the button replaces its words for a second, which moves nothing.
    const isMotion = (name: string) => !['visibility', ...ofFrames].includes(name);
    return document.getAnimations().filter((each) => takesTime(each) && changes(each).some(isMotion)).length;
  });
  expect(moving, 'what moves').toBe(0);
});

/** What a page change moves, by part of the page, from when to when in milliseconds. */
type Moves = Record<string, { from: number; to: number }>;

/** Notes what is declared to move, both within a document and from one to the next. */
async function watchPageChanges(page: Page): Promise<() => Promise<Moves | undefined>> {
  await page.addInitScript(() => {
    const note = async (transition: ViewTransition | null) => {
      await transition?.ready;
      const moves = document.getAnimations().flatMap(({ effect }) => {
        const part = (effect as KeyframeEffect).pseudoElement;
        if (!part?.startsWith('::view-transition')) return [];
        const { delay = 0, endTime } = (effect as KeyframeEffect).getComputedTiming();
        return [[part, { from: delay, to: Number(endTime) }]];
      });
      Object.assign(window, { moves: Object.fromEntries(moves) as object });
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...change) => {
      const transition = start(...change);
      void note(transition);
      return transition;
    };
    addEventListener('pagereveal', ({ viewTransition }) => void note(viewTransition));
  });
  return () => page.evaluate(() => (window as unknown as { moves?: Moves }).moves);
}

for (const [kind, path] of [
  ['from one document to the next', '/about'],
  ['within a document', '/buy-food'],
] as const) {
  test(`the old page is gone before the new one comes, and the header stands still, ${kind}`, async ({ page }) => {
    const moves = await watchPageChanges(page);
    await expect(async () => {
      if (path === '/about') await page.goto(path);
      else await open(page, path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
      await expect.poll(moves, { timeout: 3000 }).toHaveProperty(['::view-transition-new(root)']);
    }).toPass();
    const parts = (await moves()) ?? {};
    expect(parts['::view-transition-old(root)']).toEqual({ from: 0, to: 90 });
    expect(parts['::view-transition-new(root)']).toEqual({ from: 90, to: 270 });
    expect(Object.keys(parts).filter((part) => part.includes('(header)'))).toEqual([]);
  });
}

test('a page with two large pictures fades in like every other, and says nothing on the console', async ({ page }) => {
  const moves = await watchPageChanges(page);
  await page.route(/\/(about|contact)$/, async (route) => {
    const response = await route.fetch();
    const picture = '<img fetchpriority="high" src="/favicon.ico" width="300" height="200" alt="">';
    const text = (await response.text()).replace(/<main[^>]*>/, `$&${picture}${picture}`);
    // What the browser fetches ahead does not come by here.
    const body = text.replace(/<script type="speculationrules">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  await expect(async () => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('main img[fetchpriority=high]').nth(1)).toBeVisible();
    await expect.poll(moves, { timeout: 3000 }).toHaveProperty(['::view-transition-new(root)']);
  }).toPass({ timeout: 40_000 });
});

test('a bar draws itself from where it begins, also from right to left', async ({ page }) => {
  await open(page, '/governance/voting');
  const fill = page.getByRole('progressbar').first().locator('div');
  await expect(fill).toBeAttached();
  const atFirst = () =>
    fill.evaluate((element) => {
      element.style.animation = 'none';
      // Asking for animations applies the style, so that this one begins again.
      element.getAnimations();
      element.style.animation = '';
      const [drawing] = element.getAnimations();
      drawing?.pause();
      drawing!.currentTime = 0;
      return getComputedStyle(element).clipPath;
    });
  expect(await atFirst()).toBe('inset(-5px 100% -5px 0px)');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await atFirst()).toBe('inset(-5px 0px -5px 100%)');
});
