import { type FacadeRecord, type RecordedExport } from '@furrow/bundler/facades';
import type { DeclaredExports } from './declared-exports';

/** What has changed since the last version of a package of facades. */
export type ExportChanges = {
  /** The part of the version that has to be raised; `undefined` when users of the package notice nothing. */
  bump: 'minor' | 'major' | undefined;
  /** One sentence for each change. */
  changes: string[];
};

/**
 * Compares the exports of a package of facades with those of its last version. An export that is gone asks for the next
 * major, and one that is new or declared differently for the next minor.
 *
 * @param recorded the exports of the last version; empty for a package without any
 * @param current what each facade exports now, by the facade's name
 */
export function exportChanges(recorded: FacadeRecord, current: Record<string, DeclaredExports>): ExportChanges {
  if (Object.keys(recorded).length === 0) return { bump: undefined, changes: [] };
  const gone = Object.entries(recorded).flatMap(([facade, exports]) =>
    Object.keys(exports)
      .filter((name) => !(name in (current[facade] ?? {})))
      .map((name) => `${facade} does not export ${name} anymore`),
  );
  const added = Object.entries(current).flatMap(([facade, exports]) =>
    Object.entries(exports).flatMap(([name, declared]) => {
      const known = recorded[facade]?.[name];
      if (known && known.declared === declared) return [];
      return [`${facade} ${known ? 'declares' : 'exports'} ${name} ${known ? 'in another way' : 'now'}`];
    }),
  );
  const bump = gone.length > 0 ? 'major' : added.length > 0 ? 'minor' : undefined;
  return { bump, changes: [...gone, ...added] };
}

/**
 * Returns since which version a package of facades has each of its exports.
 *
 * @param version the version of the package, which the changes have raised already
 * @param recorded the record of the version before
 * @param current what each facade exports now, by the facade's name
 */
export function exportRecord(
  version: string,
  recorded: FacadeRecord,
  current: Record<string, DeclaredExports>,
): FacadeRecord {
  const isFirst = Object.keys(recorded).length === 0;
  return Object.fromEntries(
    Object.entries(current).map(([facade, exports]) => [
      facade,
      Object.fromEntries(
        Object.entries(exports).map(([name, declared]): [string, RecordedExport] => {
          const known = recorded[facade]?.[name];
          const isSame = known && known.declared === declared && majorOf(known.since) === majorOf(version);
          const since = isSame ? known.since : isFirst ? `${majorOf(version)}.0.0` : version;
          return [name, { since, ...(declared !== undefined && { declared }) }];
        }),
      ),
    ]),
  );
}

const majorOf = (version: string) => version.split('.')[0];
