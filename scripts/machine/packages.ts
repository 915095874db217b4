import { findOnPath } from '@furrow/testing/browser';
import { run } from '../workspace/process';

/**
 * apt asks no questions, and a package with a service, such as nginx, does not start it: with `SYSTEMD_OFFLINE`,
 * systemd treats the machine as one that is being set up.
 */
const env = { DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
let updated: Promise<unknown> | undefined;

/** Returns whether this process may install packages of Debian or Ubuntu. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;
}

/** Installs packages of Debian or Ubuntu. A package that cannot be installed is left out without an error. */
export async function installPackages(names: readonly string[]): Promise<void> {
  await (updated ??= run('apt-get', ['update'], { env }));
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
}
