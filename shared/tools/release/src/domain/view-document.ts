import { observerTemplateId } from '@furrow/formats/observer-element';

/**
 * What a server of views changes in every document as it sends it: texts, of which each stands there once at most, with
 * what it sends instead. The bar comes to the end of the head. The observer of a document of the site gets an id by
 * which the page does not find it, because the pages of a view report to nobody.
 *
 * @param bar the element that loads the bar
 */
export const changesOfViews = (bar: string) =>
  [
    ['</head>', `${bar}</head>`],
    [`<template id="${observerTemplateId}"`, `<template id="${observerTemplateId}-off"`],
  ] as const;
