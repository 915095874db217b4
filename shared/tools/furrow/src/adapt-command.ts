import { done } from '@furrow/release/cli/terminal';
import type { Command } from 'commander';
import { adapt } from './adapt/adapt';
import { readDescription } from './adapt/description';

/** Adds the command that makes a release of a remote of stock Module Federation. */
export function addAdaptCommand(program: Command): void {
  program
    .command('adapt')
    .description('make a release of a build of stock Module Federation')
    .argument('<description>', 'a JSON file that says which component is shown at which path')
    .action(async (file: string) => {
      const description = await readDescription(file);
      await adapt(description);
      const { app, version, dist, pages } = description;
      done(`${dist} is ${app}@${version}, which shows ${pages.map(({ path }) => path).join(', ')}.`);
    });
}
