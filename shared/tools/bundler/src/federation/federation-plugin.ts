import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Module Federation's plugin with the settings that all remotes share. A shared package that the page has already
 * loaded wins over a higher version elsewhere. The manifest names the files of each expose. The runtime's code for
 * loading remotes is left out, because the host runs remote entries itself (decision 2).
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
