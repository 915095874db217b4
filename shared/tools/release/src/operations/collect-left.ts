import { formatVersionName, parseReleasePath } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { all } from '../domain/all';
import { type Ledger, viewOf } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { folderOf } from '../domain/versions';
import { readStoredLedger, updateLedger } from '../store/ledger-file';
import { orphanedEvents } from '../store/orphaned-events';
import { collectDeltas } from '../store/release-deltas';
import { repeatOnConflict } from '../store/repeat-on-conflict';
import { allFilesOf, isUnknownRelease, readRelease, unnamedFolders } from '../store/releases';
import { ConflictError, type OriginStorage } from '../store/storage';

/**
 * In milliseconds, longer than any command runs. Anything older that nothing refers to was left by a command that was
 * killed.
 */
const grace = 24 * 60 * 60 * 1000;

type CollectOptions = {
  storage: OriginStorage;
  /** Also removes releases that the ledger does not know. */
  unknown: boolean;
  /**
   * Finds out which folders that no ledger names may be removed. It is asked again whenever the ledger has changed, because
   * a view may have got a release in between and lost it again.
   */
  mayGo: () => Promise<(folder: string) => boolean>;
  /** The current time, in milliseconds since 1970. */
  now: number;
};

/**
 * Removes the files of folders that nothing refers to, and what killed commands left in the journal and the ledger.
 *
 * @returns the removed releases, and the folders of complete releases that stay because the ledger does not know them
 */
export async function collectLeft(options: CollectOptions): Promise<{ removed: string[]; unknown: string[] }> {
  const removed = new Set<string>();
  // Where another command has changed the ledger, it may name a folder now.
  const unknown = await repeatOnConflict(
    async () => {
      const left = await collect(options, removed);
      await expectWhole(options.storage, removed);
      return left;
    },
    (times) => `${ledgerFile} changed ${times} times while this command collected files. Try again.`,
  );
  return { removed: [...removed].map(nameOf), unknown: unknown.sort() };
}

/**
 * Collects as long as the ledger does not change.
 *
 * @param removed receives the folders of which files are removed
 * @throws ConflictError when another command changes the ledger
 */
async function collect(options: CollectOptions, removed: Set<string>): Promise<string[]> {
  const { storage, unknown, now } = options;
  const left: string[] = [];
  const { ledger, etag } = await readStoredLedger(storage);
  const mayGo = await options.mayGo();
  const remove = (path: string) => storage.remove(path, { whileCurrent: { path: ledgerFile, etag } });
  const expired = new Map(
    Object.entries(ledger.storing).filter(([folder, since]) => mayGo(folder) && now - Date.parse(since) > grace),
  );
  for (const [folder, files] of await unnamedFolders(storage, ledger)) {
    const isBeingStored = ledger.storing[folder] !== undefined && !expired.has(folder);
    if (!mayGo(folder) || isBeingStored) continue;
    if (!unknown && !expired.has(folder) && (await isUnknownRelease(storage, ledger, folder))) left.push(folder);
    else {
      removed.add(folder);
      await removeFolder(remove, folder, files);
    }
  }
  await all(await orphanedEvents(storage, ledger, now - grace), (path) =>
    remove(path).catch((error: unknown) => {
      // These do no harm, and a bucket may be set up so that nobody can remove an event.
      if (error instanceof ConflictError) throw error;
    }),
  );
  await collectDeltas(storage, withoutStoring(ledger, expired), remove);
  // This comes last, because the folders of a prune that is killed before it are found again by the next one.
  await updateLedger(storage, (current) => ({ ledger: withoutStoring(current, expired) }));
  return left;
}

/**
 * A request that removes a file and reaches the bucket late, takes the file also from a release that was published again
 * meanwhile.
 *
 * @param removed the folders of which files were removed
 * @throws Error that names such releases
 */
async function expectWhole(storage: OriginStorage, removed: ReadonlySet<string>): Promise<void> {
  const { ledger } = await readStoredLedger(storage);
  const { microFrontends } = viewOf(ledger);
  const entries = Object.entries(microFrontends).flatMap(([app, versions]) =>
    versions.map((entry) => ({ app, entry })),
  );
  const again = entries.filter(({ entry }) => removed.has(folderOf(entry)));
  const damaged = await all(again, async ({ app, entry }) => {
    const folder = folderOf(entry);
    const files = await readRelease(storage, app, entry)
      .then((release) => allFilesOf(storage, release))
      .catch(() => undefined);
    const stored = new Set(await storage.list(`${folder}/`));
    const isWhole = files && Object.keys(files).every((file) => stored.has(`${folder}/${file}`));
    return isWhole ? [] : [nameOf(folder)];
  });
  const names = damaged.flat().join(' and ');
  if (names !== '')
    throw new Error(
      `${names} was published again while its earlier files were being removed, and some of its files are gone. Publish the same build once more: that stores them again.`,
    );
}

/** Removes folders from the list of those being stored, unless another publish has started since. */
function withoutStoring(ledger: Ledger, ended: ReadonlyMap<string, string>): Ledger {
  const storing = Object.entries(ledger.storing).filter(([folder, since]) => ended.get(folder) !== since);
  return storing.length === Object.keys(ledger.storing).length
    ? ledger
    : { ...ledger, storing: Object.fromEntries(storing) };
}

/** The release in a folder, as `app@version`. */
function nameOf(folder: string): string {
  const release = parseReleasePath(`${folder}/`);
  return release ? formatVersionName(release) : folder;
}

/** The release file is removed first, because its presence means that all other files are there. */
async function removeFolder(remove: (path: string) => Promise<void>, folder: string, files: readonly string[]) {
  const first = `${folder}/${releaseFile}`;
  if (files.includes(first)) await remove(first);
  await all(
    files.filter((path) => path !== first),
    remove,
  );
}
