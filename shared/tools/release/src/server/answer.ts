import { checkShape } from '@furrow/formats/check-shape';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { record, string } from 'zod/mini';
import { contentTypeOf, dictionaryHeader, documentCaching, lineageOf, releaseCaching } from '../domain/delivery';
import { headersFile, notFoundDocument, notFoundIn, sourceMapsFile } from '../domain/paths';
import { type Address, resolveAddress } from './address';
import { type Collector, reportsPath } from './collect';
import type { Visited } from './counted-version';
import type { ReadOriginFile } from './files';
import { negotiate } from './negotiate';
import { parsedFile } from './parsed-file';
import { type FileAnswer, sendFile } from './send-file';
import type { TeamCommands } from './team-commands';

/** What a server answers with. */
export type ServedSite = {
  read: ReadOriginFile;
  headers(): Promise<Record<string, string>>;
  givesSourceMaps(): Promise<boolean>;
};
/** Receives what visitors and teams send. A field is absent when the server accepts no requests of that kind. */
type Takers = { collector?: Collector | undefined; teamCommands?: TeamCommands | undefined };
type Exchange = { site: ServedSite; request: IncomingMessage; response: ServerResponse };

/** Makes the site that a server answers with from the files of an origin. */
export function createSite(read: ReadOriginFile): ServedSite {
  const headers = parsedFile(read, headersFile, (value) => checkShape(record(string(), string()), value, headersFile));
  return {
    read,
    givesSourceMaps: async () => (await read(sourceMapsFile)) !== undefined,
    headers: async () => (await headers()) ?? {},
  };
}

/**
 * The files of a release never change, a plain single-spa page of another origin may load them, and later versions of a
 * file may be sent as deltas to it.
 */
function releaseHeaders(file: string): OutgoingHttpHeaders {
  const lineage = lineageOf(file);
  return {
    'Cache-Control': releaseCaching,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(lineage && { 'Use-As-Dictionary': dictionaryHeader(lineage) }),
  };
}

/** Answers a request. */
export async function answer(exchange: Exchange, { collector, teamCommands }: Takers = {}): Promise<void> {
  const { site, request, response } = exchange;
  const { method = '', url = '/' } = request;
  if (teamCommands?.takes(request)) return teamCommands.answer(request, response);
  if (collector && isReport(request)) return collector.report(request, response);
  const visitor = collector?.visitorOf(request) ?? '';
  const headers = await site.headers();
  if (!['GET', 'HEAD'].includes(method)) return void response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();

  const address = resolveAddress(url);
  const document = { ...headers, 'Cache-Control': documentCaching };
  if (address.kind === 'moved') return void response.writeHead(308, { ...document, Location: address.location }).end();
  if (await sendAddressed(exchange, address, headers)) {
    const visited = visitOf(address);
    if (visited && method === 'GET' && !isAhead(request)) await collector?.visit(visitor, visited);
    return;
  }
  // A link that was cut off in the middle of a letter is an invalid address, and its visitor needs a way on as well.
  const status = address.kind === 'invalid' ? 400 : 404;
  const [language] = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?(?=$|[/?])/.exec(url.slice(1)) ?? [];
  if (language !== undefined && (await send(exchange, notFoundIn(language), { status, headers: document }))) return;
  if (await send(exchange, notFoundDocument, { status, headers: document })) return;
  response.writeHead(status, headers).end();
}

/**
 * Answers for a collector that serves no files: another server has answered the visitor, and reports the visit here.
 */
export async function answerVisit(
  request: IncomingMessage,
  response: ServerResponse,
  collector: Collector,
): Promise<void> {
  if (isReport(request)) return collector.report(request, response);
  const { method, url = '/' } = request;
  if (method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end();
  const visitor = collector.visitorOf(request);
  const visited = visitOf(resolveAddress(url));
  if (!visited || !(await collector.has(visited))) return void response.writeHead(404).end();
  if (!isAhead(request)) await collector.visit(visitor, visited);
  response.writeHead(204).end();
}

/** Whether a browser asks for the page before its visitor does. What the page reports once it is open counts as a visit. */
function isAhead({ headers }: IncomingMessage): boolean {
  return String(headers['sec-purpose']).includes('prefetch');
}

function isReport({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && url.startsWith(`${reportsPath}/`);
}

/** Resolves with false, without sending anything, when the address refers to nothing. */
async function sendAddressed(exchange: Exchange, address: Address, headers: OutgoingHttpHeaders): Promise<boolean> {
  switch (address.kind) {
    case 'release':
      if (address.file.endsWith('.map') && !(await exchange.site.givesSourceMaps())) return false;
      return send(exchange, address.file, {
        status: 200,
        headers,
        contentHeaders: releaseHeaders(address.file),
        ranges: true,
      });
    case 'canary':
    case 'document':
      return send(exchange, address.file, { status: 200, headers: { ...headers, 'Cache-Control': documentCaching } });
    default:
      return false;
  }
}

/** The page visit that a request for this address is; undefined for addresses of other files. */
function visitOf(address: Address): Visited | undefined {
  if (address.kind === 'document' && address.path !== undefined) return { path: address.path };
  if (address.kind !== 'canary') return undefined;
  const { app, version, path } = address;
  return { path, canary: { app, version } };
}

/** Resolves with false, without sending anything, when there is no such file. */
async function send(
  { site, request, response }: Exchange,
  name: string,
  { status, headers, contentHeaders, ranges = false }: Pick<FileAnswer, 'status' | 'headers'> & Partial<FileAnswer>,
): Promise<boolean> {
  const found = await negotiate(site.read, name, request);
  if (!found) return false;
  const { file, encoding, vary } = found;
  await sendFile(request, response, file, {
    status,
    // Nobody can use a part of a compressed copy.
    ranges: ranges && encoding === undefined,
    headers: { ...headers, ...(vary !== undefined && { Vary: vary }) },
    contentHeaders: {
      ...contentHeaders,
      'Content-Type': contentTypeOf(name),
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    },
  });
  return true;
}
