// Prerendered HTML names the files of the release by path, without an origin. On the site's own origin, the code in the
// browser must write the same addresses, or hydration would find different attributes. On another origin, addresses are
// absolute.
const base = new URL(__webpack_public_path__, globalThis.location?.href);
const isAtHome = base.origin === globalThis.location?.origin;
if (isAtHome) __webpack_public_path__ = base.pathname;

/** The origin that the remote was loaded from; empty when it is the origin of this page. */
export const siteOrigin = isAtHome ? '' : base.origin;
