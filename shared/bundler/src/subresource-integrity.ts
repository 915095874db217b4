import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { requireHashes } from './require-hashes.inline';

/**
 * Every script and stylesheet that an app loads itself is checked by its hash: the same SHA-384 that a release file and a document name,
 * because a browser loads a file twice whose preload named another kind. A chunk carries the hashes of the scripts which it asks for, so
 * that a remote entry does not hold those of all pages.
 */
export function subresourceIntegrity(): RspackPluginInstance[] {
  return [
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'lazy' }),
    new RequireHashesPlugin(),
  ];
}

/**
 * Adds {@link requireHashes} to the runtime. The bundler starts to load a shared package's fallback beside the chunk that consumes it,
 * whose hashes are not there yet.
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
