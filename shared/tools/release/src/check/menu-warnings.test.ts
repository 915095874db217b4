import type { Release } from '@furrow/formats/release.schema';
import { menuWarnings } from './menu-warnings';

const host = { app: 'host', version: '2.0.0', menus: ['market', 'main'] } as unknown as Release;
const shop = {
  app: 'shop',
  navigation: [
    { menu: 'market', to: '/buy-food', label: 'Buy food' },
    { menu: 'markt', to: '/boxes', label: 'Boxes' },
  ],
} as Release;

it('names the links that no menu of the live host shows', () => {
  expect(menuWarnings(shop, host)).toEqual(['No menu shows /boxes in "markt": host@2.0.0 has the menus market, main.']);
});

it('names all of them while the host is from before remotes said their links', () => {
  const { menus, ...older } = host;
  expect(menus).toHaveLength(2);
  expect(menuWarnings(shop, older)).toEqual([
    'No menu shows /buy-food in "market", /boxes in "markt": host@2.0.0 does not take links from remotes yet.',
  ]);
});

it('says nothing about the host, of a release without links, and of a site without a host', () => {
  expect(menuWarnings(host, undefined)).toEqual([]);
  expect(menuWarnings({ ...shop, navigation: [] }, host)).toEqual([]);
  expect(menuWarnings(shop, undefined)).toEqual([]);
});
