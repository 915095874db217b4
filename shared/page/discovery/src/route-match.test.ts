import fc from 'fast-check';
import { matchPath } from '@furrow/router';
import { matchesPattern, patternsOverlap } from './route-match';

const segment = fc.oneof(
  fc.constantFrom('a', 'b', 'a-b', 'ab', '404', '~', 'a.b', ':id', ':x'),
  fc.stringMatching(/^[a-z0-9][a-z0-9_~-]{0,3}$/),
);
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .filter(
    ([segments]) =>
      new Set(segments.filter((one) => one.startsWith(':'))).size ===
      segments.filter((one) => one.startsWith(':')).length,
  )
  .map(([segments, takesRest]) => `/${[...segments, ...(takesRest ? ['*'] : [])].join('/')}`);
const path = fc
  .tuple(
    fc.array(fc.oneof(segment, fc.constantFrom('', 'A', '%2f', 'ä', '*', '.', '..', ' ')), { maxLength: 5 }),
    fc.constantFrom('', '/', '//'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

const matchesInReactRouter = (wanted: string, given: string) =>
  matchPath({ path: wanted, caseSensitive: true }, given) !== null;

/** A path that the pattern probably matches, so that the property sees as many matches as misses. */
const examplePath = (wanted: string) => wanted.replaceAll(/:[^/]+/g, 'value').replace('*', 'any/rest');

describe('a route pattern', () => {
  it('matches the paths that React Router says it matches, and no other', () => {
    fc.assert(
      fc.property(pattern, path, (wanted, given) => {
        for (const candidate of [
          given,
          examplePath(wanted),
          `${examplePath(wanted)}/`,
          examplePath(wanted).toUpperCase(),
        ])
          expect([wanted, candidate, matchesPattern(wanted, candidate)]).toEqual([
            wanted,
            candidate,
            matchesInReactRouter(wanted, candidate),
          ]);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['/', '/', true],
    ['/buy-food', '/buy-food/', true],
    ['/buy-food', '/Buy-Food', false],
    ['/buy-food', '//buy-food', false],
    ['/farm-details/:id', '/farm-details/green-valley', true],
    ['/farm-details/:id', '/farm-details', false],
    ['/farm-details/:id', '/farm-details/a/b', false],
    ['/docs/*', '/docs/a/b', true],
    ['/docs/*', '/blog/a', false],
  ])('%s and the path %s: %s', (wanted, given, matches) => {
    expect(matchesPattern(wanted, given)).toBe(matches);
  });
});

describe('two route patterns', () => {
  it.each([
    ['/a/:id', '/a/:slug', true],
    ['/a/:id', '/a/b', true],
    ['/a/:id/c', '/a/b/d', false],
    ['/a', '/a/b', false],
    ['/a/*', '/a/b/c', true],
    ['/a/*', '/a', true],
    ['/', '/a', false],
  ])('%s and %s overlap: %s', (one, other, overlap) => {
    expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([overlap, overlap]);
  });

  it('overlap whenever React Router matches one path with both', () => {
    fc.assert(
      fc.property(pattern, pattern, path, (one, other, given) => {
        for (const candidate of [given, examplePath(one), examplePath(other)])
          if (matchesInReactRouter(one, candidate) && matchesInReactRouter(other, candidate))
            expect(patternsOverlap(one, other)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
