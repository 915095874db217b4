import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '@furrow/testing/browser';
import { canInstallPackages, installPackages } from './packages';

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
  const missing = names.filter((name) => wanted.includes(name) && !installed()[name]);
  if (missing.length > 0 && canInstallPackages()) {
    report(`Installing ${missing.join(' and ')} (once) …`);
    for (const name of missing) await installPackages(packages[name]);
  }
  const found = installed();
  const notRun = names.flatMap((name) => {
    if (!wanted.includes(name)) return [`no journey was run in ${name}: ENGINES=${process.env.ENGINES} leaves it out`];
    if (!found[name]) return [`no journey was run in ${name}: install ${packages[name].join(' and ')}`];
    return [];
  });
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
