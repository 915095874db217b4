import { leftToRight } from '@furrow/ui/format';
import type { Transaction } from '../../data/transactions.data';
import type { TreasurySummary } from './treasury.data';

/** `+4.2%` or `−1.0%`. */
export function signedPercent(percent: number): string {
  return leftToRight(`${sign(percent)}${Math.abs(percent).toFixed(1)}%`);
}

/** `$8.42M`. */
export function dollarsInMillions(amount: number): string {
  return `$${(Math.round(amount / 10_000) / 100).toFixed(2)}M`;
}

/** What the treasury received is shown in the primary color, what it paid in the destructive one. */
export function amountTone(amount: number): 'positive' | 'negative' {
  return amount < 0 ? 'negative' : 'positive';
}

export const transactionTypes = ['Grant', 'Revenue', 'Investment', 'Expense'] as const satisfies Transaction['type'][];

/** The transactions of one type; all of them without a type. */
export function transactionsOf<T extends Pick<Transaction, 'type'>>(
  transactions: readonly T[],
  type: Transaction['type'] | undefined,
): readonly T[] {
  return type ? transactions.filter((transaction) => transaction.type === type) : transactions;
}

export function summaryTotal({ stablecoins, nativeTokens, otherAssets }: TreasurySummary): number {
  return stablecoins + nativeTokens + otherAssets;
}

function sign(amount: number): string {
  if (amount === 0) return '';
  return amount > 0 ? '+' : '\u2212';
}
