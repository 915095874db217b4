import { localDay } from './donate-food.model';

it('writes the day of the visitor, not the one in Greenwich', () => {
  expect(localDay(new Date(2026, 0, 3, 23, 59))).toBe('2026-01-03');
  expect(localDay(new Date(2026, 10, 30, 0, 1))).toBe('2026-11-30');
});
