import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Module Federation's plugin with the settings of all remotes: a shared package that the page has loaded
 * already wins over a higher version elsewhere, the manifest names the files of each expose, and what the runtime has for loading
 * remotes is left out, because the host runs remote entries itself (decision 2).
 */
export function federationPlugin({ experiments, ...options }: Options): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    shareStrategy: 'loaded-first',
    manifest: { filePath: '', disableAssetsAnalyze: false },
    dts: false,
    dev: false,
    ...options,
    experiments: {
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      ...experiments,
    },
  });
}
