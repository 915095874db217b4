/**
 * The site's Trusted Types policy. The Content-Security-Policy lets no other be made, so every script of the page, a remote's and a
 * library's too, comes through here: from a release of this origin, or from an origin the visitor agreed to. Import this before
 * anything that loads code.
 */
const origins = new Set<string>();
const markup = new Set<string>();

/** What React sets to create a script element, which then holds structured data and never runs. */
const emptyScript = '<script></script>';

type Policy = {
  createScriptURL(url: string): string | null;
  createHTML(html: string): string | null;
};
type TrustedTypes = { createPolicy(name: 'default', policy: Policy): unknown };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin } = new URL(url, window.location.href);
    return origin === window.location.origin || origins.has(origin) ? url : null;
  },
  // Text without a tag makes no element: structured data, style rules.
  createHTML: (html) => (html === emptyScript || !html.includes('<') || markup.has(html) ? html : null),
});

/** From now on code of this origin may run in this document. The visitor must have agreed. */
export function trustScriptsFrom(origin: string): void {
  origins.add(origin);
}

/** This HTML, exactly, may be put into the page: the server sent it with the document. */
export function trustMarkup(html: string): void {
  markup.add(html);
}
