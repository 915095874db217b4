import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The last line of a bundle is a comment: this, and the state of each file that the bundle was made of. */
const mark = '\n// Made of ';

/** CommonJS packages in the bundle ask for Node's own modules by `require`, which an ES module has to make for itself. */
const requireForPackages = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;

/**
 * Makes one JavaScript file of a program in TypeScript and of everything that it imports. The file is kept while all that it was
 * made of is unchanged, so that the program starts without a compiler.
 *
 * @param {object} program
 * @param {string} program.entry absolute path of the program's first module
 * @param {string} program.file absolute path of the bundle
 * @param {string[]} [program.external] packages that stay outside; they are found from the folder of the bundle
 * @returns {Promise<void>} resolves when `file` is there and up to date
 * @throws {Error} when the program cannot be bundled; the message names file and line
 */
export async function bundleProgram({ entry, file, external = [] }) {
  if (isCurrent(file)) return;
  const started = Date.now();
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outfile: file,
    absWorkingDir: folder,
    bundle: true,
    external,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: requireForPackages },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).map((name) => [name, stateOf(path.resolve(folder, name), started)]);
  for (const { path: output, text } of outputFiles) {
    const content = output === file ? `${text}${mark}${JSON.stringify(sources)}` : text;
    // Whoever starts the program meanwhile finds the old file or the new one, and never a part.
    writeFileSync(`${output}.${process.pid}`, content);
    renameSync(`${output}.${process.pid}`, output);
  }
}

/** @param {string} file */
function isCurrent(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const sources = JSON.parse(text.slice(text.lastIndexOf(mark) + mark.length));
    return sources.every(([name, state]) => stateOf(path.resolve(path.dirname(file), name)) === state);
  } catch {
    // There is no bundle, a damaged one, or one of a file that is gone.
    return false;
  }
}

/**
 * @param {string} file
 * @param {number} [readSince] when the file was read at the earliest; one that was changed after that was perhaps read before
 */
function stateOf(file, readSince = Infinity) {
  const { size, mtimeMs } = statSync(file);
  return mtimeMs < readSince ? `${size} ${mtimeMs}` : 'changed meanwhile';
}
