import { leanMap } from './lean-maps';

it('leaves out the text of installed packages, and nothing else', () => {
  const map = {
    version: 3,
    sources: [
      'webpack://shop/./src/routes.ts',
      'webpack://shop/../../node_modules/.pnpm/react@19.3.1/node_modules/react/index.js',
    ],
    sourcesContent: ['export const routes = [];', 'module.exports = {};'],
    mappings: 'AAAA;ACAA',
  };
  expect(JSON.parse(leanMap(JSON.stringify(map)))).toEqual({
    ...map,
    sourcesContent: ['export const routes = [];', null],
  });
});

it('takes a map without any text', () => {
  const map = { version: 3, sources: [], mappings: '' };
  expect(JSON.parse(leanMap(JSON.stringify(map)))).toEqual(map);
});
