import { countOf } from '@furrow/release/domain/count-of';
import { readFile } from 'node:fs/promises';

/** What a page may load: the files of its own, and those of the host. */
export type Loads = { page: string; files: readonly string[] };

/** The installed modules in a file, by their path after `node_modules`, and the bytes of their sources. */
export type InstalledModules = ReadonlyMap<string, number>;

/**
 * Sources of a package that are in a page twice, in bytes. Less than this, such as a few icons, costs less than a
 * request of its own.
 */
const mayBeTwice = 30_000;

/**
 * Finds the libraries that a page loads twice.
 *
 * @param modulesOf the installed modules in each file
 * @returns a sentence for each package and the files that hold it, with the pages that may load them all
 */
export function duplicatedPackages(
  loads: readonly Loads[],
  modulesOf: ReadonlyMap<string, InstalledModules>,
): string[] {
  const found = new Map<string, { bytes: number; pages: string[] }>();
  for (const { page, files } of loads) {
    const holders = new Map<string, string[]>();
    for (const file of [...new Set(files)].sort())
      for (const module of modulesOf.get(file)?.keys() ?? [])
        holders.set(module, [...(holders.get(module) ?? []), file]);
    const twice = new Map<string, number>();
    for (const [module, [first = '', ...others]] of holders) {
      if (others.length === 0) continue;
      const what = `${packageOf(module)} is in ${[first, ...others].join(' and ')}`;
      twice.set(what, (twice.get(what) ?? 0) + (modulesOf.get(first)?.get(module) ?? 0));
    }
    for (const [what, bytes] of twice) found.set(what, { bytes, pages: [...(found.get(what)?.pages ?? []), page] });
  }
  return [...found]
    .filter(([, { bytes }]) => bytes > mayBeTwice)
    .map(([what, { pages }]) => {
      const [first = '', ...others] = pages;
      const where = others.length > 0 ? `${first} and ${countOf(others.length, 'other page')}` : first;
      return `${what}, which ${where} may load: put it into a chunk that both load, in shared/tools/bundler.`;
    });
}

/** Reads the source map beside a script. A file without one holds nothing that was installed. */
export async function installedModules(script: string): Promise<InstalledModules> {
  const text = await readFile(`${script}.map`, 'utf8').catch(() => '{}');
  const { sources = [], sourcesContent = [] } = JSON.parse(text) as { sources?: string[]; sourcesContent?: string[] };
  return new Map(
    sources.flatMap((source, index) => {
      const [, module] = /.*node_modules\/(.*)/.exec(source) ?? [];
      return module === undefined ? [] : [[module, Buffer.byteLength(sourcesContent[index] ?? '')] as const];
    }),
  );
}

function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
