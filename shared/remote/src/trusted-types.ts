import { createTrustedTypes } from './trusted-types.inline';

/*
 * The site's Trusted Types policy. The Content-Security-Policy allows no other policy, so this one decides about every
 * script that the page loads, even for a remote or a library: it must come from this origin. Documents of the site
 * create it in their head. On the page of a remote alone, and in development, it is created here, so import this file
 * before anything that loads code.
 */
const trusted = window.furrowMarkup ?? createTrustedTypes();

/**
 * Allows exactly this HTML to be put into the page from now on. It must have come with the document or from a release.
 */
export function trustMarkup(html: string): void {
  trusted.trustMarkup(html);
}

/**
 * Parses a document of this origin. It is trusted as if the browser had loaded it: whoever could change it could change
 * what the browser loads. None of its scripts runs, neither now nor when its elements are put into the page, and nothing
 * of it is loaded.
 */
export function parseDocument(html: string): Document {
  return trusted.parseDocument(html);
}
