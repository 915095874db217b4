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
 * What every publish checks beside the gate, whoever runs it: the byte budgets of the site. It also reports what pages
 * weigh with a new host.
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

/** What a page of each live route weighs with a new host around it: it decides for all teams which shared packages a page loads. */
async function weightReport(storage: OriginStorage, preview: OriginStorage): Promise<string> {
  const { microFrontends } = viewOf(await readLedger(storage));
  const remotes = Object.entries(microFrontends).filter(([app]) => app !== hostName);
  const live = await all(remotes, async ([app, entries]) => {
    const entry = liveEntry(entries);
    // What is damaged in the release of another team is for others to tell.
    return entry && readRelease(storage, app, entry).catch(() => undefined);
  });
  const paths = live.flatMap((release) => release?.routes ?? []).flatMap(({ pages }) => pages.slice(0, 1));
  const lines = await weightChanges(storage, preview, paths);
  if (lines.length === 0) return `The ${paths.length} live routes weigh what they weighed.`;
  return [`Of ${paths.length} live routes, these weigh something else with it:`, ...lines].join('\n  ');
}
