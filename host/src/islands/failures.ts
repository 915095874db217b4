import { previousEntry, type Entry } from '@furrow/discovery/discovery';
import type { FailurePhase } from '@furrow/formats/report.schema';
import { LoadError } from '../federation/load-error';
import type { Owner } from '../federation/site-discovery';

/** The part of an entry of the discovery document that is also known of a fragment that came with the document. */
type Versioned = { metadata: { version: string } };

/** A failure of one version of a remote, as it is logged and reported. */
export type RemoteFailure = { remote: string; version: string; path: string; phase: FailurePhase; error: unknown };

/**
 * Remembers which versions have failed in this page view. Each failure is reported once, and the version is not tried
 * again unless the visitor asks for it.
 */
export type Failures = {
  /** Reports that a version failed to show a page, and remembers it. */
  add(name: string, entry: Entry, path: string, error: unknown): void;
  has(name: string, entry: Entry): boolean;
  /** Reports an error of a version whose code runs nevertheless, unless that version has failed before. */
  report(name: string, entry: Versioned, path: string, error: unknown): void;
  /** Allows all versions of the remote to be tried again, because the visitor has asked for it. */
  forget(name: string): void;
  /**
   * Returns the version to show at `path`: the usual one of this visitor or, if that has failed, the last good version
   * that has the path.
   */
  choose(owner: Owner, path: string): Entry | undefined;
};

export function createFailures(onRemoteError: (failure: RemoteFailure) => void): Failures {
  const failed = new Map<string, Set<string>>();
  const versions = (name: string) => failed.get(name) ?? new Set<string>();
  const report: Failures['report'] = (remote, entry, path, error) => {
    const { version } = entry.metadata;
    if (versions(remote).has(version)) return;
    const phase = error instanceof LoadError ? error.phase : 'render';
    onRemoteError({ remote, version, path, phase, error });
  };
  return {
    report,
    add(name, entry, path, error) {
      report(name, entry, path, error);
      failed.set(name, versions(name).add(entry.metadata.version));
    },
    has: (name, { metadata }) => versions(name).has(metadata.version),
    forget: (name) => failed.delete(name),
    choose({ name, entries, chosen }, path) {
      const out = versions(name);
      return out.has(chosen.metadata.version) ? previousEntry(entries, [...out], path) : chosen;
    },
  };
}
