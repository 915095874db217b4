import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The last line of a bundle is a comment: this, and the state of each file that the bundle was made of. */
const mark = '\n// Made of ';

/** CommonJS packages in the bundle ask for Node's own modules by `require`, which an ES module has to make for itself. */
const requireForPackages = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;

/**
 * Makes one JavaScript file of a program in TypeScript and of everything that it imports. The file is kept while all that it was
 * made of is unchanged, so that the program starts without a compiler. Where the file cannot be written, as in an image that
 * is read-only, each start makes its own.
 *
 * @param {object} program
 * @param {string} program.entry absolute path of the program's first module
 * @param {string} program.file absolute path of the bundle
 * @param {string[]} [program.external] packages that stay outside; they are found from the folder of the bundle
 * @returns {Promise<string>} the URL of the bundle
 * @throws {Error} when the program cannot be bundled; the message names file and line
 */
export async function bundleProgram({ entry, file, external = [] }) {
  if (isCurrent(file)) return pathToFileURL(file).href;
  const started = Date.now();
  const folder = path.dirname(file);
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outfile: file,
    absWorkingDir: path.dirname(entry),
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
  const sources = Object.keys(metafile.inputs).map((name) => {
    const source = path.resolve(path.dirname(entry), name);
    return [path.relative(folder, source), stateOf(source, started)];
  });
  const written = outputFiles.map(({ path: output, text }) => ({
    name: path.basename(output),
    content: output === file ? `${text}${mark}${JSON.stringify(sources)}` : text,
  }));
  try {
    mkdirSync(folder, { recursive: true });
    writeAll(folder, written);
    return pathToFileURL(file).href;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    const own = ownFolder(path.dirname(entry));
    writeAll(own, written);
    return pathToFileURL(path.join(own, path.basename(file))).href;
  }
}

/** Whoever starts the program meanwhile finds the old file or the new one, and never a part. */
function writeAll(folder, written) {
  for (const { name, content } of written) {
    const file = path.join(folder, name);
    writeFileSync(`${file}.${process.pid}`, content);
    renameSync(`${file}.${process.pid}`, file);
  }
}

/**
 * A folder of this process alone, which goes with it, and from which packages are found as from the folder of the sources.
 *
 * @param {string} sources
 */
function ownFolder(sources) {
  const folder = mkdtempSync(path.join(tmpdir(), 'furrow-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (let above = sources; ; above = path.dirname(above)) {
    const installed = path.join(above, 'node_modules');
    if (statSync(installed, { throwIfNoEntry: false })) {
      symlinkSync(installed, path.join(folder, 'node_modules'));
      return folder;
    }
    if (above === path.dirname(above)) return folder;
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
