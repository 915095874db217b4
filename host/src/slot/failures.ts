import { previousEntry, type Entry } from '@furrow/discovery/discovery';
import type { FailureReport } from '@furrow/formats/failure-report.schema';
import { LoadError } from '../federation/load-error';
import type { Owner } from '../federation/site-discovery';

/** One remote that failed, for whoever watches over releases. */
export type RemoteFailure = Omit<FailureReport, 'error'> & { error: unknown };

/** Which versions failed in this page view: each is reported once and not tried again unless the visitor asks for it. */
export type Failures = {
  add(name: string, entry: Entry, path: string, error: unknown): void;
  /** Reports an error of a version that runs all the same, unless it has failed before. */
  tell(name: string, entry: Entry, path: string, error: unknown): void;
  /** The visitor asks to try again. */
  forget(name: string): void;
  /** The version to show at `path`: the visitor's own or, if that failed, the last good one that has the path. */
  choose(owner: Owner, path: string): Entry | undefined;
};

export function createFailures(onRemoteError: (failure: RemoteFailure) => void): Failures {
  const failed = new Map<string, Set<string>>();
  const versions = (name: string) => failed.get(name) ?? new Set<string>();
  const tell: Failures['tell'] = (remote, entry, path, error) => {
    const { version } = entry.metadata;
    if (versions(remote).has(version)) return;
    const phase = error instanceof LoadError ? error.phase : 'render';
    onRemoteError({ remote, version, path, phase, error });
  };
  return {
    tell,
    add(name, entry, path, error) {
      tell(name, entry, path, error);
      failed.set(name, versions(name).add(entry.metadata.version));
    },
    forget: (name) => failed.delete(name),
    choose({ name, entries, chosen }, path) {
      const out = versions(name);
      return out.has(chosen.metadata.version) ? previousEntry(entries, [...out], path) : chosen;
    },
  };
}
