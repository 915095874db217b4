/** File of a remote's release that holds Module Federation's runtime, for pages that bring none. */
export const runtimeFile = 'federation-runtime.js';

/** File of the host's release that holds the site's style sheet alone, for pages of somebody else. */
export const siteStylesFile = 'site.css';
