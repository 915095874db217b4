import type { VersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { verify, type Verified } from '../../check/verify';
import { countOf } from '../../domain/count-of';
import { Refused } from '../../domain/refused';
import { advisoriesOf, type Advisory } from '../../operations/advisories';
import { audit, type Audit } from '../../operations/audit';
import { log, tellEvent, tellFigures } from '../../operations/log';
import { siteIn } from '../../operations/environment';
import { verifyEnvironment } from '../../operations/verify-environment';
import type { OriginStorage } from '../../store/storage';
import { appArgument, environmentOption, versionArgument } from '../arguments';
import { fittedTable } from '../fitted-table';
import type { SiteAccess } from '../site-access';
import { keyOption } from '../signing-key';
import { asksSite, teamSite, type TeamSiteFlags, toOption } from '../team-site';
import { statusAndDamage } from '../../operations/status';
import { fragmentTable, slotNotes, slotTable, statusNotes, statusTable } from '../status-table';
import { reportStep, warn } from '../progress';
import { asList, done, exitCodes, give, print, printStyled, reportFault, reportFaults } from '../terminal';

type AuditFlags = { package?: string; all?: boolean; advisories?: string };
type StatusFlags = TeamSiteFlags & EnvironmentFlags & { slots?: boolean };
type EnvironmentFlags = { env?: string | undefined };

/** Adds the commands that examine a site and change nothing. */
export function addStatusCommands(program: Command, site: SiteAccess): void {
  program
    .command('status')
    .description(
      'show every version: its share, routes, size, when and from which commit it was published; and every fragment',
    )
    .option('--slots', 'show the slots alone, and who fills them')
    .addOption(environmentOption())
    .addOption(keyOption())
    .addOption(toOption())
    .action(async ({ slots = false, env, ...flags }: StatusFlags, command: Command) => {
      // A site tells only its teams what an environment shows.
      const team = env !== undefined || asksSite(command) ? await teamSite(flags) : undefined;
      if (!team && flags.to !== undefined)
        reportStep(
          `Reading ${flags.to} as anybody may, which does not name versions that wait to be promoted. With --key, the site is asked for them.`,
        );
      const { versions: rows, ...faults } = team
        ? await team.ask({ command: 'status', ...(env !== undefined && { env }) })
        : await statusAndDamage(await seenIn(await site.readable(), { env }));
      give('status', rows, () => {
        const parts = slots
          ? [slotTable(rows) ?? 'No page offers a slot.', slotNotes(rows)]
          : [statusTable(rows, process.stdout), fragmentTable(rows), statusNotes(rows)];
        printStyled(parts.filter(Boolean).join('\n\n'));
      });
      reportFaults(faults);
    });

  program
    .command('log')
    .description('show what happened, who did it and why')
    .argument('[app]', 'only this app', appArgument)
    .addOption(environmentOption())
    .action(async (app: string | undefined, flags: EnvironmentFlags) => {
      const events = await log(await seenIn(await site.existing(), flags), app === undefined ? {} : { app });
      give('log', events, () => print(events.map((event) => tellEvent(event, app)).join('\n')));
    });

  program
    .command('why')
    .description('show everything that happened to a version, who did it and why, with the figures that decided')
    .argument('<app@version>', 'e.g. shop@1.4.0', versionArgument)
    .addOption(environmentOption())
    .action(async (name: VersionName, flags: EnvironmentFlags) => {
      const events = await log(await seenIn(await site.existing(), flags), name);
      give('why', events, () =>
        print(events.flatMap((event) => [tellEvent(event, name.app), ...tellFigures(event)]).join('\n')),
      );
    });

  program
    .command('verify')
    .description('rehash every file and list those that differ')
    .addOption(environmentOption())
    .action(async ({ env }: EnvironmentFlags) => {
      const storage = await site.readable();
      reportStep('Hashing every file');
      const found: Verified & { behind?: string[] } =
        env === undefined ? await verify(storage) : await verifyEnvironment(storage, env);
      const { checked, problems, unapplied, behind = [] } = found;
      if (unapplied.length > 0)
        warn(
          `These events have no effect, because a command was interrupted, or an older ledger was restored that lacks the last of them:\n${asList(unapplied.map((event) => tellEvent(event)))}`,
        );
      if (behind.length > 0)
        warn(
          `These documents are as they were composed, and the site has changed since. "release prune" composes them again:\n${asList(behind)}`,
        );
      give('verify', found, () => undefined);
      if (problems.length > 0)
        throw new Refused(
          'FUR-SITE-DAMAGED',
          `${problems.length} of ${countOf(checked, 'file')} ${problems.length === 1 ? 'differs' : 'differ'}:\n${asList(problems)}`,
        );
      done(`${countOf(checked, 'file')} checked. All match.`);
    });

  program
    .command('audit')
    .description('list the installed packages that live releases and canaries contain')
    .option('--package <name[@range]>', 'only this one, e.g. "react@<19.1"; exits with 1 if a release contains it')
    .option('--all', 'every published version, not only those that get visitors')
    .option(
      '--advisories <registry>',
      'only those that this npm registry has advisories of; answers 1 when there are any',
    )
    .action(async ({ package: wanted, all = false, advisories: registry }: AuditFlags) => {
      const storage = await site.readable();
      reportStep('Reading the packages of releases');
      const found = await audit({ storage, all, ...(wanted !== undefined && { wanted }) });
      const advised = registry === undefined ? undefined : await advisoriesOf(found.packages, registry);
      give('audit', advised ? { ...found, advisories: advised } : found, () => printAudit(found, advised));
      if (found.damaged.length > 0)
        reportFault(`Damaged files, so that nobody knows the packages of these releases:\n${asList(found.damaged)}`);
      // A release whose packages are unknown counts as a match, because the package cannot be ruled out.
      const isSearch = wanted !== undefined || advised !== undefined;
      if (isSearch && (advised ?? found.packages).length + found.unknown.length + found.damaged.length > 0)
        process.exitCode = exitCodes.refused;
    });
}

/** The site, or the site as an environment shows it. */
async function seenIn(storage: OriginStorage, { env }: EnvironmentFlags): Promise<OriginStorage> {
  return env === undefined ? storage : siteIn(storage, env);
}

function printAudit({ packages, unknown, damaged }: Audit, advised: Advisory[] | undefined): void {
  const isComplete = unknown.length + damaged.length === 0;
  if (advised) {
    const rows = advised.map((row) => [
      `${row.app}@${row.version}`,
      `${row.package} ${row.installed}`,
      row.severity,
      row.title,
      row.url,
    ]);
    if (rows.length > 0) print(fittedTable(['release', 'package', 'severity', 'advisory', 'address'], rows));
    else if (isComplete) done('No release contains a package with a known vulnerability.');
  } else {
    const rows = packages.map((row) => [row.app, row.version, row.package, row.versions.join(', ')]);
    if (rows.length > 0) print(fittedTable(['app', 'version', 'package', 'versions'], rows));
    else if (isComplete) done('No release contains it.');
  }
  if (unknown.length > 0) warn(asList(unknown));
}
