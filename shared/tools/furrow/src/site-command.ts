import { portArgument } from '@furrow/release/cli/arguments';
import type { OriginOptions } from '@furrow/release/cli/site-access';
import { reportStep, warn } from '@furrow/release/cli/progress';
import { done } from '@furrow/release/cli/terminal';
import { appFolder, appsIn, buildApp, workspaceRoot } from '@furrow/release/cli/workspace';
import { releaseLocalSite } from '@furrow/release/operations/local-site';
import { folderFiles } from '@furrow/release/server/files';
import { holdPort } from '@furrow/release/server/hold-port';
import { startServer } from '@furrow/release/server/serve';
import { parseJson } from '@furrow/release/store/storage';
import { Option, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a repository with the settings of its site. */
const settingsFile = 'site.json';

/** Adds the command that shows the whole site of a repository. */
export function addSiteCommand(program: Command): void {
  program
    .command('site')
    .description('build the host and the remotes of this repository, make them live in the origin folder, and serve it')
    .addOption(new Option('--port <port>', 'port to serve it on').argParser(portArgument).default(3000).env('PORT'))
    .action(async ({ port }: { port: number }, command: Command) => {
      const { origin } = command.optsWithGlobals<OriginOptions>();
      // First of all, so that a second start does not change the site that the first one serves.
      const held = await holdPort(port);
      await composeSite(workspaceRoot(), origin);
      await held.release();
      const { url } = await startServer({ files: folderFiles(origin), port: held.port });
      done(`The site is at ${url} (Ctrl+C stops it)`);
    });
}

/**
 * Builds all apps of a repository and makes exactly these builds live in a folder.
 *
 * @throws Refused when an app cannot be built, or when the apps do not fit together
 */
async function composeSite(root: string, origin: string): Promise<void> {
  const apps = appsIn(root);
  for (const app of apps) {
    reportStep(`Building ${app}`);
    await buildApp(root, app);
  }
  const file = join(root, settingsFile);
  const settings = existsSync(file) ? (parseJson(await readFile(file, 'utf8'), settingsFile) as object) : {};
  const { warnings } = await releaseLocalSite({
    origin,
    dists: apps.map((app) => join(appFolder(root, app), 'dist')),
    keepOthers: true,
    settings: { ...settings },
    report: reportStep,
  });
  for (const warning of warnings) warn(warning);
}
