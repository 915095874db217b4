import { originalPositionFor, sourceContentFor, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';
import { parseReleasePath } from '@furrow/formats/release-name';
import { shareRuns } from '../domain/share-runs';
import { readJson, type OriginStorage } from '../store/storage';
import type { Failure } from './reports';

/**
 * A failure with the place in the sources of the release that its `frame` stands for: `src/pages/cart/cart.page.tsx:12:5`. `excerpt` holds a few lines around it,
 * from the line `first` on.
 */
export type PlacedFailure = Failure & { source?: string; excerpt?: { first: number; line: number; lines: string[] } };

/** `/shop/1.1.0-0123456789abcdef/page.js:1:2345`: a file of a release, a line from 1 on, a column from 1 on. */
const framePattern = /^\/(.+\.js):(\d+):(\d+)$/;

/**
 * Names the places of failures in the sources of their releases. The maps for that lie in the releases; visitors do not get them.
 *
 * @returns the failures in their order; one without `source` has no frame, or no map of its file that can be read
 */
export async function placeFailures(
  storage: Pick<OriginStorage, 'read'>,
  failures: readonly Failure[],
): Promise<PlacedFailure[]> {
  const mapOf = shareRuns(async (path) => {
    const map = await readJson(storage, path).catch(() => undefined);
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
  // A line of code that somebody has minified before holds a whole file.
  return { excerpt: { first, line, lines: lines.map((one) => (one.length > 200 ? `${one.slice(0, 200)}…` : one)) } };
}

/** The bundler writes `webpack://shop/src/routes.ts`, and `webpack://shop/../../shared/ui/src/button.tsx` for what lies beside the app. */
function withoutScheme(source: string): string {
  return source.replace(/^webpack:\/\/[^/]+\/(?:\.\.\/)*/, '');
}
