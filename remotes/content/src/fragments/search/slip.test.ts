import fc from 'fast-check';
import { isSameWord, lettersBetween, slipOf } from './slip';

it.each([
  ['tomatto', 'tomatoes', 'one letter off'],
  ['tomatos', 'tomatoes', 'one letter off'],
  ['hony', 'honey', 'one letter off'],
  ['hooney', 'honey', 'one letter off'],
  ['money', 'honey', 'one letter off'],
  ['field', 'yield', 'one letter off'],
  ['honye', 'honey', 'letters swapped'],
  ['laon', 'loans', 'letters swapped'],
  ['mushtoo', 'mushrooms', 'one letter off'],
])('takes %s for %s: %s', (typed, word, slip) => expect(slipOf(typed, word)).toBe(slip));

it.each([
  ['honey', 'honey'],
  ['hny', 'honey'],
  ['loan', 'loading'],
  ['tomaots', 'tomatoes'],
])('does not take %s for %s', (typed, word) => expect(slipOf(typed, word)).toBeUndefined());

it('bears any one letter that is left out, added or replaced, in any longer word', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/);
  fc.assert(
    fc.property(
      word,
      fc.nat(4),
      fc.constantFrom({ taken: 1, put: '' }, { taken: 0, put: '0' }, { taken: 1, put: '0' }),
      (meant, at, { taken, put }) => {
        const typed = meant.slice(0, at) + put + meant.slice(at + taken);
        expect(slipOf(typed, meant)).toBe('one letter off');
      },
    ),
  );
});

it('knows the singular of a plural', () => {
  expect(isSameWord('loans', 'loan')).toBe(true);
  expect(isSameWord('tomato', 'tomatoes')).toBe(true);
  expect(isSameWord('field', 'fielder')).toBe(false);
});

it.each([
  ['tomaots', 'tomatoes', 2],
  ['honye', 'honey', 1],
  ['laons', 'loan', 2],
  ['votacion', 'porcion', 3],
  ['', 'bee', 3],
  ['farm', 'farm', 0],
])('counts what differs between %s and %s: %d', (one, other, letters) => {
  expect(lettersBetween(one, other)).toBe(letters);
  expect(lettersBetween(other, one)).toBe(letters);
});
