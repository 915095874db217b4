import { officialProblems } from './official-schema';

const version = (change: object = {}) => ({
  url: '/shop/1.0.0/mf-manifest.json',
  metadata: { version: '1.0.0', integrity: 'sha384-x' },
  ...change,
});

const documentOf = (...versions: unknown[]) => ({ schema: 'v1-pre', microFrontends: { shop: versions } });

it('accepts what the schema allows', () => {
  expect(officialProblems(documentOf(version(), version({ extras: { routes: [] } })))).toEqual([]);
});

it('names a field that is wrong in the first version, and in a later one', () => {
  expect(officialProblems(documentOf(version({ metadata: { version: '1.0.0' } })))).toEqual([
    "/microFrontends/shop/0/metadata must have required property 'integrity'",
  ]);
  expect(officialProblems(documentOf(version(), version({ routes: [] })))).toEqual([
    '/microFrontends/shop/1 must NOT have additional properties',
  ]);
});
