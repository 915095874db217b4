/*
 * How a fragment appears in HTML: as a custom element whose content the page's React never touches.
 */

/** The name of the element. */
export const fragmentTag = 'furrow-fragment';

/** The attribute that names the fragment, such as `giving/featured-campaigns`. */
export const fragmentAttribute = 'data-fragment';

/** The attribute that holds its props as JSON. */
export const fragmentPropsAttribute = 'data-props';

/**
 * The attribute of a `<template>` that names the fragment whose code is listed in it. The boot script requests all of
 * these files at once when a control of the fragment is first used.
 */
export const fragmentCodeAttribute = 'data-code-of';

/**
 * The id of the `<template>` with the boot scripts of fragments, in documents of a site that allows overrides. There
 * the host's boot script runs them once the visitor has answered the question, or when there is nothing to ask. In
 * other documents they run by themselves.
 */
export const fragmentScriptsId = 'furrow-fragment-scripts';

/** The prefix of ids in a fragment's prerendered HTML. Each place of the fragment replaces it with a unique prefix. */
export const fragmentIdMark = 'furrow-fragment-id-';
