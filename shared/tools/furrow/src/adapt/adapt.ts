import { checkShape } from '@furrow/formats/check-shape';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { Refused } from '@furrow/release/domain/refused';
import { parseJson } from '@furrow/release/store/storage';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { array, looseObject, optional, string, type infer as Infer } from 'zod/mini';
import { containerOf } from './container';
import type { Description } from './description';

const filesSchema = looseObject({ sync: array(string()), async: array(string()) });
const moduleSchema = { assets: looseObject({ js: filesSchema, css: filesSchema }) };

/** The parts of Module Federation's manifest that a release is made of. */
const stockManifestSchema = looseObject({
  metaData: looseObject({
    globalName: string(),
    publicPath: optional(string()),
    remoteEntry: looseObject({ name: string(), type: string() }),
  }),
  exposes: array(looseObject({ ...moduleSchema, path: string() })),
  shared: array(looseObject({ ...moduleSchema, name: string(), version: string() })),
});

type StockManifest = Infer<typeof stockManifestSchema>;

const containerFile = 'container.js';

/**
 * Makes a release of a build of stock Module Federation: the code of the remote is not changed, and a container around
 * it has the lifecycles that a site mounts.
 *
 * @throws Refused when the build cannot be shown; the folder of the release is as before then
 */
export async function adapt({ built, dist, app, version, pages }: Description): Promise<void> {
  const read = (file: string) => readFile(join(built, file), 'utf8');
  const manifest = await readManifest(built);
  const { shared } = manifest;
  expectReact(shared);
  const used = [...shared, ...pages.map(({ expose }) => exposed(manifest, expose))];
  const filesOf = (kind: 'js' | 'css') => [
    ...new Set(used.flatMap(({ assets }) => [...assets[kind].sync, ...assets[kind].async])),
  ];

  const { remoteEntry, globalName } = manifest.metaData;
  const isModule = remoteEntry.type === 'module';
  const scripts = [remoteEntry.name, ...filesOf('js')];
  const styles = filesOf('css');
  const modules = isModule ? await asModules(built, scripts) : new Map<string, string>();
  // What the manifest names is read before the folder is emptied.
  const remote = isModule
    ? `import(new URL(${JSON.stringify(moduleName(remoteEntry.name))}, document.currentScript.src))`
    : inOneFile(await Promise.all([...scripts.slice(1), remoteEntry.name].map(read)), globalName, version);
  const exposeOf = Object.fromEntries(pages.map(({ path, expose }) => [path, expose]));
  const ownName = `furrow_${app.replaceAll('-', '_')}`;
  const loaded = [containerFile, ...modules.keys()];
  const container = { globalName: ownName, remoteEntry: { name: containerFile } };
  const files = new Map<string, string>([
    ...modules,
    [containerFile, `window.${ownName} = (${containerOf})(${remote}, ${JSON.stringify(exposeOf)});\n`],
    [manifestFile, JSON.stringify({ metaData: container, exposes: [{ path: './lifecycles' }] })],
    ...pages.map(({ path, head, html }, index): [string, string] => {
      const assets = { scripts: loaded, styles, shared: {} };
      const document = { format: 1, path, react: 'none', head, fragment: html, hydrate: 'load', assets };
      return [`documents/${index}.json`, JSON.stringify(document)];
    }),
  ]);
  const routes = pages.map(({ path }) => ({ pattern: path, pages: [path], files: [...loaded, ...styles] }));
  const build = { format: 1, app, version, contract: 2, react: 'none', lifecycles: true, shared: {}, routes };
  files.set('build.json', JSON.stringify(build));

  await emptied(dist);
  await cp(built, dist, { recursive: true, filter: (file) => !/\.(?:html|js|json|map|txt)$/.test(file) });
  await mkdir(join(dist, 'documents'), { recursive: true });
  for (const [file, text] of files) await writeFile(join(dist, file), text);
}

async function readManifest(built: string): Promise<StockManifest> {
  const file = join(built, manifestFile);
  let manifest: StockManifest;
  try {
    manifest = checkShape(stockManifestSchema, parseJson(await readFile(file, 'utf8'), file), file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const what = code === 'ENOENT' ? `${built} has no ${manifestFile}` : message;
    throw new Refused(
      'FUR-ADAPT-BUILD',
      `${what}. Build the remote with a Module Federation that writes its manifest.`,
    );
  }
  if (manifest.metaData.publicPath !== 'auto')
    throw new Refused(
      'FUR-ADAPT-ADDRESS',
      `${built} was built for the address ${manifest.metaData.publicPath}. Build it with the publicPath auto.`,
    );
  return manifest;
}

function exposed({ exposes }: StockManifest, expose: string): StockManifest['exposes'][number] {
  const found = exposes.find(({ path }) => path === expose);
  if (found) return found;
  const known = exposes.map(({ path }) => path).join(', ') || 'nothing';
  throw new Refused('FUR-ADAPT-EXPOSE', `The remote does not expose ${expose}. It exposes ${known}.`);
}

/** Since React 19 createRoot is in react-dom/client alone. */
function expectReact(shared: StockManifest['shared']): void {
  const has = (name: string, before = Infinity) =>
    shared.some((each) => each.name === name && parseInt(each.version) < before);
  if (has('react') && (has('react-dom/client') || has('react-dom', 19))) return;
  throw new Refused(
    'FUR-ADAPT-REACT',
    'The remote does not share a React that shows components: add react, and react-dom/client, to what it shares.',
  );
}

/**
 * The chunks and the remote entry as one expression, whose value is the container. A browser refuses a chunk without a
 * hash, and the build wrote none; in one file with the container they need none. Chunks are handed over in a global
 * variable, which two versions on one page must not share.
 */
function inOneFile(texts: string[], globalName: string, version: string): string {
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
    const text = await readFile(join(built, file), 'utf8');
    for (const other of all) if (text.includes(basename(other))) reached.add(other);
    modules.set(moduleName(file), renamed(text));
  }
  return modules;
}

/** Empties the folder of an earlier release of this kind, and no other. */
async function emptied(dist: string): Promise<void> {
  const files = await readdir(dist).catch(() => []);
  if (files.length > 0 && !(existsSync(join(dist, containerFile)) && existsSync(join(dist, 'build.json'))))
    throw new Refused(
      'FUR-ADAPT-FOLDER',
      `${dist} holds something other than a release. Name an empty folder as dist.`,
    );
  await rm(dist, { recursive: true, force: true });
}
