import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { standaloneFolder } from '@furrow/formats/other-files';
import { buildAddress } from '@furrow/formats/release-name';

/**
 * Builds that were stored while a number of the contract was the newest one. With them, tests can compose a site of
 * teams that have not released since. `e2e/fixtures/frozen/README.md` describes their contents.
 */
const frozenFolder = join(import.meta.dirname, '../fixtures/frozen');

/** The files of a build by their paths: texts as they are, other files in base64. */
type FrozenBuild = { texts: Record<string, string>; others: Record<string, string> };

/** A picture of one pixel, instead of photographs and drawings, which are larger than all code together. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const isText = (path: string) => /\.(?:js|css|json|svg|ts|txt|html|atom|webmanifest)$/.test(path);
/** Source maps are only for debuggers, and nobody opens the standalone page of an old build. */
const isLeftOut = (path: string) => path.endsWith('.map') || path.startsWith(standaloneFolder);

function archiveOf(contract: number, app: string): string {
  return join(frozenFolder, `contract-${contract}`, `${app}.json.br`);
}

/** Whether there is a build of the app for this number of the contract. */
export function isFrozen(contract: number, app: string): boolean {
  return existsSync(archiveOf(contract, app));
}

/** The version of the builds, which is lower than any released version. */
export function frozenVersion(contract: number): string {
  return `0.${contract}.0`;
}

/**
 * Stores the build in `dist`.
 *
 * @returns its size in bytes
 */
export async function freeze(contract: number, app: string, dist: string): Promise<number> {
  const build: FrozenBuild = { texts: {}, others: {} };
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  for (const path of paths.map((each) => each.replaceAll(sep, '/')).sort()) {
    if (isLeftOut(path)) continue;
    const bytes = await readFile(join(dist, path));
    if (isText(path)) build.texts[path] = bytes.toString('utf8');
    else build.others[path] = path.endsWith('.png') ? pixel : bytes.toString('base64');
  }
  const text = Buffer.from(JSON.stringify(build));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const archive = await promisify(brotliCompress)(text, { params });
  await mkdir(dirname(archiveOf(contract, app)), { recursive: true });
  await writeFile(archiveOf(contract, app), archive);
  return archive.length;
}

/**
 * Writes a stored build into a new folder.
 *
 * @returns the folder
 */
export async function thaw(contract: number, app: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `furrow-${app}-`));
  const archive = await promisify(brotliDecompress)(await readFile(archiveOf(contract, app)));
  const { texts, others } = JSON.parse(archive.toString('utf8')) as FrozenBuild;
  const files = [
    ...Object.entries(texts),
    ...Object.entries(others).map(([path, content]) => [path, Buffer.from(content, 'base64')] as const),
  ];
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/**
 * Copies a build under another version. Its code still contains the version that it was built with. So this works only
 * for an app without HTML that would be compared with that version: the host.
 *
 * @returns the folder of the copy
 */
export async function releasedAs(dist: string, app: string, version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `furrow-${app}-`));
  await cp(dist, folder, { recursive: true });
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as { version: string };
  for (const path of await readdir(folder, { recursive: true })) {
    if (!isText(path)) continue;
    const text = await readFile(join(folder, path), 'utf8');
    await writeFile(join(folder, path), text.replaceAll(buildAddress(app, build.version), buildAddress(app, version)));
  }
  await writeFile(join(folder, 'build.json'), JSON.stringify({ ...build, version }));
  return folder;
}
