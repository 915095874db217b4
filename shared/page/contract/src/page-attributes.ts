/*
 * What the HTML of a page says to the host, which acts before the page is hydrated and on links at any time. Packages
 * without the contract write the names themselves. Who acts before hydration, and in which order, is the protocol at
 * `EarlyInput` in `contract.ts`.
 */

/** The attribute of a link that loads a document, also where the host could show the page in this one. */
export const fullLoadAttribute = 'data-full-load';

/**
 * The attribute of a `<form>` whose page asks before what was typed is lost. Until the page is hydrated, the host has the
 * browser ask instead.
 */
export const askingFormAttribute = 'data-asks';

/** The attribute of a link in such a form that stands for the button that sends it: nothing is lost by it. */
export const sendsAttribute = 'data-sends';

/**
 * The attribute of a `<form>` whose page refuses missing answers. Until the page is hydrated, the host has the browser
 * name the first one. Its value is what is said there, in the language of the page; where it is empty, the browser says it
 * in its own words and language. A form without it takes whatever it is given, and its asterisks are labels alone.
 */
export const validatedFormAttribute = 'data-validated';

/** The attribute of an element that handles a press anywhere in it. It counts as a control. */
export const pressAttribute = 'data-press';

/** The attribute of a control that has no effect by design. No code is loaded for it. */
export const inertAttribute = 'data-inert';

/** The attribute of the bar for reviewers on the pages of a preview. What the host says of overrides becomes its upper half. */
export const reviewBarAttribute = 'data-review-bar';
