import { transactions } from '../../data/transactions.data';
import { allocations, summary, valueByMonth } from './treasury.data';
import {
  amountTone,
  dollarsInMillions,
  signedPercent,
  summaryTotal,
  transactionsOf,
  transactionTypes,
} from './treasury.model';

test('what came in is positive and what went out is negative', () => {
  expect([18_420.75, -22_500].map(amountTone)).toEqual(['positive', 'negative']);
});

test('large figures are told in millions with two decimals', () => {
  expect([8_420_000, 3_790_000, 2_105_000].map(dollarsInMillions)).toEqual(['$8.42M', '$3.79M', '$2.11M']);
  expect([4.2, -1].map(signedPercent)).toEqual(['+4.2%', '−1.0%']);
});

test('five asset categories add up to the total value and to a hundred percent', () => {
  expect(allocations).toHaveLength(5);
  expect(allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(summary.totalValue);
  expect(allocations.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
  for (const { amount, percentage } of allocations) {
    expect((amount / summary.totalValue) * 100).toBeCloseTo(percentage, 1);
  }
});

test('the summary adds up to the total value', () => {
  expect(summaryTotal(summary)).toBe(summary.totalValue);
});

test('what is shown in millions adds up as it is read', () => {
  const read = (amounts: readonly number[]) =>
    amounts.reduce((sum, amount) => sum + Math.round(Number.parseFloat(dollarsInMillions(amount).slice(1)) * 100), 0);
  const total = read([summary.totalValue]);
  expect(read([summary.stablecoins, summary.nativeTokens, summary.otherAssets])).toBe(total);
  expect(read(allocations.map(({ amount }) => amount))).toBe(total);
  expect(read([summary.otherAssets])).toBe(read(allocations.slice(2).map(({ amount }) => amount)));
});

test('the last month of the chart is the total value and gives the monthly change', () => {
  const [before, last] = valueByMonth.slice(-2);
  expect(last?.value).toBe(summary.totalValue);
  expect((last!.value / before!.value - 1) * 100).toBeCloseTo(summary.monthlyChange, 1);
});

test('revenue comes in; grants, investments and expenses go out', () => {
  for (const { type, amount } of transactions)
    expect(amountTone(amount)).toBe(type === 'Revenue' ? 'positive' : 'negative');
});

test('every transaction is of one type, and all are there without a choice', () => {
  const byType = transactionTypes.map((type) => transactionsOf(transactions, type));
  expect(byType.every(({ length }) => length > 0)).toBe(true);
  expect(byType.flat()).toHaveLength(transactions.length);
  expect(transactionsOf(transactions, undefined)).toBe(transactions);
});
