import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Turns an error of a remote's own source during prerendering into one line that begins with the file and the line of
 * the mistake. An error from elsewhere is returned as it is.
 *
 * @param folder absolute path of the app's package
 */
export function placedError(error: unknown, folder: string): unknown {
  const chain: Error[] = [];
  for (let link = error; link instanceof Error; link = link.cause) chain.unshift(link);
  const place = chain.map(({ stack }) => placeIn(stack ?? '', folder)).find((found) => found !== undefined);
  if (!(error instanceof Error)) return error;
  const { message } = error;
  if (/^src\/\S+:\d+: /.test(message)) return oneLine(message);
  if (!place) return error;
  const line = place.file === routesFile ? (lineOfRoute(message, join(folder, routesFile)) ?? place.line) : place.line;
  return oneLine(`${place.file}:${line}: ${message}`);
}

/** An error without a stack, for a mistake whose message names its place. */
export function oneLine(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}

const routesFile = join('src', 'routes.ts');

/** The first position in a stack that is inside the app's `src`. */
function placeIn(stack: string, folder: string): { file: string; line: string } | undefined {
  const source = join(folder, 'src', '/');
  for (const [, path = '', line = ''] of stack.matchAll(/(?:\(|at (?:file:\/\/)?)(\/?[^()\n]*?):(\d+):\d+\)?$/gm)) {
    if (path.startsWith(source)) return { file: relative(folder, path), line };
  }
  return undefined;
}

/** The last line that contains the path that an error quotes: of two equal routes, the second one is the mistake. */
function lineOfRoute(message: string, file: string): number | undefined {
  const path = /"([^"]*)"/.exec(message)?.[1];
  if (path === undefined || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findLastIndex((line) => line.includes(`'${path}'`) || line.includes(`"${path}"`));
  return index < 0 ? undefined : index + 1;
}
