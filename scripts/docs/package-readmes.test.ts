import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackage } from '@furrow/bundler/workspace';
import { root } from '../workspace/process';
import { sharedPackages } from '../workspace/shared-packages';

/** Each shared package says in its README what it is for, what it exports and who uses it. */

const packages = sharedPackages().map((folder) => relative(root, folder));

/** The source file to which the package's `exports` lead. */
function sourceOf(folder: string, subpath: string): string {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | string[] | Record<string, string>>;
  };
  const targets = Object.entries(exports).flatMap(([pattern, target]) => {
    const [start = '', end] = pattern.split('*');
    const matches = end === undefined ? subpath === pattern : subpath.startsWith(start) && subpath.endsWith(end);
    const star = end === undefined ? '' : subpath.slice(start.length, subpath.length - end.length);
    // Conditions such as `types` and `default` lead to a file each.
    const files = typeof target === 'object' ? Object.values(target) : [target];
    return matches ? files.map((file) => join(folder, file.replace('*', star))) : [];
  });
  return targets.findLast((file) => existsSync(file)) ?? '';
}

/** The names that a module exports, also from a list such as `export { useForm } from …`. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class) ([$\w]+)/gm)];
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  return [...declared.map(([, name = '']) => name), ...listed.map((name) => name.trim().split(' as ').at(-1) ?? '')];
}

it.each(packages)('the README of %s names its users, and functions that it exports', (name) => {
  const text = readFileSync(join(root, name, 'README.md'), 'utf8');
  const { name: full } = readPackage(join(root, name));
  expect(text).toMatch(new RegExp(`^# ${full}\\n\\n\\S`));
  expect(text).toMatch(/^Used by: \S/m);
  const rows = [...text.matchAll(/^\| `(?:@furrow\/[a-z]+|create-furrow-remote)(\/[^`]+)?` +\| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(0);
  const missing = rows.flatMap(([, subpath = '', list = '']) => {
    const file = sourceOf(join(root, name), `.${subpath}`);
    if (!file) return [`${full}${subpath} is no export`];
    const known = exportsOf(file);
    const functions = [...list.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
    return functions.filter((one) => !known.includes(one)).map((one) => `${full}${subpath} exports no ${one}`);
  });
  expect(missing).toEqual([]);
});
