import { fingerprintOf } from '@furrow/proof/record';
import { proposals } from './proposals.data';
import { transactions } from './transactions.data';
import { isoDay, treasuryRecords } from './transactions.model';
import { onChain } from '../pages/treasury/treasury.data';

it('writes a record of each transaction that ends with the fingerprint of the one before', () => {
  const records = treasuryRecords(transactions);
  expect(records.size).toBe(transactions.length);
  const [latest, before] = transactions;
  expect(records.get(latest!.id)?.text).toBe(
    [
      'Furrow treasury record',
      'Transaction: TX-2025-014',
      'Date: 2025-09-19',
      'Type: Grant',
      'For: Riverside cold room',
      'Paid: 48,000.00 USDC',
      'To: Riverside Pantry, Salem',
      'Decided by: PROP-2025-011',
      'Block: 20,847,422',
      `Line before: ${records.get(before!.id)?.fingerprint}`,
    ].join('\n'),
  );
});

it('changes every later fingerprint when one amount changes', () => {
  const changed = transactions.map((each) => (each.id === 'TX-2025-010' ? { ...each, amount: -22_501 } : each));
  const [told, forged] = [treasuryRecords(transactions), treasuryRecords(changed)];
  const differs = transactions.filter(({ id }) => told.get(id)?.fingerprint !== forged.get(id)?.fingerprint);
  expect(differs.map(({ id }) => id)).toEqual([
    'TX-2025-014',
    'TX-2025-013',
    'TX-2025-012',
    'TX-2025-011',
    'TX-2025-010',
  ]);
  for (const { text, fingerprint } of told.values()) expect(fingerprintOf(text)).toBe(fingerprint);
});

it('pays nothing without a proposal, numbers what happened in its order, and pays a proposal the sum that it names', () => {
  for (const { amount, proposal } of transactions) expect(proposal !== undefined).toBe(amount < 0);
  const days = transactions.map(({ date, block }) => [isoDay(date), block]);
  expect(days).toEqual(days.toSorted(([, a], [, b]) => Number(b) - Number(a)));
  // What the treasury says of itself was read after the last of them.
  expect(Number(onChain.block.replaceAll(',', ''))).toBeGreaterThan(transactions[0]!.block);
  const coldRoom = proposals.find(({ id }) => id === transactions[0]?.proposal);
  expect(coldRoom?.cost).toMatch(/^A one-time \$48,000,/);
});
