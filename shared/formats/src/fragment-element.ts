/*
 * How a fragment is written in HTML: as an element of its own, into which the React of the page never looks.
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

/**
 * The id of the `<template>` with the boot scripts of fragments, in documents of a site that lets a visitor see other versions: the host's boot
 * script runs them, after the visitor has agreed or where there is nothing to agree to. Other documents run them by themselves.
 */
export const fragmentScriptsId = 'furrow-fragment-scripts';

/** The prefix of the ids in a fragment's prerendered HTML. Each place where the fragment stands replaces it by a prefix of its own. */
export const fragmentIdMark = 'furrow-fragment-id-';
