import { runProgram } from '@furrow/release/cli/program';
import { addAdaptCommand } from './adapt-command';
import { addCheckCommand } from './check-command';
import { addDevCommand } from './dev-command';
import { addLockCommand } from './lock-command';
import { addMessagesCommands } from './messages-command';
import { addSiteCommand } from './site-command';
import { addTypesCommand } from './types-command';
import { addUpgradeCommand } from './upgrade/upgrade-command';

await runProgram('furrow', (program) => {
  addAdaptCommand(program);
  addCheckCommand(program);
  addDevCommand(program);
  addLockCommand(program);
  addMessagesCommands(program);
  addSiteCommand(program);
  addTypesCommand(program);
  addUpgradeCommand(program);
});
