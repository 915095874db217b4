import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackagesPlugin } from './bundled-packages';
import { runtimeFile } from './release-files';
import { provideContainer, type RemoteEntryOptions } from './remote-entry.inline';
import { workspaceRoot } from './workspace';

export const remoteEntryFile = 'remoteEntry.js';

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

/** The build of {@link runtimeFile}, named `runtime`: remote entries ask for it only where no host has provided the runtime. */
export function runtimeConfig(folder: string, packages: BundledPackagesPlugin): Configuration {
  return {
    name: 'runtime',
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { 'federation-runtime': join(workspaceRoot(), 'shared/build/src/provide-runtime.js') },
    output: { path: join(folder, 'dist'), filename: runtimeFile },
    devtool: false,
    plugins: [packages],
    stats: 'errors-warnings',
    devServer: false,
  };
}

/** Lets a remote entry work on any page: see {@link provideContainer}. The runtime's build must have ended before. */
export class RemoteEntryPlugin {
  constructor(
    private remote: Omit<RemoteEntryOptions, 'runtime'>,
    private output: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('RemoteEntryPlugin', (compilation) => {
      // Before the minimizer.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'RemoteEntryPlugin', stage }, () => {
        const runtime = readFileSync(join(this.output, runtimeFile));
        const options: RemoteEntryOptions = {
          ...this.remote,
          runtime: {
            file: runtimeFile,
            integrity: `sha384-${createHash('sha384').update(runtime).digest('base64')}`,
          },
        };
        const before = `(${provideContainer.toString()})(${JSON.stringify(options)}, () => {\n`;
        compilation.updateAsset(
          remoteEntryFile,
          (bundle) => new rspack.sources.ConcatSource(before, bundle, '\n});\n'),
        );
      });
    });
  }
}
