import { memoryStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { placeFailures } from './source-places';

const file = 'shop/1.1.0-0123456789abcdef/page.js';
const failure = (frame?: string) => ({
  phase: 'error',
  path: '/buy-food',
  error: 'TypeError: lots',
  count: 3,
  ...(frame !== undefined && { frame }),
});
let storage: OriginStorage;

beforeEach(async () => {
  storage = memoryStorage();
  // Column 11 of the first line is line 3, column 5 of the first source; column 21 is line 7, column 1 of the second one.
  const sources = ['webpack://shop/src/pages/cart/cart.page.tsx', 'webpack://shop/../../shared/site/ui/src/button.tsx'];
  const map = { version: 3, file: 'page.js', sources, names: [], mappings: 'UAEI,UCIJ' };
  await storage.write(`${file}.map`, JSON.stringify(map));
});

it('names the place of a failure in the sources of its release', async () => {
  const [own, shared] = await placeFailures(storage, [failure(`/${file}:1:11`), failure(`/${file}:1:25`)]);
  expect(own).toEqual({ ...failure(`/${file}:1:11`), source: 'src/pages/cart/cart.page.tsx:3:5' });
  expect(shared?.source).toBe('shared/site/ui/src/button.tsx:7:1');
});

it('shows the lines around the place, where the map holds the sources', async () => {
  const map = JSON.parse((await readText(storage, `${file}.map`)) ?? '') as object;
  const lines = ['one', 'two', 'three', 'four', 'five'];
  await storage.write(`${file}.map`, JSON.stringify({ ...map, sourcesContent: [lines.join('\n'), null] }));
  const [own, shared] = await placeFailures(storage, [failure(`/${file}:1:11`), failure(`/${file}:1:25`)]);
  expect(own?.excerpt).toEqual({ first: 1, line: 3, lines: ['one', 'two', 'three', 'four'] });
  expect(shared).not.toHaveProperty('excerpt');
});

it.each([
  ['nothing', undefined],
  ['no place in a release', 'chrome-extension://abc/page.js:1:11'],
  ['a place before all that the map knows', `/${file}:1:1`],
  ['a file without a map', '/shop/1.1.0-0123456789abcdef/other.js:1:11'],
])('leaves a failure as it is whose frame is %s', async (_, frame) => {
  expect(await placeFailures(storage, [failure(frame)])).toEqual([failure(frame)]);
});

it.each([
  ['no JSON', '{'],
  ['something else', '"a map"'],
  ['damaged', '{"version":3,"sources":[],"mappings":4}'],
])('is not held up by a map that is %s', async (_, text) => {
  await storage.write(`${file}.map`, text);
  expect(await placeFailures(storage, [failure(`/${file}:1:11`)])).toEqual([failure(`/${file}:1:11`)]);
});
