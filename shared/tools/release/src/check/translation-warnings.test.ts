import type { Release } from '@furrow/formats/release.schema';
import { translationWarnings } from './translation-warnings';

type Translated = Record<string, { paths?: string[]; fragments?: boolean }>;

function release(app: string, version: string, paths: string[], translated: Translated = {}): Release {
  return {
    app,
    version,
    pages: paths.map((path) => ({ path, document: '' })),
    fragments: [{ name: 'offer' }],
    languages: Object.fromEntries(
      Object.entries(translated).map(([language, { fragments = false }]) => [language, { fragments, manifest: '' }]),
    ),
    translated: Object.entries(translated).flatMap(([language, { paths: of = [] }]) =>
      of.map((path) => ({ path, language, document: '' })),
    ),
  } as unknown as Release;
}

const live = release('shop', '1.0.0', ['/buy-food', '/checkout', '/sale'], {
  es: { paths: ['/buy-food', '/checkout', '/sale'], fragments: true },
  pt: { paths: ['/buy-food'] },
});
const next = (translated: Translated) => release('shop', '1.1.0', ['/buy-food', '/checkout'], translated);

it('names pages and fragments that are live in a language and would no longer be, and none that are gone as a whole', () => {
  expect(translationWarnings(next({ es: { paths: ['/checkout'] } }), live)).toEqual([
    'shop@1.0.0 has /buy-food, its fragments in es, and shop@1.1.0 does not. Visitors will read the language of the sources there.',
    'shop@1.0.0 has /buy-food in pt, and shop@1.1.0 does not. Visitors will read the language of the sources there.',
  ]);
});

it('is silent about a release that has as much or more, about the first one, and about one that follows a release in one language', () => {
  const more = next({ es: { paths: ['/buy-food', '/checkout'], fragments: true }, pt: { paths: ['/buy-food'] } });
  expect(translationWarnings(more, live)).toEqual([]);
  expect(translationWarnings(more, undefined)).toEqual([]);
  expect(translationWarnings(more, next({}))).toEqual([]);
});

it('is silent about fragments that the release no longer has', () => {
  const without = { ...next({ es: { paths: ['/buy-food', '/checkout'] } }), fragments: [] };
  expect(translationWarnings(without, release('shop', '1.0.0', [], { es: { fragments: true } }))).toEqual([]);
});

it('counts the pages after the fifth', () => {
  const paths = Array.from({ length: 8 }, (_, index) => `/page-${index}`);
  const before = release('shop', '1.0.0', paths, { es: { paths } });
  expect(translationWarnings(release('shop', '1.1.0', paths), before)[0]).toContain(
    'has /page-0, /page-1, /page-2, /page-3, /page-4, 3 more pages in es,',
  );
});

it('names the shell of a host', () => {
  const before = release('host', '1.0.0', [], { es: {}, und: {} });
  expect(translationWarnings(release('host', '1.1.0', []), before)).toEqual([
    'host@1.0.0 has the shell in es, and host@1.1.0 does not. Visitors will read the language of the sources there.',
    'host@1.0.0 has the shell for languages that nobody has translated, and host@1.1.0 does not. Visitors will read the language of the sources there.',
  ]);
});
