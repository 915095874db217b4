import { expect, type Page } from './test';

/**
 * Expects that lines of the page end between words: no code, such as PROP-2025-014, no range of numbers, no measure, no
 * short day and no shortened fingerprint goes on in the next line, no text is cut at the edge of what holds it, and no
 * text of a control touches the edge of its border or of its background. Asked at the width that the page has.
 */
export async function expectWholeLines(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(brokenCodes), `codes that two lines share ${where}`).toEqual([]);
  expect.soft(await page.evaluate(cutTexts), `texts that are cut ${where}`).toEqual([]);
  expect.soft(await page.evaluate(crowdedTexts), `texts at the edge of their control ${where}`).toEqual([]);
}

/** Runs in the page. */
function brokenCodes(): string[] {
  const code =
    /\b[A-Z]{2,}-\d[\d-]*|\b\d+[-–]\d+\b|\b[\dxa-f]{4,6}…[\da-f]{4}\b|\b\d[\d.,]* (?:USDC|kg|lb|t|km|mi|°[CF])(?![\w/])|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/g;
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, .fw-hidden')) continue;
    for (const match of text.textContent?.matchAll(code) ?? []) {
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${match[0]} in "${parent.textContent.trim().slice(0, 60)}"`);
    }
  }
  return broken;
}

/** What ends with an ellipsis says that there is more. Runs in the page. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const range = document.createRange();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
    if (!isCut || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.fw-hidden')) continue;
    const { left, right, width } = element.getBoundingClientRect();
    for (const text of element.childNodes) {
      if (!(text instanceof Text) || text.data.trim() === '' || width <= 1) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.left < left - 1 || box.right > right + 1) cut.push(`"${text.data.trim().slice(0, 40)}"`);
    }
  }
  return cut;
}

/** Runs in the page. */
function crowdedTexts(): string[] {
  const room = 4;
  const crowded: string[] = [];
  const range = document.createRange();
  for (const control of document.body.querySelectorAll<HTMLElement>('a, button, summary, label, [role="tab"]')) {
    const { backgroundColor, borderLeftStyle, borderRightStyle } = getComputedStyle(control);
    const hasEdge = borderLeftStyle !== 'none' && borderRightStyle !== 'none';
    if (!hasEdge && backgroundColor === 'rgba(0, 0, 0, 0)') continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right } = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.fw-hidden')) continue;
      // A name that is only said on some screens is one pixel wide there.
      if (parent.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && (box.left < left + room || box.right > right - room))
        crowded.push(`"${text.textContent?.trim().slice(0, 40)}"`);
    }
  }
  return crowded;
}
