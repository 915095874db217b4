import type { Page } from './test';

/**
 * Waits until everything that moves has come to its end: for a test that measures where things are. What moves without
 * end, such as a progress bar, does not count.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page transition takes its pictures before anything in it is animated. Not every browser says that one has begun.
    const { activeViewTransition } = document as Document & { activeViewTransition?: object | null };
    if (activeViewTransition) return false;
    return document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== 'running' || endless;
    });
  });
}
