/**
 * How a fragment stands in HTML: an element of its own, into which the React of the page never looks.
 */

export const fragmentTag = 'furrow-fragment';

/** The attribute that names the fragment, such as `giving/featured-campaigns`. */
export const fragmentAttribute = 'data-fragment';

/** The attribute that holds its props as JSON. */
export const fragmentPropsAttribute = 'data-props';

/**
 * The attribute of a `<template>` that names the fragment whose code it lists: what the boot script asks for, all at once, when a control
 * of the fragment is first used.
 */
export const fragmentCodeAttribute = 'data-code-of';

/** What ids in prerendered HTML of a fragment begin with. Each place where it stands puts a text of its own in place of it. */
export const fragmentIdMark = 'furrow-fragment-id-';
