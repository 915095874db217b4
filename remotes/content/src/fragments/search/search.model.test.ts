import type { SearchEntry } from '@furrow/formats/search-entry';
import { createSiteSearch, type Group } from './search.model';

const entries: SearchEntry[] = [
  { kind: 'page', title: 'Greenhouses', sub: 'How to heat one', href: '/greenhouses' },
  {
    kind: 'lot',
    title: 'Heirloom tomatoes',
    sub: 'Green Valley Farm, Oregon',
    meta: '5.99 USDC / kg',
    href: '/lot/tomatoes',
  },
  { kind: 'lot', title: 'Winter greens bunch', sub: 'Second Bridge Garden', href: '/lot/greens' },
  { kind: 'lot', title: 'Honey', sub: 'Prairie Bee', href: '/lot/honey' },
  { kind: 'farm', title: 'Green Valley Farm', sub: 'Lucía Herrera, Oregon', meta: '1 lot', href: '/lot/tomatoes' },
  { kind: 'farm', title: 'Green Valley Farm', sub: 'Lucía Herrera, Green Valley', meta: '1 campaign', href: '/farm/1' },
  {
    kind: 'article',
    title: 'How a beet learned to tell the truth',
    sub: 'Technology, Dr. Mei Tanaka',
    href: '/blog/beet',
    words:
      'Every beet on a shelf makes a claim. Take one crate of beets from Green Valley in Oregon, and see who held it.',
  },
];
const search = createSiteSearch(entries);

const titles = (groups: Group[]) => groups.map(({ hits }) => hits.map(({ entry }) => entry.title));
const marked = (query: string, kind: string) => {
  const hit = search.find(query).find((group) => group.kind === kind)?.hits[0];
  return [hit?.title, hit?.sub].map((runs) => runs?.map((run) => (run.hit ? `[${run.text}]` : run.text)).join(''));
};

it('finds by kind, in the order of the kinds, and says how many there are of each', () => {
  expect(search.find('green').map(({ kind, hits, of }) => [kind, hits.length, of])).toEqual([
    ['lot', 2, 3],
    ['farm', 1, 1],
    ['article', 1, 1],
    ['page', 1, 1],
  ]);
});

it('puts what is in a title before what is in the text', () => {
  expect(titles(search.find('green'))[0]).toEqual(['Winter greens bunch', 'Heirloom tomatoes']);
});

it('finds a page by the words of its address', () => {
  const pages = createSiteSearch([
    { kind: 'page', title: 'Apply for a loan', sub: 'At 8.0% APR', href: '/loan-application' },
  ]);
  expect(titles(pages.find('loan application'))).toEqual([['Apply for a loan']]);
});

it('takes two words as both', () => {
  expect(titles(search.find('green tomatoes'))).toEqual([['Heirloom tomatoes'], ['Green Valley Farm']].slice(0, 1));
});

it('bears one typo from four letters on, and none in a shorter word', () => {
  expect(titles(search.find('hony'))).toEqual([['Honey']]);
  expect(titles(search.find('tomatos'))).toEqual([['Heirloom tomatoes']]);
  expect(search.find('hny')).toEqual([]);
});

it('finds without accents what is written with them', () => {
  expect(titles(search.find('lucia'))).toEqual([['Green Valley Farm']]);
});

it('shows a farm once, with what each team knows of it', () => {
  const [farms] = search.find('lucia');
  expect(farms?.hits[0]?.entry).toMatchObject({ meta: '1 lot, 1 campaign', href: '/lot/tomatoes' });
});

it('marks what was typed, and the whole word where it was mistyped', () => {
  expect(marked('green', 'lot')).toEqual(['Winter [green]s bunch', 'Second Bridge Garden']);
  expect(marked('hony', 'lot')).toEqual(['[Honey]', 'Prairie Bee']);
});

it('quotes the text around a hit that is neither in the title nor below it', () => {
  expect(marked('valley', 'article')[1]).toMatch(/^… .*Green \[Valley\] in Oregon/);
});

it('knows the nearest words where there is nothing, and nothing where all is known', () => {
  expect(search.find('tomaots')).toEqual([]);
  expect(search.near('tomaots')).toBe('tomatoes');
  expect(search.near('xylophone')).toBeUndefined();
  expect(search.near('honey')).toBeUndefined();
});
