import { originalPositionFor, sourceContentFor, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';
import { parseReleasePath } from '@furrow/formats/release-name';
import { memoize } from '../domain/memoize';
import { readJson, type OriginStorage } from '../store/storage';
import type { ReportedFailure } from './reports';

/**
 * A failure with the place in the sources of the release to which its `frame` maps:
 * `src/pages/cart/cart.page.tsx:12:5`. `excerpt` holds a few lines around that place, beginning with the line `first`.
 */
export type PlacedFailure = ReportedFailure & {
  source?: string;
  excerpt?: { first: number; line: number; lines: string[] };
};

/** `/shop/1.1.0-0123456789abcdef/page.js:1:2345`: a file of a release, a line and a column. Both numbers start at 1. */
const framePattern = /^\/(.+\.js):(\d+):(\d+)$/;

/**
 * Finds the places of failures in the sources of their releases. The source maps are stored in the releases, but
 * visitors do not get them.
 *
 * @returns the failures in the same order; a failure without `source` has no frame, or its file has no readable map
 */
export async function placeFailures(
  storage: Pick<OriginStorage, 'read'>,
  failures: readonly ReportedFailure[],
): Promise<PlacedFailure[]> {
  const mapOf = memoize(async (path: string) => {
    const map = await readJson(storage, path);
    return map === undefined ? undefined : new TraceMap(map as SourceMapInput);
  });
  return Promise.all(
    failures.map(async (failure) => {
      const [, file = '', line, column] = framePattern.exec(failure.frame ?? '') ?? [];
      if (!parseReleasePath(file)) return failure;
      const map = await mapOf(`${file}.map`).catch(() => undefined);
      const place = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      if (!place || place.source === null) return failure;
      return {
        ...failure,
        source: `${withoutScheme(place.source)}:${place.line}:${place.column + 1}`,
        ...excerptOf(sourceContentFor(map, place.source), place.line),
      };
    }),
  );
}

function excerptOf(text: string | null, line: number): Pick<PlacedFailure, 'excerpt'> {
  if (text === null) return {};
  const first = Math.max(line - 2, 1);
  const lines = text.split('\n').slice(first - 1, line + 1);
  // A line of code that was already minified may contain a whole file.
  return { excerpt: { first, line, lines: lines.map((one) => (one.length > 200 ? `${one.slice(0, 200)}…` : one)) } };
}

/**
 * The bundler writes `webpack://shop/src/routes.ts`, and `webpack://shop/../../shared/site/ui/src/button.tsx` for files
 * outside of the app's folder.
 */
function withoutScheme(source: string): string {
  return source.replace(/^webpack:\/\/[^/]+\/(?:\.\.\/)*/, '');
}
