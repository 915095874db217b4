/** `status` is free text: a batch may be in a state the site has no color for. */
export type Batch = {
  batchId: string;
  ingredients: string;
  weight: string;
  processor: string;
  expiry: string;
  origin: string;
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

export function scanToast(batchId: string) {
  return { title: 'Batch Scanned Successfully', description: `Loaded details for ${batchId}` };
}
