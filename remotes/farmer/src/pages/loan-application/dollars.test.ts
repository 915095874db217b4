import fc from 'fast-check';
import { withoutThousands, withThousands } from './dollars';

test('thousands are grouped while an amount is typed, and a half-typed fraction stays', () => {
  expect(['', '3200', '1234567', '1000.', '1000.5'].map(withThousands)).toEqual([
    '',
    '3,200',
    '1,234,567',
    '1,000.',
    '1,000.5',
  ]);
  expect(withThousands(undefined)).toBe('');
});

test('whatever is typed around the digits is dropped, and an empty field stays empty', () => {
  expect(['$ 3,200', '12k', ''].map(withoutThousands)).toEqual(['3200', '12', '']);
  expect(withoutThousands(undefined)).toBe('');
});

test('grouping an amount and reading it back changes nothing', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (amount) => {
      expect(Number(withoutThousands(withThousands(amount)))).toBe(amount);
    }),
  );
});
