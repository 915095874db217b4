import { batchTraces } from './batch-traces.data';
import { batches } from './batches.data';
import { batchPath } from './batches.model';
import { campaigns } from './campaigns.data';

/** The farms with a campaign, by their ids. */
export const campaignIds = campaigns.map(({ id }) => id);

/** The addresses of all rescued batches. */
export const batchPages = batches.map(batchPath);

/** The addresses of the signed records of all batches. A line that nobody has signed does not have one. */
export const proofPages = batches.flatMap((batch) =>
  (batchTraces[batch.batchId]?.lines ?? []).flatMap(({ signed }, index) =>
    signed ? `${batchPath(batch)}/proof/${index + 1}` : [],
  ),
);
