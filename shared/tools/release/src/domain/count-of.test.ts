import { countOf } from './count-of';

it('speaks of one thing in the singular', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'new release'))).toEqual([
    '0 new releases',
    '1 new release',
    '2 new releases',
  ]);
});
