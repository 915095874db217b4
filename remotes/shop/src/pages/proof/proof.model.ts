import { chainRecords, recordText, fingerprintOf, type RecordLine, type SignedRecord } from '@furrow/proof/record';
import { lotPath, type MarketplaceProduct } from '../../data/products.model';
import { said } from '../../data/trace-words';
import { handoverCount, scoreMaxima, scoreParts, type Handover, type LotTrace } from '../../data/lot-traces.model';

/** The page of the proof of a handover, counted from 1, or of the audit. */
export function proofPath(product: Pick<MarketplaceProduct, 'id'>, proof: number | 'audit'): string {
  return `${lotPath(product)}/proof/${proof}`;
}

/**
 * What was signed at a handover, in the language of the sources: the document that the trace names, or the note that
 * everybody signs who takes a lot over.
 */
export function documentOf({ proof, role }: Handover, index: number): string {
  if (proof.term === 'Document') return proof.value;
  if (proof.term === 'On the way') return 'Temperature log';
  if (role === 'Market') return 'Arrival note';
  return index === 0 ? 'Harvest note' : 'Handover note';
}

/** The same, as pages show it. */
export function documentName(handover: Handover, index: number): string {
  return said(documentOf(handover, index));
}

/** Hours behind UTC in winter. Summer time, where there is any, begins and ends on the days of `summers`. */
const zones: Record<string, number> = {
  Oregon: 8,
  California: 8,
  Washington: 8,
  Montana: 7,
  'New Mexico': 7,
  Colorado: 7,
  Kansas: 6,
  Nebraska: 6,
  Missouri: 6,
  Wisconsin: 6,
  Maine: 5,
  Vermont: 5,
  Virginia: 5,
  'New York': 5,
  'Puerto Rico': 4,
};
const summers = [
  ['2024-03-10', '2024-11-03'],
  ['2025-03-09', '2025-11-02'],
] as const;

/**
 * A local time of a place as UTC: `2025-03-12T08:25` in Oregon is `2025-03-12T15:25:00Z`.
 *
 * @throws Error for a place whose time zone is not known
 */
export function utcOf(at: string, location: string): string {
  const behind = zones[location];
  if (behind === undefined) throw new Error(`The time zone of ${location} is not known.`);
  const day = at.slice(0, 10);
  const isSummer = location !== 'Puerto Rico' && summers.some(([from, to]) => day >= from && day < to);
  const moment = new Date(Date.parse(`${at}Z`) + (behind - (isSummer ? 1 : 0)) * 3_600_000);
  return moment.toISOString().replace('.000', '');
}

const kilograms = (weight: number) => `${weight.toFixed(1)} kg`;

/** Gross, empty and net of a number of crates of one weight, as the slip and its record write them. */
export function weightsOf({ count, gross, empty }: NonNullable<Handover['crates']>) {
  return {
    gross: kilograms(count * gross),
    empty: kilograms(count * empty),
    net: kilograms(count * (gross - empty)),
  };
}

function factsOf({ proof, record, crates }: Handover): readonly RecordLine[] {
  if (crates) {
    const { gross, empty, net } = weightsOf(crates);
    return [
      ['Crates', String(crates.count)],
      ['Gross', gross],
      ['Crates empty', empty],
      ['Net', net],
    ];
  }
  return record ?? [[proof.term, proof.value]];
}

/** What was measured at a handover, for its page: the facts of its record. */
export const measuredAt = factsOf;

/** The records of a lot's handovers, each of which holds the fingerprint of the one before. */
export function recordsOf(product: MarketplaceProduct, { handovers }: LotTrace): SignedRecord[] {
  return chainRecords(
    'Furrow handover record',
    handovers.map((handover, index) => [
      ['Lot', product.lot],
      ['Line', `${index + 1} of ${handoverCount}`],
      ['Deed', handover.deed],
      ['Signed by', handover.person],
      ['Place', handover.place],
      ['When', utcOf(handover.at, product.location)],
      ...factsOf(handover),
    ]),
  );
}

/** The record of the audit: the score and its five parts. */
export function auditRecord(product: MarketplaceProduct, { score }: LotTrace): SignedRecord {
  const text = recordText('Furrow audit record', [
    ['Lot', product.lot],
    ['Measured by', score.by],
    ['On', score.on],
    ...scoreParts.map((part): RecordLine => [
      part[0]?.toUpperCase() + part.slice(1),
      `${score.parts[part].points} of ${scoreMaxima[part]}`,
    ]),
    ['Score', `${product.sustainabilityScore} of 100`],
  ]);
  return { text, fingerprint: fingerprintOf(text) };
}
