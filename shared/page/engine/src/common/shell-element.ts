import { outletId } from '@furrow/contract/island-element';

export { outletId };

/**
 * The ids of the elements that the host fills when its code runs: the progress bar, the toasts, the announcement of a
 * page to assistive technology, and the notice that the code of a page does not work.
 */
export const livePlaces = {
  progress: 'progress',
  toasts: 'toasts',
  announcement: 'announcement',
  notice: 'notice',
} as const;

/**
 * Returns an element of the shell. A page of a remote may contain an element with the same id, which is never returned.
 */
export function shellElement(id: string): HTMLElement {
  return document.querySelector(`#${id}:not(#${outletId} *, furrow-fragment *)`) as HTMLElement;
}

/** The heading of the page in the outlet, or the outlet. A page may hold more than is shown, such as the next step of a form. */
export function headingOf(outlet: HTMLElement): HTMLElement {
  return outlet.querySelector<HTMLElement>('h1:not([hidden] *)') ?? outlet;
}
