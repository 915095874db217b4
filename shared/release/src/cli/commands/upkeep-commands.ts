import { formatVersionName } from '@furrow/formats/release-name';
import { Option, type Command } from 'commander';
import { nothingReconciled } from '../../compose/reconcile';
import { appArgument, countArgument } from '../arguments';
import { prune } from '../../operations/prune';
import { repair } from '../../operations/repair';
import type { SiteAccess } from '../site-access';
import { done, noteChanges, reportDocuments, reportStep } from '../terminal';

/** The commands that keep an origin in order. */
export function addUpkeepCommands(program: Command, site: SiteAccess): void {
  program
    .command('prune')
    .description('remove old versions which nothing names any more')
    .argument('[app]', 'only this app', appArgument)
    .addOption(new Option('--keep <count>', 'how many versions of each app stay').argParser(countArgument).default(5))
    .action(async (app: string | undefined, { keep }: { keep: number }) => {
      const removed = await prune({ storage: await site.existing(), keep, ...(app !== undefined && { app }) });
      if (removed.length > 0) noteChanges(nothingReconciled);
      done(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.');
    });

  program
    .command('repair')
    .description('compose again whatever an interrupted command left behind')
    .action(async () => {
      const { completed, ...composed } = await repair(await site.existing());
      if (completed.length > 0) reportStep(`Removed ${completed.map(formatVersionName).join(', ')}`);
      reportDocuments(composed);
      if (composed.writtenBy !== undefined) return;
      done(
        composed.damaged.length === 0
          ? 'The documents are what the discovery document says.'
          : 'What is not damaged is what the discovery document says.',
      );
    });
}
