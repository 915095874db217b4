import type { Entry } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { patternsOverlap } from '@furrow/discovery/route-match';
import { ownersOf } from './ownership';

const entry = (app: string, routes: string[]): Entry => ({
  url: `/${app}/1.0.0/mf-manifest.json`,
  metadata: { version: '1.0.0', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: { routes, pages: [], contract: 1, release: `/${app}/1.0.0/release.json`, releaseIntegrity: '' },
});

it('finds the claims of others that a pattern overlaps, whatever both begin with', () => {
  const segments = ['a', 'b', ':x', '*'];
  const patterns = [
    '/',
    ...segments.flatMap((one) => [`/${one}`, ...segments.map((two) => `/${one}/${two}`)]),
    '/a/b/:y',
  ];
  const owners = ownersOf({
    schema: discoverySchemaId,
    microFrontends: { host: [entry('host', ['/a'])], other: [entry('other', patterns)] },
  });
  for (const pattern of patterns) {
    const rivals = owners.routeRivals('asking', [pattern]).map(({ rival }) => rival);
    const expected = patterns.filter((other) => patternsOverlap(pattern, other));
    expect([pattern, rivals.sort()]).toEqual([pattern, expected.sort()]);
    expect(owners.routeRivals('other', [pattern])).toEqual([]);
  }
});
