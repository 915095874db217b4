import { formatVersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { join } from 'node:path';
import { hostName, liveEntry } from '@furrow/discovery/discovery';
import { budgetProblems, weightChanges } from '../../check/weigh';
import { readBudgets } from '../../compose/site';
import { all } from '../../domain/all';
import { viewOf } from '../../domain/ledger';
import { Refused } from '../../domain/refused';
import { readCandidate } from '../../store/candidate';
import { readLedger } from '../../store/ledger-file';
import { readRelease } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';
import { appArgument } from '../arguments';
import { publish, type Check } from '../../operations/publish';
import type { SiteAccess } from '../site-access';
import { keyOption, signingKeyOf } from '../signing-key';
import { done, reportDocuments, reportStep, shortPath } from '../terminal';
import { appFolder, buildApp, currentCommit, workspaceRoot } from '../workspace';

type PublishFlags = {
  key?: string;
  promote?: boolean;
  build: boolean;
  allowDrop?: boolean;
  full?: boolean;
  browser: boolean;
  dryRun?: boolean;
};

/** The command that stores a new version. */
export function addPublishCommand(program: Command, site: SiteAccess): void {
  program
    .command('publish')
    .description('build an app, check it against the live site, and store it as a version')
    .argument('<app>', 'e.g. shop', appArgument)
    .option('--promote', 'also make it the version every visitor gets')
    .option('--no-build', 'take the dist folder as it is')
    .option('--allow-drop', 'let routes and fragments of the live version disappear')
    .addOption(keyOption())
    .option('--full', 'hydrate every page in the browser, instead of one per route')
    .option('--no-browser', 'leave out the check in the browser')
    .option('--dry-run', 'only check it; with --against, a site that is read over HTTP')
    .action(async (app: string, options: PublishFlags) => {
      const signingKey = await signingKeyOf(options.key);
      const root = workspaceRoot();
      const folder = appFolder(root, app);
      if (options.build) {
        reportStep(`Building ${app}`);
        await buildApp(root, app);
      }
      const candidate = await readCandidate(join(folder, 'dist'));
      if (candidate.release.app !== app) {
        throw new Refused(
          `The build in ${shortPath(folder)} is of ${candidate.release.app}, not of ${app}. Give both the same name in package.json and routes.ts.`,
        );
      }
      const storage = await site.storage();
      const result = await publish({
        storage,
        candidate,
        published: { publishedAt: new Date().toISOString(), commit: await currentCommit(root) },
        checks: await checksOf(storage, options),
        ...(signingKey && { signingKey }),
        report: reportStep,
        by: site.by(),
        ...options,
      });
      const name = formatVersionName(result);
      reportDocuments(result);
      if (result.outcome === 'checked') done(`${name} fits the site. Nothing was stored.`);
      else if (result.outcome === 'unchanged') done(`${name} was published before, with this very content.`);
      else if (result.live) done(`${name} is live.`);
      else done(`${name} is published and waits. Make it live with: release promote ${name}`);
    });
}

async function checksOf(storage: OriginStorage, { full = false, browser }: PublishFlags): Promise<Check[]> {
  const budgets = await readBudgets(storage);
  const checks: Check[] = [
    async (preview, { release }) => {
      if (release.app === hostName) reportStep(await weightReport(storage, preview));
      return [];
    },
  ];
  if (budgets) checks.push((preview, candidate) => budgetProblems(preview, candidate, budgets, storage));
  if (browser) {
    // Loaded only here: no other command needs a browser.
    const { hydrationProblems } = await import('../../check/hydration');
    checks.push((preview, { release }) => hydrationProblems(preview, release, { full, report: reportStep }));
  }
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
