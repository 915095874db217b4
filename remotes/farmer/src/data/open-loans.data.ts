import type { OpenLoan } from './loan-terms.model';

/** By the id of the farm. A farm that did not choose to show its loan is not here. */
export const openLoans: Partial<Record<string, OpenLoan>> = {
  'green-valley': { title: 'Irrigation pump loan', amount: 25_000, since: 'Jul 2024', months: 24, paid: 14 },
  'golden-ear-mill': { title: 'Millstone loan', amount: 18_000, since: 'Mar 2024', months: 36, paid: 18 },
  'oak-creek': { title: 'Milk tank loan', amount: 12_000, since: 'Dec 2024', months: 12, paid: 9 },
};
