import { bucketOf } from '@furrow/discovery/bucket';
import { visitorKey } from './canary.inline';

/** This visitor's bucket for a remote; 100, which no canary reaches, for a browser that keeps nothing. */
export function visitorBucket(remote: string): number {
  try {
    let visitor = localStorage.getItem(visitorKey);
    if (!visitor) localStorage.setItem(visitorKey, (visitor = crypto.randomUUID()));
    return bucketOf(remote, visitor);
  } catch {
    return 100;
  }
}
