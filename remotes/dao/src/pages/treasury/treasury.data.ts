export type TransactionType = 'Grant' | 'Revenue' | 'Investment' | 'Expense';
export type Transaction = {
  date: string;
  type: TransactionType;
  description: string;
  /** Dollars; what the treasury paid is negative. */
  amount: number;
  status: 'Completed';
};
export type Allocation = { category: string; detail: string; amount: number; percentage: number };
export type MonthlyValue = { month: string; value: number };
export type TreasurySummary = {
  totalValue: number;
  /** Percent. */
  monthlyChange: number;
  stablecoins: number;
  nativeTokens: number;
  otherAssets: number;
};

export const summary: TreasurySummary = {
  totalValue: 8_420_000,
  monthlyChange: 4.2,
  stablecoins: 3_789_000,
  nativeTokens: 2_105_000,
  otherAssets: 2_526_000,
};

export const allocations = [
  { category: 'Stablecoins', detail: 'USDC', amount: 3_789_000, percentage: 45 },
  { category: 'Native tokens', detail: 'FRW', amount: 2_105_000, percentage: 25 },
  { category: 'Farm loans', detail: '218 farms', amount: 1_263_000, percentage: 15 },
  { category: 'Carbon credits', detail: '41,300 t', amount: 842_000, percentage: 10 },
  { category: 'Operations', detail: '12 months', amount: 421_000, percentage: 5 },
] satisfies Allocation[];

/** Month by month, in dollars; the last is the total of today. */
export const valueByMonth = [
  { month: 'Apr 2024', value: 6_420_000 },
  { month: 'May 2024', value: 6_550_000 },
  { month: 'Jun 2024', value: 6_500_000 },
  { month: 'Jul 2024', value: 6_810_000 },
  { month: 'Aug 2024', value: 7_020_000 },
  { month: 'Sep 2024', value: 7_150_000 },
  { month: 'Oct 2024', value: 7_090_000 },
  { month: 'Nov 2024', value: 7_440_000 },
  { month: 'Dec 2024', value: 7_630_000 },
  { month: 'Jan 2025', value: 7_900_000 },
  { month: 'Feb 2025', value: 8_080_000 },
  { month: 'Mar 2025', value: 8_420_000 },
] satisfies MonthlyValue[];

export const transactions = [
  { date: 'Mar 14, 2025', type: 'Grant', description: 'Riverside cold room', amount: -48_000, status: 'Completed' },
  {
    date: 'Mar 12, 2025',
    type: 'Revenue',
    description: 'Marketplace fees, week 10',
    amount: 31_260.4,
    status: 'Completed',
  },
  {
    date: 'Mar 9, 2025',
    type: 'Investment',
    description: 'Loan pool, 14 farms',
    amount: -120_000,
    status: 'Completed',
  },
  { date: 'Mar 5, 2025', type: 'Revenue', description: 'Carbon credit sales', amount: 64_800, status: 'Completed' },
  { date: 'Mar 1, 2025', type: 'Expense', description: 'Contract audit', amount: -22_500, status: 'Completed' },
  {
    date: 'Feb 26, 2025',
    type: 'Revenue',
    description: 'Loan interest, February',
    amount: 18_420.75,
    status: 'Completed',
  },
  { date: 'Feb 20, 2025', type: 'Grant', description: 'Seed vault survey', amount: -15_000, status: 'Completed' },
  { date: 'Feb 14, 2025', type: 'Expense', description: 'Node hosting', amount: -6_240, status: 'Completed' },
  {
    date: 'Feb 11, 2025',
    type: 'Revenue',
    description: 'Marketplace fees, week 6',
    amount: 28_915.6,
    status: 'Completed',
  },
  { date: 'Feb 6, 2025', type: 'Investment', description: 'Cold chain bond', amount: -80_000, status: 'Completed' },
  { date: 'Feb 3, 2025', type: 'Grant', description: 'Farmer school, Puno', amount: -32_500, status: 'Completed' },
  {
    date: 'Jan 29, 2025',
    type: 'Revenue',
    description: 'Loan interest, January',
    amount: 17_902.2,
    status: 'Completed',
  },
] satisfies Transaction[];

export const reportYear = '2024';
export const monthlyReports = ['November', 'October', 'September'] as const;

export const onChain = { contract: '0x4f2e…a90c', block: '19,482,113' } as const;
