import { createPageLoader } from './page-loader';

const Month = () => null;

it('has a page only once its chunk is here, and loads it once', async () => {
  const page = jest.fn(() => Promise.resolve({ default: Month }));
  const pages = createPageLoader({ name: 'almanac', routes: [{ path: '/almanac/:month', page }] });
  expect(pages.loaded('/almanac/june')).toBeUndefined();
  await expect(pages.load('/almanac/june')).resolves.toEqual({ pattern: '/almanac/:month', Page: Month });
  await pages.load('/almanac/july');
  expect(pages.loaded('/almanac/may')?.Page).toBe(Month);
  expect(page).toHaveBeenCalledTimes(1);
});

it('knows no page for a path that no route matches', async () => {
  const pages = createPageLoader({ name: 'almanac', routes: [] });
  await expect(pages.load('/barn')).resolves.toBeUndefined();
  expect(pages.loaded('/barn')).toBeUndefined();
});

it('tries again after a chunk that did not load', async () => {
  const page = jest.fn(() => Promise.resolve({ default: Month })).mockRejectedValueOnce(new Error('offline'));
  const pages = createPageLoader({ name: 'almanac', routes: [{ path: '/almanac', page }] });
  await expect(pages.load('/almanac')).rejects.toThrow('offline');
  await expect(pages.load('/almanac')).resolves.toMatchObject({ Page: Month });
});
