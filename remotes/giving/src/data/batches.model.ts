/** `status` is free text: a batch may be in a state the site has no color for. */
export type Batch = {
  batchId: string;
  ingredients: string;
  weight: string;
  processor: string;
  expiry: string;
  origin: string;
  /** The last part of the address of that farm's page. */
  farmId?: string;
  status: string;
  rescueDate: string;
  image: string;
};

const statusTones = new Map<string, 'blue' | 'orange' | 'green'>([
  ['rescued', 'blue'],
  ['processed', 'orange'],
  ['distributed', 'green'],
]);

export function batchTone(status: string): 'blue' | 'orange' | 'green' | 'grey' {
  return statusTones.get(status) ?? 'grey';
}

export function batchLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

export function findBatch(batches: readonly Batch[], batchId: string): Batch | undefined {
  return batches.find((batch) => batch.batchId === batchId);
}

/** The page of a batch. Paths are in lower case: `/food-rescue/frb-2025-001`. */
export function batchPath({ batchId }: Pick<Batch, 'batchId'>): string {
  return `/food-rescue/${batchId.toLowerCase()}`;
}
