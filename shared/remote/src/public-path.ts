// Prerendered HTML names the release's files by path, without an origin. On the site's own origin the running code must spell
// them the same way, or hydration would find other attributes; from another origin they keep their full address.
const base = new URL(__webpack_public_path__, globalThis.location?.href);
if (base.origin === globalThis.location?.origin) __webpack_public_path__ = base.pathname;
