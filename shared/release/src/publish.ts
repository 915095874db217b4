import { claim, clearAbandoned, removeFolder } from './claims';
import { entryOf, readCandidate, type Candidate } from './candidate';
import { liveEntry } from './discovery';
import { contractProblems, refuseFor, type GateOptions } from './gate';
import { addEntry, alreadyPublished, movePointer, promoteEntry, readDiscovery } from './pointer';
import { reconcile, type Reconciled } from './reconcile';
import { publishedFile, releaseFile, releaseFolder, toJson, type Published } from './release-file';
import type { Storage } from './storage';

export type PublishOptions = GateOptions & {
  storage: Storage;
  /** The build, as a folder. */
  dist: string;
  /** Also makes the version the default one. */
  promote?: boolean;
  /** When and from which commit, for the record; not part of what makes a version identical. */
  published: Published;
  /** Further checks, run before anything is written. They refuse by throwing {@link Refused}. */
  checks?: readonly ((candidate: Candidate) => Promise<void>)[];
  /** Hears what is being done. */
  report?: (step: string) => void;
};

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
  const { storage, dist, promote = false, published, checks = [], report = () => undefined } = options;
  const candidate = await readCandidate(dist);
  const { app, version } = candidate.release;
  const entry = entryOf(candidate);

  for (const name of await clearAbandoned(storage)) report(`Cleared what an interrupted publish of ${name} left`);
  const discovery = await readDiscovery(storage);
  const known = discovery.microFrontends[app]?.find((one) => one.metadata.version === version);
  if (known && known.metadata.integrity !== candidate.integrity) throw alreadyPublished(app, version);

  if (!known || (promote && liveEntry(discovery.microFrontends[app]) !== known)) {
    report(`Checking ${app}@${version} against the live site`);
    refuseFor(app, version, await contractProblems(storage, discovery, candidate, options));
    for (const check of checks) await check(candidate);
  }
  if (!known) {
    report(`Storing ${candidate.files.size} files`);
    await store(storage, candidate, published, async () => {
      await movePointer(storage, async (current) => {
        refuseFor(app, version, await contractProblems(storage, current, candidate, options));
        const added = addEntry(current, app, entry);
        return promote ? promoteEntry(added, app, version, 100) : added;
      });
    });
  } else if (promote) {
    await movePointer(storage, async (current) => {
      refuseFor(app, version, await contractProblems(storage, current, candidate, options));
      return promoteEntry(current, app, version, 100);
    });
  }

  report('Composing documents');
  const composed = await reconcile(storage);
  const live = liveEntry((await readDiscovery(storage)).microFrontends[app])?.metadata.version === version;
  return { app, version, outcome: known ? 'unchanged' : 'published', live, ...composed };
}

/** Writes the files of a release, the release file last, then runs `commit`. What was refused or failed is cleared again. */
async function store(
  storage: Storage,
  candidate: Candidate,
  published: Published,
  commit: () => Promise<void>,
): Promise<void> {
  const { app, version } = candidate.release;
  const folder = releaseFolder(app, version);
  const held = await claim(storage, app, version, candidate.integrity);
  try {
    await removeFolder(storage, folder);
    await Promise.all([...candidate.files].map(([path, bytes]) => storage.write(`${folder}/${path}`, bytes)));
    await storage.write(`${folder}/${publishedFile}`, toJson(published));
    await storage.write(`${folder}/${releaseFile}`, candidate.releaseText);
    await held.confirm();
    await commit();
  } catch (error) {
    await removeUnnamed(storage, app, version);
    throw error;
  } finally {
    await held.release();
  }
}

/** Another command may have published the very same version meanwhile; then the files are its files. */
async function removeUnnamed(storage: Storage, app: string, version: string): Promise<void> {
  const named = (await readDiscovery(storage)).microFrontends[app]?.some((entry) => entry.metadata.version === version);
  if (!named) await removeFolder(storage, releaseFolder(app, version));
}
