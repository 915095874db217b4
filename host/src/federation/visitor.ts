import { bucketOf } from '@furrow/discovery/bucket';
import { visitorKey } from '../boot/canary.inline';

/** This visitor's bucket for a remote. A browser without storage gets 100, which no canary reaches. */
export function visitorBucket(remote: string): number {
  try {
    let visitor = localStorage.getItem(visitorKey);
    if (!visitor) localStorage.setItem(visitorKey, (visitor = crypto.randomUUID()));
    return bucketOf(remote, visitor);
  } catch {
    return 100;
  }
}
