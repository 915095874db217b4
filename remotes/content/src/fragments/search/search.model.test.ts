import type { SearchEntry } from '@furrow/formats/search-entry';
import { createSiteSearch, type Hit } from './search.model';

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
    sub: 'Technology, Dr. Hanae Mori',
    href: '/blog/beet',
    words:
      'Every beet on a shelf makes a claim. Take one crate of beets from Green Valley in Oregon, and see who held it.',
  },
];
const search = createSiteSearch(entries);

const titles = (hits: Hit[]) => hits.map(({ entry }) => entry.title);
const exact = (query: string, within = search) => titles(within.find(query).exact);
const close = (query: string) => search.find(query).close.map(({ entry, why }) => [entry.title, why]);
const marked = (query: string, kind: string) => {
  const found = search.find(query);
  const hit = [...found.exact, ...found.close].find(({ entry }) => entry.kind === kind);
  return [hit?.title, hit?.sub].map((runs) => runs?.map((run) => (run.hit ? `[${run.text}]` : run.text)).join(''));
};

it('puts what is in a name before what is under it and in the text, and whole words, also in the plural, before beginnings', () => {
  expect(search.find('green').exact.map(({ entry, why }) => [entry.title, why])).toEqual([
    ['Winter greens bunch', 'name'],
    ['Green Valley Farm', 'name'],
    ['Greenhouses', 'title'],
    ['Heirloom tomatoes', 'name'],
    ['How a beet learned to tell the truth', 'text'],
  ]);
});

it('puts a whole word before a longer one that begins with it, though that is in a shorter name', () => {
  const some = createSiteSearch([
    { kind: 'page', title: 'Loaning', sub: '', href: '/loaning' },
    { kind: 'page', title: 'Apply for a loan', sub: '', href: '/loan-application' },
  ]);
  expect(exact('loan', some)).toEqual(['Apply for a loan', 'Loaning']);
});

it('puts the very word that was typed before its plural, in names of one kind', () => {
  const some = createSiteSearch([
    { kind: 'page', title: 'Web3 agriculture: loans, insurance', sub: '', href: '/web3-agriculture' },
    { kind: 'page', title: 'Apply for a loan of up to $100,000 at 8.0% APR', sub: '', href: '/loan-application' },
  ]);
  expect(exact('loan', some)[0]).toMatch(/^Apply/);
  expect(exact('loans', some)[0]).toMatch(/^Web3/);
});

it('finds a page by the words of its address, and in the plural', () => {
  const pages = createSiteSearch([
    { kind: 'page', title: 'Apply for a loan', sub: 'At 8.0% APR', href: '/loan-application' },
  ]);
  expect(exact('loan application', pages)).toEqual(['Apply for a loan']);
  expect(exact('loans', pages)).toEqual(['Apply for a loan']);
});

it('finds the loan form by loan without the farm on loam, and money without honey', () => {
  const some = createSiteSearch([
    { kind: 'lot', title: 'Forest mushrooms', sub: 'Moss & Loam, Oregon', href: '/mushrooms' },
    { kind: 'lot', title: 'Wildflower honey', sub: 'Prairie Bee', href: '/honey' },
    { kind: 'page', title: 'Apply for a loan', sub: 'Money for equipment', href: '/loan-application' },
  ]);
  for (const query of ['loan', 'money', 'mone']) {
    expect(exact(query, some)).toEqual(['Apply for a loan']);
    expect(titles(some.find(query).close)).toEqual([]);
  }
  expect(titles(some.find('hony').close)).toEqual(['Wildflower honey']);
});

it('says whether a hit is a name, a place, a line about a farm, or what grows there', () => {
  const some = createSiteSearch([
    {
      kind: 'farm',
      title: 'Sunrise Homestead',
      sub: 'Noor Haddad, Emporia, Kansas',
      href: '/farms/sunrise',
      words: 'Hens that follow the sheep from field to field. Barley, sown last week. Eggs',
    },
    {
      kind: 'campaign',
      title: 'Three years to living soil',
      sub: 'Tallgrass Farm, Salina, Ohio',
      href: '/farm-details/tallgrass',
      words: 'Priya Nair. Organic Transition. Cover crops instead of chemicals.',
    },
    {
      kind: 'lot',
      title: 'Honey',
      sub: 'Prairie Bee, Vermont',
      href: '/lot/honey',
      words: 'Sam Okafor. Specialty. Raw.',
    },
    { kind: 'article', title: 'The truth', sub: 'Technology, Dr. Hanae Mori', href: '/blog/beet', words: 'A crate.' },
    { kind: 'article', label: 'Whitepaper', title: 'A ton', sub: 'Whitepaper, Carbon credits', href: '/papers/ton' },
  ]);
  const whyOf = (query: string) => [query, ...some.find(query).exact.map(({ why }) => why)];
  for (const [query, why] of [
    ['noor', 'name'],
    ['kansas', 'place'],
    ['noor kansas', 'name'],
    ['sheep', 'description'],
    ['barley', 'what grows there'],
    ['eggs', 'what grows there'],
    ['tallgrass', 'name'],
    ['ohio', 'place'],
    ['nair', 'name'],
    ['transition', 'description'],
    ['chemicals', 'description'],
    ['prairie', 'name'],
    ['vermont', 'place'],
    ['okafor', 'name'],
    ['raw', 'description'],
    ['mori', 'name'],
    ['technology', 'description'],
    ['crate', 'text'],
    ['carbon', 'description'],
  ] as const)
    expect(whyOf(query)).toEqual([query, why]);
});

