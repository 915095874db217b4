import { rspack, type RspackPluginInstance } from '@rspack/core';

/** File of a remote's release that holds Module Federation's runtime, for pages without a host. */
export const runtimeFile = 'federation-runtime.js';

/**
 * The plugin resolves its bundler runtime to a CommonJS file, which cannot be tree-shaken: with the ES module instead, and
 * the runtime core left to the host, a remote entry is a third of its size.
 */
export function leanBundlerRuntime(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    (resource: { request: string }) => {
      resource.request = resource.request.replace(/index\.cjs$/, 'index.js');
    },
  );
}
