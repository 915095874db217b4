import type { Ledger } from '../domain/ledger';
import { updateLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';

/**
 * Keeps the folder of a release while a view is being told of it. The ledger of the site says that it is being stored, so
 * a prune that runs at the same time starts over, and then leaves the folder alone. The views that a later prune reads
 * name it.
 *
 * @param work stores the release and writes the ledger of the view; it is told what the ledger of the site says of the
 *   folder
 */
export async function holdRelease(
  storage: OriginStorage,
  folder: string,
  work: (since: string) => Promise<void>,
): Promise<void> {
  const since = new Date().toISOString();
  const hold = (ledger: Ledger) => ({ ...ledger, storing: { ...ledger.storing, [folder]: since } });
  await updateLedger(storage, (ledger) => ({ ledger: hold(ledger) }));
  await work(since);
  // After a failure a prune releases the folder, a day later: a part of it may be stored. An older ledger that was restored
  // meanwhile holds nothing. Then a prune may be at work, which starts over when the ledger changes.
  await updateLedger(storage, (ledger) => ({ ledger: ledger.storing[folder] === undefined ? hold(ledger) : ledger }));
  await updateLedger(storage, (ledger) => {
    const { [folder]: begun, ...storing } = ledger.storing;
    return { ledger: begun === since ? { ...ledger, storing } : ledger };
  });
}
