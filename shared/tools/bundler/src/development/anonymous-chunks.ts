import { rspack, type Compiler } from '@rspack/core';

/**
 * A development build asks for its chunks in the mode in which documents preload them, as a production build does
 * because of its hashes. On its own the bundler asks for files of the page's own origin in another mode; then a browser
 * fetches what was preloaded again, and writes a warning.
 */
export class AnonymousChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(AnonymousChunksPlugin.name, (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(AnonymousChunksPlugin.name, (code) => `${code}\nscript.crossOrigin = "anonymous";`);
      createLink.tap(AnonymousChunksPlugin.name, (code) => `${code}\nlink.crossOrigin = "anonymous";`);
    });
  }
}
