import type { FailurePhase } from '@furrow/formats/report.schema';
import { LoadError } from '../../common/load-error';

/** A failure of one version of a remote, as it is logged and reported. */
export type RemoteFailure = { remote: string; version: string; path: string; phase: FailurePhase; error: unknown };

/**
 * Remembers which versions have failed in this page view. Each failure is reported once, and the version is not tried
 * again unless the visitor asks for it.
 */
export type Failures = {
  /** Reports that a version failed to show a page, and remembers it. */
  add(name: string, version: string, path: string, error: unknown): void;
  has(name: string, version: string): boolean;
  /** Reports an error of a version whose code runs nevertheless, unless that version has failed before. */
  report(name: string, version: string, path: string, error: unknown): void;
  /** Allows all versions of the remote to be tried again, because the visitor has asked for it. */
  forget(name: string): void;
};

export function createFailures(onRemoteError: (failure: RemoteFailure) => void): Failures {
  const failed = new Map<string, Set<string>>();
  const versions = (name: string) => failed.get(name) ?? new Set<string>();
  const report: Failures['report'] = (remote, version, path, error) => {
    if (versions(remote).has(version)) return;
    const phase = error instanceof LoadError ? error.phase : 'render';
    onRemoteError({ remote, version, path, phase, error });
  };
  return {
    report,
    add(name, version, path, error) {
      report(name, version, path, error);
      failed.set(name, versions(name).add(version));
    },
    has: (name, version) => versions(name).has(version),
    forget: (name) => failed.delete(name),
  };
}
