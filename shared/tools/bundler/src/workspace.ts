import { previewVersionOf } from '@furrow/formats/release-name';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The lockfiles of npm, pnpm and Yarn. */
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/**
 * Absolute path of the lockfile for the packages of `folder`: the nearest one, in the folder or above it.
 *
 * @throws Error when there is none
 */
export function lockfileOf(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    const found = lockfiles.map((name) => join(place, name)).find((file) => existsSync(file));
    if (found) return found;
    if (place === dirname(place))
      throw new Error(
        `${folder} has no ${lockfiles.join(', ')}, and no folder above it has one: install its packages.`,
      );
  }
}

/**
 * Absolute path of the folder with the lockfile of `folder`: the root of this workspace, or of a team's own repository.
 *
 * @throws Error when no folder above has a lockfile
 */
export function projectRoot(folder: string): string {
  return dirname(lockfileOf(folder));
}

/** Absolute path of the root of the workspace that contains this file as a source. */
export function workspaceRoot(): string {
  return projectRoot(import.meta.dirname);
}

/**
 * Matches the output of builds below the root of the project of `folder`. The root itself may be inside a folder with
 * such a name.
 */
export function writtenFiles(folder: string): RegExp {
  const root = projectRoot(folder)
    .replaceAll('\\', '/')
    .replaceAll(/[.*+?^${}()|[\]]/g, '\\$&');
  return new RegExp(`^${root}/(?:.*/)?(?:dist|\\.origin|\\.cache)(?:/|$)`);
}

/** The fields of a package.json that the build and the scripts read. `config.port` is the app's development port. */
export type Package = {
  name: string;
  version: string;
  config?: { port: number };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  furrow?: PartOfSite;
};

/**
 * What a package says of itself in the field `furrow` of its package.json, so that the bundler knows no package of any
 * site. All paths are relative to the folder of its code.
 */
export type PartOfSite = {
  /** The style sheet of the site. */
  styles?: string;
  /** The modules of which a page has one, whatever version each app was built with. */
  oneInPage?: string[];
  /** The module that returns the rules which antd writes for the components of the package. */
  antd?: string;
  /** The module with the function that makes icons of lucide-react. */
  icons?: string;
  /** The folder with drawings as SVG. */
  drawings?: string;
  /** Libraries that come through the package: patterns and messages of `no-restricted-imports`, for `@furrow/lint`. */
  libraries?: { regex: string; message: string }[];
};

/**
 * Absolute paths of the remotes' packages in the workspace. A folder without a package.json is left over from a
 * checkout of another branch: it holds build output that git ignores.
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

/**
 * Reads the package.json of an app that is built. With `FURROW_PREVIEW`, the build is for the preview of this name, and
 * its version says so.
 */
export function readApp(folder: string): Package {
  const app = readPackage(folder);
  const preview = process.env.FURROW_PREVIEW;
  return preview ? { ...app, version: previewVersionOf(app.version, preview) } : app;
}

/**
 * The packages `@furrow/…` and others with the field `furrow` that the package in `folder` depends on, directly or
 * through each other: their names and folders. In the workspace, that is a folder of `shared`, elsewhere one of
 * `node_modules`.
 *
 * @throws Error when one is not installed
 */
export function furrowPackages(folder: string, found = new Map<string, string>()): Map<string, string> {
  const own = Object.keys(readPackage(folder).dependencies ?? {}).filter(
    (name) => name.startsWith('@furrow/') || isPartOfSite(folder, name),
  );
  const added = own.filter((name) => !found.has(name));
  // Before any of what they depend on: of a package in two majors, the app builds with the one that it names itself.
  for (const name of added) found.set(name, installedFolder(folder, name));
  for (const name of added) furrowPackages(found.get(name) ?? '', found);
  return found;
}

function isPartOfSite(folder: string, dependency: string): boolean {
  const home = findInstalled(folder, dependency);
  return home !== undefined && readPackage(home).furrow !== undefined;
}

/** A module is TypeScript in a workspace, and JavaScript in an installed package. */
function sourceOrCompiled(path: string): string {
  return ['.ts', '.tsx', '.js'].map((ending) => path + ending).find((file) => existsSync(file)) ?? path;
}

/**
 * What the packages of an app say in their field `furrow`: absolute paths by what they are. Where several packages have
 * the same, the one that is nearest to the app counts.
 *
 * @param folder absolute path of the app's package
 */
export function partsOfSite(folder: string): { [Part in keyof Omit<PartOfSite, 'oneInPage' | 'libraries'>]?: string } {
  const found = [...furrowPackages(folder).values()].reverse().map((home) => {
    const { oneInPage: _one, libraries: _libraries, ...parts } = readPackage(home).furrow ?? {};
    return Object.entries(parts).map(([part, path]) => [part, sourceOrCompiled(join(codeFolder(home), path))] as const);
  });
  return Object.fromEntries(found.flat());
}

/**
 * The folder of the package `@furrow/…` that an app builds with.
 *
 * @param folder absolute path of the app's package
 * @throws Error when the app depends on no such package
 */
export function furrowPackage(folder: string, name: string): string {
  const home = furrowPackages(folder).get(name);
  if (!home) throw new Error(`${folder} does not depend on ${name}: add @furrow/remote to its package.json.`);
  return home;
}

/**
 * The folder of a package `@furrow/…` that contains its code: its sources in the workspace, or the compiled files of an
 * installed package.
 *
 * @param home absolute path of the package
 */
export function codeFolder(home: string): string {
  const sources = join(home, 'src');
  return existsSync(sources) ? sources : join(home, 'dist');
}

/**
 * The installed version of `dependency` from the point of view of `folder`. Module Federation would copy `catalog:` and
 * `workspace:` into the share scope unchanged.
 *
 * @throws Error when it is not installed for the folder
 */
export function installedVersion(folder: string, dependency: string): string {
  return readPackage(installedFolder(folder, dependency)).version;
}

/** The real folder of an installed package from the point of view of `folder`, with links resolved. */
function installedFolder(folder: string, dependency: string): string {
  const home = findInstalled(folder, dependency);
  if (home) return home;
  throw new Error(`${dependency} is not installed for ${folder}: add it to its package.json and install it.`);
}

function findInstalled(folder: string, dependency: string): string | undefined {
  const require = createRequire(join(folder, 'package.json'));
  const homes = (require.resolve.paths(dependency) ?? []).map((lookup) => join(lookup, dependency));
  const home = homes.find((one) => existsSync(join(one, 'package.json')));
  return home && realpathSync(home);
}
