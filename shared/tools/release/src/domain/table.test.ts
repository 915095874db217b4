import { table } from './table';

it('a row of a table is one line', () => {
  expect(table(['error'], [['one\ntwo\u001b[2J']])).toEqual(['error', 'one\\ntwo\\u001b[2J']);
});
