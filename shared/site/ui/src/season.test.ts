import { daysToEnd, isAllYear, isInSeason, seasonEnd } from './season';

const tomatoes = { from: '07-10', to: '10-08' };
const oysters = { from: '09-01', to: '04-30' };
const milk = { from: '01-01', to: '12-31' };

test.each([
  ['2025-07-09', false],
  ['2025-07-10', true],
  ['2025-09-20', true],
  ['2025-10-08', true],
  ['2025-10-09', false],
])('on %s it is %s that tomatoes are in season', (day, expected) => {
  expect(isInSeason(tomatoes, day)).toBe(expected);
});

test.each([
  ['2025-08-31', false],
  ['2025-09-01', true],
  ['2025-12-31', true],
  ['2026-01-01', true],
  ['2026-04-30', true],
  ['2026-05-01', false],
])('on %s it is %s that oysters are, whose season goes over the new year', (day, expected) => {
  expect(isInSeason(oysters, day)).toBe(expected);
});

test('without a day the sample day counts', () => {
  expect(isInSeason(tomatoes)).toBe(true);
  expect(isInSeason({ from: '09-21', to: '09-30' })).toBe(false);
  expect(isInSeason({ from: '09-20', to: '09-20' })).toBe(true);
});

test('the days that are left are counted to the last one, in the next year too', () => {
  expect(daysToEnd(tomatoes)).toBe(18);
  expect(daysToEnd({ from: '07-05', to: '09-20' })).toBe(0);
  expect(daysToEnd(oysters)).toBe(222);
  expect(daysToEnd(oysters, '2026-01-10')).toBe(110);
});

test.each([
  ['10-08', 'Until October 8', false],
  ['10-01', 'Until October 1', false],
  ['09-30', '10 more days', true],
  ['09-28', '8 more days', true],
  ['09-21', '1 more day', true],
  ['09-20', 'Last day today', true],
  ['04-30', 'Until April 30', false],
])('a season to %s ends in the words "%s"', (to, text, few) => {
  expect(seasonEnd({ from: '05-01', to })).toEqual({ text, few });
});

test('a season of the whole year has no last day', () => {
  expect(isAllYear(milk)).toBe(true);
  expect(seasonEnd(milk)).toEqual({ text: 'All year', few: false });
});
