import { findOnPath } from '@furrow/testing/browser';
import { installMissing } from './packages';

/**
 * Installs Debian's systemd when there is none and installing is allowed: its checker judges the units of deploy/systemd.
 *
 * @returns a sentence that says what is not tested without it
 */
export function findSystemd(report: (line: string) => void): Promise<string[]> {
  const isThere = () => findOnPath('systemd-analyze') !== undefined;
  const untested = 'the units of deploy/systemd were not judged by systemd';
  return installMissing({ name: 'systemd', packages: ['systemd'], isThere, untested }, report);
}
