import { addOriginUpgradeCommand } from './commands/upkeep-commands';
import { runProgram } from './program';

await runProgram('release', addOriginUpgradeCommand);
