import {
  canaryEntry,
  type Discovery,
  type Entry,
  hostName,
  liveEntry,
  promotedEntries,
} from '@furrow/discovery/discovery';
import { type ContractTerms, missingCapabilities, spokenContracts } from '@furrow/contract/version';
import type { Release } from '@furrow/formats/release.schema';
import { type Reason, reason } from '../domain/refused';

/** A version that visitors get or may get, with its name for messages. */
type Served = { terms: ContractTerms; title: string; comesBack: boolean };

/**
 * Explains, in one sentence for each app, why a release and the host are incompatible: whether the host speaks the
 * remote's contract and has the capabilities that the remote needs. A release must be compatible with what is live,
 * with canaries, and with the version that a rollback would bring back or an open page would fall back to.
 *
 * @param onlyNow ignores what a rollback would bring back
 */
export function contractProblems(release: Release, discovery: Discovery, onlyNow = false): Reason[] {
  return Object.entries(discovery.microFrontends).flatMap(([app, entries]) => {
    if (app === release.app || (app !== hostName && release.app !== hostName)) return [];
    const problemOf = app === hostName ? problemInHost : problemWithRemote;
    const served = servedVersions(app, entries).filter(({ comesBack }) => !comesBack || !onlyNow);
    const problem = served.map((one) => problemOf(release, one, app)).find((one) => one !== undefined);
    return problem === undefined ? [] : [problem];
  });
}

/**
 * The versions of an app that visitors get, and the one that a rollback would bring back; empty when the app is off the
 * site.
 */
function servedVersions(app: string, entries: readonly Entry[]): Served[] {
  const live = liveEntry(entries);
  if (!live) return [];
  const canary = canaryEntry(entries);
  const before = promotedEntries(entries).find((entry) => entry !== live);
  const named = (entry: Entry | undefined, title: (name: string) => string, comesBack: boolean): Served[] =>
    entry ? [{ terms: entry.extras, title: title(`${app}@${entry.metadata.version}`), comesBack }] : [];
  return [
    ...named(live, (name) => `the live ${name}`, false),
    ...named(canary, (name) => `the canary ${name}`, false),
    ...named(before, (name) => `${name}, which a rollback would restore,`, true),
  ];
}

/** Explains why a remote does not run in the host. */
function problemInHost(remote: Release, { terms: host, title, comesBack }: Served): Reason | undefined {
  const { contract } = remote;
  const spoken = spokenContracts(host);
  if (!spoken.includes(contract)) {
    const release = comesBack ? 'Release the host again' : `Release a host that speaks ${contract} first`;
    const advice = contract > Math.max(...spoken) ? release : 'Update @furrow/remote and build again';
    return reason(
      'FUR-GATE-CONTRACT',
      `it speaks contract ${contract}, but ${title} speaks ${listOf(spoken)}. ${advice}.`,
    );
  }
  const missing = missingCapabilities(host, remote);
  if (missing.length === 0) return undefined;
  return reason(
    'FUR-GATE-CAPABILITY',
    `it requires ${listOf(missing)} of the host, which ${title} does not offer. Release such a host first, or remove it from "requires" in routes.ts.`,
  );
}

/** Explains why a host does not run the remote. */
function problemWithRemote(host: Release, { terms: remote, title }: Served, app: string): Reason | undefined {
  const spoken = spokenContracts(host);
  if (!spoken.includes(remote.contract))
    return reason(
      'FUR-GATE-CONTRACT',
      `it speaks contract ${listOf(spoken)}, but ${title} speaks ${remote.contract}. A host has to speak it until ${app} releases a version that no longer needs it.`,
    );
  const missing = missingCapabilities(host, remote);
  if (missing.length === 0) return undefined;
  return reason(
    'FUR-GATE-CAPABILITY',
    `it does not offer ${listOf(missing)}, which ${title} requires. A host has to offer it until ${app} no longer needs it.`,
  );
}

function listOf(words: readonly (string | number)[]): string {
  return new Intl.ListFormat('en').format(words.map(String));
}
