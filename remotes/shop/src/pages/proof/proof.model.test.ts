import { fingerprintOf } from '@furrow/proof/record';
import { marketplaceProducts } from '../../data/products.data';
import { traces } from '../../data/lot-traces.data';
import type { LotTrace } from '../../data/lot-traces.model';
import { auditRecord, recordsOf, utcOf } from './proof.model';

const tomatoes = marketplaceProducts.find(({ id }) => id === 'heirloom-tomatoes')!;
const recordsOfLot = (id: string) => {
  const product = marketplaceProducts.find((each) => each.id === id)!;
  return recordsOf(product, traces[id] as LotTrace);
};

it.each([
  ['2025-03-12T08:25', 'Oregon', '2025-03-12T15:25:00Z'],
  ['2025-03-08T05:20', 'Wisconsin', '2025-03-08T11:20:00Z'],
  ['2024-08-20T09:20', 'Kansas', '2024-08-20T14:20:00Z'],
  ['2025-02-07T10:25', 'Puerto Rico', '2025-02-07T14:25:00Z'],
])('%s in %s is %s', (at, place, utc) => expect(utcOf(at, place)).toBe(utc));

it('writes the record of the tomatoes’ first handover as it was signed', () => {
  const [first] = recordsOfLot('heirloom-tomatoes');
  expect(first?.fingerprint).toBe('758bafb1f64fabc017770b045973be272454161844d6e237b7c44e9b1f54a6a5');
});

it('writes their weigh slip with the weights of twelve crates', () => {
  const [, before, slip] = recordsOfLot('heirloom-tomatoes');
  expect(slip?.text.split('\n')).toEqual([
    'Furrow handover record',
    `Lot: ${tomatoes.lot}`,
    'Line: 3 of 5',
    'Deed: Weighed, washed, packed',
    'Signed by: Mei Tanaka',
    'Place: Salem Pack House, line 2',
    'When: 2025-09-17T15:25:00Z',
    'Crates: 12',
    'Gross: 254.4 kg',
    'Crates empty: 14.4 kg',
    'Net: 240.0 kg',
    `Line before: ${before?.fingerprint}`,
  ]);
});

it('stops matching when one byte of any record changes', () => {
  for (const product of marketplaceProducts) {
    for (const { text, fingerprint } of recordsOf(product, traces[product.id] as LotTrace)) {
      expect(fingerprintOf(text)).toBe(fingerprint);
      expect(fingerprintOf(text.replace('Deed', 'deed'))).not.toBe(fingerprint);
    }
  }
});

it('records in the audit the score and the points that make it up', () => {
  const { text } = auditRecord(tomatoes, traces['heirloom-tomatoes'] as LotTrace);
  const points = [...text.matchAll(/^\w+: (\d+) of (?:25|20|10)$/gm)].map(([, given]) => Number(given));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(96);
  expect(text).toMatch(/Score: 96 of 100$/);
});
