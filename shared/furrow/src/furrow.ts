import { runProgram } from '@furrow/release/cli/program';
import { addCheckCommand } from './check-command';
import { addDevCommand } from './dev-command';
import { addTypesCommand } from './types-command';

await runProgram('furrow', (program) => {
  addCheckCommand(program);
  addDevCommand(program);
  addTypesCommand(program);
});
