import { reconcile, type Reconciled } from '../compose/reconcile';
import { withTeams } from '../domain/deployment';
import { anybody, type By } from '../domain/journal';
import { teamsFile } from '../domain/paths';
import { updateLedger } from '../store/ledger-file';
import type { Storage } from '../store/storage';

type RepairOptions = {
  /** The site names no teams any more: a missing file of teams is no damage. */
  withoutTeams?: boolean;
  /** Most documents of the site may be removed, when the ledger names no app for them. */
  removesAll?: boolean;
  by?: By;
};

/** Makes every file that is derived from the ledger again, whatever interrupted commands left. */
export async function repair(
  storage: Storage,
  { withoutTeams = false, removesAll = false, by = anybody }: RepairOptions = {},
): Promise<Reconciled> {
  // Where an older ledger was brought back, this notes it.
  await updateLedger(storage, async (ledger) => {
    if (!withoutTeams) return { ledger: withTeams(ledger, await storage.read(teamsFile)) };
    return {
      ledger: ledger.namesTeams ? { ...ledger, namesTeams: false } : ledger,
      happened: { command: 'repair --without-teams', ...by },
    };
  });
  return reconcile(storage, { everything: true, removesAll });
}
