import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Package } from '@arethetypeswrong/core';
import { packageFolder } from '@furrow/bundler/bundled-packages';
import { contentHash } from '@furrow/bundler/source-hash';
import { expectAllowedLicenses, noticesOf, readThirdParty } from '@furrow/bundler/third-party';
import { readPackage } from '@furrow/bundler/workspace';
import { build } from 'esbuild';
import { root, run } from '../workspace/process';
import { sharedPackage, sharedPackages } from '../workspace/shared-packages';
import { addApiPages } from './api';
import { compilePackages } from './compile';

/** Where {@link packPackages} puts the archives of the packages. */
export const archives = join(root, '.cache/packages');

const shared = join(root, 'shared');

/** Packages that are one program each and need no compiling. Their commands bundle themselves when they start. */
const programs = ['release', 'furrow', 'create-remote', 'create-site'];

let packed: Promise<Record<string, string>> | undefined;

/**
 * Packs the shared packages that are not private, as they would be sent to a registry. Does nothing when their sources
 * have not changed since the last time. A script packs them once, however many of its steps ask for them.
 *
 * @returns the absolute path of each package's archive, by the package's name
 * @throws Error when a package cannot be compiled or packed, or exports something without a docstring
 */
export function packPackages(): Promise<Record<string, string>> {
  return (packed ??= pack());
}

async function pack(): Promise<Record<string, string>> {
  const folders = packageFolders();
  const names = folders.map((folder) => basename(folder));
  const stamp = join(archives, 'made-of');
  const made = await contentHash(
    [shared, import.meta.dirname, join(root, 'deploy')],
    [await readFile(join(root, 'pnpm-lock.yaml'), 'utf8')],
  );
  if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== made) {
    await rm(archives, { recursive: true, force: true });
    await mkdir(archives, { recursive: true });
    await compilePackages(names.filter((name) => !programs.includes(name)));
    await addApiPages();
    for (const name of ['create-remote', 'create-site']) await bundleCreate(name);
    await cp(join(root, 'deploy'), join(sharedPackage('create-site'), 'dist/deploy'), { recursive: true });
    for (const name of ['release', 'furrow']) {
      const home = sharedPackage(name);
      await must('node', [join(home, `bin/${name}.mjs`), '--help']);
      await writeNotices(home, await sourcesOfProgram(join(home, 'dist', `${name}.mjs`)));
    }
    await must('pnpm', [
      '--recursive',
      ...folders.flatMap((folder) => ['--filter', `./${relative(root, folder)}`]),
      'pack',
      '--pack-destination',
      archives,
    ]);
    await writeFile(stamp, made);
  }
  return Object.fromEntries(
    folders.map((folder) => {
      const { name: full, version } = readPackage(folder);
      return [full, join(archives, `${full.replace('@', '').replace('/', '-')}-${version}.tgz`)];
    }),
  );
}

/** Absolute paths of the packages of `shared` that others may install. */
export function packageFolders(): string[] {
  return sharedPackages().filter((folder) => {
    const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { private?: boolean };
    return !description.private;
  });
}

async function bundleCreate(name: string): Promise<void> {
  const folder = sharedPackage(name);
  const entryPoints = [join(folder, 'src/create.ts')];
  const outfile = join(folder, 'dist/create.mjs');
  const { metafile } = await build({
    entryPoints,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    absWorkingDir: root,
  });
  const sources = Object.keys(metafile.inputs).map((file) => join(root, file));
  await writeNotices(folder, sources);
}

/** The files that a command was bundled of, which its last line lists. */
async function sourcesOfProgram(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const sources = JSON.parse(text.slice(text.lastIndexOf('[["'))) as [string, string][];
  return sources.map(([source]) => resolve(dirname(file), source));
}

const notices = 'dist/third-party-notices.txt';

/** A package with a bundled program holds the licenses of the packages whose code is in it. */
export function noticeProblems(archive: Package): string[] {
  const files = archive.listFiles();
  const isProgram = files.some((file) => /\/dist\/[^/]+\.mjs$/.test(file));
  return !isProgram || files.some((file) => file.endsWith(`/${notices}`)) ? [] : [`It lacks ${notices}.`];
}

/** Writes the licenses of the packages whose code is in a command. */
async function writeNotices(home: string, sources: readonly string[]): Promise<void> {
  const folders = new Set(sources.flatMap((source) => packageFolder(source) ?? []));
  const parties = [...folders].sort().map(readThirdParty);
  expectAllowedLicenses(parties);
  await writeFile(join(home, notices), noticesOf(basename(home), parties));
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
}
