/// <reference types="node" />

/** The types of imports that are not TypeScript, as the bundler provides them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare let __webpack_public_path__: string;
declare const __webpack_require__: {
  /** The evaluated modules, in a bundle that consumes shared packages; `error` is what the evaluation of one threw. */
  c?: Record<string, { error?: unknown }>;
  /** Loads a chunk. */
  e(chunk: string | number, ...rest: unknown[]): Promise<unknown>;
};
declare const __webpack_share_scopes__: Record<string, unknown>;
declare function __webpack_init_sharing__(scope: string): Promise<void>;

/** The version of the app that is built, from its package.json. */
declare const __APP_VERSION__: string;
/** The language of the build, such as `es`; empty in the build in the language of the sources. */
declare const __LANGUAGE__: string;
/** Whether the texts of the build are written from right to left. */
declare const __RIGHT_TO_LEFT__: boolean;
/**
 * The origin of the pages that a standalone page links to: the host's in development; empty, for the same origin, in
 * production.
 */
declare const __HOST_ORIGIN__: string;
/** The relative path from the public path to the folder of the release: empty, or `../` for the standalone page. */
declare const __RELEASE_FOLDER__: string;
/** The share key and the version of each shared package of the host, by the name under which it is imported. */
declare const __SHARED_PACKAGES__: Record<string, [key: string, version: string]>;
/** What the host's outlet contains in its own render: a mark for the build, nothing in the browser. */
declare const __OUTLET_HTML__: string;
/**
 * The files that this remote gives to the site, by path, such as `feed.xml`. The function receives the pages that were
 * prerendered.
 */
declare module '@furrow/app/site-files' {
  export const siteFiles: (
    pages: import('@furrow/remote/search-entries').DescribedPage[],
  ) => Promise<Record<string, string | Uint8Array>>;
}
/** The `routes` and the `navigation` of this remote. */
declare module '@furrow/app/routes' {
  export const routes: import('@furrow/remote/routes').RemoteRoutes;
  /** Absent in a file without links. */
  export const navigation: import('@furrow/remote/routes').NavigationLinks | undefined;
}
/** The `fragments` of this remote. */
declare module '@furrow/app/fragments' {
  export const fragments: import('@furrow/remote/fragments').RemoteFragments;
}
/** The `slots` of this remote. */
declare module '@furrow/app/slots' {
  export const slots: import('@furrow/remote/slots').RemoteSlots;
}
