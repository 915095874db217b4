import { dayAndTime, localTime, shortDay, timeOfDay } from './clock';

it('writes a day and a time as Americans do', () => {
  expect(shortDay('2024-12-02T06:12')).toBe('Dec 2');
  expect(dayAndTime('2024-12-12T06:12')).toBe('Dec 12, 6:12 AM');
  const hours = ['00:05', '11:59', '12:00', '13:40'].map((hour) => timeOfDay(`2025-03-12T${hour}`));
  expect(hours).toEqual(['12:05 AM', '11:59 AM', '12:00 PM', '1:40 PM']);
});

it('reads the clock of the visitor', () => {
  expect(localTime(new Date(2025, 2, 3, 8, 5))).toBe('2025-03-03T08:05');
});
