import type {} from './trusted-types.inline';

/*
 * What the site's Trusted Types policy lets the host do with strings. The head of each document has created it, and the
 * page of a remote alone does so first (`standalone-policy.ts`). Where there is none, as in development, nothing refuses
 * a string.
 */

/**
 * Allows exactly this HTML to be put into the page from now on. It must have come with the document or from a release.
 */
export function trustMarkup(html: string): void {
  window.furrowMarkup?.trustMarkup(html);
}

/**
 * Parses a document of this origin. It is trusted as if the browser had loaded it: whoever could change it could change
 * what the browser loads. None of its scripts runs, neither now nor when its elements are put into the page, and none
 * of it is loaded.
 */
export function parseDocument(html: string): Document {
  return window.furrowMarkup?.parseDocument(html) ?? new DOMParser().parseFromString(html, 'text/html');
}
