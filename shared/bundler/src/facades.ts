import { packagesOfSomePages, type SharedPackage } from '@furrow/formats/shared-packages';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFiles } from './source-hash';
import { furrowPackage, readPackage } from './workspace';

/** A module of ours that exists once in a page, in the version of its package. */
export type Facade = {
  name: SharedPackage;
  /** The name of its package. */
  owner: string;
};

/** The one of them that is a singleton: a page has one cart. */
export const cartModel: SharedPackage = '@furrow/cart/model';

/** The model of the cart, and the facades, each of which re-exports the part of a library that the site uses. */
export const facades: readonly Facade[] = [
  { name: cartModel, owner: '@furrow/cart' },
  { name: '@furrow/forms', owner: '@furrow/forms' },
  { name: '@furrow/router', owner: '@furrow/router' },
  // Each component of antd is a facade of its own, so that a page loads only those that it uses.
  ...packagesOfSomePages
    .filter((name) => name.startsWith('@furrow/ui/antd/'))
    .map((name) => ({ name, owner: '@furrow/ui' })),
];

/** The file of a package that records, of each of its facades, since which version it has each export. `pnpm facades` writes it. */
export const recordFile = 'exports.json';

/** An export: the version since which it is what it is, and a hash of what its file declares of it. Of what a library exports there is none. */
export type RecordedExport = { since: string; declared?: string };

/** What is recorded of the facades of a package: by the name of the facade, its exports by theirs. */
export type FacadeRecord = Record<string, Record<string, RecordedExport>>;

/** @param home absolute path of the package */
export async function readRecord(home: string): Promise<FacadeRecord> {
  return JSON.parse(await readFile(join(home, recordFile), 'utf8')) as FacadeRecord;
}

/**
 * The lowest version of a facade that has all which an app imports of it. Every later version with the same major will do as well, so that
 * the app needs a copy of its own only where the page has an earlier one.
 *
 * @param app absolute path of the app's package
 */
export async function neededVersion({ name, owner }: Facade, app: string): Promise<string> {
  const home = furrowPackage(app, owner);
  const recorded = (await readRecord(home))[name] ?? {};
  const files = (await sourceFiles(app)).filter((file) => /(?<!\.d)\.[jt]sx?$/.test(file));
  const imported = new Set<string>();
  for (const file of files) {
    for (const one of importsOf(name, await readFile(file, 'utf8'))) imported.add(one);
  }
  const [major] = readPackage(home).version.split('.');
  const everything = imported.has('*');
  return Object.entries(recorded)
    .filter(([own]) => everything || imported.has(own))
    .map(([, { since }]) => since)
    .reduce((highest, since) => (isLater(since, highest) ? since : highest), `${major}.0.0`);
}

/** The values that a source imports of a module by its name; `*` when that may be any. Types are gone when it runs. */
export function importsOf(module: string, source: string): string[] {
  const quoted = `['"]${module}['"]`;
  const clauses = source.matchAll(
    new RegExp(`\\b(?:import|export)\\s+(?!type\\b)([^'";]+?)\\s+from\\s+${quoted}`, 'g'),
  );
  const named = [...clauses].flatMap(([, clause = '']) => {
    const [, names] = /^\{([^}]*)\}$/.exec(clause) ?? [];
    if (names === undefined) return ['*'];
    const values = names.split(',').map((name) => name.trim());
    return values.filter((name) => name && !name.startsWith('type ')).map((name) => name.split(/\s+as\s+/)[0] ?? name);
  });
  return new RegExp(`\\bimport\\(\\s*${quoted}`).test(source) ? [...named, '*'] : named;
}

/** Whether one semantic version is later than another. */
export function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
