import type { Entry } from '@furrow/discovery/discovery';

/** Explains why an entry may not be on the site; `undefined` when it may. */
export type Trust = (app: string, entry: Entry) => string | undefined;

/** A release may not be on the site, by its file of teams. The files of the release may be sound. */
export class Untrusted extends Error {}

/** @throws Untrusted when the entry may not be on the site */
export function expectTrust(problemOf: Trust, app: string, entry: Entry): void {
  const problem = problemOf(app, entry);
  if (problem !== undefined) throw new Untrusted(problem);
}

/** How a piece tells why it could not be composed. */
export function asFound(error: Error): { damaged: string[]; untrusted: string[] } {
  return error instanceof Untrusted
    ? { damaged: [], untrusted: [error.message] }
    : { damaged: [error.message], untrusted: [] };
}
