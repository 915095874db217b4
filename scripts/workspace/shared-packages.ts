import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './process';

const shared = join(root, 'shared');

/** Absolute paths of the packages in the groups of `shared`, such as `shared/page/router`. */
export function sharedPackages(): string[] {
  return readdirSync(shared)
    .flatMap((group) => readdirSync(join(shared, group)).map((name) => join(shared, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/**
 * Absolute path of the package in `shared` whose folder has this name.
 *
 * @throws Error when there is none
 */
export function sharedPackage(name: string): string {
  const folder = sharedPackages().find((one) => basename(one) === name);
  if (!folder) throw new Error(`There is no package ${name} in shared.`);
  return folder;
}
