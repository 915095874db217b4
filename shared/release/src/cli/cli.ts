import { appNamePattern, formatVersionName, parseVersionName, type VersionName } from '@furrow/formats/release-name';
import { Command, InvalidArgumentError, Option } from 'commander';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCandidate } from '../storage/candidate';
import { folderStorage } from '../storage/folder-storage';
import { reportsPath } from '../server/collect';
import { updateDiscovery } from '../storage/discovery-file';
import { withFailuresAddress } from '../domain/deployment';
import { promote, retire, rollback } from './promote';
import { prune } from './prune';
import { publish, type Check } from './publish';
import { reconcile, type Reconciled } from '../compose/reconcile';
import { completeRemovals } from '../storage/releases';
import { Refused } from '../domain/refused';
import { readTally, watch } from './reports';
import { startServer } from '../server/serve';
import { damageOf, status } from './status';
import { bold, green, red, statusTable } from './terminal';
import { verify } from '../check/verify';
import { budgetProblems } from '../check/weigh';
import { appFolder, buildApp, currentCommit, readBudgets, workspaceRoot } from './workspace';

const exitCodes = { done: 0, refused: 1, misused: 2, damaged: 3 } as const;

const program = new Command('release')
  .description('Releases one app of the site without touching the others.')
  .option(
    '--origin <folder>',
    'folder the site is served from',
    process.env.FURROW_ORIGIN ?? join(workspaceRoot(), '.origin'),
  )
  .showHelpAfterError('Say "release --help" for the commands and their options.')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(red(text, process.stderr)) });

program
  .command('publish')
  .description('build an app, check it against the live site, and store it as a version')
  .argument('<app>', 'name of the app, e.g. shop')
  .option('--promote', 'also make it the version every visitor gets')
  .option('--no-build', 'take the dist folder as it is')
  .option('--allow-drop', 'let routes of the live version disappear')
  .option('--full', 'hydrate every page in the browser, instead of one per route')
  .option('--no-browser', 'leave out the check in the browser')
  .action(async (app: string, options: PublishFlags) => {
    const root = workspaceRoot();
    const folder = appFolder(root, app);
    if (options.build) {
      reportStep(`Building ${app}`);
      await buildApp(root, app);
    }
    const budgets = await readBudgets(root);
    const checks: Check[] = [];
    if (budgets)
      checks.push((preview, { release }) =>
        budgetProblems(
          preview,
          release.pages.map(({ path }) => path),
          budgets,
        ),
      );
    if (options.browser) {
      // Loaded only here: no other command needs a browser.
      const { hydrationProblems } = await import('../check/hydration');
      checks.push((preview, { release }) =>
        hydrationProblems(preview, release, { full: options.full ?? false, report: reportStep }),
      );
    }
    const candidate = await readCandidate(join(folder, 'dist'));
    if (candidate.release.app !== app) {
      throw new Refused(
        `The build in ${shorten(folder)} is of ${candidate.release.app}, not of ${app}. Give both the same name in package.json and routes.ts.`,
      );
    }
    const result = await publish({
      storage: folderStorage(origin()),
      candidate,
      published: { publishedAt: new Date().toISOString(), commit: await currentCommit(root) },
      checks,
      report: reportStep,
      ...options,
    });
    const name = `${result.app}@${result.version}`;
    reportDocuments(result);
    if (result.outcome === 'unchanged') done(`${name} was published before, with this very content.`);
    else
      done(
        result.live ? `${name} is live.` : `${name} is published and waits. Make it live with: release promote ${name}`,
      );
  });

program
  .command('promote')
  .description('give a published version its visitors')
  .argument('<app@version>', 'e.g. shop@1.4.0', parseVersion)
  .addOption(
    new Option('--traffic <percent>', 'share of the visitors; 100 makes it the default version')
      .argParser(parsePercent)
      .default(100),
  )
  .option('--allow-drop', 'let routes of the live version disappear')
  .action(
    async ({ app, version }: VersionName, { traffic, allowDrop = false }: { traffic: number; allowDrop?: boolean }) => {
      reportDocuments(await promote({ storage: openOrigin(), app, version, traffic, allowDrop }));
      done(traffic === 100 ? `${app}@${version} is live.` : `${app}@${version} gets ${traffic}% of the visitors.`);
    },
  );

