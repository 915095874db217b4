import type { KindOfFile, WeighedFile } from '@furrow/release/check/weigh';
import { heavierInLanguage } from './language-weights';

const files = (bytes: Partial<Record<KindOfFile, number>>): WeighedFile[] =>
  Object.entries(bytes).map(([kind, weight]) => ({ file: `a.${kind}`, kind: kind as KindOfFile, bytes: weight }));

const source = files({ html: 10_000, css: 10_000, js: 100_000, fonts: 50_000 });
const page = (bytes: Partial<Record<KindOfFile, number>>) =>
  heavierInLanguage([{ path: '/es/buy-food', source, other: files(bytes) }]);

it('accepts a page whose words are longer in another language', () => {
  expect(page({ html: 10_500, css: 10_100, js: 106_000, fonts: 50_000 })).toEqual([]);
});

it('names what visitors of another language would load beside the words of the page', () => {
  expect(page({ html: 10_501, css: 10_101, js: 106_001, fonts: 50_001, wake: 1 })).toEqual([
    '/es/buy-food weighs 10.5 kB of html; 10.5 kB are allowed beside the page in the language of the sources.',
    '/es/buy-food weighs 10.1 kB of css; 10.1 kB are allowed beside the page in the language of the sources.',
    '/es/buy-food weighs 106.0 kB of js; 106.0 kB are allowed beside the page in the language of the sources.',
    '/es/buy-food weighs 0.0 kB of wake; 0.0 kB are allowed beside the page in the language of the sources.',
    '/es/buy-food weighs 50.0 kB of fonts; 50.0 kB are allowed beside the page in the language of the sources.',
  ]);
});
