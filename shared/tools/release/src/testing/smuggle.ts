import { type Ledger, versionsOf } from '../domain/ledger';
import { changeByHand } from './ledger';
import { memoryStorage } from '../store/memory-storage';
import { readLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';

/**
 * Puts a version into the ledger past the gate, as somebody who may write that file can.
 *
 * @param release publishes the version in another origin, from which it is taken
 */
export async function smuggle(
  storage: OriginStorage,
  app: string,
  release: (elsewhere: OriginStorage) => Promise<unknown>,
): Promise<void> {
  const elsewhere = memoryStorage();
  await release(elsewhere);
  for (const path of await elsewhere.list(`${app}/`))
    await storage.write(path, (await elsewhere.read(path))?.bytes ?? '');
  const smuggled = (await readLedger(elsewhere)).apps[app]!;
  await changeByHand(storage, (ledger: Ledger) => {
    const others = versionsOf(ledger, app).map((version) => ({ ...version, share: 0, isDefault: false }));
    const numbers = { ...ledger.apps[app]?.numbers, ...smuggled.numbers };
    return { ...ledger, apps: { ...ledger.apps, [app]: { numbers, versions: [...others, ...smuggled.versions] } } };
  });
}
