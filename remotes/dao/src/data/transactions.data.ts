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
    date: 'Sep 19, 2025',
    type: 'Grant',
    description: 'Riverside cold room',
    amount: -48_000,
    status: 'Completed',
    party: 'Riverside Pantry, Salem',
    proposal: 'PROP-2025-011',
    block: 20_847_422,
  },
  {
    id: 'TX-2025-013',
    date: 'Sep 17, 2025',
    type: 'Revenue',
    description: 'Marketplace fees, weeks 34 to 37',
    amount: 31_260.4,
    status: 'Completed',
    party: 'The marketplace contract',
    block: 20_834_543,
  },
  {
    id: 'TX-2025-012',
    date: 'Sep 14, 2025',
    type: 'Investment',
    description: 'Loan pool, 14 farms',
    amount: -120_000,
    status: 'Completed',
    party: 'The lending pool',
    proposal: 'PROP-2025-009',
    block: 20_811_182,
  },
  {
    id: 'TX-2025-011',
    date: 'Sep 10, 2025',
    type: 'Revenue',
    description: 'Carbon credit sales',
    amount: 64_800,
    status: 'Completed',
    party: 'The carbon registry',
    block: 20_783_928,
  },
  {
    id: 'TX-2025-010',
    date: 'Sep 6, 2025',
    type: 'Expense',
    description: 'Contract audit',
    amount: -22_500,
    status: 'Completed',
    party: 'Hillside Security',
    proposal: 'PROP-2024-097',
    block: 20_753_379,
  },
  {
    id: 'TX-2025-009',
    date: 'Sep 3, 2025',
    type: 'Revenue',
    description: 'Loan interest, August',
    amount: 7_620,
    status: 'Completed',
    party: 'The lending pool',
    block: 20_734_510,
  },
  {
    id: 'TX-2025-008',
    date: 'Aug 28, 2025',
    type: 'Grant',
    description: 'Seed vault survey',
    amount: -15_000,
    status: 'Completed',
    party: 'Altiplano Growers',
    proposal: 'PROP-2025-004',
    block: 20_689_885,
  },
  {
    id: 'TX-2025-007',
    date: 'Aug 22, 2025',
    type: 'Expense',
    description: 'Node hosting',
    amount: -6_240,
    status: 'Completed',
    party: 'Meadow Hosting',
    proposal: 'PROP-2024-088',
    block: 20_645_858,
  },
  {
    id: 'TX-2025-006',
    date: 'Aug 19, 2025',
    type: 'Revenue',
    description: 'Marketplace fees, weeks 30 to 33',
    amount: 28_915.6,
    status: 'Completed',
    party: 'The marketplace contract',
    block: 20_626_091,
  },
  {
    id: 'TX-2025-005',
    date: 'Aug 14, 2025',
    type: 'Investment',
    description: 'Cold chain bond',
    amount: -80_000,
    status: 'Completed',
    party: 'Willamette Cold Haul',
    proposal: 'PROP-2025-002',
    block: 20_588_654,
  },
  {
    id: 'TX-2025-004',
    date: 'Aug 11, 2025',
    type: 'Grant',
    description: 'Farmer school, Puno',
    amount: -32_500,
    status: 'Completed',
    party: 'The village school',
    proposal: 'PROP-2024-101',
    block: 20_567_988,
  },
  {
    id: 'TX-2025-003',
    date: 'Aug 6, 2025',
    type: 'Revenue',
    description: 'Loan interest, July',
    amount: 7_502.2,
    status: 'Completed',
    party: 'The lending pool',
    block: 20_533_246,
  },
];
