import { hostName } from '@furrow/discovery/discovery';
import { liveRemotes } from '../check/related-releases';
import { slotWeightProblems } from '../check/slot-weight';
import { weightChanges } from '../check/weigh';
import { weightProblems } from '../check/weight-gate';
import { readBudgets } from '../compose/site/settings';
import { countOf } from '../domain/count-of';
import { readLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';
import type { Check } from './publish';

/**
 * The checks that every publish runs in addition to the gate: the byte budgets of slots and of the site. With a new
 * host, they also report what pages weigh.
 */
export async function siteChecks(storage: OriginStorage, report: (step: string) => void): Promise<Check[]> {
  const budgets = await readBudgets(storage);
  const checks: Check[] = [
    async (preview, { release }) => {
      if (release.app === hostName) report(await weightReport(storage, preview));
      return [];
    },
    (preview, { release }) => slotWeightProblems(preview, release, storage),
  ];
  if (budgets) checks.push((preview, candidate) => weightProblems(preview, candidate, budgets, storage));
  return checks;
}

/**
 * Weighs a page of each live route with the new host around it, because the host decides for all teams which shared
 * packages a page loads.
 */
async function weightReport(storage: OriginStorage, preview: OriginStorage): Promise<string> {
  const remotes = await liveRemotes(storage, await readLedger(storage));
  const paths = remotes.flatMap(({ routes }) => routes).flatMap(({ pages }) => pages.slice(0, 1));
  const lines = await weightChanges(storage, preview, paths);
  if (lines.length === 0) return `Pages of ${countOf(paths.length, 'live route')} are the same size as before.`;
  return [`Of ${countOf(paths.length, 'live route')}, these change in size:`, ...lines].join('\n  ');
}
