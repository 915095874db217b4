import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackage, remoteFolders, type Package } from '@furrow/bundler/workspace';
import { hostName } from '@furrow/discovery/discovery';
import { versionPattern } from '@furrow/formats/release-name';
import { fail, root } from './process';

export type App = { name: string; folder: string; port: number };

/**
 * The host and all remotes. A new folder in `remotes/` is found without an entry anywhere. Ends the script when an
 * app's description is wrong.
 */
export function allApps(): App[] {
  const owners = new Map<number, string>();
  return [join(root, 'host'), ...remoteFolders()].map((folder) => {
    const said = readPackage(folder);
    const problem = packageProblem(said, owners);
    if (problem) fail(`${relative(root, folder)}/package.json ${problem}.`);
    const { name, config } = said;
    const port = config?.port ?? 0;
    owners.set(port, name);
    return { name, folder, port };
  });
}

/**
 * Says what is wrong with the description of an app, or returns undefined when nothing is.
 *
 * @param owners the apps whose development ports are taken, by port
 */
export function packageProblem(
  { version, config }: Partial<Package>,
  owners: ReadonlyMap<number, string>,
): string | undefined {
  if (!versionPattern.test(version ?? '')) return 'needs a "version" such as 1.4.0';
  const port = config?.port;
  if (!port || !Number.isInteger(port))
    return 'needs a development port of its own, such as "config": { "port": 3010 }';
  const owner = owners.get(port);
  return owner && `has the development port ${port} of ${owner}: give it one of its own`;
}

/** The apps with the given names, or all apps when no name is given. Ends the script when a name is unknown. */
export function namedApps(names: string[]): App[] {
  const apps = allApps();
  const unknown = names.find((name) => !apps.some((app) => app.name === name));
  if (unknown) fail(`There is no app "${unknown}". There are: ${apps.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? apps.filter(({ name }) => names.includes(name)) : apps;
}

/** The remote with the fewest files of sources, which stands for all where one is enough. */
export function smallestRemote(): App {
  const files = ({ folder }: App) => readdirSync(join(folder, 'src'), { recursive: true }).length;
  const [first] = allApps()
    .filter(({ name }) => name !== hostName)
    .sort((a, b) => files(a) - files(b));
  return first ?? fail('There is no remote in the workspace. Make one with: pnpm new remote');
}
