import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { $favorites, favoritesShown, favoriteToggled, storageKey } from './favorites.model';

const saved = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;

/** A page that opens, with a state of its own over the browser's one storage. */
async function open() {
  const scope = fork();
  await allSettled(favoritesShown, { scope });
  return {
    ids: () => scope.getState($favorites),
    toggle: (id: string) => allSettled(favoriteToggled, { scope, params: id }),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a campaign is added and taken away again', async () => {
  const page = await open();
  await page.toggle('oak-creek');
  expect(page.ids()).toEqual(['oak-creek']);
  await page.toggle('oak-creek');
  expect(page.ids()).toEqual([]);
  expect(saved()).toEqual([]);
});

test('what was chosen is there when the page is opened again', async () => {
  const page = await open();
  await page.toggle('mangrove');
  await page.toggle('oak-creek');
  expect(saved()).toEqual(['mangrove', 'oak-creek']);
  expect((await open()).ids()).toEqual(['mangrove', 'oak-creek']);
});

test('where storage is forbidden none are shown, and a campaign is still toggled', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = await open();
  await page.toggle('mangrove');
  expect(page.ids()).toEqual(['mangrove']);
});

test('whatever stands in storage, only a list of ids is taken, and anything else stays there until something is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.constant('["oak-creek",7]')), async (junk) => {
      localStorage.setItem(storageKey, junk);
      const page = await open();
      expect(page.ids().every((id) => typeof id === 'string')).toBe(true);
      expect(localStorage.getItem(storageKey)).toBe(junk);
    }),
  );
});
