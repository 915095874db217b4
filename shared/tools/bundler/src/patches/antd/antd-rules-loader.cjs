/**
 * Puts the rules of antd's component in front of our own stylesheet for it: `select.css` begins with what antd writes for
 * its Select in our theme.
 *
 * @this {import('@rspack/core').LoaderContext<{ rules: Record<string, string> }>}
 */
module.exports = function antdRulesLoader(source) {
  const [, name] = /([\w-]+)\.css$/.exec(this.resourcePath) ?? [];
  const rules = this.getOptions().rules[name];
  if (rules === undefined) throw new Error(`No rules are extracted for ${name}: list its component in antd-rules.ts.`);
  return `${rules}\n${source}`;
};
