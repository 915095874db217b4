/*
 * What every page of every site shares. What else a site shares say its packages: see `furrow` in their package.json.
 */

/**
 * The key in the share scope by which a remote recognizes one of our sites. A scope without it belongs to a foreign
 * page.
 */
export const siteMarker = 'furrow-site';

/** The host includes these in its first file, because every page needs them. */
export const packagesOfEveryPage = ['react', 'react-dom', 'react-dom/client', '@furrow/router'] as const;

/** Whether every page loads the package with this share key, such as `@furrow/router~1`. */
export function isOfEveryPage(shareKey: string): boolean {
  return packagesOfEveryPage.some((name) => name === shareKey.split('~')[0]);
}
