import { hostName, liveEntry } from '@furrow/discovery/discovery';
import { budgetProblems, weightChanges } from '../check/weigh';
import { readBudgets } from '../compose/site';
import { all } from '../domain/all';
import { viewOf } from '../domain/ledger';
import { readLedger } from '../store/ledger-file';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import type { Check } from './publish';

/**
 * The checks that every publish runs in addition to the gate: the byte budgets of the site. With a new host, they also
 * report what pages weigh.
 */
export async function siteChecks(storage: OriginStorage, report: (step: string) => void): Promise<Check[]> {
  const budgets = await readBudgets(storage);
  const checks: Check[] = [
    async (preview, { release }) => {
      if (release.app === hostName) report(await weightReport(storage, preview));
      return [];
    },
  ];
  if (budgets) checks.push((preview, candidate) => budgetProblems(preview, candidate, budgets, storage));
  return checks;
}

/**
 * Weighs a page of each live route with the new host around it, because the host decides for all teams which shared
 * packages a page loads.
 */
async function weightReport(storage: OriginStorage, preview: OriginStorage): Promise<string> {
  const { microFrontends } = viewOf(await readLedger(storage));
  const remotes = Object.entries(microFrontends).filter(([app]) => app !== hostName);
  const live = await all(remotes, async ([app, entries]) => {
    const entry = liveEntry(entries);
    // Damage in the release of another team is reported elsewhere.
    return entry && readRelease(storage, app, entry).catch(() => undefined);
  });
  const paths = live.flatMap((release) => release?.routes ?? []).flatMap(({ pages }) => pages.slice(0, 1));
  const lines = await weightChanges(storage, preview, paths);
  if (lines.length === 0) return `The ${paths.length} live routes weigh what they weighed.`;
  return [`Of ${paths.length} live routes, these weigh something else with it:`, ...lines].join('\n  ');
}
