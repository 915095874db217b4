/**
 * What a page may change once it knows the visitor's browser, in each language; everything else is as it was sent,
 * node by node. What this browser remembers comes in where a sentence asked for it.
 */
export const expectedChanges: Record<string, RegExp> = {
  '/checkout': /./,
  '/you': / came: |went: (?:class="root-|Your browser makes this list)/,
  '/orders': / came: |went: (?:class="root-|Your browser makes this list|Tu navegador arma esta lista)/,
  // Who comes, and at what hour, is known in the browser alone.
  '/dashboard': /<h1> text was [^,.]+\. and is [^,.]+\.$|<p> text was \u00a0 and is /,
  // antd measures the field of a tag list, whose width follows what is typed.
  '/loan-application': /--select-input-width: \d+;/,
};
