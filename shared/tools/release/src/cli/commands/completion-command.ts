import { Argument, type Command } from 'commander';
import { printable } from '@furrow/formats/printable';
import { completionScript, shells, type Shell } from '../completion-scripts';
import { candidatesFor } from '../complete';
import type { SiteAccess } from '../site-access';
import { print } from '../terminal';

/** What a user calls the program of a name: installed packages call that of operators by its whole name. */
const namesOf = (program: string) => (program === 'release' ? [program, 'furrow-release'] : [program]);

/** In milliseconds. Somebody who presses Tab does not wait longer for a site that is silent. */
const maxWait = 2000;

/** Adds the command that prints a script for a shell, and the one that this script asks. */
export function addCompletionCommand(program: Command, site: SiteAccess): void {
  program
    .command('completion')
    .description('print a script that completes commands, options and names of the site in a shell')
    .addArgument(new Argument('<shell>', 'the shell that reads the script').choices(shells))
    .action((shell: Shell) => print(completionScript(shell, namesOf(program.name()))));

  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const found = await Promise.race([
        candidatesFor(program, site, words),
        new Promise<[]>((timedOut) => setTimeout(timedOut, maxWait, []).unref()),
      ]);
      const lines = found.map(({ value, about }) => `${[value, about].map(printable).join('\t')}\n`);
      // A silent site holds nobody up.
      process.stdout.write(lines.join(''), () => process.exit());
    });
}
