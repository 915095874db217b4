/** Hands a file of `src/articles` to `compile.ts`. A loader is named by its path, and the bundler's Node reads no TypeScript. */
module.exports = function articleLoader(source) {
  const { compile, how } = this.getOptions();
  const { code, files, folders } = compile(this.resourcePath, source, how);
  for (const file of files) this.addDependency(file);
  for (const folder of folders) this.addContextDependency(folder);
  return code;
};
