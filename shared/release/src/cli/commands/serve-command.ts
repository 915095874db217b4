import { Option, type Command } from 'commander';
import { reportsPath } from '../../server/collect';
import { startServer } from '../../server/serve';
import { portArgument, proxiesArgument } from '../arguments';
import type { OriginOptions, SiteAccess } from '../site-access';
import { done } from '../terminal';

type ServeFlags = { port: number; reports?: string; proxy?: string[] };

/** The command that serves an origin. */
export function addServeCommand(program: Command, site: SiteAccess): void {
  program
    .command('serve')
    .description('serve the site from this machine')
    .addOption(new Option('--port <port>').argParser(portArgument).default(3000).env('PORT'))
    .option('--reports <file>', `write failures posted to ${reportsPath} and visits of canaries to this file`)
    .addOption(
      new Option(
        '--proxy <addresses>',
        'the proxies in front: addresses, networks or "loopback", with commas',
      ).argParser(proxiesArgument),
    )
    .action(async ({ port, reports, proxy: proxies }: ServeFlags, command: Command) => {
      if (command.optsWithGlobals<OriginOptions>().against !== undefined)
        command.error(
          'error: serve serves an origin, and --against names a site that is served already. Name the place with --origin.',
        );
      const { url } = await startServer({
        files: await site.files(),
        port,
        ...(reports !== undefined && { reports }),
        ...(proxies && { proxies }),
      });
      done(`The site is at ${url} (Ctrl+C stops it)`);
    });
}
