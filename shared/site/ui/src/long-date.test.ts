import { dayOfYear, longDate } from './long-date';

test('a day is written out', () => {
  expect(longDate('2025-03-15')).toBe('March 15, 2025');
  expect(longDate('2024-12-05')).toBe('December 5, 2024');
});

test.each(['2025-13-01', '15.03.2025', ''])('"%s" is refused', (day) => {
  expect(() => longDate(day)).toThrow(`"${day}" is not a day`);
});

test('a day of any year is written without one', () => {
  expect(dayOfYear('10-08')).toBe('October 8');
  expect(() => dayOfYear('13-01')).toThrow('"13-01" is not a day');
  expect(() => dayOfYear('2025-10-08')).toThrow('is not a day');
});
