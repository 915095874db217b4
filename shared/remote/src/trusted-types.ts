/**
 * The site's Trusted Types policy. The Content-Security-Policy allows no other policy, so this one decides about every
 * script that the page loads, even for a remote or a library: it must come from this origin. Import this file before
 * anything that loads code.
 */
const markup = new Set<string>();

/** The HTML from which React creates a script element, which then holds structured data and never runs. */
const emptyScript = '<script></script>';

type Policy = {
  createScriptURL(url: string): string | null;
  createHTML(html: string): string | null;
};
type TrustedTypes = { createPolicy(name: 'default', policy: Policy): unknown };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    return new URL(url, window.location.href).origin === window.location.origin ? url : null;
  },
  // Text without a tag, such as structured data or style rules, creates no element.
  createHTML: (html) => (html === emptyScript || !html.includes('<') || markup.has(html) ? html : null),
});

/**
 * Allows exactly this HTML to be put into the page from now on. It must have come with the document or from a release.
 */
export function trustMarkup(html: string): void {
  markup.add(html);
}

/**
 * Parses a document of this origin. It is trusted as if the browser had loaded it: whoever could change it could change
 * what the browser loads. None of its scripts runs, neither now nor when its elements are put into the page, and nothing
 * of it is loaded.
 */
export function parseDocument(html: string): Document {
  markup.add(html);
  try {
    return new DOMParser().parseFromString(html, 'text/html');
  } finally {
    markup.delete(html);
  }
}
