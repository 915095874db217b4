import { readYou, youKey } from '@furrow/you/model';
import { isFavorite, toggleFavorite } from './favorites.model';

const creamery = { id: 'oak-creek', title: 'A village creamery', farm: 'Oak Creek Dairy' };
const favorites = () => readYou().entries;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('stands in the visitor’s ledger, with a way to the campaign, until it is taken out', () => {
  expect(toggleFavorite(creamery)).toBe(true);
  expect(favorites()).toMatchObject([
    { id: 'favorite:oak-creek', title: 'Favorite: A village creamery', line: 'Oak Creek Dairy' },
  ]);
  expect(favorites()[0]?.to).toBe('/farm-details/oak-creek');
  expect(isFavorite(favorites(), 'oak-creek')).toBe(true);
  expect(isFavorite(favorites(), 'mangrove')).toBe(false);
  expect(toggleFavorite(creamery)).toBe(true);
  expect(favorites()).toEqual([]);
});

it('takes a ledger that cannot be read for an empty one, and sets it aside when something is chosen', () => {
  localStorage.setItem(youKey, 'not a ledger');
  expect(isFavorite(favorites(), 'oak-creek')).toBe(false);
  expect(localStorage.getItem(youKey)).toBe('not a ledger');
  expect(toggleFavorite(creamery)).toBe(true);
  expect(localStorage.getItem(`${youKey}.unreadable`)).toBe('not a ledger');
});

it('says so where the storage refuses it, and changes nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(toggleFavorite(creamery)).toBe(false);
  expect(favorites()).toEqual([]);
});
