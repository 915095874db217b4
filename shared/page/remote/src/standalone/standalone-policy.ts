import { createTrustedTypes } from '../trusted-types.inline';

/*
 * Creates the site's Trusted Types policy on the page of a remote alone, which no document of the site is around. Import
 * this file before anything that loads code.
 */
createTrustedTypes();
