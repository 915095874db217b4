/**
 * The id of the `<template>` with the script that observes a page for its site: errors, and what the visitor waited for. It is in the documents of
 * sites that name an address for reports.
 */
export const observerTemplateId = 'furrow-observer';

/** The attribute of the script in it that names the address for reports. */
export const reportAddressAttribute = 'data-to';

/** The attribute of the template that names the percentage of page views which are observed; all are where it is absent. */
export const reportShareAttribute = 'data-share';
