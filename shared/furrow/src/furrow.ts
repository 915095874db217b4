import { runProgram } from '@furrow/release/cli/program';
import { addDevCommand } from './dev-command';
import { addTypesCommand } from './types-command';

await runProgram('furrow', (program) => {
  addDevCommand(program);
  addTypesCommand(program);
});
