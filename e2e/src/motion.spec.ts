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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving, 'what moves').toBe(0);
});
