import { findOnPath } from '@furrow/testing/browser';
import { installMissing } from './packages';

const programs = ['promtool', 'prometheus'];
const isInstalled = () => programs.every((program) => findOnPath(program) !== undefined);

/** Whether Prometheus and its checker were installed when this process started. */
export const hasPrometheus = isInstalled();

/**
 * Installs Debian's Prometheus when there is none and installing is allowed. Processes that start afterwards find it
 * through `hasPrometheus`.
 *
 * @returns a sentence that says what is not tested without it
 */
export function findPrometheus(report: (line: string) => void): Promise<string[]> {
  const untested = 'alarms and figures were not checked by Prometheus';
  return installMissing({ name: 'Prometheus', packages: ['prometheus'], isThere: isInstalled, untested }, report);
}
