import { packagesFile, type Packages } from '@furrow/formats/packages.schema';
import { licensesOf, siteFolder } from '@furrow/formats/site-file';
import type { Compiler, StatsModule } from '@rspack/core';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import {
  billOfMaterials,
  expectAllowedLicenses,
  noticesOf,
  readFontLicenses,
  readThirdParty,
  type ThirdParty,
} from './third-party';

/** The file of a release that lists its packages as CycloneDX. No page loads it. */
export const billFile = 'bom.cdx.json';

/**
 * Records the installed packages that became part of a release, over all builds that write files of it. With this
 * record, `release audit` finds live releases that contain a package with a known vulnerability, and visitors find the
 * licenses of what runs in their browser.
 */
export class BundledPackagesPlugin {
  /** By name and version. */
  private readonly found = new Map<string, ThirdParty>();
  /** Fonts are files of the workspace, not packages. */
  private readonly fonts: ThirdParty[] = [];
  /** Absolute paths of folders. */
  private readonly read = new Set<string>();

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

  /**
   * Writes {@link packagesFile}, {@link billFile} and the notices of licenses into the folder of the build. The same
   * sources give the same files.
   *
   * @throws Error when a package has a license that is not allowed
   */
  async write(app: { name: string; version: string }, output: string): Promise<void> {
    const parties = [...this.found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, party]) => party);
    expectAllowedLicenses(parties);
    const packages: Packages = {};
    for (const { name, version } of parties) (packages[name] ??= []).push(version);
    const notices = join(output, siteFolder, licensesOf(app.name));
    await mkdir(dirname(notices), { recursive: true });
    await writeFile(notices, noticesOf(app.name, [...parties, ...this.fonts]));
    await writeFile(join(output, billFile), JSON.stringify(billOfMaterials(app, parties)));
    await writeFile(join(output, packagesFile), JSON.stringify(packages));
  }

  private add({ modules = [], nameForCondition }: StatsModule) {
    for (const inner of modules) this.add(inner);
    // Modules that another build brings have a name and no file.
    if (!nameForCondition || !isAbsolute(nameForCondition)) return;
    const installed = packageFolder(nameForCondition);
    const folder = installed ?? dirname(nameForCondition);
    if (this.read.has(folder)) return;
    this.read.add(folder);
    if (installed) {
      const party = readThirdParty(installed);
      this.found.set(`${party.name}@${party.version}`, party);
    } else this.fonts.push(...readFontLicenses(folder));
  }
}

/** The folder of the installed package that contains a file; undefined for a file of the workspace. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}
