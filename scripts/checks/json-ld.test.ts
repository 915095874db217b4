import { jsonLdProblems } from './json-ld';

const honey = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Wildflower honey',
  image: 'https://furrow.example/share/shop/honey.png',
  offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
};

test('names each object that is not what its type says, and each address at which nothing answers', () => {
  const pages: Record<string, unknown> = {
    'good.html': honey,
    'property.html': { ...honey, colour: 'gold' },
    'value.html': { ...honey, offers: { ...honey.offers, availability: 'https://schema.org/Plenty' } },
    'type.html': { ...honey, '@type': 'Honey' },
    'untyped.html': { name: 'Wildflower honey' },
    'gone.html': { ...honey, image: 'https://furrow.example/gone.png' },
    'version.html': { ...honey, image: 'https://furrow.example/shop/1.0.0/honey.svg' },
    'path.html': { ...honey, image: '/honey.svg' },
    'elsewhere.html': { ...honey, image: 'https://pictures.example/honey.svg' },
  };
  const described = Object.entries(pages).map(([document, data]) => ({ document, data }));
  const problems = jsonLdProblems(described, (address) => {
    if (address === honey.image) return 'lasting';
    return address.includes('/1.0.0/') ? 'of a version' : 'nothing';
  });
  expect(problems).toEqual([
    'untyped.html: a JSON-LD object has no @type',
    expect.stringMatching(/^property\.html: .*colour/),
    expect.stringMatching(/^value\.html: .*schema\.org\/Plenty/),
    expect.stringMatching(/^type\.html: .*'Honey'/),
    'gone.html: nothing answers at https://furrow.example/gone.png',
    'version.html: https://furrow.example/shop/1.0.0/honey.svg goes when its version is pruned',
    'path.html: nothing answers at /honey.svg',
  ]);
});
