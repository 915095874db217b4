import type { RemoteFailure } from './islands/failures';
import { reportFailure } from '../common/failure-report';

/** Writes a failure to the console, and reports it on sites that name an address for that. */
export function logFailure(failure: RemoteFailure): void {
  const { remote, version, path, phase, error } = failure;
  console.error(`${remote} ${version} failed at ${path} (${phase}):`, error);
  void reportFailure(failure);
}
