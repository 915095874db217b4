import type { Entry } from '@furrow/discovery/discovery';
import type { MenuLink } from '@furrow/formats/menu.schema';
import { menuFollower } from './follow-menus';

const boxes: MenuLink = { menu: 'market', to: '/harvest-boxes', label: 'Harvest boxes' };
const farms: MenuLink = { menu: 'market', to: '/farms', label: 'Farms' };
const shop: MenuLink = { menu: 'market', to: '/shop', label: 'Shop' };

/** What is live, by the name of its remote. */
let versions: Record<string, Entry | undefined>;
let follow: () => void;

const version = (routes: string[], navigation?: MenuLink[]) => ({ extras: { routes, navigation } }) as unknown as Entry;
const linksOf = (menu: string) =>
  [...document.querySelectorAll(`[data-menu=${menu}] > li:not([hidden])`)].map((item) => item.textContent);

beforeEach(() => {
  document.body.innerHTML = `<div id="shell">
    <ul data-menu="market"><li><a href="/shop" aria-current="page">Shop</a></li><li><a href="/farms">Farms</a></li><li><a href="/login">Sign in</a></li></ul>
    <ul data-menu="solutions"><li><a href="/food"><img src="/a.svg"><span><span>Food</span><span>In minutes</span></span></a></li></ul>
    <div id="slot"><ul data-menu="market"><li><a href="/shop">A page of its own</a></li></ul></div>
  </div>`;
  versions = { shop: version(['/shop'], [shop]), content: version(['/farms', '/food'], [farms]) };
  follow = menuFollower({ remotes: () => Object.keys(versions), live: (name) => versions[name] });
  follow();
});

it('leaves the menus of a document as they are while nothing else is live', () => {
  expect(linksOf('market')).toEqual(['Shop', 'Farms', 'Sign in', 'A page of its own']);
});

it('shows the link of a version that goes live, behind the others and before what is the host’s', () => {
  versions = { ...versions, shop: version(['/shop', '/harvest-boxes'], [shop, boxes]) };
  follow();
  follow();
  expect(linksOf('market')).toEqual(['Shop', 'Farms', 'Harvest boxes', 'Sign in', 'A page of its own']);
  const added = document.querySelector('[href="/harvest-boxes"]');
  expect(added).not.toHaveAttribute('aria-current');
});

it('takes it away when that version is rolled back, and brings it back with the next one', () => {
  const [before, after] = [versions['shop']!, version(['/shop', '/harvest-boxes'], [shop, boxes])];
  for (const [live, links] of [
    [after, ['Shop', 'Farms', 'Harvest boxes', 'Sign in']],
    [before, ['Shop', 'Farms', 'Sign in']],
    [after, ['Shop', 'Farms', 'Harvest boxes', 'Sign in']],
  ] as const) {
    versions = { ...versions, shop: live };
    follow();
    expect(linksOf('market').slice(0, -1)).toEqual(links);
  }
});

it('keeps the link of a version that is rolled back to one which says nothing, as long as that one has the page', () => {
  for (const [routes, links] of [
    [
      ['/shop', '/old'],
      ['Shop', 'Farms', 'Sign in'],
    ],
    [['/old'], ['Farms', 'Sign in']],
  ] as const) {
    versions = { ...versions, shop: version([...routes]) };
    follow();
    expect(linksOf('market').slice(0, -1)).toEqual(links);
  }
});

it('takes away the links of a remote that is retired, and brings them back when it is promoted again', () => {
  const { shop: retired, ...others } = versions;
  for (const [live, links] of [
    [others, ['Farms', 'Sign in']],
    [{ ...others, shop: retired }, ['Shop', 'Farms', 'Sign in']],
  ] as const) {
    versions = live;
    follow();
    expect(linksOf('market').slice(0, -1)).toEqual(links);
  }
});

it('keeps what no remote says, and the links of a remote that only a newer host can run', () => {
  versions = { shop: undefined, content: version(['/farms', '/food', '/login'], []) };
  follow();
  expect(linksOf('market').slice(0, -1)).toEqual(['Shop', 'Sign in']);
  expect(linksOf('solutions')).toEqual(['FoodIn minutes']);
});

it('writes the line of a link where the menu has lines', () => {
  const food = { menu: 'solutions', to: '/food', label: 'Food', line: 'In minutes' };
  const soil = { ...food, to: '/soil', label: 'Soil', line: 'What it keeps' };
  versions = { ...versions, content: version(['/farms', '/food', '/soil'], [food, soil]) };
  follow();
  const texts = [...document.querySelectorAll('[href="/soil"] span > span')].map((text) => text.textContent);
  expect(texts).toEqual(['Soil', 'What it keeps']);
});

it('leaves alone what opens a menu within a menu', () => {
  document
    .querySelector('[data-menu=market]')
    ?.insertAdjacentHTML('afterbegin', '<li><details><ul><li><a href="/shop">In a menu</a></li></ul></details></li>');
  versions = { ...versions, shop: version(['/shop'], []) };
  follow();
  expect(linksOf('market')[0]).toBe('In a menu');
  expect(linksOf('market')).not.toContain('Shop');
});
