import { formatVersionName } from '@furrow/formats/release-name';
import { Option, type Command } from 'commander';
import { Refused } from '../../domain/refused';
import { addressArgument, appArgument, countArgument, rateArgument } from '../arguments';
import { reportTo } from '../../operations/promote';
import { watch } from '../../operations/reports';
import type { SiteAccess } from '../site-access';
import { done, noteChanges, reportDocuments, reportStep } from '../terminal';

type WatchFlags = { reports: string; maxErrorRate: number; minVisits: number; interval: number; once?: boolean };

/** The commands that hear what browsers report, and act on it. */
export function addCanaryCommands(program: Command, site: SiteAccess): void {
  program
    .command('watch')
    .description('roll the canary of an app back by itself when it fails too often')
    .argument('<app>', 'e.g. shop', appArgument)
    .requiredOption('--reports <file>', 'failures and visits, one JSON object a line')
    .addOption(
      new Option('--max-error-rate <percent>', 'failures in a hundred visits').argParser(rateArgument).default(2),
    )
    .addOption(
      new Option('--min-visits <count>', 'decide nothing before so many').argParser(countArgument).default(100),
    )
    .addOption(new Option('--interval <seconds>', 'between two looks').argParser(countArgument).default(30))
    .option('--once', 'look once instead of for as long as there is a canary')
    .action(async (app: string, { reports, interval, ...options }: WatchFlags) => {
      const watched = await watch({
        storage: await site.existing(),
        app,
        file: reports,
        interval: interval * 1000,
        report: reportStep,
        by: site.by(),
        ...options,
      });
      if (watched.outcome === 'kept') return done(`The canary of ${app} kept within ${options.maxErrorRate}%.`);
      noteChanges(watched.documents);
      const name = formatVersionName({ app, version: watched.version });
      throw new Refused(`${name} failed in ${watched.rate.toFixed(1)}% of its visits and is withdrawn.`);
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
