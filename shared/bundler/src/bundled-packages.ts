import { packagesFile, type Packages } from '@furrow/formats/packages.schema';
import type { Compiler, StatsModule } from '@rspack/core';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Records the installed packages that the files of a release are made of, over all the builds that make files of it. By this record
 * `release audit` finds a package with a known vulnerability in what is live.
 */
export class BundledPackagesPlugin {
  private found = new Map<string, Set<string>>();

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('BundledPackagesPlugin', (stats) => {
      const { modules = [] } = stats.toJson({
        all: false,
        modules: true,
        modulesSpace: Infinity,
        nestedModules: true,
        orphanModules: true,
      });
      // A module in no chunk is in the files only if another module was concatenated with it, and that one lists it.
      for (const module of modules.filter(({ orphan }) => !orphan)) this.add(module);
    });
  }

  /** Writes {@link packagesFile} into the folder of the build: the same for the same sources. */
  async write(output: string): Promise<void> {
    const entries = [...this.found].sort(([a], [b]) => (a < b ? -1 : 1));
    const packages: Packages = Object.fromEntries(entries.map(([name, versions]) => [name, [...versions].sort()]));
    await writeFile(join(output, packagesFile), JSON.stringify(packages));
  }

  private add({ modules = [], nameForCondition }: StatsModule) {
    for (const inner of modules) this.add(inner);
    const folder = nameForCondition && packageFolder(nameForCondition);
    if (!folder) return;
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    this.found.set(name, (this.found.get(name) ?? new Set()).add(version));
  }
}

/** The folder of the installed package that a file belongs to; undefined for a file of the workspace. */
function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}
