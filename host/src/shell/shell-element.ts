/** The id of the slot. */
export const slotId = 'slot';

/**
 * The ids of the elements that the host fills once its code runs: the progress bar, the toasts, the announcement of a page to assistive
 * technology, and the notice that a page has no working code.
 */
export const livePlaces = {
  progress: 'progress',
  toasts: 'toasts',
  announcement: 'announcement',
  notice: 'notice',
} as const;

/** An element of the shell, whatever ids a remote gives to elements of its page. */
export function shellElement(id: string): HTMLElement {
  return document.querySelector(`#${id}:not(#${slotId} *, furrow-fragment *)`) as HTMLElement;
}
