import { daysFromSampleDay, sampleDay } from './sample-day';

test('the sample day is a Saturday, as the pages say', () => {
  expect(new Date(`${sampleDay}T00:00Z`).getUTCDay()).toBe(6);
});

test('days are counted across months and years', () => {
  expect(daysFromSampleDay(sampleDay)).toBe(0);
  expect(daysFromSampleDay('2025-10-08')).toBe(18);
  expect(daysFromSampleDay('2025-08-31')).toBe(-20);
  expect(daysFromSampleDay('2026-09-20')).toBe(365);
});

test('what is not an ISO day is refused', () => {
  expect(() => daysFromSampleDay('September 26')).toThrow('"September 26" is not a day');
  expect(() => daysFromSampleDay('2025-13-01')).toThrow('is not a day');
});
