import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { failuresAddress } from '@furrow/discovery/discovery';
import { emptyLedger, factsOf, type Ledger, type PublishedVersion } from './ledger';

/**
 * Rebuilds a ledger from a discovery document: for a live site that shows only that document, and for an origin from
 * before the ledger existed.
 *
 * @param publishedOf when an entry was published, and from which commit; by default nobody knows
 */
export function ledgerFromEntries(
  discovery: Discovery,
  publishedOf: (entry: Entry) => PublishedVersion['published'] = () => ({ at: null, commit: null }),
): Ledger {
  const failuresTo = failuresAddress(discovery);
  const apps = Object.entries(discovery.microFrontends).map(([app, entries]) => {
    const versions = entries.map((entry): PublishedVersion => {
      const { signature, promoted, withdrawn } = entry.extras;
      return {
        facts: factsOf(entry),
        ...(signature !== undefined && { signature }),
        published: publishedOf(entry),
        share: entry.deployment.traffic,
        isDefault: entry.deployment.default,
        ...(promoted !== undefined && { promoted }),
        ...(withdrawn && { withdrawn: { at: '', reason: 'not known', actor: 'not known' } }),
      };
    });
    const numbers = Object.fromEntries(
      entries.map(({ metadata, extras }) => [metadata.version, extras.releaseIntegrity]),
    );
    return [app, { numbers, versions }] as const;
  });
  return { ...emptyLedger, ...(failuresTo !== undefined && { failuresTo }), apps: Object.fromEntries(apps) };
}
