import { months } from '@furrow/ui/long-date';
import { featuredProducts } from './featured-products.data';
import { traces } from './lot-traces.data';
import { marketplaceProducts } from './products.data';
import { seasons } from './seasons.data';
import { seasonInShort, seasonInWords } from './seasons.model';

const tomatoes = { season: { from: '07-10', to: '10-08' } };

it.each([
  ['2025-09-20', 'Until October 8', 'In season until October 8'],
  ['2025-10-01', '7 more days', 'In season until October 8'],
  ['2025-10-08', 'Last day today', 'In season until October 8'],
  ['2025-10-09', 'Next in July', 'Next in July'],
  ['2025-07-09', 'Next in July', 'Next in July'],
])('says on %s how long tomatoes are in season', (day, short, words) => {
  expect(seasonInShort(tomatoes, day).text).toBe(short);
  expect(seasonInWords(tomatoes, day)).toBe(words);
});

it('says from which harvest a lot comes, and what is there all year', () => {
  expect(seasonInShort({ kept: 'October 2024' }).text).toBe('Kept from Oct 2024');
  expect(seasonInWords({ kept: 'October 2024' })).toBe('Kept from the harvest of October 2024');
  expect(seasonInShort({ season: { from: '01-01', to: '12-31' } }).text).toBe('All year');
  expect(seasonInWords({ season: { from: '01-01', to: '12-31' } })).toBe('In season all year');
});

it('knows the season of everything that is sold but of carbon credits', () => {
  const sold = marketplaceProducts.filter(({ category }) => category !== 'Carbon Credits');
  expect(Object.keys(seasons).sort()).toEqual([...new Set([...sold, ...featuredProducts].map(({ id }) => id))].sort());
});

it('keeps a lot from the month that its own facts name', () => {
  for (const [id, { kept }] of Object.entries(seasons)) {
    const facts = traces[id]?.facts.map(([, value]) => value) ?? [];
    const [month = '', year] = kept?.split(' ') ?? [];
    expect(months.includes(month)).toBe(kept !== undefined);
    if (kept && traces[id])
      expect([id, facts.some((fact) => fact.includes(month.slice(0, 3)) && fact.includes(year ?? ''))]).toEqual([
        id,
        true,
      ]);
  }
});
