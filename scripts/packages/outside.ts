import { sharedModules, shareScopeOf } from '@furrow/bundler/share';
import { contentHash } from '@furrow/bundler/source-hash';
import { installedVersion, readPackage, type Package } from '@furrow/bundler/workspace';
import { buildFile, parseBuild } from '@furrow/formats/build.schema';
import { repositoryFiles } from 'create-furrow-remote/repository-files';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { OtherBuild } from '../workspace/build';
import { root, run } from '../workspace/process';
import { archives, packPackages } from './pack';
import { startRegistry } from './registry';

/**
 * Builds a remote of the workspace as a team builds one in a repository of its own: its sources are copied to a folder
 * outside the workspace, and the packed packages are installed there. Its types and unit tests are checked there as
 * well, and the build must share what one of the workspace shares.
 */
export const fromPackages: OtherBuild = {
  name: 'from packages',
  async content() {
    await packPackages();
    return contentHash([archives]);
  },
  build: buildOutside,
};

async function buildOutside(folder: string): Promise<void> {
  const registry = await startRegistry(Object.values(await packPackages()));
  const repository = await mkdtemp(join(tmpdir(), 'furrow-repository-'));
  const step = async (command: string, ...args: string[]) => {
    const { code, output } = await run(command, args, { folder: repository });
    if (code !== 0) throw new Error(`${[command, ...args].join(' ')} in a repository of its own:\n${output}`);
  };
  try {
    await writeRepository(folder, repository);
    // `prefer-offline`: what the workspace has installed is in pnpm's store already.
    const settings = ['--prefer-offline', '--no-frozen-lockfile', `--config.@furrow:registry=${registry.url}`];
    await step('pnpm', 'install', ...settings);
    await step('furrow-bundler', 'build');
    await step('tsc');
    await step('jest', '--ci');
    await sharesTheSame(folder, repository);
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    await cp(join(repository, 'dist'), join(folder, 'dist'), { recursive: true });
  } finally {
    await registry.close();
    await rm(repository, { recursive: true });
  }
}

/** Contents of a remote's folder that it does not take along. */
const left = ['node_modules', 'dist', '.cache', 'package.json', 'e2e'];

/** Writes what `npm create furrow-remote` writes, with the remote's own sources and dependencies. */
async function writeRepository(folder: string, repository: string): Promise<void> {
  const own = readPackage(folder);
  const create = join(root, 'shared/tools/create-remote');
  const versions = installed(create, readPackage(create).devDependencies);
  const files = repositoryFiles({
    name: own.name,
    routes: [],
    packages: undefined,
    port: 3006,
    site: 'https://furrow.example',
    versions,
  });
  for (const [path, text] of files) {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), path === 'package.json' ? manifest(text, own, folder) : text);
  }
  for (const part of (await readdir(folder)).filter((name) => !left.includes(name)))
    await cp(join(folder, part), join(repository, part), { recursive: true });
  // pnpm replaces it, and keeps the versions in it: the build is made of the same libraries as in the workspace.
  await cp(join(root, 'pnpm-lock.yaml'), join(repository, 'pnpm-lock.yaml'));
}

/** The package.json of the repository: scripts and tools are those of a new one, the rest is the remote's. */
function manifest(made: string, own: Package, folder: string): string {
  const { scripts, dependencies, devDependencies } = JSON.parse(made) as Package & { scripts: unknown };
  return JSON.stringify({
    ...own,
    scripts,
    dependencies: { ...dependencies, ...installed(folder, own.dependencies) },
    devDependencies: { ...devDependencies, ...installed(folder, own.devDependencies) },
  });
}

/** The versions that are installed of the dependencies of a package, which says `catalog:` and `workspace:` of them. */
function installed(folder: string, dependencies: Package['dependencies'] = {}): Record<string, string> {
  return Object.fromEntries(Object.keys(dependencies).map((name) => [name, installedVersion(folder, name)]));
}

/** Compares the keys, versions and ranges of the share scope with those of a build in the workspace. */
async function sharesTheSame(folder: string, repository: string): Promise<void> {
  const { shared } = parseBuild(
    JSON.parse(await readFile(join(repository, 'dist', buildFile), 'utf8')),
    `The ${buildFile} that is built from packages`,
  );
  const inWorkspace = shareScopeOf(await sharedModules(folder, { eager: false }));
  if (isDeepStrictEqual(shared, inWorkspace)) return;
  const [here, there] = [inWorkspace, shared].map((scope) => JSON.stringify(scope, null, 2));
  throw new Error(`Built from packages, ${folder} shares\n${there}\nIn the workspace it shares\n${here}`);
}
