import type { Command } from 'commander';
import { execa } from 'execa';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { numberOf } from '../../domain/versions';
import { shownIn } from '../../domain/view';
import { dashboardPage } from '../../operations/dashboard/dashboard';
import type { Environment } from '../../operations/dashboard/dashboard-data';
import { quoted } from '../../operations/dashboard/html';
import { expectEnvironment } from '../../operations/expect-environment';
import type { OriginStorage } from '../../store/storage';
import { environmentOption } from '../arguments';
import type { OriginOptions, SiteAccess } from '../site-access';
import { done, shortPath } from '../terminal';
import { typedProgram } from '../typed-commands';
import { workspaceRoot } from '../workspace';

type DashboardFlags = { file: string; open: boolean; env?: string };

/** Adds the command that writes the page for operators. */
export function addDashboardCommand(program: Command, site: SiteAccess): void {
  program
    .command('dashboard')
    .description('write an operations page and open it: what is live, how it is doing, what was released, what failed')
    .option('--file <file>', 'where to write it', join(workspaceRoot(), '.cache', 'dashboard.html'))
    .option('--no-open', 'write it without opening it')
    .addOption(environmentOption())
    .action(async ({ file, open, env }: DashboardFlags) => {
      const storage = await site.readable();
      const options = { now: new Date(), ...commandsOn(program, env) };
      const environment = env === undefined ? {} : { environment: await shownBy(storage, env) };
      const page = await dashboardPage(storage, { ...options, ...environment });
      await mkdir(dirname(file), { recursive: true });
      // Reasons and sources must not be readable by every user of this machine.
      await writeFile(file, page, { mode: 0o600 });
      done(`The operations page is ${shortPath(file)}.`);
      if (open && process.stdout.isTTY) await openFile(file);
    });
}

/** The beginning of commands that work on the same origin, and the command that writes the page again. */
function commandsOn(program: Command, env: string | undefined): { program: string; again: string } {
  const { against } = program.opts<OriginOptions>();
  const words = typedProgram(program, workspaceRoot());
  const from = against === undefined ? [] : ['--against', quoted(against)];
  const again = [words, ...from, 'dashboard', ...(env === undefined ? [] : [`--env ${env}`])];
  return { program: words, again: again.join(' ') };
}

/** The releases that an environment shows. */
async function shownBy(storage: OriginStorage, name: string): Promise<Environment> {
  const shown = [...shownIn(await expectEnvironment(storage, name))];
  return { name, shows: shown.map(([app, version]) => ({ app, version: numberOf(version) })) };
}

/** Opens the file with the default program of the desktop. Without a desktop nothing happens. */
async function openFile(file: string): Promise<void> {
  const openers: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [command = 'xdg-open', ...first] = openers[process.platform] ?? [];
  await execa(command, [...first, file], { reject: false, stdio: 'ignore' });
}
