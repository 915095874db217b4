/**
 * The policies that say when the code of a prerendered page or fragment is loaded and takes over its HTML:
 *
 * - `load`: at once.
 * - `visible`: when the first of its controls scrolls into view.
 * - `interaction`: when a visitor first uses one of its controls.
 * - `never`: the page has no control of its own. Links and `<details>` work without code.
 *
 * A page that is not `load` is sent asleep: its document names the code in a `<template>`, which the host's boot script
 * puts into the document when it is needed.
 */
export const hydratePolicies = ['load', 'visible', 'interaction', 'never'] as const;

/** One of the {@link hydratePolicies}. */
export type HydratePolicy = (typeof hydratePolicies)[number];

/**
 * The id of the `<template>` in the document of a page that sleeps. It holds the host's script and the page's preloads.
 */
export const wakeTemplateId = 'furrow-wake';

/** This event on the document wakes the page, whatever its policy is. */
export const wakeEvent = 'furrow:wake';

/** The attribute of the island that names the policy of a page that sleeps. */
export const hydrateAttribute = 'data-hydrate';
