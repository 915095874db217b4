import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { untilStill } from './still';
import { expect, type Page } from './test';

/** Which parts of a page are examined, and how. */
export type Examined = {
  /** In pixels. */
  widths?: number[];
  themes?: ('light' | 'dark')[];
  /** Selectors of parts that other tests examine. */
  except?: string[];
  /** Whether colors are examined, which takes most of the time; not where they were on a page that looks the same. */
  colors?: boolean;
};

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that look at colors, which take most of the time. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * No axe violation, in each theme and width. The page is loaded once and changed in place: its state stays. All rules
 * but those of colors are asked at each width; the colors of an element in each theme, at the first width that shows
 * it.
 */
export async function expectAccessible(
  page: Page,
  { widths = [1440, 390], themes = ['light', 'dark'], except = [], colors = true }: Examined = {},
): Promise<void> {
  // Once it is shown the page puts the chosen theme back.
  await page.waitForLoadState();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  await page.evaluate(() => (window.seenIn = { light: new WeakSet(), dark: new WeakSet() }));
  const withoutColors = Object.fromEntries(ofColors.map((rule) => [rule, { enabled: false }]));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, `${width} px`, except, { rules: withoutColors });
    for (const theme of colors ? themes : []) {
      await page.evaluate(showTheme, theme);
      await untilStill(page);
      await expectNoViolations(page, `${width} px, ${theme}`, except, { runOnly: ofColors }, theme);
    }
  }
}

/**
 * Shows the theme without the way of its colors, which axe would measure. What an element inherits is on its way once
 * its parent has arrived. Runs in the page.
 */
function showTheme(theme: string): void {
  document.documentElement.setAttribute('data-theme', theme);
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running');
  for (let transitions = moving(); transitions.length > 0; transitions = moving())
    for (const transition of transitions) transition.finish();
}

/** @param newIn asks only of the elements that are shown and were not asked of in this theme */
async function expectNoViolations(
  page: Page,
  where: string,
  exclude: string[],
  options: axe.RunOptions,
  newIn?: 'light' | 'dark',
): Promise<void> {
  const found = await page.evaluate(
    async ([without, asked, theme]) => {
      const shown = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility());
      const seen = theme && window.seenIn[theme];
      const isNew = seen ? shown.filter((element) => !seen.has(element)) : shown;
      if (isNew.length === 0) return [];
      for (const element of isNew) seen?.add(element);
      const include = isNew.length === shown.length ? [document.documentElement] : isNew;
      const { violations, incomplete } = await window.axe.run(
        { include, exclude: without },
        { resultTypes: ['violations', 'incomplete'], ...asked },
      );
      // axe lets a list be that the arrow keys of a combobox scroll, but not one in another element that scrolls.
      const isScrolledByKeys = (selector: string) => {
        const list = document.querySelector(`${selector} [role=listbox]`);
        return list !== null && document.querySelector(`[role=combobox][aria-controls="${list.id}"]`) !== null;
      };
      // axe is not sure about text in the color of what is behind it, because somebody may hide it so.
      const isUnseen = ({ any }: axe.NodeResult) =>
        any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');
      const unseen = incomplete
        .map((rule) => ({ ...rule, nodes: rule.nodes.filter(isUnseen) }))
        .filter(({ nodes }) => nodes.length > 0);
      return [...violations, ...unseen].flatMap(({ id, nodes }) => {
        const wrong = nodes.filter(
          ({ target }) => id !== 'scrollable-region-focusable' || !isScrolledByKeys(target.join(' ')),
        );
        return wrong.length === 0
          ? []
          : [`${id}: ${wrong.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n')}`];
      });
    },
    [exclude, options, newIn] as const,
  );
  expect.soft(found, `axe at ${where}`).toEqual([]);
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    axe: typeof axe;
    /** Elements whose colors were looked at, by theme. */
    seenIn: Record<'light' | 'dark', WeakSet<Element>>;
  }
}
