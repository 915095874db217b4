/** `pnpm api` writes the pages about what the packages export, of the docstrings, and says where they are. */
import { join } from 'node:path';
import { apiFolder, writeApi } from './packages/api';
import { fail } from './workspace/process';

const problems = await writeApi(apiFolder);
if (problems.length > 0) fail(problems.join('\n'));
console.log(join(apiFolder, 'README.md'));
