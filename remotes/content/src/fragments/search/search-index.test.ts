import type { SearchEntry } from '@furrow/formats/search-entry';
import { harvests as spanish } from '../../data/harvests.data.es';

const dairy: SearchEntry = {
  kind: 'farm',
  title: 'Oak Creek Dairy',
  sub: 'Ellen Vos, Monroe, Wisconsin',
  href: '/farms/oak-creek',
  words: 'Forty-two Jerseys on grass. Grazing, moved daily. Milk',
  lang: 'en',
};

afterEach(() => jest.restoreAllMocks());

it('finds a farm by what it harvests in the language of the search, though its page is in another', async () => {
  jest.replaceProperty(globalThis as unknown as { __LANGUAGE__: string }, '__LANGUAGE__', 'es');
  jest.doMock('../../data/harvests.data', () => ({ harvests: spanish }));
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve([dairy]) });
  const { loadSearch } = await import('./search-index');
  const { find } = await loadSearch();
  for (const query of ['leche', 'milk'])
    expect([query, find(query).exact.map(({ entry }) => entry.title)]).toEqual([query, ['Oak Creek Dairy']]);
});
