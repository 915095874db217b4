import { longDate } from './long-date';

test('a day is written out', () => {
  expect(longDate('2025-03-15')).toBe('March 15, 2025');
  expect(longDate('2024-12-05')).toBe('December 5, 2024');
});

test.each(['2025-13-01', '15.03.2025', ''])('"%s" is refused', (day) => {
  expect(() => longDate(day)).toThrow(`"${day}" is not a day`);
});
