import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFiles } from '../source-hash';
import { furrowPackage, furrowPackages, readPackage } from '../workspace';

/**
 * A module that exists once in a page, with the version of its package. A facade re-exports the part of a library that
 * the site uses.
 */
export type Facade = {
  name: string;
  /** The name of its package. */
  packageName: string;
  /** Whether a page has one of it, whatever version each app was built with, such as the cart. */
  isOne: boolean;
};

/**
 * The file of a package that records, for each of its facades, since which version it has each export. `pnpm versions`
 * writes it.
 */
export const recordFile = 'exports.json';

/**
 * An export: the version of its last change, and a hash of its declaration. An export that comes from a library has no
 * hash.
 */
export type RecordedExport = { since: string; declared?: string };

/** The record of a package: the exports of each facade, by name. */
export type FacadeRecord = Record<string, Record<string, RecordedExport>>;

/**
 * The record of a package; empty for one without facades.
 *
 * @param home absolute path of the package
 */
export function readRecord(home: string): FacadeRecord {
  const file = join(home, recordFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FacadeRecord) : {};
}

/**
 * The facades of the packages that an app depends on, directly or through each other: those that the packages record.
 *
 * @param folder absolute path of the app's package
 */
export function facadesOf(folder: string): Facade[] {
  return [...furrowPackages(folder)].flatMap(([packageName, home]) => {
    const { name: ownName, furrow: { oneInPage = [] } = {} } = readPackage(home);
    // An earlier major is installed under a name of its own, and records the same facades as the one of today.
    if (ownName !== packageName) return [];
    return Object.keys(readRecord(home)).map((name) => ({ name, packageName, isOne: oneInPage.includes(name) }));
  });
}

/**
 * The lowest version of a facade that has everything an app imports from it. Every later version with the same major
 * works as well, so the app needs its own copy only if the page has an earlier version.
 *
 * @param app absolute path of the app's package
 */
export async function neededVersion(
  { name, packageName }: Pick<Facade, 'name' | 'packageName'>,
  app: string,
): Promise<string> {
  const home = furrowPackage(app, packageName);
  const recorded = readRecord(home)[name] ?? {};
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

/** The values that a source imports from a module; `*` when it could be any of them. Types do not exist at run time. */
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
