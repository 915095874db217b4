import type { VersionName } from '@furrow/formats/release-name';
import { reconcile, type Reconciled } from '../compose/reconcile';
import { completeRemovals } from '../store/releases';
import type { Storage } from '../store/storage';

/** Completes what interrupted commands left: versions that are half removed, and documents that are not yet what they must be. */
export async function repair(storage: Storage): Promise<Reconciled & { completed: VersionName[] }> {
  const completed = await completeRemovals(storage);
  return { completed, ...(await reconcile(storage, { everything: true })) };
}
