import { describedPage, searchPart } from './search-entries';

const head =
  '<title>Carrots &amp; &quot;greens&quot; | Orchard</title><meta name="description" content="What&#x27;s in season"/>' +
  '<link rel="canonical" href="https://furrow.example/carrots"/>';

it('reads what the head of a page says of it', () => {
  expect(describedPage('/carrots', head, '')).toEqual({
    path: '/carrots',
    title: 'Carrots & "greens"',
    description: "What's in season",
  });
});

it('takes the first picture of a page that is more than a mark, and a file of the site', () => {
  const mark = '<img src="/assets/mark.svg" alt="" width="22" height="22"/>';
  const elsewhere = '<img src="https://elsewhere.example/map.png" alt="" width="640" height="420"/>';
  const field = '<img src="/assets/field.svg?a=1&amp;b=2" alt="" width="640" height="420"/>';
  const face = '<img src="/assets/face.svg" alt="" width="52" height="52"/>';
  const artOf = (body: string) => describedPage('/carrots', head, body)?.art;
  expect(artOf(`<p>Carrots</p>${mark}${elsewhere}${field}${face}`)).toBe('/assets/field.svg?a=1&b=2');
  expect(artOf(`${face}${field}`)).toBe('/assets/face.svg');
  expect(artOf(`<p>Carrots</p>${mark}`)).toBeUndefined();
});

it('leaves out a page that search engines leave out, and the second address of a page', () => {
  expect(describedPage('/carrots', `${head}<meta name="robots" content="noindex"/>`, '')).toBeUndefined();
  expect(describedPage('/roots', head, '')).toBeUndefined();
  const withPath = head.replace('https://furrow.example', '');
  expect(describedPage('/roots', withPath, '')).toBeUndefined();
  expect(describedPage('/carrots', withPath, '')).toMatchObject({ path: '/carrots' });
});

it('knows a page of a build in another language by its address in the language', () => {
  const globals = globalThis as unknown as { __LANGUAGE__: string };
  globals.__LANGUAGE__ = 'es';
  try {
    const spanish = head.replace('/carrots', '/es/carrots');
    expect(describedPage('/carrots', spanish, '')).toMatchObject({ path: '/carrots' });
    expect(describedPage('/', spanish.replace('/es/carrots', '/es'), '')).toMatchObject({ path: '/' });
    expect(describedPage('/roots', spanish, '')).toBeUndefined();
  } finally {
    globals.__LANGUAGE__ = '';
  }
});

it('lists the given entries, then each other page that is wanted', () => {
  const lot = { kind: 'lot', title: 'Carrots', sub: 'Old Mill Acres', href: '/lot/carrots' } as const;
  const page = (path: string) => ({ path, title: path, description: '', art: `/assets${path}.svg` });
  const part = searchPart('shop', [lot], ['/lot/carrots', '/shop', '/pay/1'].map(page), (path) => path !== '/pay/1');
  expect(Object.keys(part)).toEqual(['search/shop.json']);
  expect(JSON.parse(part['search/shop.json'] ?? '')).toEqual([
    lot,
    { kind: 'page', title: '/shop', sub: '', href: '/shop', art: '/assets/shop.svg' },
  ]);
  const named = searchPart('shop', [], [{ ...page('/shop'), label: 'Store', words: 'Buy roots' }]);
  expect(JSON.parse(named['search/shop.json'] ?? '')).toMatchObject([
    { kind: 'page', label: 'Store', words: 'Buy roots' },
  ]);
});
