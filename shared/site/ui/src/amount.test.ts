import fc from 'fast-check';
import { mostAmount, readAmount, readWhole, unclearAmount, unclearWhole, withCents, withThousands } from './amount';

test('an amount is read with or without a sign, with or without its thousands grouped', () => {
  expect(['$12,500.00', '12500', '12,500', '$ 12500.0', ' 12,500. '].map((typed) => readAmount(typed))).toEqual(
    Array(5).fill(12_500),
  );
  expect(['0.99', '.5', '0'].map((typed) => readAmount(typed))).toEqual([0.99, 0.5, 0]);
});

test('nothing typed is not an amount, and not zero', () => {
  expect(['', ' ', '$'].map((typed) => readAmount(typed))).toEqual([null, null, null]);
});

test('an amount that can be read in two ways is refused, and the message shows both', () => {
  expect(readAmount('12.500')).toBeUndefined();
  expect(unclearAmount('$12.500')).toBe('“$12.500” could mean two amounts. Write 12,500 or 12.50.');
  expect(['12,50', '12,5', '$12,50', '1,2345', '1,23,456', '12,500,'].map((typed) => readAmount(typed))).toEqual([
    ...Array<undefined>(5).fill(undefined),
    12_500,
  ]);
  expect(unclearAmount('$12,50')).toBe('“$12,50” could mean two amounts. Write 12.50 or 1,250.');
});

test('a digit that comes or goes keeps an amount readable, although its commas stand wrong for that moment', () => {
  expect(readAmount('12,50', '12,500')).toBe(1250);
  expect(readAmount('1,2505', '1,250')).toBe(12_505);
  expect(readAmount('12,50', '12')).toBeUndefined();
  fc.assert(
    fc.property(fc.nat({ max: mostAmount / 100 }), fc.nat(), fc.nat({ max: 9 }), (amount, place, digit) => {
      const shown = withThousands(amount);
      const at = place % (shown.length + 1);
      const more = `${shown.slice(0, at)}${digit}${shown.slice(at)}`;
      const less = shown.slice(0, at) + shown.slice(at + 1);
      expect(readAmount(more, shown)).toBe(Number(more.replaceAll(',', '')));
      expect(readAmount(less, shown)).toBe(less === '' ? null : Number(less.replaceAll(',', '')));
    }),
  );
});

test('letters, a minus and a second point are refused with what to do', () => {
  expect(['12k', '-5', '1.2.3', '.'].map((typed) => readAmount(typed))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(unclearAmount('12k')).toBe('“12k” is not an amount. Use digits, such as 12,500.00.');
});

test('a fraction of a cent is not an amount, and is not taken for thousands', () => {
  expect(readAmount('0.125')).toBeUndefined();
  expect(unclearAmount('0.125')).toBe('“0.125” is not an amount. Use digits, such as 12,500.00.');
});

test('what has no parts is read without a point only', () => {
  expect(['45', '1,200', ''].map((typed) => readWhole(typed))).toEqual([45, 1200, null]);
  expect(['12.500', '12.5', '45.'].map((typed) => readWhole(typed))).toEqual([undefined, undefined, undefined]);
  expect(unclearWhole(' 12.5')).toBe('“12.5” is not a whole number. Use digits only, such as 45.');
});

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

test('cents are written with both digits', () => {
  expect(['120.5', 120.5, '120.55', '120', '120.', undefined].map(withCents)).toEqual([
    '120.50',
    '120.50',
    '120.55',
    '120',
    '120.',
    '',
  ]);
});

test('grouping an amount and reading it back changes nothing', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_000 }), (cents) => {
      expect(readAmount(withThousands(cents / 100))).toBe(cents / 100);
    }),
  );
});