it('takes two words as both', () => {
  expect(exact('green tomatoes')).toEqual(['Heirloom tomatoes']);
});

it('bears one typo from four letters on, and none in a shorter word, and says which', () => {
  expect(close('hony')).toEqual([['Honey', 'one letter off']]);
  expect(close('honye')).toEqual([['Honey', 'letters swapped']]);
  expect(close('tomatos')).toEqual([['Heirloom tomatoes', 'one letter off']]);
  expect(exact('tomato')).toEqual(['Heirloom tomatoes']);
  expect(close('tomatto')).toEqual([['Heirloom tomatoes', 'one letter off']]);
  expect(close('hny')).toEqual([]);
});

it('finds without accents what is written with them', () => {
  expect(exact('lucia')).toEqual(['Green Valley Farm']);
  expect(exact('Luci\u0301a')).toEqual(['Green Valley Farm']);
});

it('shows a farm once, with what each team knows of it', () => {
  const [farm] = search.find('lucia').exact;
  expect(farm?.entry).toMatchObject({ meta: '1 lot, 1 campaign', href: '/lot/tomatoes' });
});

it('marks what was typed, and the whole word where it was mistyped', () => {
  expect(marked('green', 'lot')).toEqual(['Winter [green]s bunch', 'Second Bridge Garden']);
  expect(marked('hony', 'lot')).toEqual(['[Honey]', 'Prairie Bee']);
});

it('quotes the text around a hit that is neither in the title nor below it', () => {
  expect(marked('valley', 'article')[1]).toMatch(/^… .*Green \[Valley\] in Oregon/);
});

it('begins the line below the title shortly before a hit, which a narrow row would cut off', () => {
  const [hit] = createSiteSearch([
    {
      kind: 'page',
      title: 'From the soil',
      sub: 'Food from small farms, whose lots are traced from the field to your table',
      href: '/',
    },
  ]).find('field').exact;
  expect(hit?.sub.map(({ text }) => text).join('')).toBe('… from the field to your table');
});

it('leaves a short line whole, wherever the hit in it is', () => {
  const line = 'Job in Corvallis, Oregon. Full-time, $85k–$105k';
  const [hit] = createSiteSearch([{ kind: 'page', title: 'Lead', sub: line, href: '/careers/lead' }]).find(
    'oregon',
  ).exact;
  expect(hit?.sub.map(({ text }) => text).join('')).toBe(line);
});

it('knows the nearest words where there is nothing, and nothing where all is known', () => {
  expect(search.find('tomaots')).toEqual({ exact: [], close: [] });
  expect(search.near('tomaots')).toBe('tomatoes');
  expect(search.near('xylophone')).toBeUndefined();
  expect(search.near('honey')).toBeUndefined();
});

it('suggests words as they are written, with their accents, whether or not they were typed', () => {
  const spanish = createSiteSearch([
    { kind: 'page', title: 'Auditoría del préstamo', sub: 'Lucía Herrera, Oregón', href: '/audit' },
  ]);
  expect(spanish.near('auditroai')).toBe('auditoría');
  expect(spanish.near('préstamo del auditroai')).toBe('préstamo del auditoría');
});

it('suggests no word that differs by more than one letter in four', () => {
  const spanish = createSiteSearch([
    { kind: 'lot', title: 'Una porción de verde', sub: 'Lechería con créditos de carbono', href: '/lot' },
  ]);
  for (const query of ['votación', 'vender', 'tesorería', 'pedidos', 'carrito', 'unos portones'])
    expect([query, spanish.near(query)]).toEqual([query, undefined]);
});

it('suggests nothing with a word of a page in another language, and nothing that finds nothing', () => {
  const mixed = createSiteSearch([
    { kind: 'page', title: 'Cómo llegar a la lechería', sub: '', href: '/dairy' },
    { kind: 'page', title: 'Miso', sub: 'Todo en miel', href: '/miso' },
    { kind: 'farm', title: 'Leeks and onions', sub: 'Missouri', href: '/onions', lang: 'en' },
  ]);
  expect(mixed.find('onoins').close).toHaveLength(1);
  expect(mixed.near('onoinns')).toBeUndefined();
  expect(mixed.near('leeks lehceira')).toBeUndefined();
  expect(mixed.near('lehceira')).toBe('lechería');
  expect(mixed.near('llegar lehceira')).toBe('llegar lechería');
  expect(mixed.near('miel lehceira')).toBeUndefined();
});
