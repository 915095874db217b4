import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '@furrow/testing/browser';
import { installMissing } from './packages';

/** The paths of each engine's programs on this machine. */
export type EnginePaths = { firefox?: string; webkit?: WebKitPaths };
export type WebKitPaths = { driver: string; browser: string; display: string };

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };
type EngineName = keyof EnginePaths;
const names = Object.keys(packages) as EngineName[];

/**
 * Finds the engines besides Chromium in which the journeys run. Debian's packages are installed when they are missing
 * and installing is allowed. The variable `ENGINES` names the wanted ones, such as `firefox`, or `none`.
 *
 * @returns their paths, and a sentence for each engine that is left out
 */
export async function findEngines(report: (line: string) => void): Promise<{ paths: EnginePaths; notRun: string[] }> {
  const wanted = process.env.ENGINES?.split(',') ?? names;
  const notRun: string[] = [];
  for (const name of names) {
    if (!wanted.includes(name)) {
      notRun.push(`no journey was run in ${name}: ENGINES=${process.env.ENGINES} leaves it out`);
      continue;
    }
    const isThere = () => installed()[name] !== undefined;
    const untested = `no journey was run in ${name}`;
    notRun.push(...(await installMissing({ name, packages: packages[name], isThere, untested }, report)));
  }
  const found = installed();
  return { paths: Object.fromEntries(Object.entries(found).filter(([name]) => wanted.includes(name))), notRun };
}

function installed(): EnginePaths {
  const firefox = findOnPath('firefox-esr') ?? findOnPath('firefox');
  const driver = findOnPath('WebKitWebDriver');
  const display = findOnPath('Xvfb');
  const browser = miniBrowser();
  return { ...(firefox && { firefox }), ...(driver && display && browser && { webkit: { driver, display, browser } }) };
}

/** WebKitGTK's own small browser lies beside the library, for example in `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function miniBrowser(): string | undefined {
  const around = ['/usr/libexec', '/usr/lib'].filter((folder) => existsSync(folder));
  const folders = around.flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((name) => folders.map((folder) => join(folder, name, 'MiniBrowser')))
    .find((file) => existsSync(file));
}
