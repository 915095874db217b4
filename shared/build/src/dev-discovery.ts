import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Compiler } from '@rspack/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPackage, workspaceRoot, type Package } from './workspace';

/** Where a remote's development build leaves its route patterns, relative to its folder. */
export const devRoutesFile = '.cache/routes.json';

/** Writes the route patterns of a remote that is being developed, each time they change. */
export class DevRoutesPlugin {
  constructor(private folder: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('DevRoutesPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const bundle = join(compiler.outputPath, 'prerender.cjs');
      const require = createRequire(bundle);
      delete require.cache[bundle];
      const { routePatterns } = require(bundle) as { routePatterns(): string[] };
      await writeFile(join(this.folder, devRoutesFile), JSON.stringify(routePatterns()));
    });
  }
}

function remotes(): { folder: string; app: Package }[] {
  const root = join(workspaceRoot(), 'remotes');
  return readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, app: readPackage(folder) }));
}

/** Release folders of the site, each answered by its remote's development server. */
export function devProxies() {
  return remotes().map(({ app }) => ({
    context: [`/${app.name}/${app.version}/`],
    target: `http://localhost:${app.config?.port}`,
  }));
}

/** Answers `/discovery.json` from the routes of the remotes that are running; read anew each time. */
export function devDiscovery(_request: IncomingMessage, response: ServerResponse): void {
  const running = remotes().filter(({ folder }) => existsSync(join(folder, devRoutesFile)));
  const microFrontends = Object.fromEntries(
    running.map(({ folder, app }) => [
      app.name,
      [devEntry(app, JSON.parse(readFileSync(join(folder, devRoutesFile), 'utf8')) as string[])],
    ]),
  );
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify({
      schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
      microFrontends,
    }),
  );
}

function devEntry({ name, version }: Package, routes: string[]) {
  const base = `/${name}/${version}`;
  return {
    url: `${base}/mf-manifest.json`,
    // Nothing is pinned while it is being written; a development host checks no hashes.
    metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
    deployment: { traffic: 100, default: true },
    extras: { routes, pages: [], contract: 1, release: `${base}/release.json` },
  };
}
