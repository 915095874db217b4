import { chainRecords, type SignedRecord } from '@furrow/proof/record';
import type { Batch } from './batches.model';

/** A line of a batch's trace that was signed. */
export type SignedLine = {
  person: string;
  portrait?: string;
  /** Local time in Oregon, ISO without a zone. */
  at: string;
  proof: { term: string; value: string };
  /** The weight that was found, in kilograms. */
  kg: number;
  block: number;
};

export type BatchLine = {
  role: string;
  deed: string;
  place: string;
  /** Until the next line, once this one is signed. */
  between?: string;
  signed?: SignedLine;
  /** Of a line that nobody has signed: when it is expected, and what will be written. */
  expected?: { when: string; term: string };
};

export type BatchTrace = {
  contents: readonly (readonly [what: string, kg: number])[];
  lines: readonly BatchLine[];
  /** `farmId` is the last part of the address of the farm's page, where the farm has one. */
  grower: { name: string; portrait?: string; farm: string; farmId?: string };
  /** Who cooks it: "once Riverside Kitchen has cooked it". */
  portionsOnce: string;
};

const gramsPerPortion = 400;
/** Hours behind UTC in the Oregon summer, which began before the first batch. */
const hoursBehind = 7;

export function totalWeight({ contents }: Pick<BatchTrace, 'contents'>): number {
  return contents.reduce((sum, [, kg]) => sum + kg, 0);
}

export function portionsOf(trace: Pick<BatchTrace, 'contents'>): number {
  return Math.round((totalWeight(trace) * 1000) / gramsPerPortion);
}

export function signedCount({ lines }: Pick<BatchTrace, 'lines'>): number {
  return lines.filter(({ signed }) => signed).length;
}

const notes: Partial<Record<string, string>> = {
  'Picked up': 'Pickup note',
  'Cooked and cooled': 'Cooking note',
  'Sorted and bagged': 'Packing note',
};

/** What was signed on a line: the document it names, or the note of its deed. */
export function lineDocument({ deed, signed }: BatchLine): string {
  return signed?.proof.term === 'Document' ? signed.proof.value : (notes[deed] ?? 'Handover note');
}

/** The records of the lines that are signed, each of which holds the fingerprint of the one before. */
export function batchRecords({ batchId }: Pick<Batch, 'batchId'>, { lines }: BatchTrace): SignedRecord[] {
  return chainRecords(
    'Furrow rescue record',
    lines.flatMap(({ deed, place, signed }, index) =>
      signed
        ? [
            [
              ['Batch', batchId],
              ['Line', `${index + 1} of ${lines.length}`],
              ['Deed', deed],
              ['Signed by', signed.person],
              ['Place', place],
              ['When', utcOf(signed.at)],
              ['Weight', `${signed.kg.toFixed(1)} kg`],
              [signed.proof.term, signed.proof.value],
            ] as const,
          ]
        : [],
    ),
  );
}

function utcOf(at: string): string {
  return new Date(Date.parse(`${at}Z`) + hoursBehind * 3_600_000).toISOString().replace('.000', '');
}
