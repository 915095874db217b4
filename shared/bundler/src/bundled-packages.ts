import { packagesFile, type Packages } from '@furrow/formats/packages.schema';
import type { Compiler, StatsModule } from '@rspack/core';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Records the installed packages that became part of a release, over all builds that write files of it. With this
 * record, `release audit` finds live releases that contain a package with a known vulnerability.
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
      // A module without a chunk is in the files only if it was concatenated with another module, which then lists it.
      for (const module of modules.filter(({ orphan }) => !orphan)) this.add(module);
    });
  }

  /** Writes {@link packagesFile} into the folder of the build. The same sources give the same file. */
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

/** The folder of the installed package that contains a file; undefined for a file of the workspace. */
function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}
