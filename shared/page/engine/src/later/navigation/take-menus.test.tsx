import { pageShownEvent } from '../../common/page-events';
import { takeMenus } from './take-menus';

const item = (to: string, label: string) => `<li><a href="${to}">${label}</a></li>`;
const shop = item('/shop', 'Shop');
const farms = item('/farms', 'Farms');
const boxes = item('/harvest-boxes', 'Harvest boxes');
const login = item('/login', 'Sign in');

/** A shell with a menu within its first menu. */
const shellWith = (market: string, solutions = item('/food', 'Food')) => `<div id="shell">
  <ul data-menu="market"><li><details><ul data-menu="solutions">${solutions}</ul></details></li>${market}</ul>
  <div id="slot"><ul data-menu="market"><li><a href="/shop">A page of its own</a></li></ul></div>
</div>`;
const take = (...menus: Parameters<typeof shellWith>) =>
  takeMenus(new DOMParser().parseFromString(shellWith(...menus), 'text/html'));

const linksOf = (menu: string) =>
  [...document.querySelectorAll(`[data-menu=${menu}] > li > a`)].map((link) => link.textContent);
const shown = jest.fn();

beforeAll(() => document.addEventListener(pageShownEvent, shown));
beforeEach(() => {
  shown.mockReset();
  document.body.innerHTML = shellWith(shop + farms + login);
});

it('leaves the menus as they are while nothing else is live', () => {
  const before = [...document.querySelectorAll('li')];
  take(shop + farms + login);
  expect([...document.querySelectorAll('li')]).toEqual(before);
  expect(shown).not.toHaveBeenCalled();
});

it('shows the link of a page that has gone live in its place, and no more that of one that is gone', () => {
  take(shop + boxes + login);
  expect(linksOf('market')).toEqual(['Shop', 'Harvest boxes', 'Sign in', 'A page of its own']);
  take(shop + farms + login);
  expect(linksOf('market')).toEqual(['Shop', 'Farms', 'Sign in', 'A page of its own']);
  expect(shown).toHaveBeenCalledTimes(2);
});

it('changes a menu within another one alone', () => {
  const sign = document.querySelector('[href="/login"]');
  take(shop + farms + login, item('/soil', 'Soil'));
  expect(linksOf('solutions')).toEqual(['Soil']);
  expect(document.querySelector('[href="/login"]')).toBe(sign);
});
