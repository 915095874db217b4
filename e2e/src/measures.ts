import type { Page } from './test';

/** What holds a measure that is not part of the line of its text. */
export function brokenOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.fw-metric, .fw-us')]
      .filter((measure) => measure.getClientRects().length > 0)
      .map((measure) => ({ measure, around: measure.parentElement ?? measure }))
      .filter(
        ({ measure, around }) =>
          getComputedStyle(measure).display !== 'inline' || /flex|grid/.test(getComputedStyle(around).display),
      )
      .map(({ around }) => around.outerHTML),
  );
}
