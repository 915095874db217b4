import type { Command } from 'commander';
import { nothingReconciled } from '../../compose/apply/reconcile';
import { countOf } from '../../domain/count-of';
import { appArgument, countArgument } from '../arguments';
import { backup, expectOtherPlace, restore } from '../../operations/backup';
import { tellEvent } from '../../operations/log';
import { prune } from '../../operations/prune';
import { repair } from '../../operations/repair';
import { upgrade } from '../../operations/upgrade';
import { siteAccess, type OriginOptions, type SiteAccess } from '../site-access';
import { dryRun, dryRunOption } from '../dry-run';
import { reportStep, showTraffic, warn } from '../progress';
import { asList, done, exitCodes, give, noteChanges, reportDocuments } from '../terminal';

type RepairFlags = {
  dryRun?: boolean;
  withoutTeams?: boolean;
  removeAll?: boolean;
  acceptLedger?: boolean;
};

/** Adds the commands that maintain an origin. */
export function addUpkeepCommands(program: Command, site: SiteAccess): void {
  const siteAt = (origin: string) =>
    siteAccess(() => ({ ...program.opts<OriginOptions>(), origin, against: undefined }), showTraffic);

  program
    .command('backup')
    .description('copy the site to another folder or bucket, whatever commands run meanwhile')
    .argument('<place>', 'e.g. /var/backups/furrow; it receives only what it does not have yet')
    .action(async (place: string) => {
      const { against, origin } = program.opts<OriginOptions>();
      if (against === undefined) expectOtherPlace(origin, place);
      const [from, to] = [await site.existing(), await siteAt(place).storage()];
      reportStep(`Copying the site to ${place}`);
      const { sequence, releases, problems } = await backup(from, to);
      if (problems.length > 0) {
        warn(`These could not be copied, or not composed there:\n${asList(problems)}`);
        process.exitCode = exitCodes.damaged;
      }
      give('backup', { sequence, releases, problems }, () =>
        done(`The backup has the site up to event ${sequence}. It holds ${countOf(releases, 'new release')}.`),
      );
    });

  program
    .command('restore')
    .description('restore the site from a backup, into a place that is empty or has lost its ledger')
    .argument('<place>', 'where the backup is')
    .action(async (place: string) => {
      const from = await siteAt(place).opened();
      const to = await site.opened();
      reportStep(`Restoring the site from ${place}`);
      const { sequence, problems, lost, lastDay } = await restore(from, to, site.by());
      if (problems.length > 0) {
        warn(`The backup lacks these:\n${asList(problems)}`);
        process.exitCode = exitCodes.damaged;
      }
      if (lost.length > 0)
        warn(
          `This happened after the backup and has no effect anymore:\n${asList(lost.map((event) => tellEvent(event)))}`,
        );
      warn(
        `What happened after event ${sequence} and left no trace here is lost, and so are reports of browsers${lastDay === undefined ? '' : ` after the copy of ${lastDay}`}.`,
      );
      const restored = { sequence, problems, lost, ...(lastDay !== undefined && { lastDay }) };
      give('restore', restored, () => done(`The site is as it was after event ${sequence}.`));
    });

  program
    .command('prune')
    .description('remove old versions that nothing uses anymore')
    .argument('[app]', 'only this app', appArgument)
    .option('--keep <count>', 'number of versions to keep for each app', countArgument, 5)
    .option('--unknown', 'also remove releases that are not in the ledger, as after an older ledger was restored')
    .addOption(dryRunOption())
    .action(async (app: string | undefined, flags: { keep: number; unknown?: boolean; dryRun?: boolean }) => {
      const { dryRun: isTrial = false, ...options } = flags;
      const storage = await site.existing();
      const meant = { ...options, ...(app !== undefined && { app }), by: site.by() };
      reportStep('Looking for what nothing uses');
      if (isTrial) return dryRun(storage, (trial) => prune({ storage: trial, ...meant }));
      const { removed, views, unknown } = await prune({ storage, ...meant });
      if (removed.length > 0) noteChanges(nothingReconciled);
      if (unknown.length > 0)
        warn(
          `These releases are not in the ledger; perhaps an older ledger was restored. They were kept. To remove them, use --unknown:\n${asList(unknown)}`,
        );
      if (views.length > 0) reportStep(`Removed previews whose time is over: ${views.join(', ')}`);
      give('prune', { removed, views, unknown }, () =>
        done(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.'),
      );
    });

  program
    .command('repair')
    .description('finish composing what an interrupted command left undone')
    .option('--without-teams', 'the site no longer has teams; without this, a missing teams file stops every command')
    .option('--remove-all', 'even if that removes most documents of the site')
    .option('--accept-ledger', 'confirm the ledger as it is, of which verify says that the journal tells otherwise')
    .addOption(dryRunOption())
    .action(
      async ({
        removeAll: removesAll = false,
        acceptLedger: acceptsLedger = false,
        dryRun: isTrial = false,
        ...options
      }: RepairFlags) => {
        const meant = { ...options, removesAll, acceptsLedger, by: site.by() };
        const storage = await site.existing();
        reportStep('Composing every document');
        if (isTrial) return dryRun(storage, (trial) => repair(trial, meant));
        const composed = await repair(storage, meant);
        reportDocuments(composed);
        if (composed.writtenBy !== undefined) return;
        done(
          composed.damaged.length + composed.untrusted.length === 0
            ? 'All documents match the ledger.'
            : 'All other documents match the ledger.',
        );
      },
    );
}

/** Adds the command for an origin from before there was a ledger. In `furrow`, its name is that of the command for packages. */
export function addOriginUpgradeCommand(program: Command, site: SiteAccess): void {
  program
    .command('upgrade')
    .description('create the ledger of an origin made by an earlier version of this command; the site stays up')
    .action(async () => {
      reportDocuments(await upgrade(await site.opened(), site.by()));
      done('The ledger was created. All other commands can use it now.');
    });
}
