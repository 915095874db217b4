/**
 * Stands in the build instead of `site-files.ts`, for a remote that gives no files to the site.
 *
 * @public
 */
export const siteFiles = () => Promise.resolve({});
