import type { Locator } from '@playwright/test';
import { untilStill } from './still';
import { expect, type Page } from './test';

/** In pixels: a phone, a phone that is held sideways, a window beside another one, and a whole screen. */
const allWidths = [390, 844, 1000, 1440];
const sizeAt = (width: number) => ({ width, height: width === 844 ? 390 : 900 });
const themes = ['light', 'dark'];

/** What of a page is examined. */
export type OnTopScope = {
  /** In pixels. A window of 844 is 390 high, as that of a phone that is held sideways; all others are 900 high. */
  widths?: readonly number[];
  /** A selector: only what the controls in there open. */
  within?: string;
};

/**
 * Whatever the controls of a page open lies on top and can be pressed: menus, disclosures, popovers, drawers, dialogs
 * and lists, at four sizes of a window and in both themes. Each control in what opened lies in the window, or is scrolled into
 * it, and a press on its middle hits it. What is not modal does not cover the control that opened it. That control has
 * the focus when the Escape key, or it itself, has closed what it opened. The page is loaded once and changed in place.
 * A native list is left out, because the browser opens and places it.
 */
export async function expectOnTop(page: Page, { widths = allWidths, within = 'body' }: OnTopScope = {}): Promise<void> {
  await page.evaluate(watchLayers);
  for (const width of widths) {
    await page.setViewportSize(sizeAt(width));
    await untilStill(page);
    const names = await page.evaluate((place) => window.layers.findOpeners(place), within);
    for (const [index, name] of names.entries()) {
      const opener = page.locator(`[data-opener="${index}"]`);
      const where = `what ${name} opens at ${width} px`;
      await opener.click();
      await expect.poll(() => opener.evaluate((element) => window.layers.isOpen(element)), where).toBe(true);
      await expectPressable(page, opener, where);
      await expectFolded(page, opener, where);
      await page.keyboard.press('Escape');
      // What unfolds in the page is closed by its control alone.
      if (await opener.evaluate(({ parentElement }) => parentElement?.matches('details[open]'))) await opener.click();
      await expect
        .poll(() => opener.evaluate((element) => window.layers.isOpen(element)), `${where} closes`)
        .toBe(false);
      await expect.soft(opener, `the focus after ${where}`).toBeFocused();
    }
  }
}

/**
 * What comes because a visitor did something, such as a toast or a list of suggestions, lies on top and can be pressed, as
 * {@link expectOnTop} says.
 *
 * @param control what the visitor used, which is not covered
 * @param raise makes it come; called at each width
 * @param lower makes it go
 */
export async function expectRaisedOnTop(
  page: Page,
  control: Locator,
  raise: () => Promise<void>,
  lower: () => Promise<void>,
): Promise<void> {
  await page.evaluate(watchLayers);
  for (const width of allWidths) {
    await page.setViewportSize(sizeAt(width));
    await page.evaluate(() => window.layers.findOpeners('body'));
    await raise();
    expect(await page.evaluate(() => window.layers.came()), `controls that came at ${width} px`).toBeGreaterThan(0);
    await expectPressable(page, control, `what was raised at ${width} px`);
    await lower();
  }
}

/** In both themes, each control that came since the openers were found. */
async function expectPressable(page: Page, control: Locator, where: string): Promise<void> {
  await untilStill(page);
  for (const theme of themes) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    const unreachable = await control.evaluate((element) => window.layers.unreachable(element));
    expect.soft(unreachable, `${where}, ${theme}`).toEqual([]);
  }
}

/** What is folded in what opened, such as the menus in the sheet of a phone. */
async function expectFolded(page: Page, opener: Locator, where: string): Promise<void> {
  const count = await page.evaluate(() => window.layers.findFolded());
  for (let index = 0; index < count; index += 1) {
    await page.locator(`[data-folded="${index}"]`).click();
    await expectPressable(page, opener, `${where}, unfolded`);
  }
}

/** Runs in the page. */
function watchLayers(): void {
  // Beside the options on screen antd has others without a size, for screen readers.
  const options = '[role=option]:not(.ant-select-dropdown *), .ant-select-item-option';
  const controls = `a[href], button, input:not([type=hidden]), select, textarea, summary, ${options}`;
  const opens = 'summary, [popovertarget], [aria-haspopup], [aria-expanded=false], [role=combobox]:not(select)';
  let before = new Set<Element>();

  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        !element.closest('[inert], .fw-hidden') &&
        !element.matches(':disabled'),
    );
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(labelOf(element) ?? (element as HTMLElement).innerText).trim().slice(0, 40)}"`;
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined);

  /** The first line of a link that breaks over two. */
  const boxOf = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect();

  function isHit(element: Element): boolean {
    const { left, top, width, height } = boxOf(element);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  }

  function isInWindow(element: Element): boolean {
    const { left, right, top, bottom } = boxOf(element);
    return left >= -0.5 && right <= innerWidth + 0.5 && top >= -0.5 && bottom <= innerHeight + 0.5;
  }

  function mark(name: string, elements: HTMLElement[]): void {
    for (const marked of document.querySelectorAll(`[data-${name}]`)) marked.removeAttribute(`data-${name}`);
    elements.forEach((element, index) => element.setAttribute(`data-${name}`, String(index)));
  }

  /** What a press may reach instead of a control that is drawn by another element. */
  const targetOf = (control: Element) => control.closest<HTMLElement>('label, .ant-select') ?? (control as HTMLElement);

  window.layers = {
    findOpeners(within) {
      // Of those that look alike, as on the cards of a list, the first and the last.
      const looks = (element: HTMLElement) => element.tagName + element.className;
      const openers = shown(opens)
        .filter((element) => element.closest(within))
        .filter((element, index, all) => {
          const isAlike = (other: HTMLElement) => looks(other) === looks(element);
          return [all.findIndex(isAlike), all.findLastIndex(isAlike)].includes(index);
        });
      mark('opener', openers);
      before = new Set(shown(controls));
      return openers.map(nameOf);
    },
    isOpen(opener) {
      if (opener.matches('summary')) return opener.closest('details')?.open === true;
      if (opener.hasAttribute('popovertarget')) return document.querySelector(':popover-open') !== null;
      if (opener.matches('[aria-haspopup=dialog]')) return shown('[role=dialog]').length > 0;
      return opener.getAttribute('aria-expanded') === 'true';
    },
    findFolded() {
      const folded = shown('summary').filter((element) => !before.has(element));
      mark('folded', folded);
      return folded.length;
    },
    came: () => shown(controls).filter((element) => !before.has(element)).length,
    unreachable(opener) {
      const modal = shown('[aria-modal=true]').at(-1);
      const found: string[] = [];
      if (!modal || modal.contains(opener)) {
        if (isInWindow(opener) && !isHit(targetOf(opener)))
          found.push(`${nameOf(opener)} is covered by what it raised`);
      }
      for (const control of shown(controls).filter((element) => !before.has(element))) {
        const target = targetOf(control);
        if (!isInWindow(target)) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        // A list may show a part of its options.
        else if (!isHit(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        if (!isInWindow(target)) found.push(`${nameOf(control)} is outside the window`);
        else if (!isHit(target)) found.push(`${nameOf(control)} is covered`);
      }
      return found;
    },
  };
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    layers: {
      /** Marks the controls in a place that open something, and gives their names. */
      findOpeners: (within: string) => string[];
      isOpen: (opener: Element) => boolean;
      /** Marks the disclosures in what opened, and gives their number. */
      findFolded: () => number;
      /** The number of controls in what opened. */
      came: () => number;
      /** Controls in what opened that no press reaches, with the reason. */
      unreachable: (opener: Element) => string[];
    };
  }
}
