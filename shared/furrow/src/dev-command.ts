import { appArgument, portArgument } from '@furrow/release/cli/arguments';
import type { OriginOptions } from '@furrow/release/cli/site-access';
import { print } from '@furrow/release/cli/terminal';
import { appFolder, workspaceRoot } from '@furrow/release/cli/workspace';
import { Option, type Command } from 'commander';
import { developAgainst } from './develop-against';

/** The command that shows a remote of this machine in the live site. */
export function addDevCommand(program: Command): void {
  program
    .command('dev')
    .description('show the live site with a remote of this machine in it, with hot reload; it needs --against')
    .argument('[app]', 'e.g. shop; without it, the remote in the current folder', appArgument)
    .addOption(
      new Option('--port <port>', 'where it is served; otherwise as package.json says').argParser(portArgument),
    )
    .action(async (app: string | undefined, { port }: { port?: number }, command: Command) => {
      const { against } = command.optsWithGlobals<OriginOptions>();
      if (against === undefined)
        command.error('error: name the live site: furrow dev --against https://furrow.example');
      await developAgainst({
        folder: app === undefined ? process.cwd() : appFolder(workspaceRoot(), app),
        against,
        ...(port !== undefined && { port }),
        report: print,
      });
    });
}
