import { findOnPath } from '@furrow/testing/browser';
import { installMissing } from './packages';

/**
 * Installs Debian's shells that are missing, in which the completion of commands is tried.
 *
 * @returns a sentence for each shell that is left out
 */
export async function findShells(report: (line: string) => void): Promise<string[]> {
  const notRun: string[] = [];
  for (const name of ['bash', 'zsh', 'fish']) {
    const isThere = () => findOnPath(name) !== undefined;
    const untested = `completion was not tried in ${name}`;
    notRun.push(...(await installMissing({ name, packages: [name], isThere, untested }, report)));
  }
  return notRun;
}
