import type { Compiler, Module } from '@rspack/core';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { oneLine } from './build-error';
import { furrowPackages, projectRoot } from '../workspace';

/**
 * Stops the build when an app imports anything of its repository other than its own folder and the packages that it
 * depends on.
 */
export class OwnSourcesPlugin {
  constructor(private folder: string) {}

  apply(compiler: Compiler) {
    const root = projectRoot(this.folder);
    const allowed = [this.folder, ...furrowPackages(this.folder).values()].map((folder) => join(folder, sep));
    compiler.hooks.compilation.tap('OwnSourcesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnSourcesPlugin', (modules) => {
        for (const module of modules) {
          const resource = fileOf(module);
          if (!resource?.startsWith(root) || resource.includes(`${sep}node_modules${sep}`)) continue;
          if (allowed.some((start) => resource.startsWith(start))) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          const importer = issuer && fileOf(issuer);
          // The imports of a forbidden file are not reported, because the report of the file itself is enough.
          if (importer && !allowed.some((start) => importer.startsWith(start))) continue;
          const place = importer ? `${relative(this.folder, importer)}:${lineOfImport(importer, resource)}: ` : '';
          compilation.errors.push(
            oneLine(
              `${place}imports ${relative(root, resource)}. An app is built and released alone: move what two of them need to shared/.`,
            ) as never,
          );
        }
      });
    });
  }
}

function fileOf(module: Module): string | undefined {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource.split('?')[0] : undefined;
}

/** The line of the import, found by the last part of the imported path. */
function lineOfImport(importer: string, resource: string): number {
  const name = resource.slice(resource.lastIndexOf(sep) + 1).replace(/(?:\.(?:page|data|model|schema))?\.\w+$/, '');
  const lines = readFileSync(importer, 'utf8').split('\n');
  return (
    lines.findIndex((line) => /\bfrom\b|\bimport\b/.test(line) && line.includes(name) && line.includes('..')) + 1 || 1
  );
}
