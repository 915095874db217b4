import type { Command } from 'commander';
import { nothingReconciled } from '../../compose/apply/reconcile';
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
    .description('remove old versions that nothing uses anymore')
    .argument('[app]', 'only this app', appArgument)
    .option('--keep <count>', 'number of versions to keep for each app', countArgument, 5)
    .option('--unknown', 'also remove releases that are not in the ledger, as after an older ledger was restored')
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
          `These releases are not in the ledger; perhaps an older ledger was restored. They were kept. To remove them, use --unknown:\n${asList(unknown)}`,
        );
      if (views.length > 0) reportStep(`Removed previews whose time is over: ${views.join(', ')}`);
      done(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.');
    });

  program
    .command('upgrade')
    .description('create the ledger of an origin made by an earlier version of this command; the site stays up')
    .action(async () => {
      reportDocuments(await upgrade(await site.opened(), site.by()));
      done('The ledger was created. All other commands can use it now.');
    });

  program
    .command('repair')
    .description('finish composing what an interrupted command left undone')
    .option('--without-teams', 'the site no longer has teams; without this, a missing teams file stops every command')
    .option('--remove-all', 'even if that removes most documents of the site')
    .option('--accept-ledger', 'confirm the ledger as it is, of which verify says that the journal tells otherwise')
    .action(async ({ removeAll: removesAll = false, acceptLedger: acceptsLedger = false, ...options }: RepairFlags) => {
      const by = site.by();
      const composed = await repair(await site.existing(), { ...options, removesAll, acceptsLedger, by });
      reportDocuments(composed);
      if (composed.writtenBy !== undefined) return;
      done(
        composed.damaged.length + composed.untrusted.length === 0
          ? 'All documents match the ledger.'
          : 'All other documents match the ledger.',
      );
    });
}
