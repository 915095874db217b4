import { formatVersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { verify } from '../../check/verify';
import { Refused } from '../../domain/refused';
import { readTally } from '../reports';
import type { SiteAccess } from '../site-access';
import { damageOf, status } from '../status';
import { statusTable } from '../status-table';
import { asList, done, reportDamage } from '../terminal';

type StatusFlags = { json?: boolean; reports?: string };

/** The commands that look at a site and change nothing. */
export function addStatusCommands(program: Command, site: SiteAccess): void {
  program
    .command('status')
    .description('show every version: its share, routes, size, and when and from which commit it was published')
    .option('--json', 'as JSON')
    .option('--reports <file>', 'also show the failures of each version, from a file of reports')
    .action(async ({ json = false, reports }: StatusFlags) => {
      const storage = site.existing();
      const [rows, damaged] = await Promise.all([status(storage), damageOf(storage)]);
      const tallies = reports === undefined ? undefined : await readTally(reports);
      if (json) {
        const noReports = { failures: 0, visits: 0 };
        const told = rows.map((row) => ({
          ...row,
          ...(tallies && (tallies.get(formatVersionName(row)) ?? noReports)),
        }));
        console.log(JSON.stringify(told, null, 2));
      } else console.log(statusTable(rows, process.stdout, tallies));
      reportDamage(damaged);
    });

  program
    .command('verify')
    .description('hash every file again and name those which differ')
    .action(async () => {
      const { checked, problems } = await verify(site.existing());
      if (problems.length > 0) throw new Refused(`${problems.length} of ${checked} files differ:\n${asList(problems)}`);
      done(`${checked} files are what they must be.`);
    });
}
