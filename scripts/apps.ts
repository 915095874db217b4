import { join } from 'node:path';
import { readPackage, remoteFolders } from '@furrow/build/workspace';
import { fail, root } from './process';

export type App = { name: string; folder: string; port: number };

/** The host and every remote there is: a new folder in remotes/ needs no entry anywhere. */
export function allApps(): App[] {
  return [join(root, 'host'), ...remoteFolders()].map((folder) => {
    const { name, config } = readPackage(folder);
    return { name, folder, port: config?.port ?? 3000 };
  });
}

/** The apps of the given names; all when there are none. Ends the script when a name is unknown. */
export function namedApps(names: string[]): App[] {
  const apps = allApps();
  const unknown = names.find((name) => !apps.some((app) => app.name === name));
  if (unknown) fail(`There is no app "${unknown}". There are: ${apps.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? apps.filter(({ name }) => names.includes(name)) : apps;
}
