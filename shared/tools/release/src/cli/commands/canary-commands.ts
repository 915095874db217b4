import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { fewestVisits } from '../../domain/judgement';
import { Refused } from '../../domain/refused';
import {
  addressArgument,
  appArgument,
  countArgument,
  environmentArgument,
  rateArgument,
  stepsArgument,
  versionArgument,
} from '../arguments';
import { nothingReconciled } from '../../compose/apply/reconcile';
import { reportTo } from '../../operations/promote';
import { readCollected } from '../../operations/reports';
import { placeFailures, type PlacedFailure } from '../../operations/source-places';
import { watch } from '../../operations/watch';
import { watchEnvironment } from '../../operations/watch-environment';
import { fittedTable } from '../fitted-table';
import type { SiteAccess } from '../site-access';
import { isLive, reportStep } from '../progress';
import { showLook } from '../watch-view';
import { done, exitCodes, give, noteChanges, print, reportDocuments, reportShown } from '../terminal';

type WatchFlags = {
  maxErrorRate: number;
  minVisits: number;
  interval: number;
  steps?: number[];
  once?: boolean;
  env?: string;
};

/** What a canary is judged by. */
const judging = ['maxErrorRate', 'minVisits', 'steps'] as const;

/** Adds the commands that read the reports of browsers and act on them. */
export function addCanaryCommands(program: Command, site: SiteAccess): void {
  program
    .command('watch')
    .description('roll back an app’s canary automatically when it fails more often than the live version')
    .argument('<app>', 'e.g. shop', appArgument)
    .option(
      '--max-error-rate <percent>',
      'failures per 100 visits, when visits to the live version are not counted',
      rateArgument,
      2,
    )
    .option('--min-visits <count>', 'wait for this many visits before deciding', countArgument, fewestVisits)
    .option('--steps <shares>', 'step through these percentages, e.g. 1,10,50,100', stepsArgument)
    .option('--interval <seconds>', 'time between checks', countArgument, 30)
    .option('--once', 'check once instead of until the canary ends')
    .option(
      '--env <name>',
      'wait until the release that an environment shows of the app may go live',
      environmentArgument,
    )
    .action(async (app: string, { interval, env, ...options }: WatchFlags, command: Command) => {
      if (env !== undefined) {
        if (judging.some((name) => command.getOptionValueSource(name) === 'cli'))
          command.error('error: with --env there is no canary, so nothing is judged by figures');
        return watchIn(site, app, env, { ...options, interval });
      }
      const watched = await watch({
        storage: await site.existing(),
        app,
        interval: interval * 1000,
        report: reportStep,
        ...(isLive() && { show: (looked) => showLook(looked, { interval, ...options }) }),
        by: site.by(),
        ...options,
      });
      const { outcome, version, looked } = watched;
      const reason = outcome === 'withdrawn' ? { reason: watched.reason } : {};
      give('watch', { app, version, outcome, ...reason, ...looked }, () => undefined);
      switch (outcome) {
        case 'ended':
          return done(`The canary of ${app} is gone: somebody promoted it or rolled it back.`);
        case 'kept':
          return done(`No problems found with the canary of ${app}.`);
        case 'undecided':
          process.exitCode = exitCodes.undecided;
          return done(`The canary of ${app} has had too few visits to judge.`);
        case 'promoted': {
          watched.documents.forEach(noteChanges);
          const title = formatVersionName({ app, version });
          return reportShown(title, `${title} is live.`, watched.documents.at(-1) ?? nothingReconciled);
        }
        case 'withdrawn':
          watched.documents.forEach(noteChanges);
          throw new Refused(
            'FUR-CANARY-WITHDRAWN',
            `${formatVersionName({ app, version })} was withdrawn: ${watched.reason}.`,
          );
      }
    });

  program
    .command('failures')
    .description('show how a version failed, by loading step, page and error')
    .argument('<app@version>', 'e.g. shop@1.4.0', versionArgument)
    .action(async (name: VersionName) => {
      const storage = await site.existing();
      const failures = await placeFailures(storage, (await readCollected(storage)).failuresOf(name));
      give('failures', failures, () => tellFailures(formatVersionName(name), failures));
    });

  program
    .command('report-to')
    .description('set the address to which browsers report failed remotes')
    .argument('<address>', 'a path of the site, a URL, or "none"', addressArgument)
    .action(async (address: string) => {
      const storage = await site.existing();
      const told =
        address === 'none' ? 'Browser reports are turned off' : `Browsers report failed remotes to ${address}`;
      reportDocuments(await reportTo(storage, address === 'none' ? undefined : address, site.by()));
      done(`${told}.`);
    });
}

/** Prints the failures of a version. */
function tellFailures(title: string, failures: readonly PlacedFailure[]): void {
  if (failures.length === 0) return done(`No failures were reported for ${title}.`);
  const rows = failures.map(({ count, phase, path, error, frame = '', source = frame }) => [
    String(count),
    phase,
    path,
    error,
    source,
  ]);
  print(fittedTable(['times', 'phase', 'page', 'error', 'place'], rows, { numeric: new Set(['times']) }));
}

/** Waits until the release of an environment may go live. */
async function watchIn(
  site: SiteAccess,
  app: string,
  name: string,
  { interval, once = false }: Pick<WatchFlags, 'interval' | 'once'>,
): Promise<void> {
  const options = { storage: await site.existing(), name, app, interval: interval * 1000, once, report: reportStep };
  const { outcome, version } = await watchEnvironment(options);
  const title = formatVersionName({ app, version });
  give('watch', { app, version, outcome }, () => undefined);
  switch (outcome) {
    case 'ready':
      return done(`${title} may go live. Make it live with: release promote ${title} --from ${name}`);
    case 'ended':
      return done(`${name} no longer shows ${title}.`);
    case 'lacking':
      process.exitCode = exitCodes.undecided;
      return done(`${title} cannot go live yet.`);
  }
}
