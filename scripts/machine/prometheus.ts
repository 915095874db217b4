import { findOnPath } from '@furrow/testing/browser';
import { canInstallPackages, installPackages } from './packages';

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
export async function findPrometheus(report: (line: string) => void): Promise<string[]> {
  if (!isInstalled() && canInstallPackages()) {
    report('Installing Prometheus (once) …');
    await installPackages(['prometheus']);
  }
  return isInstalled() ? [] : ['alarms and figures were not checked by Prometheus: install prometheus'];
}
