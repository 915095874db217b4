/** What the policy of the site lets the host and remotes do with strings. */
export type TrustedMarkup = {
  trustMarkup(html: string): void;
  parseDocument(html: string): Document;
};

type Policy = {
  createScriptURL(url: string): string | null;
  createHTML(html: string): string | null;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    furrowMarkup?: TrustedMarkup;
    trustedTypes?: { createPolicy(name: 'default', policy: Policy): unknown };
  }
}

/**
 * Creates the site's Trusted Types policy, and puts what may be trusted by it on `window`. On documents of the site it is
 * an inline script of the head, so that no other code can create the policy before it: the code of a fragment in the
 * header may run before the host does, and on a page that sleeps the host does not run at all.
 *
 * The text of this function is what runs, so the function must use nothing from outside, and must not contain the end
 * tag of a script.
 */
export function createTrustedTypes(): TrustedMarkup {
  const markup = new Set<string>();
  const trusted: TrustedMarkup = {
    trustMarkup(html) {
      markup.add(html);
    },
    parseDocument(html) {
      const isTrusted = markup.has(html);
      markup.add(html);
      try {
        return new DOMParser().parseFromString(html, 'text/html');
      } finally {
        if (!isTrusted) markup.delete(html);
      }
    },
  };
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
    // React creates a script element from the first text, which then holds structured data and never runs. Text without
    // a tag, such as structured data or style rules, creates no element.
    createHTML: (html) => (/^<script><\/script>$/.test(html) || !html.includes('<') || markup.has(html) ? html : null),
  });
  Object.defineProperty(window, 'furrowMarkup', { value: Object.freeze(trusted) });
  return trusted;
}
