import { appArgument, portArgument } from '@furrow/release/cli/arguments';
import { print } from '@furrow/release/cli/terminal';
import { appFolder, workspaceRoot } from '@furrow/release/cli/workspace';
import { Option, type Command } from 'commander';
import { developAgainst } from './develop-against';
import { languageArgument } from './messages-command';
import { atOption, expectAgainst } from './site-around';

type DevOptions = { port?: number; at?: string; language?: string };

/** The command that shows a remote of this machine in the live site. */
export function addDevCommand(program: Command): void {
  program
    .command('dev')
    .description('run the live site with this machine’s remote in it, with hot reload (requires --against)')
    .argument('[app]', 'e.g. shop; without it, the remote in the current folder', appArgument)
    .addOption(
      new Option('--port <port>', 'port to serve it on (default: from package.json)')
        .argParser(portArgument)
        .env('PORT'),
    )
    .option(
      '--language <language>',
      'show the remote in another language, or in qps (longer texts) or ar-XB (from right to left)',
      (text) => languageArgument(text.toLowerCase()),
    )
    .addOption(atOption())
    .action(async (app: string | undefined, { port, at, language }: DevOptions, command: Command) => {
      const against = expectAgainst(command);
      await developAgainst({
        folder: app === undefined ? process.cwd() : appFolder(workspaceRoot(), app),
        against,
        ...(port !== undefined && { port }),
        ...(at !== undefined && { at }),
        ...(language !== undefined && { language }),
        report: print,
      });
    });
}
