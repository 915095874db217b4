import { discoveryPath } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { notFoundDocument } from '../domain/paths';
import { printableLines } from '@furrow/formats/printable';
import { answer, answerVisit, createSite } from './answer';
import { Collector, type Collecting } from './collect';
import type { ReadOriginFile } from './files';
import { Metrics, type MetricsOptions } from './metrics';
import { parsedFile } from './parsed-file';
import { refuseMalformed } from './malformed';
import { Views, type ViewsOptions } from './views';
import { TeamCommands, type TeamCommandOptions } from './team-commands';

export type ServerOptions = {
  /** The files of the origin. */
  files: ReadOriginFile;
  /** `0` takes any free port. */
  port: number;
  /** The network interface to listen on; all interfaces by default. */
  hostname?: string;
  /** Counts visits and the reports of browsers, and stores the counts in the origin. */
  collecting?: Collecting;
  /** Accepts team commands; without it the server accepts none. */
  teamCommands?: TeamCommandOptions;
  /** Answers on the host names of views as well; without it there are none. */
  views?: ViewsOptions;
  /** Gives figures at a port of its own; without it there are none. */
  metrics?: MetricsOptions;
};

/** `metrics` is the address of the figures, where there are any. */
export type Server = { url: string; metrics?: string; close(): Promise<void> };

/**
 * Serves an origin like any static host: documents and the discovery document are revalidated on every visit, the files
 * of a release are cached for ever, and an unknown path returns status 404. It checks the origin on every
 * request, so a release goes live without a restart.
 *
 * @throws Error when the origin holds no site, when reports are to be collected and the origin cannot be written, or
 *   when the port is taken
 */
export async function startServer({
  files,
  collecting,
  teamCommands: commands,
  views: viewsAt,
  metrics,
  ...place
}: ServerOptions): Promise<Server> {
  await expectSite(files);
  const site = createSite(files);
  const collector = collecting && (await startCollecting(files, collecting));
  const teamCommands = commands && new TeamCommands(commands);
  const views = viewsAt && new Views(files, viewsAt);
  return listen(
    place,
    (request, response) => {
      const label = views?.labelOf(request);
      return views && label !== undefined
        ? views.answer(label, request, response)
        : answer({ site, request, response }, { collector, teamCommands });
    },
    { collector, teamCommands, metrics },
  );
}

/**
 * Collects the reports of browsers and counts visits, behind another server that forwards both. It serves no files.
 *
 * @throws Error when the origin holds no site or cannot be written, or when the port is taken
 */
export async function startCollector({
  files,
  collecting,
  metrics,
  ...place
}: ServerOptions & { collecting: Collecting }): Promise<Server> {
  await expectSite(files);
  const collector = await startCollecting(files, collecting);
  return listen(place, (request, response) => answerVisit(request, response, collector), { collector, metrics });
}

async function expectSite(files: ReadOriginFile): Promise<void> {
  if (!(await files(notFoundDocument)))
    throw new Error('There is no site in this origin. Publish the host and promote it first, or run "npm start".');
}

async function startCollecting(files: ReadOriginFile, collecting: Collecting): Promise<Collector> {
  // A damaged discovery document counts as missing: counting must not affect what is served.
  const parsed = parsedFile(files, discoveryPath, parseDiscovery);
  const readDiscovery = () => parsed().catch(() => undefined);
  const collector = new Collector({
    ...collecting,
    readDiscovery,
    warn: (message) => console.error(printableLines(message)),
  });
  await collector.start();
  return collector;
}

/** What a server has beside what it answers. */
type Parts = {
  collector?: Collector | undefined;
  teamCommands?: TeamCommands | undefined;
  metrics?: MetricsOptions | undefined;
};

async function listen(
  { port, hostname }: Pick<ServerOptions, 'port' | 'hostname'>,
  answerTo: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { collector, teamCommands, metrics }: Parts,
): Promise<Server> {
  const counts = metrics && new Metrics(metrics, { collector, teamCommands });
  const running = new Set<Promise<void>>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const answered = answerTo(request, response).catch((error: unknown) => {
      console.error(printableLines(error instanceof Error ? (error.stack ?? error.message) : String(error)));
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
    running.add(answered);
    void answered.finally(() => {
      running.delete(answered);
      counts?.answered(request, response.statusCode);
    });
  };
  const server = createServer(handle);
  server.on('clientError', refuseMalformed);
  // A client that waits for permission to send its body gets it when the body is about to be read.
  server.on('checkContinue', handle);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    // Simultaneous connections wait in this queue. A client that finds it full tries again a second later.
    server.listen({ port, host: hostname, backlog: 4096 }, done);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const figures = await counts?.start().catch(async (error: unknown) => {
    server.close();
    await collector?.end();
    throw error;
  });
  return {
    url: `http://localhost:${actual}`,
    ...(figures && { metrics: figures.url }),
    async close() {
      await figures?.close();
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
      // A visit is counted after the response was sent.
      await Promise.all(running);
      await collector?.end();
    },
  };
}
