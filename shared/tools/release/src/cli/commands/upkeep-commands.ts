import type { Command } from 'commander';
import { nothingReconciled } from '../../compose/reconcile';
import { appArgument, countArgument } from '../arguments';
import { prune } from '../../operations/prune';
import { repair } from '../../operations/repair';
import { upgrade } from '../../operations/upgrade';
import type { SiteAccess } from '../site-access';
import { asList, done, noteChanges, reportDocuments, reportStep } from '../terminal';

type RepairFlags = { withoutTeams?: boolean; removeAll?: boolean; acceptLedger?: boolean };

/** Adds the commands that maintain an origin. */
export function addUpkeepCommands(program: Command, site: SiteAccess): void {
  program
    .command('prune')
    .description('remove old versions which nothing names any more')
    .argument('[app]', 'only this app', appArgument)
    .option('--keep <count>', 'how many versions of each app stay', countArgument, 5)
    .option('--unknown', 'also releases of which the ledger knows nothing, as after an older one was brought back')
    .action(async (app: string | undefined, options: { keep: number; unknown?: boolean }) => {
      const storage = await site.existing();
      const { removed, views, unknown } = await prune({
        storage,
        ...options,
        ...(app !== undefined && { app }),
        by: site.by(),
      });
      if (removed.length > 0) noteChanges(nothingReconciled);
      if (unknown.length > 0)
        reportStep(
          `The ledger does not know these releases, as if an older one was brought back. They stay; --unknown removes them:\n${asList(unknown)}`,
        );
      if (views.length > 0) reportStep(`Removed previews whose time is over: ${views.join(', ')}`);
      done(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.');
    });

  program
    .command('upgrade')
    .description('give an origin of an earlier version of this command its ledger; visitors read the site throughout')
    .action(async () => {
      reportDocuments(await upgrade(await site.opened(), site.by()));
      done('The origin has its ledger. Every other command knows it now.');
    });

  program
    .command('repair')
    .description('compose again whatever an interrupted command left behind')
    .option(
      '--without-teams',
      'the site names no teams any more; otherwise a missing file of teams stops every command',
    )
    .option('--remove-all', 'also when that removes most documents of the site')
    .option('--accept-ledger', 'confirm the ledger as it is, of which verify says that the journal tells otherwise')
    .action(async ({ removeAll: removesAll = false, acceptLedger: acceptsLedger = false, ...options }: RepairFlags) => {
      const by = site.by();
      const composed = await repair(await site.existing(), { ...options, removesAll, acceptsLedger, by });
      reportDocuments(composed);
      if (composed.writtenBy !== undefined) return;
      done(
        composed.damaged.length + composed.untrusted.length === 0
          ? 'The documents are what the ledger says.'
          : 'Every other document is what the ledger says.',
      );
    });
}
