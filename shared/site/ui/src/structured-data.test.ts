import { breadcrumbs, lastingPicture, pageList } from './structured-data';

test('breadcrumbs count from one and begin at home', () => {
  expect(breadcrumbs([{ name: 'Blog', path: '/resources/blog' }])).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://furrow.example/' },
      { position: 2, name: 'Blog', item: 'https://furrow.example/resources/blog' },
    ],
  });
});

test('a list of pages counts them and names each by its whole address', () => {
  expect(pageList([{ name: 'Honey', path: '/marketplace/lot/honey' }])).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: 'Honey', url: 'https://furrow.example/marketplace/lot/honey' }],
  });
});

test('a picture has an address outside of the version, which changes with the drawing', () => {
  expect(lastingPicture('shop', '/shop/1.0.0/assets/product-honey.a53cc36a.svg')).toBe(
    'https://furrow.example/share/shop/product-honey.png?v=a53cc36a',
  );
  expect(lastingPicture('shop', '/product-honey.svg')).toBe('https://furrow.example/share/shop/product-honey.png');
});
