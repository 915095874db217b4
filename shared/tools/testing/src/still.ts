import type { Page } from './test';

/**
 * Waits until everything that moves has come to its end: for a test that measures where things are. What moves without
 * end, such as a progress bar, does not count.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== 'running' || endless;
    }),
  );
}
