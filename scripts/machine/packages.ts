import { findOnPath } from '@furrow/testing/browser';
import { run } from '../workspace/process';

/**
 * apt asks no questions, and a package with a service, such as nginx, does not start it: with `SYSTEMD_OFFLINE`,
 * systemd treats the machine as one that is being set up.
 */
const settings = ['DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1'];
let updated: Promise<unknown> | undefined;

/**
 * Returns whether this process may install packages of Debian or Ubuntu: as root, or by sudo where the environment says
 * `INSTALL=sudo`, as on a machine of CI. Nobody's own machine is changed without a word.
 */
export function canInstallPackages(): boolean {
  return findOnPath('apt-get') !== undefined && (isRoot() || process.env.INSTALL === 'sudo');
}

/** Installs packages of Debian or Ubuntu. A package that cannot be installed is left out without an error. */
export async function installPackages(names: readonly string[]): Promise<void> {
  await (updated ??= asRoot(['apt-get', 'update']));
  await asRoot(['apt-get', 'install', '-y', '--no-install-recommends', ...names]);
}

/** A program that tests use, and the packages of Debian or Ubuntu that have it. */
type Wanted = { name: string; packages: readonly string[]; isThere: () => boolean; untested: string };

/**
 * Installs a program when it is missing and installing is allowed.
 *
 * @returns a sentence that says what is not tested without it
 */
export async function installMissing(
  { name, packages, isThere, untested }: Wanted,
  report: (line: string) => void,
): Promise<string[]> {
  if (!isThere() && canInstallPackages()) {
    report(`Installing ${name} (once) …`);
    await installPackages(packages);
  }
  return isThere() ? [] : [`${untested}: install ${packages.join(' and ')}`];
}

const isRoot = () => process.getuid?.() === 0;

function asRoot(command: readonly string[]) {
  const whole = ['env', ...settings, ...command];
  return isRoot() ? run('env', whole.slice(1)) : run('sudo', ['--non-interactive', ...whole]);
}
