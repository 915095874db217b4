import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { requireHashes } from './require-hashes.inline';

/**
 * Makes the browser check every script and style sheet that an app loads by its hash. It is the same SHA-384 as in
 * release files and documents, because a browser loads a file twice if its preload named another algorithm. Each chunk
 * contains the hashes of the scripts that it requests, so that a remote entry need not contain those of all pages.
 */
export function subresourceIntegrity(): RspackPluginInstance[] {
  return [
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'lazy' }),
    new RequireHashesPlugin(),
  ];
}

/**
 * Adds {@link requireHashes} to the runtime. The bundler starts to load the fallback of a shared package together with
 * the chunk that consumes it, when the hashes of that chunk are not yet known.
 */
class RequireHashesPlugin {
  apply(compiler: Compiler) {
    const { RuntimeModule } = compiler.webpack;
    class RequireHashes extends RuntimeModule {
      constructor() {
        super('require_hashes', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        return `(${requireHashes.toString()})(__webpack_require__);`;
      }
    }
    compiler.hooks.thisCompilation.tap('RequireHashesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RequireHashesPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new RequireHashes());
      });
    });
  }
}
