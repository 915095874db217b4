import type { Ledger } from '../domain/ledger';
import { updateLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';

/**
 * Keeps the folder of a release while a view is being told of it. The ledger of the site says that it is being stored, so
 * a prune that runs at the same time starts over, and then leaves the folder alone. The views that a later prune reads
 * name it.
 *
 * @param work stores the release and writes the ledger of the view
 */
export async function holdRelease<Result>(
  storage: OriginStorage,
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const since = new Date().toISOString();
  await updateLedger(storage, (ledger) => ({ ledger: { ...ledger, storing: { ...ledger.storing, [folder]: since } } }));
  const result = await work();
  // After a failure a prune releases the folder, a day later: a part of it may be stored.
  await updateLedger(storage, (ledger) => ({ ledger: withoutHold(ledger, folder, since) }));
  return result;
}

function withoutHold(ledger: Ledger, folder: string, since: string): Ledger {
  const { [folder]: begun, ...storing } = ledger.storing;
  return begun === since ? { ...ledger, storing } : ledger;
}
