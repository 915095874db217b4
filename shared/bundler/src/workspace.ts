import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Absolute path of the workspace root: the nearest folder above this file with a pnpm-workspace.yaml.
 *
 * @throws Error when there is none
 */
export function workspaceRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(`No pnpm-workspace.yaml above ${import.meta.dirname}: run this inside the workspace.`);
    folder = parent;
  }
  return folder;
}

/** The parts of a package.json that the build and the scripts read. `config.port` is the app's development port. */
export type Package = {
  name: string;
  version: string;
  config?: { port: number };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/**
 * Absolute paths of the remotes' packages. A folder without a package.json is what a checkout of another branch left: build
 * output that git ignores.
 */
export function remoteFolders(): string[] {
  const remotes = join(workspaceRoot(), 'remotes');
  return readdirSync(remotes)
    .map((name) => join(remotes, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/** Reads the package.json of the package in `folder`. */
export function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

/** The shared packages that the package in `folder` depends on, directly or through another one: their names and their folders. */
export function workspacePackages(folder: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    if (!name.startsWith('@furrow/') || found.has(name)) continue;
    const home = join(workspaceRoot(), 'shared', name.replace('@furrow/', ''));
    found.set(name, home);
    workspacePackages(home, found);
  }
  return found;
}

/**
 * The installed version of `dependency` as `folder` sees it. Module Federation would copy `catalog:` and `workspace:`
 * into the share scope as they stand.
 *
 * @throws Error when it is not installed for the folder
 */
export function installedVersion(folder: string, dependency: string): string {
  const require = createRequire(join(folder, 'package.json'));
  for (const lookup of require.resolve.paths(dependency) ?? []) {
    const file = join(lookup, dependency, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as Package).version;
  }
  throw new Error(`${dependency} is not installed for ${folder}: name it in its package.json and run pnpm install.`);
}
