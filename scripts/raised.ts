/**
 * `pnpm raised [playwright arguments]` runs the end-to-end tests on a site where every app has a version of its own
 * that differs from the one in this workspace. The tests run in a copy of the workspace in `.cache/raised`; the copy
 * keeps its builds for the next run.
 */
import { join } from 'node:path';
import { allApps } from './workspace/apps';
import { copyWorkspace, setVersion } from './workspace/copy';
import { fail, root, run } from './workspace/process';

const copy = join(root, '.cache/raised');

await copyWorkspace(copy).catch((error: Error) => fail(error.message));
await raiseVersions();
process.exitCode = (
  await run('pnpm', ['--silent', 'e2e', ...process.argv.slice(2)], { folder: copy, live: true })
).code;

/**
 * Gives the first app the version 2.1.0, the second one 3.2.0, and so on, so that no two apps, and no app and fixture,
 * have the same version.
 */
async function raiseVersions(): Promise<void> {
  for (const [index, app] of allApps().entries()) {
    const version = `${index + 2}.${index + 1}.0`;
    await setVersion(copy, app, version);
    console.log(`${app.name} is ${version}`);
  }
}
