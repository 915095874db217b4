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
  stablecoins: 3_790_000,
  nativeTokens: 2_106_000,
  otherAssets: 2_524_000,
};

export const allocations = [
  { category: 'Stablecoins', detail: 'USDC', amount: 3_790_000, percentage: 45 },
  { category: 'Native tokens', detail: 'FRW', amount: 2_106_000, percentage: 25 },
  { category: 'Farm loans', detail: '218 farms', amount: 1_263_000, percentage: 15 },
  { category: 'Carbon credits', detail: '30,070 t', amount: 842_000, percentage: 10 },
  { category: 'Operations', detail: '12 months', amount: 419_000, percentage: 5 },
] satisfies Allocation[];

/** Month by month, in dollars; the last is the total of today. */
export const valueByMonth = [
  { month: 'Oct 2024', value: 6_420_000 },
  { month: 'Nov 2024', value: 6_550_000 },
  { month: 'Dec 2024', value: 6_500_000 },
  { month: 'Jan 2025', value: 6_810_000 },
  { month: 'Feb 2025', value: 7_020_000 },
  { month: 'Mar 2025', value: 7_150_000 },
  { month: 'Apr 2025', value: 7_090_000 },
  { month: 'May 2025', value: 7_440_000 },
  { month: 'Jun 2025', value: 7_630_000 },
  { month: 'Jul 2025', value: 7_900_000 },
  { month: 'Aug 2025', value: 8_080_000 },
  { month: 'Sep 2025', value: 8_420_000 },
] satisfies MonthlyValue[];

export const reportYear = '2024';
export const monthlyReports = ['November', 'October', 'September'] as const;

export const onChain = { contract: '0x4f2e…a90c', block: '20,854,580' } as const;

/** Answers whoever asks for a report. */
export const noFile = 'There is no file behind this button. The report’s figures are on this page.';
