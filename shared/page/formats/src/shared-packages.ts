/*
 * The packages of which a page runs a single copy, by the name under which they are imported. The build makes the share
 * scope from this list, and the host provides all of them.
 */

/**
 * The key in the share scope by which a remote recognizes one of our sites. A scope without it belongs to a foreign
 * page.
 */
export const siteMarker = 'furrow-site';

/** The host includes these in its first file, because every page needs them. */
export const packagesOfEveryPage = ['react', 'react-dom', 'react-dom/client', '@furrow/router'] as const;

/** The host loads these when a page needs them. */
export const packagesOfSomePages = [
  'effector',
  '@furrow/cart/model',
  '@furrow/forms',
  '@furrow/ui/antd/base',
  '@furrow/ui/antd/input-number',
  '@furrow/ui/antd/select',
  '@furrow/ui/antd/slider',
] as const;

export type SharedPackage = (typeof packagesOfEveryPage | typeof packagesOfSomePages)[number];
export type LazySharedPackage = (typeof packagesOfSomePages)[number];