program
  .command('rollback')
  .description('go back to the last good version, without a build')
  .argument('<app[@version]>', 'the app, or the version to withdraw, e.g. shop@1.4.0', parseAppOrVersion)
  .action(async (name: Partial<VersionName> & { app: string }) => {
    const { from, to, ...documents } = await rollback({ storage: openOrigin(), ...name });
    reportDocuments(documents);
    done(`${name.app}@${to} is live; ${name.app}@${from} is withdrawn.`);
  });

program
  .command('retire')
  .description('take an app off the site; its versions stay and can be promoted again')
  .argument('<app>')
  .action(async (app: string) => {
    reportDocuments(await retire({ storage: openOrigin(), app }));
    done(`${app} is off the site.`);
  });

program
  .command('status')
  .description('show every version: its share, routes, size, and when and from which commit it was published')
  .option('--json', 'as JSON')
  .option('--reports <file>', 'also show the failures of each version, from a file of reports')
  .action(async ({ json = false, reports }: { json?: boolean; reports?: string }) => {
    const storage = openOrigin();
    const [rows, damaged] = await Promise.all([status(storage), damageOf(storage)]);
    const tallies = reports === undefined ? undefined : await readTally(reports);
    if (!json) {
      console.log(statusTable(rows, process.stdout, tallies));
      return reportDamage(damaged);
    }
    const told = rows.map((row) => ({
      ...row,
      ...(tallies && (tallies.get(`${row.app}@${row.version}`) ?? { failures: 0, visits: 0 })),
    }));
    console.log(JSON.stringify(told, null, 2));
    reportDamage(damaged);
  });

program
  .command('watch')
  .description('roll the canary of an app back by itself when it fails too often')
  .argument('<app>')
  .requiredOption('--reports <file>', 'failures and visits, one JSON object a line')
  .addOption(new Option('--max-error-rate <percent>', 'failures in a hundred visits').argParser(parseRate).default(2))
  .addOption(new Option('--min-visits <count>', 'decide nothing before so many').argParser(parseCount).default(100))
  .addOption(new Option('--interval <seconds>', 'between two looks').argParser(parseCount).default(30))
  .option('--once', 'look once instead of for as long as there is a canary')
  .action(async (app: string, { reports, interval, ...options }: WatchFlags) => {
    const watched = await watch({
      storage: openOrigin(),
      app,
      file: reports,
      interval: interval * 1000,
      report: reportStep,
      ...options,
    });
    if (watched.outcome === 'kept') return done(`The canary of ${app} kept within ${options.maxErrorRate}%.`);
    throw new Refused(
      `${app}@${watched.version} failed in ${watched.rate.toFixed(1)}% of its visits and is withdrawn.`,
    );
  });

program
  .command('report-to')
  .description('name the address browsers report failed remotes to')
  .argument('<address>', 'a path of the site, a URL, or "none"', parseAddress)
  .action(async (address: string) => {
    const storage = openOrigin();
    await updateDiscovery(storage, (discovery) =>
      withFailuresAddress(discovery, address === 'none' ? undefined : address),
    );
    await reconcile(storage);
    done(address === 'none' ? 'Browsers report to nobody.' : `Browsers report failed remotes to ${address}.`);
  });

