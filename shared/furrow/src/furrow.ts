import { addDevCommand } from './dev-command';
import { runProgram } from '@furrow/release/cli/program';

await runProgram('furrow', addDevCommand);
