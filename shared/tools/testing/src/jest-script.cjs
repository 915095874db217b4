const fs = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
});

/**
 * Compiles our sources, and each installed file that is an ES module, which jest cannot require. CommonJS files stay as
 * they are.
 */
module.exports = {
  ...swc,
  process(source, file, options) {
    return isInstalledCommonJs(file) ? { code: source } : swc.process(source, file, options);
  },
};

function isInstalledCommonJs(file) {
  if (!file.includes(`${path.sep}node_modules${path.sep}`) || file.endsWith('.mjs')) return false;
  return file.endsWith('.cjs') || typeOfPackage(path.dirname(file)) !== 'module';
}

const types = new Map();

/** The `type` of the nearest package.json, as Node reads it. */
function typeOfPackage(folder) {
  if (!types.has(folder)) {
    const description = path.join(folder, 'package.json');
    const type = fs.existsSync(description)
      ? (JSON.parse(fs.readFileSync(description, 'utf8')).type ?? 'commonjs')
      : typeOfPackage(path.dirname(folder));
    types.set(folder, type);
  }
  return types.get(folder);
}
