import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What the packages that an app names say of themselves in the field `furrow` of their package.json, with the folders of
 * their code.
 *
 * @param {string} folder absolute path of the app's package
 * @returns {{ code: string, styles?: string, libraries?: { regex: string, message: string }[] }[]}
 */
export function partsOfSite(folder) {
  const { dependencies = {} } = readPackage(folder);
  const require = createRequire(path.join(folder, 'package.json'));
  return Object.keys(dependencies).flatMap((name) => {
    const homes = (require.resolve.paths(name) ?? []).map((lookup) => path.join(lookup, name));
    const found = homes.find((home) => existsSync(path.join(home, 'package.json')));
    const { furrow } = found ? readPackage(found) : {};
    if (!furrow) return [];
    const home = realpathSync(found);
    const code = ['src', 'dist'].map((name) => path.join(home, name)).find((one) => existsSync(one)) ?? home;
    return [{ ...furrow, code }];
  });
}

const readPackage = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
