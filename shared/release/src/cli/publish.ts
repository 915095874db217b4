import { type Discovery, liveEntry } from '@furrow/discovery/discovery';
import { type Published, publishedFile, releaseFile } from '@furrow/formats/release.schema';
import { releaseFolder } from '@furrow/formats/release-name';
import { toJson } from '../domain/json';
import { claim, clearAbandoned, removeFolder } from '../storage/claims';
import { entryOf, type Candidate } from '../storage/candidate';
import { buildProblems, refuseFor, siteProblems, type GateOptions } from '../check/gate';
import { overlayStorage } from '../storage/memory-storage';
import { prunedFile } from '../domain/paths';
import { addEntry, alreadyPublished, promoteEntry } from '../domain/deployment';
import { updateDiscovery, readDiscovery } from '../storage/discovery-file';
import { reconcile, type Reconciled } from '../compose/reconcile';
import { readText, type Storage } from '../storage/storage';

export type PublishOptions = GateOptions & {
  storage: Storage;
  candidate: Candidate;
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
  /** Hears what is being done. */
  report?: (step: string) => void;
};

export type Check = (preview: Storage, candidate: Candidate) => Promise<string[]>;

export type PublishResult = Reconciled & {
  app: string;
  version: string;
  /** `unchanged`: this very release was there before. */
  outcome: 'published' | 'unchanged';
  live: boolean;
};

/**
 * Releases a build: checks it, stores its files, then moves the pointer, then composes the documents concerned.
 *
 * Killed before the pointer moved, nothing a visitor can reach has changed. Killed afterwards, the release is done and any
 * next command composes the documents that are missing.
 *
 * @throws Refused when the version exists with other content, or a check fails
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { storage, candidate, promote = false, published, compose = true, report = () => undefined } = options;
  const { app, version } = candidate.release;

  for (const name of await clearAbandoned(storage)) report(`Cleared what an interrupted publish of ${name} left`);
  const discovery = await readDiscovery(storage);
  const known = discovery.microFrontends[app]?.find((entry) => entry.metadata.version === version);
  if (known && known.metadata.integrity !== candidate.integrity) throw alreadyPublished(app, version);
  const pruned = await readText(storage, prunedFile(app, version));
  if (pruned !== undefined && pruned !== candidate.integrity) throw alreadyPublished(app, version);

  const change = async (current: Discovery) => {
    refuseFor(app, version, await siteProblems(storage, current, candidate.release, options));
    const added = addEntry(current, app, entryOf(candidate));
    return promote ? promoteEntry(added, app, version, 100) : added;
  };
  if (!known) {
    await check(options, discovery);
    report(`Storing ${candidate.files.size} files`);
    await store(storage, candidate, published, () => updateDiscovery(storage, change));
  } else if (promote && liveEntry(discovery.microFrontends[app]) !== known) {
    await check(options, discovery);
    await updateDiscovery(storage, change);
  }

  if (compose) report('Composing documents');
  const composed = compose ? await reconcile(storage) : { written: [], removed: [] };
  const live = liveEntry((await readDiscovery(storage)).microFrontends[app])?.metadata.version === version;
  return { app, version, outcome: known ? 'unchanged' : 'published', live, ...composed };
}

async function check(options: PublishOptions, discovery: Discovery): Promise<void> {
  const { storage, candidate, checks = [], report = () => undefined } = options;
  const { app, version } = candidate.release;
  report(`Checking ${app}@${version} against the live site`);
  refuseFor(app, version, [
    ...buildProblems(candidate),
    ...(await siteProblems(storage, discovery, candidate.release, options)),
  ]);
  if (checks.length === 0) return;
  const preview = await previewOf(storage, candidate);
  for (const run of checks) refuseFor(app, version, await run(preview, candidate));
}

/** The site as it would be with the candidate live, beside the real one. */
async function previewOf(storage: Storage, candidate: Candidate): Promise<Storage> {
  const { app, version } = candidate.release;
  const preview = overlayStorage(storage);
  await writeRelease(preview, candidate);
  await updateDiscovery(preview, (discovery) =>
    promoteEntry(addEntry(discovery, app, entryOf(candidate)), app, version, 100),
  );
  await reconcile(preview);
  return preview;
}

/** Writes the files of a release, then runs `commit`. What was refused or failed is cleared again. */
async function store(
  storage: Storage,
  candidate: Candidate,
  published: Published,
  commit: () => Promise<unknown>,
): Promise<void> {
  const { app, version } = candidate.release;
  const folder = releaseFolder(app, version);
  const held = await claim(storage, app, version, candidate.integrity);
  try {
    await removeFolder(storage, folder);
    await writeRelease(storage, candidate);
    await storage.write(`${folder}/${publishedFile}`, toJson(published));
    await held.confirm();
    await commit();
  } catch (error) {
    const named = (await readDiscovery(storage)).microFrontends[app]?.some(
      (entry) => entry.metadata.version === version,
    );
    if (!named) await removeFolder(storage, folder);
    throw error;
  } finally {
    await held.release();
  }
}

async function writeRelease(storage: Storage, candidate: Candidate): Promise<void> {
  const folder = releaseFolder(candidate.release.app, candidate.release.version);
  await Promise.all([...candidate.files].map(([path, bytes]) => storage.write(`${folder}/${path}`, bytes)));
  await storage.write(`${folder}/${releaseFile}`, candidate.releaseText);
}
