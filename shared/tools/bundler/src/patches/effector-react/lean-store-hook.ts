import { rspack, type RspackPluginInstance } from '@rspack/core';

/**
 * Gives effector-react React's own `useSyncExternalStore`, instead of the copy of that hook for React before 18. Pages
 * run with React 18 or later.
 */
export function leanStoreHook(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(
    /^use-sync-external-store\/shim\/(index|with-selector)\.js$/,
    (resource: { request: string }) => {
      const isSelector = resource.request.endsWith('/with-selector.js');
      resource.request = `use-sync-external-store${isSelector ? '/with-selector.js' : ''}`;
    },
  );
}
