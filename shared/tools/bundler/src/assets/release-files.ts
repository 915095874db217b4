/** The file of a remote's release that contains Module Federation's runtime, for pages that do not provide it. */
export const runtimeFile = 'federation-runtime.js';

/** The file of the host's release that contains only the site's style sheet, for pages of other sites. */
export const siteStylesFile = 'site.css';
