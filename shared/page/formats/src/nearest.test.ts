import { nearest, nearestNames } from './nearest';

const previews = ['pr-1--dao', 'pr-12--dao', 'pr-12--shop', 'pr-2--shop', 'pr-7--farmer', 'winter--shop', 'zoo--host'];

it.each([
  ['pr-21--shop', 'pr-2--shop'],
  ['pr-12-shop', 'pr-12--shop'],
  ['pr12--dao', 'pr-12--dao'],
  ['wintre--shop', 'winter--shop'],
])('lists for %s, which is not there, the five nearest names, %s among them', (typed, meant) => {
  const found = nearest(typed, previews);
  expect(found).toHaveLength(5);
  expect(found).toContain(meant);
  expect(found).not.toContain('zoo--host');
  expect([...found].sort()).toEqual(found);
});

it('says whether the names are all that there are', () => {
  expect(nearestNames('winter', previews)).toMatch(/^The nearest names are: .*winter--shop/);
  expect(nearestNames('stagin', ['staging', 'demo'])).toBe('There are: demo, staging');
});

it('lists all names where there are few', () => {
  expect(nearest('stagin', ['staging', 'demo'])).toEqual(['demo', 'staging']);
  expect(nearest('staging', [])).toEqual([]);
});
