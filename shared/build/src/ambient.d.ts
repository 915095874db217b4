/** What the bundler makes of files that are not TypeScript. */
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
declare const __webpack_share_scopes__: Record<string, unknown>;
declare function __webpack_init_sharing__(scope: string): Promise<void>;
