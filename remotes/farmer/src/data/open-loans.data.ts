/** A loan that its farm shows to everybody. Amounts are dollars. */
export type OpenLoan = {
  title: string;
  amount: number;
  /** When it was paid out, in words. */
  since: string;
  months: number;
  /** Monthly payments so far. */
  paid: number;
};

/** By the id of the farm. A farm that did not choose to show its loan is not here. */
export const openLoans: Partial<Record<string, OpenLoan>> = {
  'green-valley': { title: 'Irrigation pump loan', amount: 25_000, since: 'Jan 2024', months: 24, paid: 14 },
  'golden-ear-mill': { title: 'Millstone loan', amount: 18_000, since: 'Sep 2023', months: 36, paid: 18 },
  'oak-creek': { title: 'Milk tank loan', amount: 12_000, since: 'Jun 2024', months: 12, paid: 9 },
};
