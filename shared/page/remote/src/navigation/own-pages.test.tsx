import type { SiteNavigation } from '@furrow/contract';
import { createBrowserNavigation } from './navigation';
import { ownPagesOnly, tellingNotFound } from './own-pages';

const owns = (pathname: string) => pathname === '/shop';

beforeEach(() => history.replaceState(null, '', '/shop?page=2'));

it('spells links to its own pages by path, and links to every other page with the origin of the site', () => {
  const { createHref } = ownPagesOnly(createBrowserNavigation(), owns, 'https://furrow.example');
  expect(['/shop#new', '?page=3', '/farms?near=home#map'].map(createHref)).toEqual([
    '/shop#new',
    '?page=3',
    'https://furrow.example/farms?near=home#map',
  ]);
});

it('moves in place between its own pages', () => {
  const { push, replace } = ownPagesOnly(createBrowserNavigation(), owns, 'https://furrow.example');
  push('/shop?page=3');
  expect(location.search).toBe('?page=3');
  replace('?page=4');
  expect(location.search).toBe('?page=4');
});

it('tells a root about a page that it does not have, after the address moved there', () => {
  const notFoundAt: string[] = [];
  const navigation: SiteNavigation = tellingNotFound(createBrowserNavigation(), owns, () =>
    notFoundAt.push(location.pathname),
  );
  navigation.push('/shop?page=3');
  navigation.push('/farms');
  navigation.replace('/elsewhere');
  expect(notFoundAt).toEqual(['/farms', '/elsewhere']);
});
