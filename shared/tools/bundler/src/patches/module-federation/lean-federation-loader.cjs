/**
 * What is cut from each module of Module Federation that a remote entry holds, as pairs of a text and what replaces it.
 * A remote entry loads no remotes of its own, its plugin drops no exports of shared packages (`treeShaking`), every
 * shared package has a copy in the remote, and none is consumed before the first chunk. So the code for all of that
 * never runs.
 *
 * Saves: 3.8 kB of the remote entry on each page that a remote hydrates (10.3 to 6.5 kB), 2.5 kB of it by these cuts; the
 * rest is the modules that `federation-runtime.ts` puts in the place of others.
 * Tested with: @module-federation/enhanced 2.9.2.
 * Official switch: `experiments.optimization` with `disableRemote`, `disableSnapshot` and `target` is on already, and leaves
 * all of this in.
 */
const cuts = {
  'index.js': [
    ['	getSharedFallbackGetter: USE_SHARED ? getSharedFallbackGetter : void 0', ''],
    ['	installInitialConsumes: USE_SHARED ? installInitialConsumes : void 0,', '	installInitialConsumes() {},'],
  ],
  'init.js': [['typeof FEDERATION_OPTIMIZE_NO_SHARED === "boolean" ? !FEDERATION_OPTIMIZE_NO_SHARED : true', 'false']],
  'consumes.js': [
    // It reads once more what the entry's own code has read.
    ['	updateConsumeOptions(options);', ''],
    ['getUsedExports(webpackRequire, shareKey)', 'undefined'],
    ['treeShakingGetter?.() || getter()', 'getter()'],
    ['typeof getter !== "function"', 'false'],
    ['shareInfo?.shareConfig?.layer', 'false'],
  ],
  'initializeSharing.js': [['if (bundlerRuntimeRemotesOptions)', 'if (false)']],
  // The entry's own code, which the bundler writes as a module without a file.
  entry: [
    // The import contains the path of the folder. In a line of its own, it moves no column that a source map names.
    [/(?<=^import \w+ from "[^"]*";)/, '\n'],
    [/(?<=merge\(runtimeRequire\.federation\.initOptions,"remotes",\(\)=>)Object\.values\(.*?"script"\)/, '[]'],
    [/early\(runtimeRequire\.federation\.bundlerRuntimeOptions,"remotes".*?(?=override\(runtimeRequire,"S")/, ''],
    [/override\(runtimeRequire\.f,"remotes".*?(?=override\(runtimeRequire\.f,"consumes")/, ''],
    ['const sharedFallback=runtimeRequire.federation.sharedFallback', 'const sharedFallback=undefined'],
    ['runtimeRequire.federation.sharedFallback?', 'undefined?'],
  ],
};

/** @this {import('@rspack/core').LoaderContext} */
module.exports = function leanFederationLoader(source) {
  const file = this.resource.startsWith('data:') ? 'entry' : this.resourcePath.split(/[\\/]/).at(-1);
  for (const [text, replacement] of cuts[file]) {
    const shorter = source.replace(text, replacement);
    if (shorter === source)
      throw new Error(
        `Module Federation's ${file} is written in another way than this loader expects (${text}): adapt it to the installed version.`,
      );
    source = shorter;
  }
  return source;
};
