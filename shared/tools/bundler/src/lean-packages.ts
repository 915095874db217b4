import { rspack, type RspackPluginInstance } from '@rspack/core';
import { createRequire } from 'node:module';

/** Makes the icons of lucide-react with our own function, which draws the same with less code. */
export function leanIcons(): RspackPluginInstance {
  const ours = createRequire(import.meta.url).resolve('@furrow/ui/lucide-icon');
  return new rspack.NormalModuleReplacementPlugin(/^\.\.\/createLucideIcon\.mjs$/, ours);
}

/**
 * Gives effector-react React's own `useSyncExternalStore`, in place of the copy of that hook for React before 18. Pages
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
