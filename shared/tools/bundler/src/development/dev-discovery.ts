import { discoverySchemaId, type Discovery, type Entry } from '@furrow/discovery/discovery.schema';
import { contractVersion } from '@furrow/contract/version';
import { buildAddress } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { existsSync, readFileSync } from 'node:fs';
import type { Compiler } from '@rspack/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DiscoveredRoutes } from '@furrow/remote/prerender';
import { join } from 'node:path';
import { placedError } from './build-error';
import { readPackage, remoteFolders, type Package } from '../workspace';

/** The file into which a remote's development build writes its routes, relative to its folder. */
export const devRoutesFile = '.cache/routes.json';

/** Writes the routes of a remote in development, each time they change. */
export class DevRoutesPlugin {
  constructor(private folder: string) {}

  apply(compiler: Compiler) {
    process.setSourceMapsEnabled(true);
    compiler.hooks.done.tapPromise('DevRoutesPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const bundle = join(compiler.outputPath, 'prerender.cjs');
      const require = createRequire(bundle);
      delete require.cache[bundle];
      try {
        const { discoveredRoutes } = require(bundle) as { discoveredRoutes(): DiscoveredRoutes };
        await writeFile(join(this.folder, devRoutesFile), JSON.stringify(discoveredRoutes()));
      } catch (error) {
        // The last good routes stay until the error is corrected.
        console.error((placedError(error, this.folder) as Error).message);
      }
    });
  }
}

/** Release folders of the site. The development server of each remote responds for its own. */
export function devProxies() {
  return remoteFolders().map((folder) => {
    const { name, version, config } = readPackage(folder);
    return { context: [buildAddress(name, version)], target: `http://localhost:${config?.port}` };
  });
}

/**
 * Makes the handler that responds to `/discovery.json` with the routes of the remotes in development. It reads them
 * again for each request.
 *
 * @param folders absolute paths of the remotes: of the one whose development server asks, or of all for the host's
 */
export function devDiscovery(folders: readonly string[]) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    const running = folders.filter((folder) => existsSync(join(folder, devRoutesFile)));
    const microFrontends = Object.fromEntries(
      running.map((folder) => {
        const app = readPackage(folder);
        return [app.name, [devEntry(app, readRoutes(folder))]];
      }),
    );
    const discovery: Discovery = { schema: discoverySchemaId, microFrontends };
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify(discovery));
  };
}

function readRoutes(folder: string): DiscoveredRoutes {
  return JSON.parse(readFileSync(join(folder, devRoutesFile), 'utf8')) as DiscoveredRoutes;
}

/**
 * A substitute for a hash, because files that change with every save have none. A host in development checks no hashes.
 */
const unpinned = `sha384-${'A'.repeat(64)}`;

function devEntry({ name, version }: Package, discovered: DiscoveredRoutes): Entry {
  const folder = buildAddress(name, version);
  return {
    url: folder + manifestFile,
    metadata: { version, integrity: unpinned },
    deployment: { traffic: 100, default: true },
    extras: {
      ...discovered,
      pages: [],
      contract: contractVersion,
      release: folder + releaseFile,
      releaseIntegrity: unpinned,
    },
  };
}
