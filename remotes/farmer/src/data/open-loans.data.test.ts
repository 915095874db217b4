import { sampleDay } from '@furrow/ui/sample-day';
import { openLoans } from './open-loans.data';
import { openLoans as openLoansInSpanish } from './open-loans.data.es';

const [sampleYear, sampleMonth] = sampleDay.split('-').map(Number) as [number, number];

/** The months from the one in which a loan was paid out to that of the sample day: as many payments are due by then. */
function monthsSince(since: string, language: string, month: 'short' | 'long'): number {
  for (let ago = 0; ago < 72; ago += 1) {
    const day = new Date(Date.UTC(sampleYear, sampleMonth - 1 - ago));
    if (day.toLocaleDateString(language, { month, year: 'numeric', timeZone: 'UTC' }) === since) return ago;
  }
  throw new Error(`"${since}" is no month of the last six years.`);
}

test.each(Object.entries(openLoans))('the loan of %s is open and on schedule on the sample day', (farm, loan) => {
  const { since, paid, months } = loan!;
  expect(paid).toBe(monthsSince(since, 'en-US', 'short'));
  expect(paid).toBeLessThan(months);
  const inSpanish = openLoansInSpanish[farm]!;
  expect(monthsSince(inSpanish.since, 'es', 'long')).toBe(paid);
  expect(inSpanish).toEqual({ ...loan, title: inSpanish.title, since: inSpanish.since });
});

test('the same farms show their loans in both languages', () => {
  expect(Object.keys(openLoansInSpanish)).toEqual(Object.keys(openLoans));
});
