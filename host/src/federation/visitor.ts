import { cohortOf } from '@furrow/discovery/cohort';
import { visitorKey } from '../boot/canary.inline';

/** This visitor's cohort for a remote. A browser without storage gets the cohort 100, which no canary includes. */
export function visitorCohort(remote: string): number {
  try {
    let visitor = localStorage.getItem(visitorKey);
    if (!visitor) localStorage.setItem(visitorKey, (visitor = crypto.randomUUID()));
    return cohortOf(remote, visitor);
  } catch {
    return 100;
  }
}
