import fc from 'fast-check';
import { pageCount, pageOfRows, sortRows } from './table-rows';

test('words are sorted as a dictionary does, numbers by size', () => {
  const rows = [
    { name: 'Éclat', acres: 9 },
    { name: 'apple', acres: 100 },
    { name: 'Zinnia', acres: 20 },
  ];
  expect(sortRows(rows, ({ name }) => name, 'ascending').map(({ name }) => name)).toEqual(['apple', 'Éclat', 'Zinnia']);
  expect(sortRows(rows, ({ acres }) => acres, 'descending').map(({ acres }) => acres)).toEqual([100, 20, 9]);
});

test('rows that are equal stay in the order in which they came, up and down', () => {
  const rows = ['b1', 'a1', 'a2', 'b2'];
  expect(sortRows(rows, ([letter = '']) => letter, 'ascending')).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(sortRows(rows, ([letter = '']) => letter, 'descending')).toEqual(['b1', 'b2', 'a1', 'a2']);
});

test('every row is on one page, and none is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (rows, size) => {
      const pages = Array.from({ length: pageCount(rows.length, size) }, (_, index) =>
        pageOfRows(rows, index + 1, size),
      );
      expect(pages.flat()).toEqual(rows);
      if (rows.length > 0) expect(pages.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  );
});
