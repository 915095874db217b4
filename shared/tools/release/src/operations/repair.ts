import { reconcile, type Reconciled } from '../compose/apply/reconcile';
import { takeNumber, withTeams } from '../domain/deployment';
import { firstNumbers } from '../domain/history';
import { anybody, baselineOf, type By } from '../domain/journal';
import { teamsFile } from '../domain/paths';
import type { Ledger } from '../domain/ledger';
import { readJournal } from '../store/journal-file';
import { updateLedger } from '../store/ledger-file';
import { acceptTeams } from '../store/teams-file';
import type { OriginStorage } from '../store/storage';
import { viewNames } from '../store/view-storage';
import { composeView } from './preview';
import { writeViewBar } from './view-bar';

type RepairOptions = {
  /** Accepts that the site no longer names its teams, so a missing teams file is not damage. */
  withoutTeams?: boolean;
  /** Accepts that most documents of the site are removed because the ledger does not name any app for them. */
  removesAll?: boolean;
  /**
   * Confirms that the ledger is right as it is, whatever the journal says: after an older one was restored on
   * purpose, or after somebody corrected it by hand. Numbers that the journal gave to releases stay taken.
   */
  acceptsLedger?: boolean;
  by?: By;
};

/** Rebuilds every file that is derived from the ledger and from those of views, whatever interrupted commands left. */
export async function repair(
  storage: OriginStorage,
  { withoutTeams = false, removesAll = false, acceptsLedger = false, by = anybody }: RepairOptions = {},
): Promise<Reconciled> {
  // This also records it when an older ledger was restored.
  await updateLedger(storage, async (ledger) => {
    if (!withoutTeams) return { ledger: withTeams(ledger, await newTeams(storage, ledger)) };
    return {
      ledger: ledger.namesTeams ? { ...ledger, namesTeams: false } : ledger,
      happened: { command: 'repair --without-teams', ...by },
    };
  });
  if (acceptsLedger) await acceptLedger(storage, by);
  const composed = await reconcile(storage, { everything: true, removesAll });
  const damaged = await repairViews(storage);
  return { ...composed, damaged: [...composed.damaged, ...damaged] };
}

/**
 * Composes all views again, and writes the bar of their pages.
 *
 * @returns one sentence for each thing that keeps documents of them as they were
 */
async function repairViews(storage: OriginStorage): Promise<string[]> {
  const damaged: string[] = [];
  const views = await viewNames(storage);
  if (views.length > 0) await writeViewBar(storage);
  for (const view of views) {
    const found = await composeView(storage, view, { everything: true }).then(
      (composed) => [...composed.damaged, ...composed.untrusted],
      (error: unknown) => [(error as Error).message],
    );
    damaged.push(...found.map((sentence) => `${view}: ${sentence}`));
  }
  return damaged;
}

/** A file of teams that the ledger does not know yet. One that is known is read when the documents are composed. */
async function newTeams(storage: OriginStorage, ledger: Ledger): Promise<object | undefined> {
  if (ledger.namesTeams) return undefined;
  return (await storage.read(teamsFile)) && acceptTeams(storage, ledger);
}

async function acceptLedger(storage: OriginStorage, by: By): Promise<void> {
  await updateLedger(storage, async (ledger) => {
    const { events } = await readJournal(storage, ledger);
    const numbered = [...firstNumbers(events)].reduce(
      (known, [name, integrity]) => {
        const [app = '', version = ''] = name.split('@');
        return takeNumber(known, app, version, integrity);
      },
      { ...ledger },
    );
    const baseline = baselineOf(numbered);
    return { ledger: numbered, happened: { command: 'repair --accept-ledger', accepts: true, baseline, ...by } };
  });
}
