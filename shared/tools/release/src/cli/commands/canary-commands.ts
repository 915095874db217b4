import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { fewestVisits } from '../../domain/judgement';
import { Refused } from '../../domain/refused';
import {
  addressArgument,
  appArgument,
  countArgument,
  rateArgument,
  stepsArgument,
  versionArgument,
} from '../arguments';
import { nothingReconciled } from '../../compose/reconcile';
import { reportTo } from '../../operations/promote';
import { readReports } from '../../operations/reports';
import { placeFailures } from '../../operations/source-places';
import { watch } from '../../operations/watch';
import type { SiteAccess } from '../site-access';
import { table } from '../../domain/table';
import { done, exitCodes, noteChanges, print, reportDocuments, reportShown, reportStep } from '../terminal';

type WatchFlags = {
  maxErrorRate: number;
  minVisits: number;
  interval: number;
  steps?: number[];
  once?: boolean;
};

/** Adds the commands that read the reports of browsers and act on them. */
export function addCanaryCommands(program: Command, site: SiteAccess): void {
  program
    .command('watch')
    .description('roll the canary of an app back by itself when it fails more often than what is live')
    .argument('<app>', 'e.g. shop', appArgument)
    .option(
      '--max-error-rate <percent>',
      'failures in a hundred visits, where nobody counts visits of what is live',
      rateArgument,
      2,
    )
    .option('--min-visits <count>', 'decide nothing before so many', countArgument, fewestVisits)
    .option('--steps <shares>', 'give it these percentages one after the other, e.g. 1,10,50,100', stepsArgument)
    .option('--interval <seconds>', 'between two looks', countArgument, 30)
    .option('--once', 'look once instead of for as long as there is a canary')
    .action(async (app: string, { interval, ...options }: WatchFlags) => {
      const watched = await watch({
        storage: await site.existing(),
        app,
        interval: interval * 1000,
        report: reportStep,
        by: site.by(),
        ...options,
      });
      switch (watched.outcome) {
        case 'ended':
          return done(`The canary of ${app} is none any more: somebody promoted it or rolled it back.`);
        case 'kept':
          return done(`Nothing speaks against the canary of ${app}.`);
        case 'undecided':
          process.exitCode = exitCodes.undecided;
          return done(`The canary of ${app} has had too few visits to say anything.`);
        case 'promoted': {
          watched.documents.forEach(noteChanges);
          const title = formatVersionName({ app, version: watched.version });
          return reportShown(title, `${title} is live.`, watched.documents.at(-1) ?? nothingReconciled);
        }
        case 'withdrawn':
          watched.documents.forEach(noteChanges);
          throw new Refused(`${formatVersionName({ app, version: watched.version })} is withdrawn: ${watched.reason}.`);
      }
    });

  program
    .command('failures')
    .description('tell how a version failed, by the step of loading, page and error')
    .argument('<app@version>', 'e.g. shop@1.4.0', versionArgument)
    .option('--json', 'as JSON')
    .action(async (name: VersionName, { json = false }: { json?: boolean }) => {
      const storage = await site.existing();
      const failures = await placeFailures(storage, (await readReports(storage)).failuresOf(name));
      if (json) return print(JSON.stringify(failures, null, 2));
      if (failures.length === 0) return done(`Nobody reported a failure of ${formatVersionName(name)}.`);
      const rows = failures.map(({ count, phase, path, error, frame = '', source = frame }) => [
        String(count),
        phase,
        path,
        error,
        source,
      ]);
      print(table(['times', 'phase', 'page', 'error', 'place'], rows, new Set(['times'])).join('\n'));
    });

  program
    .command('report-to')
    .description('name the address browsers report failed remotes to')
    .argument('<address>', 'a path of the site, a URL, or "none"', addressArgument)
    .action(async (address: string) => {
      const storage = await site.existing();
      const told = address === 'none' ? 'Browsers report to nobody' : `Browsers report failed remotes to ${address}`;
      reportDocuments(await reportTo(storage, address === 'none' ? undefined : address, site.by()));
      done(`${told}.`);
    });
}