program
  .command('prune')
  .description('remove old versions which nothing names any more')
  .argument('[app]', 'only this app')
  .addOption(new Option('--keep <count>', 'how many versions of each app stay').argParser(parseCount).default(5))
  .action(async (app: string | undefined, { keep }: { keep: number }) => {
    const removed = await prune({ storage: openOrigin(), keep, ...(app !== undefined && { app }) });
    done(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.');
  });

program
  .command('verify')
  .description('hash every file again and name those which differ')
  .action(async () => {
    const { checked, problems } = await verify(openOrigin());
    if (problems.length > 0)
      throw new Refused(
        `${problems.length} of ${checked} files differ:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
      );
    done(`${checked} files are what they must be.`);
  });

program
  .command('repair')
  .description('compose again whatever an interrupted command left behind')
  .action(async () => {
    const storage = openOrigin();
    const removed = await completeRemovals(storage);
    if (removed.length > 0) reportStep(`Removed ${removed.map(formatVersionName).join(', ')}`);
    const composed = await reconcile(storage);
    reportDocuments(composed);
    done(
      composed.damaged.length === 0
        ? 'The documents are what the discovery document says.'
        : 'What is not damaged is what the discovery document says.',
    );
  });

program
  .command('serve')
  .description('serve the site from this machine')
  .addOption(new Option('--port <port>').argParser(parseCount).default(3000).env('PORT'))
  .option('--reports <file>', `write failures posted to ${reportsPath} and visits of canaries to this file`)
  .action(async ({ port, reports }: { port: number; reports?: string }) => {
    const { url } = await startServer({ root: origin(), port, ...(reports !== undefined && { reports }) });
    done(`The site is at ${url} (Ctrl+C stops it)`);
  });

type PublishFlags = { promote?: boolean; build: boolean; allowDrop?: boolean; full?: boolean; browser: boolean };
type WatchFlags = { reports: string; maxErrorRate: number; minVisits: number; interval: number; once?: boolean };

function origin(): string {
  return program.opts<{ origin: string }>().origin;
}

/** Every command but publish needs a site to work on; a mistyped folder must not become one. */
function openOrigin() {
  if (!existsSync(join(origin(), 'discovery.json')))
    throw new Refused(
      `There is no site in ${shorten(origin())}. Publish an app first, or name its folder with --origin.`,
    );
  return folderStorage(origin());
}

function parseVersion(value: string): VersionName {
  const name = parseVersionName(value);
  if (!name) throw new InvalidArgumentError('Write app@version, e.g. shop@1.4.0.');
  return name;
}

function parseAppOrVersion(value: string): Partial<VersionName> & { app: string } {
  const name = appNamePattern.test(value) ? { app: value } : parseVersionName(value);
  if (!name) throw new InvalidArgumentError('Write an app or app@version, e.g. shop or shop@1.4.0.');
  return name;
}

function parsePercent(value: string): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 100)
    throw new InvalidArgumentError('Write a whole number from 0 to 100.');
  return Number(value);
}

function parseCount(value: string): number {
  if (!/^\d{1,5}$/.test(value)) throw new InvalidArgumentError('Write a whole number.');
  return Number(value);
}

function parseRate(value: string): number {
  if (!/^\d{1,2}(?:\.\d+)?$|^100$/.test(value)) throw new InvalidArgumentError('Write a number from 0 to 100.');
  return Number(value);
}

function parseAddress(value: string): string {
  if (!/^(?:none|\/(?!\/).*|https?:\/\/.+)$/.test(value))
    throw new InvalidArgumentError('Write a path such as /_reports, a URL, or "none".');
  return value;
}

/** Progress goes beside the result, so that the result can be piped. */
function reportStep(step: string): void {
  console.error(step);
}

function done(result: string): void {
  console.log(green(result, process.stdout));
}

function reportDocuments({ written, removed, damaged }: Reconciled): void {
  const documents = written.filter((path) => path.endsWith('.html'));
  if (documents.length > 0)
    reportStep(`Composed ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`);
  if (removed.length > 0) reportStep(`Removed ${removed.join(', ')}`);
  reportDamage(damaged);
}

/** The command has done what was asked; its exit status says that the site needs somebody's care. */
function reportDamage(damaged: readonly string[]): void {
  if (damaged.length === 0) return;
  const lines = damaged.map((problem) => `  - ${problem}`).join('\n');
  console.error(red(`Damaged files; the documents that are made of them stay as they are:\n${lines}`, process.stderr));
  process.exitCode = exitCodes.damaged;
}

function shorten(path: string): string {
  return relative(process.cwd(), path) || path;
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = reportError(error);
}

function reportError(error: unknown): number {
  const { code, exitCode, message, stack } = error as Error & { code?: unknown; exitCode?: number };
  if (typeof code === 'string' && code.startsWith('commander.'))
    return exitCode === 0 ? exitCodes.done : exitCodes.misused;
  console.error(
    red(
      error instanceof Refused
        ? message
        : process.env.DEBUG
          ? (stack ?? message)
          : `${bold('Failed', process.stderr)}: ${message}`,
      process.stderr,
    ),
  );
  return exitCodes.refused;
}
