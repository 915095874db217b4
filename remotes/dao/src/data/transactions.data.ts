export type TransactionType = 'Grant' | 'Revenue' | 'Investment' | 'Expense';

export type Transaction = {
  /** Its number in the treasury's book, and in lower case the last part of the address of its proof. */
  id: string;
  date: string;
  type: TransactionType;
  description: string;
  /** Dollars; what the treasury paid is negative. */
  amount: number;
  status: 'Completed';
  /** Who was paid, or who paid. */
  party: string;
  /** The number of the proposal that allowed it. What comes in needs none. */
  proposal?: string;
  /** The block of the chain that holds it. */
  block: number;
};

/** The latest first. */
export const transactions: readonly Transaction[] = [
  {
    id: 'TX-2025-014',
    date: 'Mar 14, 2025',
    type: 'Grant',
    description: 'Riverside cold room',
    amount: -48_000,
    status: 'Completed',
    party: 'Riverside Pantry, Salem',
    proposal: 'PROP-2025-011',
    block: 19_497_962,
  },
  {
    id: 'TX-2025-013',
    date: 'Mar 12, 2025',
    type: 'Revenue',
    description: 'Marketplace fees, week 10',
    amount: 31_260.4,
    status: 'Completed',
    party: 'The marketplace contract',
    block: 19_485_083,
  },
  {
    id: 'TX-2025-012',
    date: 'Mar 9, 2025',
    type: 'Investment',
    description: 'Loan pool, 14 farms',
    amount: -120_000,
    status: 'Completed',
    party: 'The lending pool',
    proposal: 'PROP-2025-009',
    block: 19_461_722,
  },
  {
    id: 'TX-2025-011',
    date: 'Mar 5, 2025',
    type: 'Revenue',
    description: 'Carbon credit sales',
    amount: 64_800,
    status: 'Completed',
    party: 'The carbon registry',
    block: 19_434_468,
  },
  {
    id: 'TX-2025-010',
    date: 'Mar 1, 2025',
    type: 'Expense',
    description: 'Contract audit',
    amount: -22_500,
    status: 'Completed',
    party: 'Hillside Security',
    proposal: 'PROP-2024-097',
    block: 19_403_919,
  },
  {
    id: 'TX-2025-009',
    date: 'Feb 26, 2025',
    type: 'Revenue',
    description: 'Loan interest, February',
    amount: 18_420.75,
    status: 'Completed',
    party: 'The lending pool',
    block: 19_385_050,
  },
  {
    id: 'TX-2025-008',
    date: 'Feb 20, 2025',
    type: 'Grant',
    description: 'Seed vault survey',
    amount: -15_000,
    status: 'Completed',
    party: 'Altiplano Growers',
    proposal: 'PROP-2025-004',
    block: 19_340_425,
  },
  {
    id: 'TX-2025-007',
    date: 'Feb 14, 2025',
    type: 'Expense',
    description: 'Node hosting',
    amount: -6_240,
    status: 'Completed',
    party: 'Meadow Hosting',
    proposal: 'PROP-2024-088',
    block: 19_296_398,
  },
  {
    id: 'TX-2025-006',
    date: 'Feb 11, 2025',
    type: 'Revenue',
    description: 'Marketplace fees, week 6',
    amount: 28_915.6,
    status: 'Completed',
    party: 'The marketplace contract',
    block: 19_276_631,
  },
  {
    id: 'TX-2025-005',
    date: 'Feb 6, 2025',
    type: 'Investment',
    description: 'Cold chain bond',
    amount: -80_000,
    status: 'Completed',
    party: 'Willamette Cold Haul',
    proposal: 'PROP-2025-002',
    block: 19_239_194,
  },
  {
    id: 'TX-2025-004',
    date: 'Feb 3, 2025',
    type: 'Grant',
    description: 'Farmer school, Puno',
    amount: -32_500,
    status: 'Completed',
    party: 'The village school',
    proposal: 'PROP-2024-101',
    block: 19_218_528,
  },
  {
    id: 'TX-2025-003',
    date: 'Jan 29, 2025',
    type: 'Revenue',
    description: 'Loan interest, January',
    amount: 17_902.2,
    status: 'Completed',
    party: 'The lending pool',
    block: 19_183_786,
  },
];
