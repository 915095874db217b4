import { runProgram } from './program';

await runProgram('release');
