import { Option, type Command } from 'commander';
import { reportsPath } from '../../server/collect';
import { startServer } from '../../server/serve';
import { portArgument } from '../arguments';
import type { OriginOptions, SiteAccess } from '../site-access';
import { done } from '../terminal';

/** The command that serves an origin. */
export function addServeCommand(program: Command, site: SiteAccess): void {
  program
    .command('serve')
    .description('serve the site from this machine')
    .addOption(new Option('--port <port>').argParser(portArgument).default(3000).env('PORT'))
    .option('--reports <file>', `write failures posted to ${reportsPath} and visits of canaries to this file`)
    .action(async ({ port, reports }: { port: number; reports?: string }, command: Command) => {
      if (command.optsWithGlobals<OriginOptions>().against !== undefined)
        command.error(
          'error: serve serves an origin, and --against names a site that is served already. Name the place with --origin.',
        );
      const { url } = await startServer({ files: await site.files(), port, ...(reports !== undefined && { reports }) });
      done(`The site is at ${url} (Ctrl+C stops it)`);
    });
}
