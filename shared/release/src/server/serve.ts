import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import { checkShape } from '@furrow/formats/check-shape';
import { collectFailure, countVisit, reportsPath } from './collect';
import { etagOf } from '../storage/etag';
import { documentFile, headersFile, isReleaseFile, notFoundDocument } from '../domain/paths';
import { record, string } from 'zod/mini';

export type ServerOptions = {
  /** The origin folder. */
  root: string;
  /** `0` takes any free port. */
  port: number;
  /** Interface to listen on; all of them unless told otherwise. */
  hostname?: string;
  /** A file that failures of remotes and visits of canaries are written to; see `reports.ts`. */
  reports?: string;
};

export type Server = { url: string; close(): Promise<void> };

/**
 * Serves an origin folder as any static host would: documents and the discovery document are revalidated on every visit,
 * the files of a release are kept for ever, an unknown path is a real 404. It reads the folder anew on each request, so a
 * release goes live without a restart.
 *
 * @throws Error when the folder holds no site, or the port is taken
 */
export async function startServer({ root, port, hostname, reports }: ServerOptions): Promise<Server> {
  const folder = resolve(root);
  const site = await stat(join(folder, notFoundDocument)).catch(() => undefined);
  if (!site)
    throw new Error(`There is no site in ${folder}. Publish the host and promote it first, or run "npm start".`);

  const server = createServer((request, response) => {
    answer(folder, request, response, reports).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. End what uses it, or choose another one: PORT=${port + 1} npm start`)
          : error,
      );
    });
    server.listen(port, hostname, done);
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

async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
  reports: string | undefined,
): Promise<void> {
  if (reports && request.method === 'POST' && request.url === reportsPath)
    return collectFailure(reports, request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
  const path = decoded(pathname);
  for (const [name, value] of Object.entries(await readHeaders(root))) response.setHeader(name, value);

  if (path === undefined || isHidden(path)) return sendDocument(root, notFoundDocument, 404, request, response);
  const file = path.slice(1);
  if (reports && request.method === 'GET') await countVisit(reports, path);
  if (isReleaseFile(file))
    return sendReleaseFile(root, file.endsWith('/') ? `${file}index.html` : file, request, response);

  // The only address that ends with a slash: the start page of a canary.
  if (/^\/_v\/[^/]+\/$/.test(path)) return sendDocument(root, `${file}index.html`, 200, request, response);

  const canonical = canonicalPath(path);
  if (canonical !== path) {
    response.writeHead(308, { Location: encodeURI(canonical) + (query ? `?${query}` : '') }).end();
    return;
  }
  const plain = /\.(?:json|txt|xml)$/.test(file);
  return sendDocument(root, plain ? file : documentFile(path), 200, request, response);
}

/** A release never changes, and a stock single-spa page of another origin may load it. */
async function sendReleaseFile(
  root: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = await bestEncoding(join(root, file), request);
  response.setHeader('Vary', 'Accept-Encoding');
  const name = encoding ? `${file}.${encoding.extension}` : file;
  const found = await stat(join(root, name)).catch(() => undefined);
  if (!found?.isFile()) return sendDocument(root, notFoundDocument, 404, request, response);

  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  await new Promise<void>((done, fail) => {
    response.once('close', done);
    send(request, encodeURI(name), { root, dotfiles: 'ignore', maxAge: '1y', immutable: true, acceptRanges: !encoding })
      .on('error', fail)
      .pipe(response);
  });
}

/** Read as a whole, so that a document which is replaced meanwhile is never cut; its etag is its content. */
async function sendDocument(
  root: string,
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = join(root, file);
  const encoding = await bestEncoding(path, request);
  const body = await readFile(encoding ? `${path}.${encoding.extension}` : path).catch(() => undefined);
  if (!body) {
    if (encoding) return sendDocument(root, file, status, withoutEncoding(request), response);
    if (file !== notFoundDocument) return sendDocument(root, notFoundDocument, 404, request, response);
    response.writeHead(404).end();
    return;
  }
  const etag = `"${etagOf(body)}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.writeHead(status, { 'Content-Type': contentType(file), 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const encodings = [
  { name: 'br', extension: 'br' },
  { name: 'gzip', extension: 'gz' },
];

async function bestEncoding(path: string, request: IncomingMessage) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  for (const encoding of encodings) {
    if (accepted.includes(encoding.name) && (await stat(`${path}.${encoding.extension}`).catch(() => undefined)))
      return encoding;
  }
  return undefined;
}

function withoutEncoding(request: IncomingMessage): IncomingMessage {
  request.headers['accept-encoding'] = 'identity';
  return request;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*')
  );
}

async function readHeaders(root: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, headersFile), 'utf8').catch(() => undefined);
  return text === undefined ? {} : checkShape(record(string(), string()), JSON.parse(text), headersFile);
}

/** One address per page: without `.html`, without `index`, without a slash at the end. */
function canonicalPath(path: string): string {
  const page = path.replace(/(?:^|\/)index(?:\.html)?$/, '/').replace(/\.html$/, '');
  return page.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return !path.startsWith('/') || path.includes('\0') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Dot files and folders, the storage's own, and anything that climbs. */
function isHidden(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('.')) || /\.(?:br|gz)$/.test(path);
}

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}
