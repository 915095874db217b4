import type { PagePlace } from '@furrow/remote/contract';

/** After another path is on screen: to the top or to the place the hash names, and the focus with it. */
export function arriveAt({ hash }: PagePlace, slot: HTMLElement): void {
  const target = named(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  // A drawer that came with the page holds the focus.
  if (document.querySelector('[aria-modal="true"]')) return;
  const heading = target ?? slot.querySelector<HTMLElement>('h1') ?? slot;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A stray percent sign names nothing.
    return null;
  }
}
