import type { OpenLoan } from './loan-terms.model';

export const openLoans: Partial<Record<string, OpenLoan>> = {
  'green-valley': {
    title: 'Préstamo para la bomba de riego',
    amount: 25_000,
    since: 'julio de 2024',
    months: 24,
    paid: 14,
  },
  'golden-ear-mill': {
    title: 'Préstamo para la piedra de molino',
    amount: 18_000,
    since: 'marzo de 2024',
    months: 36,
    paid: 18,
  },
  'oak-creek': {
    title: 'Préstamo para el tanque de leche',
    amount: 12_000,
    since: 'diciembre de 2024',
    months: 12,
    paid: 9,
  },
};
