import { isOfEveryPage } from '@furrow/formats/shared-packages';
import type { Build } from '@furrow/formats/build.schema';
import { facadesOf, neededVersion } from './facades';
import { furrowPackage, installedVersion, readPackage, type Package } from '../workspace';

type Shared = {
  shareKey?: string;
  singleton: boolean;
  eager: boolean;
  version: string;
  requiredVersion: string;
  import: string;
};

export type SharedModules = Record<string, Shared>;

export type ShareOptions = {
  /**
   * The host has the packages that every page needs in its first file. A remote loads its own copy only when no other
   * app provides one.
   */
  eager: boolean;
  /** Share nothing that calls React's hooks: the remote brings its own React. */
  ownReact?: boolean;
};

/**
 * The share scope: React, effector, and the facades whose packages the app depends on, directly or through another
 * package. React, effector and what says so of itself are singletons. A facade has a key for each major
 * of its package. A remote offers its own copy of one as the lowest version that has what it imports, so that the
 * host's copy is never lower where it will do, and Module Federation takes the highest. Only a host whose copy lacks
 * something leaves a remote to its own. A host also offers the earlier majors that its package.json names, see {@link
 * earlierMajors}.
 *
 * @param folder absolute path of the app's package
 * @throws Error when the package.json names an earlier major that the host cannot offer
 */
export async function sharedModules(folder: string, { eager, ownReact = false }: ShareOptions): Promise<SharedModules> {
  const singleton = (name: string, version: string): Shared => ({
    singleton: true,
    eager: eager && isOfEveryPage(name),
    version,
    requiredVersion: `^${version}`,
    import: name,
  });
  const { dependencies = {} } = readPackage(folder);
  // A library that the app does not name reaches it through `@furrow/remote`, which every app depends on.
  const versionOf = (library: string) =>
    installedVersion(library in dependencies ? folder : furrowPackage(folder, '@furrow/remote'), library);
  const effectorVersion = versionOf('effector');
  const [major, minor] = effectorVersion.split('.');
  // Its patches are all the same to whoever uses it.
  const effector = { ...singleton('effector', effectorVersion), requiredVersion: `^${major}.${minor}.0` };
  const modules: SharedModules = {
    effector,
    // effector-react asks for the file by its name, and would otherwise bring an effector of its own, whose stores are not ours.
    'effector/effector.mjs': { ...effector, shareKey: 'effector' },
  };
  for (const facade of facadesOf(folder)) {
    const { name, packageName, isOne } = facade;
    // What is one in a page calls no hook of React.
    if (ownReact && !isOne) continue;
    const { version } = readPackage(furrowPackage(folder, packageName));
    const needed = await neededVersion(facade, folder);
    modules[name] = {
      ...singleton(name, eager ? version : needed),
      singleton: isOne,
      requiredVersion: `^${needed}`,
      ...(!isOne && { shareKey: `${name}~${version.split('.')[0]}` }),
    };
  }
  if (eager) Object.assign(modules, earlierMajors(folder, dependencies));
  if (ownReact) return modules;
  for (const name of ['react', 'react-dom', 'react-dom/client'] as const) {
    const version = versionOf(name.split('/')[0] ?? name);
    // Teams move to the next minor one by one, see decision 45.
    modules[name] = { ...singleton(name, version), requiredVersion: `^${version.split('.')[0]}.0.0` };
  }
  return modules;
}

/**
 * The earlier majors of facades that a host offers beside the one it runs itself, for remotes that have not moved yet.
 * Each is a dependency of the host under a name that ends in the major: `"@furrow/forms-1":
 * "npm:@furrow/forms@^1.4.0"`. The components of antd have none, because their rules are those of the one antd in the
 * build.
 */
function earlierMajors(folder: string, dependencies: NonNullable<Package['dependencies']>): SharedModules {
  const modules: SharedModules = {};
  for (const dependency of Object.keys(dependencies)) {
    const [, name, major] = /^(@furrow\/.+)-(\d+)$/.exec(dependency) ?? [];
    if (!name || !major) continue;
    if (!facadesOf(folder).some((facade) => facade.name === name && facade.packageName === name && !facade.isOne))
      throw new Error(`${folder} names ${dependency}, but a host offers no earlier major of ${name}.`);
    const version = installedVersion(folder, dependency);
    if (version.split('.')[0] !== major)
      throw new Error(`${folder} names ${dependency}, but the ${version} of ${name} is installed for it.`);
    const own = { singleton: false, eager: false, version, requiredVersion: `^${version}`, import: dependency };
    modules[dependency] = { ...own, shareKey: `${name}~${major}` };
  }
  return modules;
}

/** The share key and the version of each shared package, by the name under which it is imported. */
export function sharedKeys(modules: SharedModules): Record<string, [key: string, version: string]> {
  const named = Object.entries(modules).filter(([name, one]) => one.import === name);
  return Object.fromEntries(named.map(([name, { shareKey, version }]) => [name, [shareKey ?? name, version]]));
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
