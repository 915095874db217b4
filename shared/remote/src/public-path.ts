// Prerendered HTML names the files of the release by path, without an origin. On the site's own origin the code in the browser must
// write the same addresses, or hydration would find other attributes. On another origin the files keep their full address.
const base = new URL(__webpack_public_path__, globalThis.location?.href);
if (base.origin === globalThis.location?.origin) __webpack_public_path__ = base.pathname;
