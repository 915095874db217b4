import { refetchDeltas } from './damaged-deltas';

const folder = 'http://localhost/shop/1.1.0-0123456789abcdef/';

it('fetches each file that came as a difference once, past the cache of the browser', async () => {
  const fetched: [address: unknown, cache: unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    fetched.push([address, options?.cache]);
    return Promise.resolve(new Response());
  });
  const came = (name: string, contentEncoding: string) => ({ name: folder + name, contentEncoding });
  performance.getEntriesByType = () =>
    [came('page.js', 'dcz'), came('remoteEntry.js', 'br')] as unknown as PerformanceEntry[];

  expect(await refetchDeltas()).toBe(true);
  expect(fetched).toEqual([[`${folder}page.js`, 'reload']]);
  expect(await refetchDeltas()).toBe(false);
  expect(fetched).toHaveLength(1);
});
