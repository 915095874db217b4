import { batches } from './batches.data';
import { batchPath, type Batch } from './batches.model';
import { earlierBatches } from './given-food.data';

/** Food that a farm gave before the batches that this site traces: their papers are in the archive, and have no page. */
export type GivenFood = { farmId: string; batchId: string; ingredients: string; weight: string; rescueDate: string };

/** A batch that a farm gave; `to` is its page, where it has one. */
export type GivenBatch = GivenFood & { to?: string };

const given: readonly GivenBatch[] = [
  ...(batches as readonly Batch[]).flatMap(({ farmId, batchId, ingredients, weight, rescueDate }) =>
    farmId ? [{ ...{ farmId, batchId, ingredients, weight, rescueDate }, to: batchPath({ batchId }) }] : [],
  ),
  ...earlierBatches,
];

/** The farms that have given food, each once. */
export const givingFarms = [...new Set(given.map(({ farmId }) => farmId))];

/** What a farm has given, the latest first. */
export function givenBy(farm: string): GivenBatch[] {
  return given.filter(({ farmId }) => farmId === farm);
}

/** All batches together, in kilograms. */
export function totalKg(batches: readonly Pick<GivenFood, 'weight'>[]): number {
  return batches.reduce((sum, { weight }) => sum + Number.parseInt(weight, 10), 0);
}
