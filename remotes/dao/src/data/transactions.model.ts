import { chainRecords, type SignedRecord } from '@furrow/proof/record';
import { formatCount, formatFigure } from '@furrow/ui/format';
import type { Transaction } from './transactions.data';

/** The page on which a transaction can be checked. */
export function proofPath({ id }: Pick<Transaction, 'id'>): string {
  return `/governance/treasury/proof/${id.toLowerCase()}`;
}

/** `2025-03-14` of `Mar 14, 2025`. */
export function isoDay(day: string): string {
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}

/** `48,000.00 USDC`: money that moved, without a sign. The words beside it say which way. */
export function moved(amount: number): string {
  return `${formatFigure(Math.abs(amount), 2)} USDC`;
}

/** What let the treasury pay, or take in, in a few words. */
export function decidedBy({ proposal }: Pick<Transaction, 'proposal'>): string {
  return proposal ?? 'The contract, without a vote';
}

/**
 * The record of each transaction, by its id. They are chained in the order in which they happened, so that none can change later.
 *
 * @param transactions the latest first, as the treasury lists them
 */
export function treasuryRecords(transactions: readonly Transaction[]): ReadonlyMap<string, SignedRecord> {
  const inOrder = transactions.toReversed();
  const records = chainRecords(
    'Furrow treasury record',
    inOrder.map((transaction) => {
      const { id, date, type, description, amount, party, block } = transaction;
      return [
        ['Transaction', id],
        ['Date', isoDay(date)],
        ['Type', type],
        ['For', description],
        [amount < 0 ? 'Paid' : 'Received', moved(amount)],
        [amount < 0 ? 'To' : 'From', party],
        ['Decided by', decidedBy(transaction)],
        ['Block', formatCount(block)],
      ];
    }),
  );
  return new Map(inOrder.map(({ id }, index) => [id, records[index]!]));
}
