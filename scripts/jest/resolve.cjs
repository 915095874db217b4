const fs = require('node:fs');
const path = require('node:path');

/**
 * Node takes the first of several targets in `exports` whether the file exists or not, so that `["./src/*.ts", "./src/*.tsx"]`
 * never reaches the second. The bundler and TypeScript look for the file; so does this. The package must still be a
 * dependency of the file that asks: it is looked up through node_modules.
 */
module.exports = (request, options) => {
  if (request.startsWith('@furrow/')) {
    const [, scope, name, subpath] = /^(@furrow)\/([^/]+)(?:\/(.+))?$/.exec(request) ?? [];
    const folder = findPackage(options.basedir, `${scope}/${name}`);
    if (folder) {
      const { exports } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
      const wanted = subpath ? `./${subpath}` : '.';
      for (const [pattern, targets] of Object.entries(exports)) {
        const star = match(pattern, wanted);
        if (star === undefined) continue;
        for (const target of [targets].flat()) {
          const file = path.join(folder, target.replace('*', star));
          if (fs.existsSync(file)) return file;
        }
      }
    }
  }
  // antd's `es` files are ES modules, which jest cannot require; `lib` holds the same code for Node.
  const file = request.replace(/^antd\/es\//, 'antd/lib/');
  try {
    return options.defaultResolver(file, options);
  } catch (error) {
    if (!options.conditions?.includes('require')) throw error;
    // A package that comes as ES modules only may name its files under `import` alone, and jest transforms them.
    return options.defaultResolver(file, { ...options, conditions: [...options.conditions, 'import'] });
  }
};

/** What `*` stands for, '' when the pattern has none, undefined when it does not match. */
function match(pattern, wanted) {
  if (pattern === wanted) return '';
  const [start, end] = pattern.split('*');
  if (end === undefined || !wanted.startsWith(start) || !wanted.endsWith(end)) return undefined;
  return wanted.slice(start.length, wanted.length - end.length);
}

function findPackage(from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (fs.existsSync(candidate)) return fs.realpathSync(candidate);
    if (fs.existsSync(path.join(folder, 'package.json'))) {
      const own = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
      if (own.name === name) return folder;
    }
    if (folder === path.dirname(folder)) return undefined;
  }
}
