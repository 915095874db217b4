import type { Entry } from '@furrow/discovery/discovery';

/** Explains why an entry may not be on the site; `undefined` when it may. */
export type Trust = (app: string, entry: Entry) => string | undefined;

/** @throws Error when the entry may not be on the site */
export function expectTrust(problemOf: Trust, app: string, entry: Entry): void {
  const problem = problemOf(app, entry);
  if (problem !== undefined) throw new Error(problem);
}
