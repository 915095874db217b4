import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import parseRange from 'range-parser';
import type { ServedFile } from './files';

/** How a file is sent. */
export type FileAnswer = {
  status: 200 | 400 | 404;
  headers: OutgoingHttpHeaders;
  /** Headers that describe the content. They are not sent with a response that refuses to send it. */
  contentHeaders: OutgoingHttpHeaders;
  /** Whether clients may request parts of the file. */
  ranges: boolean;
};

/**
 * Responds with the file, a part of it, or the statement that the client's copy is current (RFC 9110, sections 13 and
 * 14).
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  { status, headers, contentHeaders, ranges }: FileAnswer,
): Promise<void> {
  const described = {
    ...headers,
    ...contentHeaders,
    ETag: file.etag,
    'Last-Modified': file.modified.toUTCString(),
  };
  if (status === 200) {
    if (isChanged(request, file)) return void response.writeHead(412, headers).end();
    if (isKnown(request, file)) return void response.writeHead(304, described).end();
  }
  const part = status === 200 && ranges ? rangeOf(request, file) : undefined;
  if (part === 'none') {
    return void response
      .writeHead(416, { ...headers, ...contentHeaders, 'Content-Range': `bytes */${file.size}` })
      .end();
  }
  const { start, end } = part ?? { start: 0, end: file.size - 1 };
  response.writeHead(part ? 206 : status, {
    ...described,
    'Content-Length': end - start + 1,
    ...(part ? { 'Content-Range': `bytes ${start}-${end}/${file.size}` } : ranges && { 'Accept-Ranges': 'bytes' }),
  });
  if (request.method === 'HEAD') return void response.end();
  const { content } = file;
  if (Buffer.isBuffer(content)) return void response.end(part ? content.subarray(start, end + 1) : content);
  // A client that disconnects before the end is not an error of the server.
  await pipeline(content({ start, end }), response).catch(() => response.destroy());
}

/** The client requests a single range. A request for several ranges is answered with the whole file. */
function rangeOf(request: IncomingMessage, file: ServedFile): { start: number; end: number } | 'none' | undefined {
  const { range } = request.headers;
  if (range === undefined || !isCurrent(request.headers['if-range'], file)) return undefined;
  const parts = parseRange(file.size, range);
  // For the parser, a request for the last N bytes of a shorter file is not a valid range. By the standard, it means the
  // whole file.
  if (parts === -1 && file.size > 0 && /^bytes=-0*[1-9]\d*$/.test(range)) return { start: 0, end: file.size - 1 };
  // The range is outside the file, or cannot be parsed.
  if (parts === -1 || (parts === -2 && range.startsWith('bytes='))) return 'none';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined;
  return parts[0];
}

function isCurrent(condition: string | string[] | undefined, file: ServedFile): boolean {
  if (typeof condition !== 'string') return true;
  return condition.includes('"') ? condition === file.etag : Date.parse(condition) === file.modified.getTime();
}

/** Whether the file differs from the one in the request's precondition (`If-Match` or `If-Unmodified-Since`). */
function isChanged({ headers }: IncomingMessage, file: ServedFile): boolean {
  const { 'if-match': match, 'if-unmodified-since': since } = headers;
  if (match !== undefined) return !tags(match).some((tag) => tag === '*' || tag === file.etag);
  return since !== undefined && Date.parse(since) < file.modified.getTime();
}

function isKnown({ headers }: IncomingMessage, file: ServedFile): boolean {
  const { 'if-none-match': match, 'if-modified-since': since } = headers;
  if (match !== undefined) return tags(match).some((tag) => tag === '*' || tag.replace(/^W\//, '') === file.etag);
  return since !== undefined && Date.parse(since) >= file.modified.getTime();
}

function tags(header: string): string[] {
  return header.split(',').map((tag) => tag.trim());
}
