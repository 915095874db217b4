import { appendFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { checkShape } from '@furrow/formats/check-shape';
import { Collector, reportsPath } from './collect';
import { discoveryPath } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { contentTypeOf, documentCaching, releaseCaching } from '../domain/delivery';
import { headersFile, notFoundDocument, sourceMapsFile } from '../domain/paths';
import { type Address, resolveAddress } from './address';
import type { FileReader, ServedFile } from './files';
import { negotiate } from './negotiate';
import { sendFile } from './send-file';
import { record, string } from 'zod/mini';

export type ServerOptions = {
  /** The files of the origin. */
  files: FileReader;
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

type Site = {
  read: FileReader;
  headers(): Promise<Record<string, string>>;
  givesSourceMaps(): Promise<boolean>;
};
type Exchange = { site: Site; request: IncomingMessage; response: ServerResponse };

function createSite(read: FileReader): Site {
  const headers = parsedFile(read, headersFile, (value) => checkShape(record(string(), string()), value, headersFile));
  return {
    read,
    givesSourceMaps: async () => (await read(sourceMapsFile)) !== undefined,
    headers: async () => (await headers()) ?? {},
  };
}

/** Reads a JSON file of the origin; what it holds is parsed once for as long as the file stays the same. */
function parsedFile<Value>(
  read: FileReader,
  name: string,
  parse: (value: unknown) => Value,
): () => Promise<Value | undefined> {
  let known: { of: ServedFile; value: Promise<Value> } | undefined;
  return async () => {
    const file = await read(name);
    if (!file) return undefined;
    if (known?.of !== file) known = { of: file, value: textIn(file).then((content) => parse(JSON.parse(content))) };
    return known.value;
  };
}

/** The whole text of a file, also of one that is too large to be kept. */
function textIn({ content, size }: ServedFile): Promise<string> {
  return text(Buffer.isBuffer(content) ? Readable.from([content]) : content({ start: 0, end: size - 1 }));
}

/** A release never changes, and a stock single-spa page of another origin may load it. */
const releaseHeaders = {
  'Cache-Control': releaseCaching,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

async function answer(exchange: Exchange, collector: Collector | undefined): Promise<void> {
  const { site, request, response } = exchange;
  const { method = '', url = '/' } = request;
  if (collector && method === 'POST' && url === reportsPath) return collector.failure(request, response);
  const visitor = collector?.visitorOf(request) ?? '';
  const headers = await site.headers();
  if (!['GET', 'HEAD'].includes(method)) return void response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();

  const address = resolveAddress(url);
  if (address.kind === 'invalid') return void response.writeHead(400, headers).end();
  const document = { ...headers, 'Cache-Control': documentCaching };
  if (address.kind === 'moved') return void response.writeHead(308, { ...document, Location: address.location }).end();
  if (await sendAddressed(exchange, address, headers)) {
    const visited = visitOf(address);
    if (visited && method === 'GET') await collector?.visit(visitor, visited);
    return;
  }
  if (await send(exchange, notFoundDocument, { status: 404, headers: document })) return;
  response.writeHead(404, headers).end();
}

/** Resolves with false when there is nothing at the address; nothing is sent then. */
async function sendAddressed(exchange: Exchange, address: Address, headers: OutgoingHttpHeaders): Promise<boolean> {
  switch (address.kind) {
    case 'release':
      if (address.file.endsWith('.map') && !(await exchange.site.givesSourceMaps())) return false;
      return send(exchange, address.file, { status: 200, headers, contentHeaders: releaseHeaders, ranges: true });
    case 'canary':
    case 'document':
      return send(exchange, address.file, { status: 200, headers: { ...headers, 'Cache-Control': documentCaching } });
    default:
      return false;
  }
}

/** The visit of a page that an answered address is; undefined for other files. */
function visitOf(address: Address): Parameters<Collector['visit']>[1] | undefined {
  if (address.kind === 'document' && address.path !== undefined) return { path: address.path };
  if (address.kind !== 'canary') return undefined;
  const { app, version, path } = address;
  return { path, canary: { app, version } };
}

type Answer = {
  status: 200 | 404;
  headers: OutgoingHttpHeaders;
  contentHeaders?: OutgoingHttpHeaders;
  ranges?: boolean;
};

/** Resolves with false when there is no such file; nothing is sent then. */
async function send(
  { site, request, response }: Exchange,
  name: string,
  { status, headers, contentHeaders, ranges = false }: Answer,
): Promise<boolean> {
  const found = await negotiate(site.read, name, request);
  if (!found) return false;
  const { file, encoding, varies } = found;
  await sendFile(request, response, file, {
    status,
    // The parts of a compressed copy are of no use to anybody.
    ranges: ranges && encoding === undefined,
    headers: { ...headers, ...(varies && { Vary: 'Accept-Encoding' }) },
    contentHeaders: {
      ...contentHeaders,
      'Content-Type': contentTypeOf(name),
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    },
  });
  return true;
}
