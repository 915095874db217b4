/* What the engine itself says to visitors. */

export const codeFailed = 'You can read this page, but some of its buttons aren’t working.';
export const loadingPage = 'Loading the page';
export const offline = 'You are offline, so the next page could not be loaded.';
