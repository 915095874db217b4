import { type FacadeRecord, isLater, type RecordedExport } from '@furrow/bundler/facades';
import type { DeclaredExports } from './declared-exports';

/** The version that a package of facades needs after a change. */
export type NextVersion = {
  version: string;
  record: FacadeRecord;
  /** One sentence for each change that users of the package can notice. */
  changes: string[];
};

/**
 * Returns the version that a package of facades must have, and what is to be recorded about it. An export that is gone
 * makes the next major, and one that is new or declared differently the next minor. Any other change needs no new
 * version.
 *
 * @param version the version in package.json; it stays when it is high enough
 * @param recorded what was recorded about the last version
 * @param current what each facade exports now, by the facade's name
 */
export function nextVersion(
  version: string,
  recorded: FacadeRecord,
  current: Record<string, DeclaredExports>,
): NextVersion {
  const last = lastVersion(recorded);
  const gone = Object.entries(recorded).flatMap(([facade, exports]) =>
    Object.keys(exports)
      .filter((name) => !(name in (current[facade] ?? {})))
      .map((name) => `${facade} does not export ${name} any more`),
  );
  const added = Object.entries(current).flatMap(([facade, exports]) =>
    Object.entries(exports).flatMap(([name, declared]) => {
      const known = recorded[facade]?.[name];
      if (known && known.declared === declared) return [];
      return [`${facade} ${known ? 'declares' : 'exports'} ${name} ${known ? 'in another way' : 'now'}`];
    }),
  );
  const [major = 0, minor = 0] = last.split('.').map(Number);
  const isFirst = Object.keys(recorded).length === 0;
  const least = isFirst
    ? last
    : gone.length > 0
      ? `${major + 1}.0.0`
      : added.length > 0
        ? `${major}.${minor + 1}.0`
        : last;
  const next = isLater(least, version) ? least : version;
  const record = Object.fromEntries(
    Object.entries(current).map(([facade, exports]) => [
      facade,
      Object.fromEntries(
        Object.entries(exports).map(([name, declared]): [string, RecordedExport] => {
          const known = recorded[facade]?.[name];
          const isSame = known && known.declared === declared && majorOf(known.since) === majorOf(next);
          const since = isSame ? known.since : gone.length > 0 || isFirst ? `${majorOf(next)}.0.0` : next;
          return [name, { since, ...(declared !== undefined && { declared }) }];
        }),
      ),
    ]),
  );
  return { version: next, record, changes: [...gone, ...added] };
}

/** The version that was recorded last. */
function lastVersion(recorded: FacadeRecord): string {
  const since = Object.values(recorded).flatMap((exports) => Object.values(exports).map((one) => one.since));
  return since.reduce((highest, one) => (isLater(one, highest) ? one : highest), '1.0.0');
}

const majorOf = (version: string) => version.split('.')[0];
