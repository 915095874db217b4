const shared = 'typeof FEDERATION_OPTIMIZE_NO_SHARED === "boolean" ? !FEDERATION_OPTIMIZE_NO_SHARED : true';
const fallbackGetter = '	getSharedFallbackGetter: USE_SHARED ? getSharedFallbackGetter : void 0';
const initialConsumes = '	installInitialConsumes: USE_SHARED ? installInitialConsumes : void 0,';

/**
 * Leaves out of Module Federation's bundler runtime what serves packages whose unused exports are dropped in a build of their own
 * (`treeShaking` of a shared package), and the installing of packages that are consumed at once.
 */
module.exports = function leanFederationLoader(source) {
  const replace = (text, by) => {
    if (!source.includes(text))
      throw new Error(
        'webpack-bundler-runtime is written in another way than this loader expects: adapt it to the installed version.',
      );
    source = source.replace(text, by);
  };
  if (/[\\/]init\.js$/.test(this.resourcePath)) replace(shared, 'false');
  else {
    replace(fallbackGetter, '');
    replace(initialConsumes, '	installInitialConsumes() {},');
  }
  return source;
};
