/*
 * Which paths a route pattern matches, as React Router's `matchPath` decides it with `caseSensitive`. The discovery document
 * is read by code that must not load React Router: the release command, and the host's checks.
 */

/**
 * Whether the pattern matches the path: `/farm-details/:id` matches `/farm-details/x`, a last `*` matches any rest, and
 * slashes at the end of the path do not count.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const takesRest = wanted.at(-1) === '*';
  const fixed = takesRest ? wanted.slice(0, -1) : wanted;
  return (
    (takesRest ? given.length >= fixed.length : given.length === fixed.length) &&
    fixed.every((segment, index) => matchesSegment(segment, given[index]))
  );
}

/** Whether some path is matched by both patterns. Two remotes whose patterns overlap would both own that path. */
export function patternsOverlap(a: string, b: string): boolean {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  for (let index = 0; ; index += 1) {
    const [one, other] = [left[index], right[index]];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (one !== other && !one.startsWith(':') && !other.startsWith(':')) return false;
  }
}

function matchesSegment(segment: string, given: string | undefined): boolean {
  // A variable segment takes any text but none at all: `/a//b` does not match `/a/:id/b`.
  return segment.startsWith(':') ? Boolean(given) : segment === given;
}

/** The segments of a path or pattern; slashes at its beginning and end make none. */
export function segmentsOf(path: string): string[] {
  const segments = path.replace(/^\//, '').replace(/\/+$/, '');
  return segments === '' ? [] : segments.split('/');
}
