import fc from 'fast-check';
import { isPrice, percentOf, sumCents, toCents } from './money';

const wholeCents = fc.integer({ min: 0, max: 10_000_000 });
const asText = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

describe('reading a price', () => {
  test.each([
    ['5.99', 599],
    [5.99, 599],
    ['28', 2800],
    [' .5 ', 50],
    ['7.', 700],
    ['1.005', 101],
    [1.005, 101],
    ['0.994', 99],
    ['-0.5', -50],
    [1e-9, 0],
  ])('reads %p as %p cents', (price, cents) => expect(toCents(price)).toBe(cents));

  test.each(['', '.', 'free', '5,99', '$5', '1e3', NaN, Infinity, 1e21, '99999999999999999'])('refuses %p', (price) => {
    expect(() => toCents(price)).toThrow(RangeError);
    expect(isPrice(price)).toBe(false);
  });

  it('refuses a price below zero as the price of something', () => expect(isPrice('-1')).toBe(false));

  it('reads text and number of the same price alike, to the cent', () => {
    fc.assert(
      fc.property(wholeCents, (cents) => {
        expect(toCents(asText(cents))).toBe(cents);
        expect(toCents(Number(asText(cents)))).toBe(cents);
      }),
    );
  });
});

it('gives 5% of $34.88 as $1.74', () => expect(percentOf(3488, 5)).toBe(174));

it('adds up what items cost, to the cent', () => {
  expect(sumCents([])).toBe(0);
  expect(
    sumCents([
      { price: '5.99', quantity: 2 },
      { price: 14.5, quantity: 1 },
    ]),
  ).toBe(2648);
});
