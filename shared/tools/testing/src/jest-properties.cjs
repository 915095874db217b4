const { dirname, join } = require('node:path');

/**
 * fast-check with one seed for all properties, so that a test says the same on every machine and every day. Another one
 * is tried with `SEED=7 npx jest <file>`; a failure prints it, and the path to the smallest example. The file is
 * required by its path, because jest answers the name of the package with this module.
 */
const properties = require(join(dirname(require.resolve('fast-check/package.json')), 'lib/cjs/fast-check.js'));

properties.default.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
module.exports = properties;
