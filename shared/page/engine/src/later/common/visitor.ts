import { cohortOf } from '@furrow/discovery/cohort';
import { readStored, writeStored } from '@furrow/remote/stored';
import { visitorKey } from '../../head/canary.inline';

/** This visitor's cohort for a remote. A browser without storage gets the cohort 100, which no canary includes. */
export function visitorCohort(remote: string): number {
  const place = { key: visitorKey, storage: 'local' } as const;
  const known = readStored(place);
  const visitor = known || crypto.randomUUID();
  return known || writeStored(place, visitor) ? cohortOf(remote, visitor) : 100;
}
