import { directionOf } from '@furrow/formats/languages';
import { countOf } from '@furrow/release/domain/count-of';
import { Refused } from '@furrow/release/domain/refused';
import { policyOf } from '@furrow/release/operations/developed-site';
import { holdPort } from '@furrow/release/server/hold-port';
import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConnectedOrigins, connectScript } from './connected-origins';
import { builtPath, DevelopedRemote } from './developed-remote';
import { keptFolder, siteAround, type SiteChoice } from './site-around';
import { allowTypeScript } from './typescript-modules';

export type DevelopOptions = SiteChoice & {
  /** Where the site with the remote in it is served; the port in the remote's package.json by default. */
  port?: number;
  /** The language of the remote's texts; that of its sources by default. */
  language?: string;
  /** Tells the developer what is there, and what does not fit. */
  report: (sentence: string) => void;
};

/**
 * Serves the live site, or the one that a lock pins, with one remote as it is on this machine, on one origin. Documents
 * are composed of the releases of the site and the development build, whose files come from the dev server with hot
 * reload. The live site is only read, and needs no setting for it.
 *
 * @returns the address, and what ends it
 * @throws Refused when the folder holds no remote, the remote does not build at first, or the site does not respond
 */
export async function developAgainst({ port, language = '', report, ...choice }: DevelopOptions) {
  const { folder, against } = choice;
  process.env.NODE_ENV = 'development';
  process.env.FURROW_AGAINST = against;
  process.env.FURROW_LANGUAGE = language;
  const manifest = readManifest(folder);
  const wanted = port ?? manifest.config?.port;
  const held = wanted === undefined ? undefined : await holdPort(wanted, 'localhost');
  const configurations = await configurationsOf(folder);
  const output = configurations.find(({ name }) => name === 'web')?.output?.path ?? '';
  await rm(output, { recursive: true, force: true });

  const { site, name, behind } = await siteAround(choice, manifest.name);
  const headers = await keptPolicy(folder, against);
  const connected = new ConnectedOrigins({ headers, against, report });
  const firstScript = connected.areThere ? connectScript : undefined;
  const direction = directionOf(language);
  const remote = new DevelopedRemote({ output, site, headers, firstScript, direction, report });
  const server = developmentServer(configurations, remote, {
    port: held?.port,
    connected,
    report,
  });
  await held?.release();
  await server.start();
  await buildDone(server);
  if (!remote.developed) {
    await server.stop();
    throw new Refused('FUR-BUILD-FAILED', 'The build of the remote failed; see above.');
  }
  const { candidate, site: around } = await remote.developed;
  const { app, routes } = candidate.release;
  const place = around.live === undefined ? 'new' : `instead of ${around.live}`;
  const url = `http://localhost:${(server.server?.address() as { port: number }).port}`;
  report(`${url}: ${name}, with ${app} from here (${place}, ${countOf(routes.length, 'route')})`);
  if (behind !== undefined) report(behind);
  return { url, close: () => server.stop() };
}

/** The policy of the live site; the one of the last time while the site does not respond. */
async function keptPolicy(folder: string, against: string): Promise<Record<string, string>> {
  const file = join(folder, keptFolder, 'policy.json');
  try {
    const headers = await policyOf(against);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(headers));
    return headers;
  } catch (error) {
    const kept = await readFile(file, 'utf8').catch(() => undefined);
    if (kept === undefined) throw error;
    return JSON.parse(kept) as Record<string, string>;
  }
}

type ServerOptions = Pick<DevelopOptions, 'report'> & { port: number | undefined; connected: ConnectedOrigins };

/** Makes the dev server, which leaves every request to the remote that is not for a file of the build. */
function developmentServer(
  configurations: Configuration[],
  remote: DevelopedRemote,
  { port, connected, report }: ServerOptions,
): RspackDevServer {
  const compiler = rspack(configurations);
  compiler.hooks.done.tap('develop-against', (stats) => {
    if (!stats.hasErrors()) remote.compose();
  });
  const respond = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (connected.answer(request, response)) return;
    if (connected.isCall(request) || request.url?.startsWith(builtPath)) return next();
    await buildDone(server);
    await remote.respond(request, response, next);
  };
  const server = new RspackDevServer(
    {
      ...(port !== undefined && { port }),
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      proxy: connected.proxies,
      // The policy of the site allows no markup but its own: errors are told in the terminal and in the browser's console.
      client: { logging: 'error', overlay: false },
      devMiddleware: {
        publicPath: builtPath,
        stats: 'errors-only',
        writeToDisk: (file) => !file.includes('.hot-update.'),
      },
      setupMiddlewares(middlewares) {
        // The server checks first where a request comes from.
        const checks = middlewares.findIndex((one) => 'name' in one && one.name === 'cross-origin-header-check') + 1;
        return middlewares.toSpliced(checks, 0, {
          name: 'site',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            respond(request, response, next).catch((error: Error) => {
              report(error.message);
              if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
              response.end(error.message);
            });
          },
        });
      },
    },
    compiler,
  );
  return server;
}

/** Waits until no build is under way. */
function buildDone(server: RspackDevServer): Promise<void> {
  return new Promise((done) => server.middleware?.waitUntilValid(() => done()));
}

/** @throws Refused when the folder holds no remote */
async function configurationsOf(folder: string): Promise<Configuration[]> {
  const file = join(folder, 'rspack.config.ts');
  if (!existsSync(file))
    throw new Refused('FUR-REMOTE-NONE-HERE', `There is no remote in ${folder}: rspack.config.ts is missing.`);
  await allowTypeScript();
  const { default: configurations } = (await import(pathToFileURL(file).href)) as { default: Promise<Configuration[]> };
  return configurations;
}

function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; config?: { port?: number } };
}
