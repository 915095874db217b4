import { formatCount, startSentence } from '@furrow/ui/format';
import { quantityOf, type LotTrace } from './lot-traces.model';
import type { MarketplaceProduct } from './products.model';
import * as words from './trace-words';

const [fewestStrips, mostStrips] = [3, 12];

/**
 * The strips of a lot's field: its rows, where one of the facts counts them ("Rows 14 to 22"), or as many as divide the
 * lot into whole parts ("12 strips of 75 kg").
 */
export function stripsOf(
  product: Pick<MarketplaceProduct, 'quantity' | 'unit'>,
  { facts }: Pick<LotTrace, 'facts'>,
): { count: number; name: string } {
  for (const [, value] of facts) {
    const [, what = '', from, to] = /(\w+) (\d+) to (\d+)$/.exec(value) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (count >= fewestStrips && count <= mostStrips) {
      return { count, name: words.said(startSentence(`${what} ${from} to ${to}`)) };
    }
  }
  const { amount, unit } = quantityOf(product);
  let count = mostStrips;
  while (count > fewestStrips && amount % count !== 0) count -= 1;
  const each = amount / count;
  const weight = `${formatCount(each)} ${each === 1 ? product.unit : unit}`;
  return { count, name: words.strips(count, weight) };
}
