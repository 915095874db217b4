import { expect, type Page } from './test';

/** Expects that no text of the page lies on another one. Asked at the width and the size of text that the page has. */
export async function expectTextsApart(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(overlappingTexts), `texts that lie on others ${where}`).toEqual([]);
}

/**
 * Pairs of texts of which one lies on the other, each text by its first characters. Of each line the half in the middle
 * counts, because lines of large headings may be closer than their letters are high. What is cut off counts as far as it
 * is seen, and what stays in place while the page scrolls does not count. Runs in the page.
 */
export function overlappingTexts(): string[] {
  type Line = { text: Node; start: string; left: number; right: number; top: number; bottom: number };
  const lines: Line[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const start = (text.textContent ?? '').trim().slice(0, 30);
    if (start === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('script, style, .fw-hidden, [aria-hidden=true]')) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const line = seenPart(parent, box);
      if (line && line.right - line.left > 3 && line.bottom - line.top > 3) lines.push({ text, start, ...line });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  const pairs = new Set<string>();
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom - 2) break;
      const isBeside = Math.min(line.right, other.right) - Math.max(line.left, other.left) <= 2;
      if (!isBeside && line.text !== other.text) pairs.add(`"${line.start}" and "${other.start}"`);
    }
  }
  return [...pairs];

  function seenPart(parent: Element, box: DOMRect): Omit<Line, 'text' | 'start'> | undefined {
    let { left, right } = box;
    let [top, bottom] = [box.top + box.height / 4, box.bottom - box.height / 4];
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const { position, overflowX, clipPath } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky' || clipPath === 'inset(50%)') return undefined;
      if (overflowX === 'visible' && clipPath === 'none') continue;
      const edge = element.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  }
}
