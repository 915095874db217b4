import { expectWholeLines } from './lines';
import { expectStatesSeen } from './states-seen';
import { untilStill } from './still';
import { expect, type Page } from './test';
import { expectTextsApart } from './texts-apart';

/**
 * What axe does not measure, for visitors who enlarge the text or the page, press with a thumb, or have the system choose the
 * colors. The page is changed in place and left as it was found.
 */
export async function expectFitForEveryVisitor(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect.soft(await page.evaluate(smallTargets, 44), 'targets below 44 pixels on a phone').toEqual([]);
  expect.soft(await page.evaluate(cutPlaceholders), 'placeholders that are cut on a phone').toEqual([]);
  await expectWholeLines(page, 'on a phone');
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
  await expectForcedColors(page, 390);
  await expectReflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await page.evaluate(smallTargets, 24), 'targets below 24 pixels').toEqual([]);
  await expectForcedColors(page, 1440);
  await page.emulateMedia({ contrast: 'more' });
  await expectStatesSeen(page, 'with more contrast');
  await page.emulateMedia({ contrast: null });
}

async function expectForcedColors(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect
    .soft(await page.evaluate(vanishedControls), `controls that vanish at ${width} px with forced colors`)
    .toEqual([]);
  await expectStatesSeen(page, `at ${width} px with forced colors`);
  await page.emulateMedia({ forcedColors: null });
}

/**
 * Nothing sticks out of a phone, of a window that is enlarged four times, nor of any window when text is twice as large,
 * and no text lies on another one there.
 */
export async function expectReflow(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await page.evaluate(overflow), 'what sticks out of a phone').toEqual([]);
  await expectTextsApart(page, 'on a phone');

  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect
      .soft(await page.evaluate(overflow), `what sticks out of ${width} px when text is twice as large`)
      .toEqual([]);
    await expectTextsApart(page, `at ${width} px when text is twice as large`);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  // Some enlarge the text by a rule of their own: then the lengths of media queries stay, and only the text grows.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await untilStill(page);
  expect.soft(await page.evaluate(overflow), 'what sticks out of 1280 px when a rule doubles the text').toEqual([]);
  expect.soft(await page.evaluate(hiddenInHeader), 'what of the header nobody sees then').toEqual([]);
  await expectTextsApart(page, 'at 1280 px when a rule doubles the text');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  // A window of 1280 pixels, enlarged four times.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await page.evaluate(overflow), 'what sticks out of 320 px').toEqual([]);
  await expectTextsApart(page, 'at 320 px');
  expect.soft(await page.evaluate(barsInView), 'bars that stay in view of a window of 256 px').toEqual([]);
  await browser.detach();
}

/** Elements that widen the page, outermost first; empty when the page scrolls downwards only. Runs in the page. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    if (width === 0 || right <= clientWidth + 0.5) return false;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX !== 'visible' && parent !== document.body) return false;
    }
    return true;
  });
  return wide
    .filter((element) => !wide.includes(element.parentElement as HTMLElement))
    .slice(0, 5)
    .map((element) => {
      const { right } = element.getBoundingClientRect();
      const text = element.textContent.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${element.className}: ${Math.round(right - clientWidth)} px, "${text}"`;
    });
}

/** Placeholders that are longer than their field. Runs in the page. */
function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
    .filter((field) => field.checkVisibility())
    .filter((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room + 0.5;
    })
    .map((field) => field.placeholder);
}

/** Links and buttons of the header that lie outside the window, or under each other. Runs in the page. */
function hiddenInHeader(): string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const shown = [...document.querySelectorAll<HTMLElement>('header[data-shell] :is(a, button, summary)')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }),
  );
  return shown
    .filter((control) => {
      const { left, right, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // A toast may lie over the header for the seconds that it is shown.
      const isSeen = control.contains(hit) || hit?.closest('[data-beside-dialogs]') != null;
      return left < 0 || right > innerWidth || !isSeen;
    })
    .map((control) => `${control.tagName.toLowerCase()} "${control.getAttribute('aria-label') ?? control.innerText}"`);
}

/** Foot bars that stay in view while the page scrolls, and cover it in a low window. Runs in the page. */
function barsInView(): string[] {
  const bars = [...document.querySelectorAll('[data-foot-bar]')];
  return bars.filter((bar) => getComputedStyle(bar).position !== 'static').map((bar) => bar.textContent);
}

/** Controls smaller than `least` pixels; links within a sentence are exempt, as in WCAG 2.5.8. Runs in the page. */
function smallTargets(least: number): string[] {
  const small: string[] = [];
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=radio]';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    // A press anywhere in a list of tags reaches its field.
    const target = control.closest<HTMLElement>('label, .ant-select') ?? control;
    if (
      !target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      target.closest('[inert], .fw-hidden')
    )
      continue;
    const { width, height } = pressable(target);
    if (width <= 1 || height <= 1 || isInSentence(target)) continue;
    if (width >= least - 0.5 && height >= least - 0.5) continue;
    const name = control.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
    small.push(`${control.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`);
  }
  return [...new Set(small)];

  /** A pseudo element may enlarge what can be pressed beyond the box. */
  function pressable(target: HTMLElement): { width: number; height: number } {
    const box = target.getBoundingClientRect();
    let { width, height } = box;
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(target, pseudo);
      if (style.content === 'none' || style.position !== 'absolute') continue;
      width = Math.max(width, parseFloat(style.width) || 0);
      height = Math.max(height, parseFloat(style.height) || 0);
    }
    return { width, height };
  }

  function isInSentence(target: HTMLElement): boolean {
    if (!getComputedStyle(target).display.startsWith('inline')) return false;
    const block = target.closest('p, li, dd, blockquote, figcaption, td, h1, h2, h3, h4, label, legend');
    const around = block ? block.textContent.replace(target.textContent, '').trim() : '';
    return around !== '' && getComputedStyle(target).display === 'inline';
  }
}

/** Controls that show neither text nor an image nor a border once the system replaces all colors. Runs in the page. */
function vanishedControls(): string[] {
  const vanished: string[] = [];
  const controls =
    'a[href], button, summary, [role=tab], [role=radio], [role=progressbar], [role=meter], progress, meter';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1 || control.innerText.trim() !== '') continue;
    const parts = [control, ...control.querySelectorAll('*')];
    const isSeen = parts.some((part) => {
      if (part instanceof SVGElement || part instanceof HTMLImageElement || part instanceof HTMLInputElement)
        return true;
      return [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        if (pseudo && style.content === 'none') return false;
        if (style.forcedColorAdjust === 'none') return true;
        return style.borderStyle.split(' ').some((edge) => edge !== 'none') && parseFloat(style.borderWidth) > 0;
      });
    });
    if (!isSeen)
      vanished.push(`${control.tagName.toLowerCase()} "${control.getAttribute('aria-label') ?? control.className}"`);
  }
  return [...new Set(vanished)];
}
