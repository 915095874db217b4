import { parseReleasePath } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { Refused } from '@furrow/release/domain/refused';
import { contentTypeOf } from '@furrow/release/domain/delivery';
import {
  developedSite,
  policyOf,
  rememberReleases,
  type DevelopedSite,
} from '@furrow/release/operations/developed-site';
import { answer, createSite } from '@furrow/release/server/answer';
import { type Candidate, readCandidate } from '@furrow/release/store/candidate';
import { siteOverHttp } from '@furrow/release/store/site-over-http';
import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type DevelopOptions = {
  /** Absolute path of the remote's package. */
  folder: string;
  /** The address of the live site. */
  against: string;
  /** Where the site with the remote in it is served; the port of the remote's package.json by default. */
  port?: number;
  /** Tells the developer what is there, and what does not fit. */
  report: (sentence: string) => void;
};

/** The built remote, and the site around it. */
type Developed = { candidate: Candidate; site: DevelopedSite };

/** How many builds can be asked for by their hashes: an open page knows of the next one seconds later. */
const keptBuilds = 10;

/** Where the dev server has the files of its builds; no address of the site begins with it. */
const builtPath = '/_built/';

/**
 * Serves the live site with one remote as it is on this machine, on one origin: documents are composed of the live releases and of the development build,
 * whose files come from the dev server with hot reload. The live site is only read, and needs no setting for it.
 *
 * @returns the address, and what ends it
 * @throws Refused when the folder holds no remote, the remote does not build at first, or the site does not answer
 */
export async function developAgainst({ folder, against, port, report }: DevelopOptions) {
  process.env.NODE_ENV = 'development';
  process.env.FURROW_AGAINST = against;
  const configurations = await configurationsOf(folder);
  const output = configurations.find(({ name }) => name === 'web')?.output?.path ?? '';
  await rm(output, { recursive: true, force: true });

  const headers = await policyOf(against);
  const site = rememberReleases(siteOverHttp(against));
  let developed: Promise<Developed> | undefined;
  const builds = new Map<string, Candidate>();
  const heard = new Set<string>();
  /** A sentence is told once, and not with every document. */
  const tell = (sentences: readonly string[]) => {
    for (const sentence of sentences.filter((one) => !heard.has(one))) {
      heard.add(sentence);
      report(sentence);
    }
  };
  const compose = async (): Promise<Developed> => {
    const candidate = await readCandidate(output);
    builds.delete(candidate.folder);
    builds.set(candidate.folder, candidate);
    for (const folder of [...builds.keys()].slice(0, -keptBuilds)) builds.delete(folder);
    const composed = await developedSite({ site, headers, candidate, report: tell });
    tell(composed.problems.map((problem) => `The gate would refuse this release: ${problem}`));
    return { candidate, site: composed };
  };

  const compiler = rspack(configurations);
  compiler.hooks.done.tap('develop-against', (stats) => {
    if (stats.hasErrors()) return;
    const before = developed;
    // A build that began meanwhile may have changed the folder while it was read: what it leaves is composed when it is done.
    developed = compose().catch((error: Error) => {
      report(error.message);
      if (before) return before;
      throw error;
    });
    developed.catch(() => undefined);
  });
  const server = new RspackDevServer(
    {
      port: port ?? portOf(folder),
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      // The policy of the site allows no markup but its own: errors are told in the terminal and in the browser's console.
      client: { logging: 'error', overlay: false },
      devMiddleware: {
        publicPath: builtPath,
        stats: 'errors-only',
        writeToDisk: (file) => !file.includes('.hot-update.'),
      },
      setupMiddlewares: (middlewares) => [
        {
          name: 'site',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            respond(request, response, next).catch((error: Error) => {
              report(error.message);
              if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
              response.end(error.message);
            });
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  );

  /** Answers a request as the site would, once no build is under way. */
  async function respond(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const { url = '/' } = request;
    if (url.startsWith(builtPath)) return next();
    await new Promise<void>((valid) => server.middleware?.waitUntilValid(() => valid()));
    if (!developed) throw new Error('The remote does not build yet: see the terminal.');
    const { candidate, site: around } = await developed;
    const path = url.replace(/\?.*$/, '').slice(1);
    const released = parseReleasePath(path);
    if (released?.app !== candidate.release.app) {
      return answer({ site: createSite(around.files), request, response }, undefined);
    }
    const file = path.slice(released.folder.length + 1);
    // What the host asks for, it checks by the hashes of one build. The bundler's runtime wants what fits its hot updates, by the same address.
    const asked =
      request.headers['sec-fetch-mode'] === 'no-cors' ? candidate : (builds.get(released.folder) ?? candidate);
    const bytes = file === releaseFile ? asked.releaseText : asked.files.get(file);
    if (bytes === undefined) {
      request.url = builtPath + url.slice(released.folder.length + 2);
      return next();
    }
    response.writeHead(200, { 'Content-Type': contentTypeOf(file), 'Cache-Control': 'no-store' }).end(bytes);
  }

  await server.start();
  await new Promise<void>((valid) => server.middleware?.waitUntilValid(() => valid()));
  if (!developed) {
    await server.stop();
    throw new Refused('The remote does not build: see above.');
  }
  const { candidate, site: around } = await developed;
  const { app, routes } = candidate.release;
  const place = around.live === undefined ? 'new' : `in place of ${around.live}`;
  const url = `http://localhost:${(server.server?.address() as { port: number }).port}`;
  report(
    `${url}: the live site, with ${app} from here (${place}, ${routes.length} ${routes.length === 1 ? 'route' : 'routes'})`,
  );
  return { url, close: () => server.stop() };
}

/** @throws Refused when there is none */
async function configurationsOf(folder: string): Promise<Configuration[]> {
  const file = join(folder, 'rspack.config.ts');
  if (!existsSync(file)) throw new Refused(`There is no remote in ${folder}: rspack.config.ts is missing.`);
  const { default: configurations } = (await import(pathToFileURL(file).href)) as { default: Promise<Configuration[]> };
  return configurations;
}

function portOf(folder: string): number | undefined {
  const { config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { config?: { port?: number } };
  return config?.port;
}
