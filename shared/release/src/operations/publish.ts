import { type Discovery, entriesOf, type Entry, liveEntry } from '@furrow/discovery/discovery';
import type { Published } from '@furrow/formats/release.schema';
import type { KeyObject } from 'node:crypto';
import { buildProblems, refuseFor, siteProblems, signatureProblems, type GateOptions } from '../check/gate';
import { previewSite } from '../compose/preview';
import { nothingReconciled, type Reconciled } from '../compose/reconcile';
import { addEntry, alreadyPublished, markRemoving, promoteEntry, versionEntry } from '../domain/deployment';
import { prunedFile } from '../domain/paths';
import { signEntry } from '../domain/signature';
import { entryOf, type Candidate } from '../store/candidate';
import { readDiscovery, updateDiscovery } from '../store/discovery-file';
import { overlayStorage } from '../store/memory-storage';
import { completeRemovals, entryOfUnlisted, isStored, sealOf, storeRelease } from '../store/releases';
import { readText, type Storage } from '../store/storage';
import { completeRelease } from './complete-release';

export type PublishOptions = GateOptions & {
  storage: Storage;
  candidate: Candidate;
  /** The key of the team, for a site that names its teams. */
  signingKey?: KeyObject;
  /** Also makes the version the default one. */
  promote?: boolean;
  /** When and from which commit, for the record; not part of what makes a version identical. */
  published: Published;
  /**
   * Further checks on the site as it would be with the candidate live, run before anything is written. Each returns the
   * problems it found.
   */
  checks?: readonly Check[];
  /** `false` leaves the documents as they are, for a caller that releases several apps and composes once. */
  compose?: boolean;
  /** Checks and stores nothing. */
  dryRun?: boolean;
  /** Hears what is being done. */
  report?: (step: string) => void;
};

export type Check = (preview: Storage, candidate: Candidate) => Promise<string[]>;

export type PublishResult = Reconciled & {
  app: string;
  version: string;
  /** `unchanged`: this very release was there before. */
  outcome: 'published' | 'unchanged' | 'checked';
  live: boolean;
};

const attempts = 20;

/** Thrown when the files of the release were removed between storing and publishing them, so that they have to be stored again. */
class FilesRemoved extends Error {}

/**
 * Releases a build: checks it, stores its files, names them in the discovery document, then composes the documents concerned.
 *
 * Killed before the discovery document changed, nothing a visitor can reach has changed. Killed afterwards, the release is
 * done and any next command composes the documents that are missing.
 *
 * @throws Refused when the version exists with other content, or a check fails
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { storage, candidate, promote = false, compose = true, dryRun = false, report = () => undefined } = options;
  const { app, version } = candidate.release;
  const before = await knownEntry(storage, candidate);
  const isNew = before === undefined;
  if (dryRun) {
    await check(options);
    return { app, version, outcome: 'checked', live: false, ...nothingReconciled };
  }

  if (isNew || (promote && !before.deployment.default)) {
    await check(options);
    if (isNew) report(`Storing ${candidate.files.size} files`);
    await listRelease(options);
  }
  if (compose) report('Composing documents');
  const moved = `${app}@${version} is ${promote ? 'live' : 'published'}`;
  const composed = compose ? await completeRelease(storage, moved, { app }) : nothingReconciled;
  const live = liveEntry(entriesOf(await readDiscovery(storage), app))?.metadata.version === version;
  return { app, version, outcome: isNew ? 'published' : 'unchanged', live, ...composed };
}

/**
 * The entry of this very release, if it is published.
 *
 * @throws Refused when the version is published, or was before it was pruned, with other content
 */
async function knownEntry(
  storage: Storage,
  { release: { app, version }, integrity }: Candidate,
): Promise<Entry | undefined> {
  const known = versionEntry(await readDiscovery(storage), app, version);
  const isListed = known && known.extras.removing?.listed !== false;
  if (isListed && known.extras.releaseIntegrity !== integrity) throw alreadyPublished(app, version);
  const pruned = await readText(storage, prunedFile(app, version));
  if (pruned !== undefined && pruned !== integrity) throw alreadyPublished(app, version);
  return known?.extras.removing ? undefined : known;
}

async function check(options: PublishOptions): Promise<void> {
  const { storage, candidate, checks = [], report = () => undefined } = options;
  const { app, version } = candidate.release;
  report(`Checking ${app}@${version} against the live site`);
  const discovery = await readDiscovery(storage);
  refuseFor(app, version, await signatureProblems(storage, app, entryIn(discovery, options)));
  refuseFor(app, version, [
    ...buildProblems(candidate),
    ...(await siteProblems(storage, discovery, candidate.release, options)),
  ]);
  if (checks.length === 0) return;
  const preview = await previewOf(options);
  for (const run of checks) refuseFor(app, version, await run(preview, candidate));
}

/** A copy of the site in which the candidate is live. Nothing of it reaches the real one. */
async function previewOf(options: PublishOptions): Promise<Storage> {
  const preview = overlayStorage(options.storage);
  await listRelease({ ...options, storage: preview, promote: true });
  return previewSite(preview, await readDiscovery(preview));
}

/**
 * Stores the files and names them in the discovery document. A document that names the version makes its files stay, so they
 * are looked for again in the very attempt that adds it.
 */
async function listRelease(options: PublishOptions): Promise<void> {
  const { storage, candidate, published, promote = false } = options;
  const { app, version } = candidate.release;
  const change = async (current: Discovery) => {
    const known = versionEntry(current, app, version);
    if (known?.extras.removing) throw new FilesRemoved();
    if (!known && !(await isStored(storage, candidate))) throw new FilesRemoved();
    const entry = entryIn(current, options);
    refuseFor(app, version, await signatureProblems(storage, app, entry));
    refuseFor(app, version, await siteProblems(storage, current, candidate.release, options));
    const added = addEntry(current, app, entry);
    return promote ? promoteEntry(added, app, version, 100) : added;
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const known = await knownEntry(storage, candidate);
    await completeRemovals(storage, { app, version });
    const stored = known ? 'there' : await storeRelease(storage, candidate, published);
    if (stored === 'other') {
      await removeUnlisted(storage, app, version);
      continue;
    }
    try {
      await updateDiscovery(storage, change);
      return;
    } catch (error) {
      if (error instanceof FilesRemoved) continue;
      // The first error is the one to tell; what could not be cleared now, "release prune" clears.
      if (stored === 'stored') await removeUnlisted(storage, app, version).catch(() => undefined);
      throw error;
    }
  }
  throw new Error(`Other commands removed the files of ${app}@${version} ${attempts} times. Try again.`);
}

/** The entry of the release that is published already, or the one that it gets. */
function entryIn(discovery: Discovery, { candidate, signingKey }: PublishOptions): Entry {
  const { app, version } = candidate.release;
  const entry = entryOf(candidate);
  return versionEntry(discovery, app, version) ?? (signingKey ? signEntry(app, entry, signingKey) : entry);
}

/** Removes the files of a version which nobody published, unless somebody does so in this moment. */
async function removeUnlisted(storage: Storage, app: string, version: string): Promise<void> {
  await updateDiscovery(storage, async (discovery) => {
    if (versionEntry(discovery, app, version)) return discovery;
    const seal = await sealOf(storage, app, version);
    return markRemoving(discovery, app, [{ entry: await entryOfUnlisted(storage, app, version), seal }]);
  });
  await completeRemovals(storage, { app, version });
}
