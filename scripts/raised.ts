/**
 * `pnpm raised [playwright arguments]` runs the end-to-end tests on a site where every app has a version of its own
 * that differs from the one in this workspace.
 */
import { fail, run } from './workspace/process';
import { raisedWorkspace } from './workspace/raised';

const copy = await raisedWorkspace(console.log).catch((error: Error) => fail(error.message));
process.exitCode = (
  await run('pnpm', ['--silent', 'e2e', ...process.argv.slice(2)], { folder: copy, live: true })
).code;
