import { rspack, type Compiler, type Configuration, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BundledPackagesPlugin } from '../assets/bundled-packages';
import { runtimeFile } from '../assets/release-files';
import { provideContainer, type RemoteEntryOptions } from './remote-entry.inline';

export const remoteEntryFile = 'remoteEntry.js';

/**
 * Module Federation's bundler runtime, reduced to what remotes use. The plugin resolves its packages to CommonJS files,
 * which cannot be tree-shaken, and the bundler runtime contains a whole runtime of which it calls only `init`. Here
 * both are ES modules, and the runtime is reduced to that function. This is only for production: a development build
 * keeps the branches that call the rest.
 */
export function leanBundlerRuntime(): RspackPluginInstance {
  const fromBundlerRuntime = /webpack-bundler-runtime[\\/]dist$/;
  return new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$|^@module-federation\/runtime$/,
    (resource: { request: string; context: string }) => {
      if (resource.request !== '@module-federation/runtime')
        resource.request = resource.request.replace(/index\.cjs$/, 'index.js');
      else if (fromBundlerRuntime.test(resource.context))
        resource.request = join(import.meta.dirname, 'federation-init.js');
      else resource.request = '@module-federation/runtime/dist/index.js';
    },
  );
}

/**
 * Removes code from Module Federation's bundler runtime, and from its callers, that never runs in a remote of this
 * project.
 */
export function leanBundlerRuntimeRules(): RuleSetRule[] {
  const loader = join(import.meta.dirname, '../patches/module-federation/lean-federation-loader.cjs');
  return [
    { test: /webpack-bundler-runtime[\\/]dist[\\/](index|init|consumes|initializeSharing)\.js$/, loader },
    // The module without a file in which the plugin starts its bundler runtime. It goes by this name.
    { test: /@module-federation[\\/]runtime[\\/]rspack\.js$/, loader },
    // The removed code imports these modules. They define functions.
    { test: /@module-federation[\\/](runtime|runtime-core|sdk)[\\/]dist[\\/]/, sideEffects: false },
  ];
}

/**
 * The build of {@link runtimeFile}, named `runtime`. Remote entries request it only if no host has provided the
 * runtime.
 */
export function runtimeConfig(folder: string, packages: BundledPackagesPlugin): Configuration {
  return {
    name: 'runtime',
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { 'federation-runtime': join(import.meta.dirname, 'provide-runtime.js') },
    output: { path: join(folder, 'dist'), filename: runtimeFile },
    devtool: false,
    plugins: [packages],
    stats: 'errors-warnings',
    devServer: false,
  };
}

/**
 * Lets a remote entry work on any page: see {@link provideContainer}. The runtime's build must have ended before.
 *
 * @throws Error when the entry consumes a shared package at once, which {@link leanBundlerRuntimeRules} leaves no code
 *   for, or when one of these rules matches nothing anymore
 */
export class RemoteEntryPlugin {
  constructor(
    private remote: Omit<RemoteEntryOptions, 'runtime'>,
    private output: string,
    /** The path of the remote entry in the folder of the build. */
    private entry = remoteEntryFile,
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
            file: posix.relative(posix.dirname(this.entry), runtimeFile),
            integrity: `sha384-${createHash('sha384').update(runtime).digest('base64')}`,
          },
        };
        const before = `(${provideContainer.toString()})(${JSON.stringify(options)}, () => {\n`;
        compilation.updateAsset(this.entry, (bundle) => {
          const text = bundle.source().toString();
          if (!/initialConsumes: ?\[\]/.test(text))
            throw new Error(`${this.remote.name} consumes a shared package in its remote entry: share it lazily.`);
          if (/runtimeRequire\.f, ?"remotes"/.test(text))
            throw new Error(
              "The rule for Module Federation's own module without a file matches nothing: adapt it to the installed version.",
            );
          return new rspack.sources.ConcatSource(before, bundle, '\n});\n');
        });
      });
    });
  }
}
