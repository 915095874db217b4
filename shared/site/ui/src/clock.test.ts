import { dayAndTime, dayAndYear, localTime, shortDay, timeOfDay, weekday } from './clock';
import * as inSpanish from './clock.es';

it('writes a day and a time as Americans do', () => {
  expect(shortDay('2024-12-02T06:12')).toBe('Dec 2');
  expect(dayAndTime('2024-12-12T06:12')).toBe('Dec 12, 6:12 AM');
  const hours = ['00:05', '11:59', '12:00', '13:40'].map((hour) => timeOfDay(`2025-03-12T${hour}`));
  expect(hours).toEqual(['12:05 AM', '11:59 AM', '12:00 PM', '1:40 PM']);
});

it('writes a day of another year, and the name of a day, in each language', () => {
  const days = ['2025-03-12T06:12', '2024-12-01T23:59'];
  expect(days.map(dayAndYear)).toEqual(['Mar 12, 2025', 'Dec 1, 2024']);
  expect(days.map(weekday)).toEqual(['Wednesday', 'Sunday']);
  expect(days.map(inSpanish.dayAndYear)).toEqual(['12 mar 2025', '1 dic 2024']);
  expect(days.map(inSpanish.weekday)).toEqual(['miércoles', 'domingo']);
});

it('reads the clock of the visitor', () => {
  expect(localTime(new Date(2025, 2, 3, 8, 5))).toBe('2025-03-03T08:05');
  for (const { localTime: inLanguage } of [{ localTime }, inSpanish])
    expect(inLanguage(new Date(275_760, 2, 3, 8, 5))).toBe('9999-03-03T08:05');
});
