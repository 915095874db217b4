import { discoveryPath } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { notFoundDocument } from '../domain/paths';
import { answer, createSite } from './answer';
import { Collector } from './collect';
import type { ReadOriginFile } from './files';
import { parsedFile } from './parsed-file';

export type ServerOptions = {
  /** The files of the origin. */
  files: ReadOriginFile;
  /** `0` takes any free port. */
  port: number;
  /** Interface to listen on; all of them by default. */
  hostname?: string;
  /** A file that failures of remotes, and visits of canaries and of what is live beside them, are written to; see `reports.ts`. */
  reports?: string;
  /** The proxies in front that name the visitor in `X-Forwarded-For`: addresses, networks such as `10.0.0.0/8`, or `loopback`. */
  proxies?: readonly string[];
};

export type Server = { url: string; close(): Promise<void> };

/**
 * Serves an origin as any static host would: documents and the discovery document are revalidated on every visit, the files of a
 * release are kept for ever, an unknown path is a real 404. It looks at the origin anew on each request, so a release goes live
 * without a restart.
 *
 * @throws Error when the origin holds no site, the file for reports cannot be written, or the port is taken
 */
export async function startServer({ files, port, hostname, reports, proxies }: ServerOptions): Promise<Server> {
  if (!(await files(notFoundDocument)))
    throw new Error('There is no site in this origin. Publish the host and promote it first, or run "npm start".');

  // Who watches the file finds it before anybody reports.
  if (reports !== undefined)
    await appendFile(reports, '').catch(({ code }: NodeJS.ErrnoException) => {
      throw new Error(`${reports} cannot be written (${code}). Name a file in a folder that is there.`);
    });
  const site = createSite(files);
  // A damaged one is none: what is served must not depend on who counts.
  const parsed = parsedFile(files, discoveryPath, parseDiscovery);
  const readDiscovery = () => parsed().catch(() => undefined);
  const collector =
    reports === undefined
      ? undefined
      : new Collector({
          file: reports,
          readDiscovery,
          warn: (message) => console.error(message),
          ...(proxies && { proxies }),
        });
  const server = createServer((request, response) => {
    answer({ site, request, response }, collector).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. End what uses it, or choose another one with the variable PORT, such as PORT=${port + 1}.`,
            )
          : error,
      );
    });
    // Connections that arrive at the same moment wait in this queue; one that finds it full tries again a second later.
    server.listen({ port, host: hostname, backlog: 4096 }, done);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
