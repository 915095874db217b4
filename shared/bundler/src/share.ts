import { packagesOfEveryPage, packagesOfSomePages, type SharedPackage } from '@furrow/formats/shared-packages';
import type { Build } from '@furrow/formats/build.schema';
import { join } from 'node:path';
import { contentHash } from './source-hash';
import { installedVersion, readPackage, workspacePackages, workspaceRoot } from './workspace';

type Shared = {
  shareKey?: string;
  singleton: true;
  eager: boolean;
  version: string;
  requiredVersion: string | false;
  import: string;
};

export type SharedModules = Record<string, Shared>;

export type ShareOptions = {
  /** The host has the packages that every page needs in its first file. A remote loads its own copy only when no other app provides one. */
  eager: boolean;
  /** Share nothing that calls React's hooks: the remote brings its own React. */
  ownReact?: boolean;
};

/**
 * The facades, each of which re-exports the part of a library that the site uses. They are shared under a key with a hash of their
 * content, so that no remote gets a copy that lacks an export which it needs.
 */
const facades: { name: SharedPackage; folder: string; source: string; library: string }[] = [
  // Each component of antd is a facade of its own, so that a page loads only those that it uses.
  ...packagesOfSomePages
    .filter((name) => name.startsWith('@furrow/ui/antd/'))
    .map((name) => ({ name, folder: 'shared/ui', source: 'src/antd', library: 'antd' })),
  { name: '@furrow/forms', folder: 'shared/forms', source: 'src', library: 'react-hook-form' },
  { name: '@furrow/router', folder: 'shared/router', source: 'src', library: 'react-router-dom' },
];

/** The share key by which a remote recognizes a host of ours. A share scope without it belongs to somebody else's page. */
export const siteKey: SharedPackage = '@furrow/cart/model';

/**
 * The share scope: React, effector, and of the cart model and the facades those whose packages the app depends on, directly or through
 * another package. Each is a singleton with the installed version resolved.
 *
 * @param folder absolute path of the app's package
 */
export async function sharedModules(folder: string, { eager, ownReact = false }: ShareOptions): Promise<SharedModules> {
  const root = workspaceRoot();
  const singleton = (name: SharedPackage, version: string): Shared => ({
    singleton: true,
    eager: eager && packagesOfEveryPage.some((one) => one === name),
    version,
    requiredVersion: `^${version}`,
    import: name,
  });
  const { dependencies = {} } = readPackage(folder);
  // A library that the app does not name reaches it through `@furrow/remote`, which every app depends on.
  const versionOf = (library: string) =>
    installedVersion(library in dependencies ? folder : join(root, 'shared/remote'), library);
  const effector = singleton('effector', versionOf('effector'));
  const modules: SharedModules = {
    effector,
    // effector-react asks for the file by its name, and would otherwise bring an effector of its own, whose stores are not ours.
    'effector/effector.mjs': { ...effector, shareKey: 'effector' },
  };
  const used = workspacePackages(folder);
  if (used.has('@furrow/cart')) modules[siteKey] = singleton(siteKey, readPackage(join(root, 'shared/cart')).version);
  if (ownReact) return modules;
  for (const name of ['react', 'react-dom', 'react-dom/client'] as const) {
    const version = versionOf(name.split('/')[0] ?? name);
    // Teams move to the next minor one by one, see decision 45.
    modules[name] = { ...singleton(name, version), requiredVersion: `^${version.split('.')[0]}.0.0` };
  }
  for (const { name, folder: home, source, library } of facades) {
    if (!used.has(readPackage(join(root, home)).name)) continue;
    const version = installedVersion(join(root, home), library);
    modules[name] = {
      ...singleton(name, version),
      shareKey: `${name}~${await contentHash([join(root, home, source)], [library, version])}`,
      requiredVersion: false,
    };
  }
  return modules;
}

/** The share scope as `build.json` lists it, by share key. */
export function shareScopeOf(modules: SharedModules): Build['shared'] {
  return Object.fromEntries(
    Object.entries(modules).map(([name, { shareKey, version, requiredVersion, singleton }]) => [
      shareKey ?? name,
      { version, requiredVersion, singleton },
    ]),
  );
}
