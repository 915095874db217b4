/** `pnpm api` writes docs/api, the pages about what the packages export, of the docstrings. */
import { apiFolder, writeApi } from './packages/api';
import { fail } from './workspace/process';

const problems = await writeApi(apiFolder);
if (problems.length > 0) fail(problems.join('\n'));
