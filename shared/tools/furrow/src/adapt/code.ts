import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { Refused } from '@furrow/release/domain/refused';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StockManifest } from './stock-manifest';

/**
 * The code of a remote, as a release holds it.
 *
 * @returns an expression whose value is the container, or a promise of it, and the modules that it loads, by file
 * @throws Refused when the build lacks a file that its manifest names
 */
export async function codeOf(
  built: string,
  { metaData: { remoteEntry, globalName } }: StockManifest,
  chunks: readonly string[],
  version: string,
): Promise<{ remote: string; modules: Map<string, string> }> {
  const entry = remoteEntry.name;
  if (remoteEntry.type === 'module') {
    const address = `new URL(${JSON.stringify(moduleName(entry))}, document.currentScript.src)`;
    return { remote: `import(${address})`, modules: await asModules(built, [entry, ...chunks]) };
  }
  const texts = await Promise.all([...chunks, entry].map((file) => readBuilt(built, file)));
  return { remote: inOneFile(texts, globalName, version), modules: new Map() };
}

async function readBuilt(built: string, file: string): Promise<string> {
  return readFile(join(built, file), 'utf8').catch(() => {
    throw new Refused('FUR-ADAPT-BUILD', `${built} lacks ${file}, which its ${manifestFile} names. Build it again.`);
  });
}

/**
 * The chunks and the remote entry as one expression, whose value is the container. A browser refuses a chunk without a
 * hash, and the build wrote none; in one file with the container they need none. Chunks are handed over in a global
 * variable, which two versions on one page must not share.
 */
function inOneFile(texts: readonly string[], globalName: string, version: string): string {
  const own = (name: string) => `${name}_${version.replaceAll(/\W/g, '_')}`;
  const text = texts.join('\n;').replaceAll(/\b(?:webpack|rspack)Chunk\w*/g, own);
  return `(() => {\n${text}\n;return ${globalName};\n})()`;
}

const moduleName = (file: string) => file.replace(/\.js$/, '.mjs');

/**
 * The modules that the scripts may load, with themselves, under names that end in `.mjs`: a document names the hash of
 * each module that its page may load, and knows modules by this ending.
 *
 * @returns the texts by file
 */
async function asModules(built: string, scripts: readonly string[]): Promise<Map<string, string>> {
  const all = (await readdir(built, { recursive: true })).filter((file) => file.endsWith('.js'));
  const renamed = (text: string) =>
    all.reduce((done, file) => done.replaceAll(basename(file), moduleName(basename(file))), text);
  const reached = new Set(scripts);
  const modules = new Map<string, string>();
  // What is found on the way is gone through as well.
  for (const file of reached) {
    const text = await readBuilt(built, file);
    for (const other of all) if (text.includes(basename(other))) reached.add(other);
    modules.set(moduleName(file), renamed(text));
  }
  return modules;
}
