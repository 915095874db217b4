import { dryRunOption } from '@furrow/release/cli/dry-run';
import { reportStep } from '@furrow/release/cli/progress';
import { asList, done, print } from '@furrow/release/cli/terminal';
import { workspaceRoot } from '@furrow/release/cli/workspace';
import type { Command } from 'commander';
import type { Raise } from './raises';
import { upgrade } from './upgrade';

/** Adds the command that raises the packages of a repository. */
export function addUpgradeCommand(program: Command): void {
  program
    .command('upgrade')
    .description('raise the packages of this repository to the newest ones, and say what is left to change by hand')
    .addOption(dryRunOption())
    .action(async ({ dryRun: isTrial = false }: { dryRun?: boolean }) => {
      const { raises, steps } = await upgrade(workspaceRoot(), { isTrial, report: reportStep });
      if (raises.length === 0) return done('Every package is the newest one of its registry.');
      const list = asList(raises.map(toldRaise));
      if (isTrial) return print(`Nothing was changed. This would be:\n${list}`);
      print(list);
      for (const { name, version, text } of steps) print(`\n${name} ${version}\n${text}`);
      done(
        steps.length === 0
          ? 'The packages are raised. Nothing has to be changed by hand: run npm test.'
          : 'The packages are raised. Change by hand what is said above, then run npm test.',
      );
    });
}

const toldRaise = ({ file, name, from, to }: Raise) => `${file}: ${name} ${from} becomes ${to}`;
