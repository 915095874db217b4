/**
 * The id of the `<template>` with the script that observes a page for its site: errors, and how long the visitor waited
 * for the page. Documents have it where the site names an address for reports.
 */
export const observerTemplateId = 'furrow-observer';

/** The attribute of that script with the address for reports. */
export const reportAddressAttribute = 'data-to';

/** The attribute of the template with the percentage of page views that are observed; when absent, all of them are. */
export const reportShareAttribute = 'data-share';
