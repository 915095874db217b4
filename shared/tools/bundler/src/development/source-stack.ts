import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { printableLines } from '@furrow/formats/printable';
import { projectRoot } from '../workspace';

/** Reads the source map of a file of the development server; undefined when it has none. */
export type ReadMap = (pathname: string) => Promise<SourceMapPayload | undefined>;

const position = /(https?:\/\/[^/\s()@]+)(\/[^\s()]+?):(\d+):(\d+)/g;

/**
 * A stack of the browser with the lines of the sources instead of those of the bundles, and above it the lines around
 * the first place in the app's own sources.
 *
 * @param folder absolute path of the app's package
 */
export async function sourceStack(stack: string, folder: string, readMap: ReadMap): Promise<string> {
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, , pathname = ''] of stack.matchAll(position)) {
    if (maps.has(pathname)) continue;
    const payload = await readMap(pathname);
    maps.set(pathname, payload && new SourceMap(payload));
  }
  let first: { file: string; line: number } | undefined;
  const root = projectRoot(folder);
  const mapped = stack.replaceAll(position, (whole, _origin, pathname: string, line: string, column: string) => {
    const origin = maps.get(pathname)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin) || !origin.fileName) return whole;
    // `webpack://shop/./src/routes.ts`: a path relative to the folder of the app.
    const file = join(folder, origin.fileName.replace(/^webpack:\/\/[^/]+\//, ''));
    const isOwn = file.startsWith(join(folder, 'src', '/'));
    if (isOwn) first ??= { file, line: origin.lineNumber };
    return `${isOwn ? relative(folder, file) : relative(root, file)}:${origin.lineNumber}`;
  });
  if (!first || !existsSync(first.file)) return mapped;
  return `${relative(folder, first.file)}:${first.line}\n${linesAround(first)}\n\n${mapped}`;
}

function linesAround({ file, line }: { file: string; line: number }): string {
  const from = Math.max(1, line - 2);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .slice(from - 1, line + 2)
    .map((code, index) => `${from + index === line ? '>' : ' '} ${String(from + index).padStart(4)} | ${code}`)
    .join('\n');
}

/** A stack of the browser is far shorter. */
const mostCharacters = 64 * 1024;

/** The body of a request; undefined when it is longer than a stack can be. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let body = '';
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += part;
    if (body.length > mostCharacters) return undefined;
  }
  return body;
}

/**
 * Makes the handler of a development server to which pages send the stack of an error. It answers with the stack in the
 * sources, and prints it where the server runs. Any page that is open in the developer's browser can send a text, so
 * its characters never act on the terminal, and one of more than 64 kB is answered with 413.
 *
 * @param folder absolute path of the app's package
 */
export function stackHandler(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const server = `http://localhost:${request.socket.localPort}`;
    const readMap: ReadMap = async (pathname) => {
      const answer = await fetch(`${server}${pathname}.map`).catch(() => undefined);
      return answer?.ok ? ((await answer.json().catch(() => undefined)) as SourceMapPayload | undefined) : undefined;
    };
    const sent = await bodyOf(request);
    if (sent === undefined) return void response.writeHead(413, { Connection: 'close' }).end();
    const stack = await sourceStack(sent, folder, readMap);
    console.error(printableLines(stack));
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(stack);
  };
}
