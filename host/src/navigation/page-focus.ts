import type { PagePlace } from '@furrow/remote/contract';

/** Scrolls to the place that the hash names, or to the top, and moves the focus there: another page is on screen. */
export function focusPage({ hash }: PagePlace, slot: HTMLElement): void {
  const target = elementNamed(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  // A drawer that came with the page holds the focus.
  if (document.querySelector('[aria-modal="true"]')) return;
  focusOn(target ?? headingOf(slot));
}

/** Does `change` to what the slot holds. If that takes the focused element away, the heading gets the focus, and nothing scrolls. */
export function keepFocus(slot: HTMLElement, change: () => void): void {
  const hadFocus = slot.contains(document.activeElement);
  change();
  if (hadFocus && !slot.contains(document.activeElement)) focusOn(headingOf(slot));
}

function headingOf(slot: HTMLElement): HTMLElement {
  return slot.querySelector<HTMLElement>('h1') ?? slot;
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function elementNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that encodes nothing cannot be decoded, so the hash names no element.
    return null;
  }
}
