import type { PagePlace } from '@furrow/contract';
import { headingOf } from '../../common/shell-element';

/**
 * Call this when another page is on screen. It scrolls to the place that the hash names, or to the top, and moves the
 * focus there.
 *
 * @param top where the visitor was on the page before, if they come back to it
 */
export function focusPage({ hash }: PagePlace, outlet: HTMLElement, top?: number): void {
  const target = top === undefined ? elementNamed(hash) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, top ?? 0);
  // A drawer that opened together with the page has the focus.
  if (document.querySelector('[aria-modal="true"]')) return;
  focusOn(target ?? headingOf(outlet));
}

/**
 * Applies `change` to the content of the outlet. If the focused element is removed, the heading gets the focus without
 * scrolling.
 */
export function keepFocus(outlet: HTMLElement, change: () => void): void {
  const hadFocus = outlet.contains(document.activeElement);
  change();
  if (hadFocus && !outlet.contains(document.activeElement)) focusOn(headingOf(outlet));
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function elementNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that encodes nothing cannot be decoded, so the hash does not name any element.
    return null;
  }
}
