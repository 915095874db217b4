import { reconcile, type Reconciled } from '../compose/reconcile';
import { withTeams } from '../domain/deployment';
import { anybody, type By } from '../domain/journal';
import { teamsFile } from '../domain/paths';
import type { Ledger } from '../domain/ledger';
import { updateLedger } from '../store/ledger-file';
import { acceptTeams } from '../store/teams-file';
import type { OriginStorage } from '../store/storage';

type RepairOptions = {
  /** Accepts that the site no longer names its teams, so a missing teams file is not damage. */
  withoutTeams?: boolean;
  /** Accepts that most documents of the site are removed because the ledger names no app for them. */
  removesAll?: boolean;
  by?: By;
};

/** Rebuilds every file that is derived from the ledger, whatever interrupted commands left. */
export async function repair(
  storage: OriginStorage,
  { withoutTeams = false, removesAll = false, by = anybody }: RepairOptions = {},
): Promise<Reconciled> {
  // This also records it when an older ledger was restored.
  await updateLedger(storage, async (ledger) => {
    if (!withoutTeams) return { ledger: withTeams(ledger, await newTeams(storage, ledger)) };
    return {
      ledger: ledger.namesTeams ? { ...ledger, namesTeams: false } : ledger,
      happened: { command: 'repair --without-teams', ...by },
    };
  });
  return reconcile(storage, { everything: true, removesAll });
}

/** A file of teams that the ledger does not know yet. One that is known is read when the documents are composed. */
async function newTeams(storage: OriginStorage, ledger: Ledger): Promise<object | undefined> {
  if (ledger.namesTeams) return undefined;
  return (await storage.read(teamsFile)) && acceptTeams(storage, ledger);
}
