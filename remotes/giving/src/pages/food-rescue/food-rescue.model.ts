export function scanToast(batchId: string) {
  return { title: 'Batch Scanned Successfully', description: `Loaded details for ${batchId}` };
}
