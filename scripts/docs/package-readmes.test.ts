import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackage } from '@furrow/bundler/workspace';
import { root } from '../workspace/process';
import { sharedPackages } from '../workspace/shared-packages';
import { exportsOf, sourceOf } from './exports-of';

/** Each shared package says in its README what it is for, what it exports and who uses it. */

const packages = sharedPackages().map((folder) => relative(root, folder));

it.each(packages)('the README of %s names its users, and functions that it exports', (name) => {
  const text = readFileSync(join(root, name, 'README.md'), 'utf8');
  const { name: full } = readPackage(join(root, name));
  expect(text).toMatch(new RegExp(`^# ${full}\\n\\n\\S`));
  expect(text).toMatch(/^Used by: \S/m);
  const rows = [...text.matchAll(/^\| `(?:@furrow\/[a-z]+|create-furrow-(?:remote|site))(\/[^`]+)?` +\| (.*) \|$/gm)];
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
