import { discoveryPath } from '@furrow/discovery/discovery';
import { formatVersionName, parseReleasePath } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { indexAtWork, titleOf } from '../compose/composer';
import { composedPaths, readIndex } from '../compose/composed-index';
import { reconcile } from '../compose/reconcile';
import { all } from '../domain/all';
import { dropVersions, expectLiveHost, folderOf, numberOf, superfluousVersions } from '../domain/deployment';
import { integrityOf } from '../domain/integrity';
import { anybody, type By } from '../domain/journal';
import { type Ledger, versionsOf } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { readPointer, updateLedger } from '../store/ledger-file';
import { orphanedEvents } from '../store/journal-file';
import { unnamedFolders } from '../store/releases';
import { ConflictError, readText, type Storage } from '../store/storage';

/** Milliseconds, longer than any command runs: what is older and nothing goes on from was left by one that was killed. */
const grace = 24 * 60 * 60 * 1000;

const attempts = 50;

type PruneOptions = {
  storage: Storage;
  /** How many of the newest versions of each app stay. */
  keep: number;
  /** Only this app; all of them when absent. */
  app?: string;
  /** Also removes releases of which the ledger knows nothing. */
  unknown?: boolean;
  by?: By;
  /** The time, in milliseconds since 1970. */
  now?: number;
};

export type Pruned = {
  /** The versions that were taken out of the ledger, and other folders that were collected, as `app@version`. */
  removed: string[];
  /** Folders with whole releases that the ledger does not know, as if an older one was brought back; they stay. */
  unknown: string[];
};

/**
 * Removes old versions: of each app all but the `keep` newest. What is live, a canary, the version a rollback would bring
 * back, and whatever a document names always stay. What killed publishes left goes a day later.
 *
 * Versions leave the ledger before their files go, in one step with the decision, so a version that somebody promotes at the same moment
 * stays; and each file goes only while the ledger is the one that does not name it.
 *
 * @throws Refused when there is no such app, or no live host, or another command composes
 */
export async function prune(options: PruneOptions): Promise<Pruned> {
  const { storage, keep, app, by = anybody } = options;
  await refuseWhileComposing(storage);
  // Documents that cannot be written, on a full disk, name what they did before, and that stays. What goes makes room for them.
  await reconcile(storage).catch(() => undefined);
  const isMeant = (name: string) => app === undefined || name === app;
  const removed = new Set<string>();
  await updateLedger(storage, async (ledger) => {
    expectLiveHost(ledger);
    if (app !== undefined) await expectApp(storage, ledger, app);
    const named = await namedIn(storage, await documentsOf(storage));
    let next = ledger;
    removed.clear();
    for (const name of Object.keys(ledger.apps).filter(isMeant)) {
      const old = superfluousVersions(versionsOf(ledger, name), keep).filter(
        ({ facts }) => !named.has(folderOf(facts)),
      );
      if (old.length > 0) next = dropVersions(next, name, old);
      for (const version of old) removed.add(formatVersionName({ app: name, version: numberOf(version) }));
    }
    return {
      ledger: next,
      happened: { command: 'prune', ...(app !== undefined && { app }), removed: [...removed], ...by },
    };
  });
  // What browsers are told of goes out of discovery.json first.
  await reconcile(storage).catch(() => undefined);
  await refuseWhileComposing(storage);
  const named = await namedIn(storage, [discoveryPath, ...(await documentsOf(storage))]);
  const collected = await collect(options, isMeant, named);
  await reconcile(storage);
  return { removed: [...new Set([...removed, ...collected.removed])], unknown: collected.unknown };
}

/**
 * A command that composes may have begun before the ledger dropped a version, and still write documents of it. Whoever begins later looks
 * at the ledger first.
 */
async function refuseWhileComposing(storage: Storage): Promise<void> {
  const composer = (await indexAtWork(storage, await readIndex(storage)))?.content.composer;
  if (composer)
    throw new Refused(
      `Old versions cannot be removed while another command composes: ${titleOf(composer)}. Try again when it has ended.`,
    );
}

/**
 * Removes the files of folders that nothing names, and what killed commands left in the journal and in the ledger.
 *
 * @param named the folders that documents and `discovery.json` name
 */
async function collect(
  { storage, unknown = false, now = Date.now() }: PruneOptions,
  isMeant: (app: string) => boolean,
  named: ReadonlySet<string>,
): Promise<Pruned> {
  const removed = new Set<string>();
  const isCollected = (folder: string) => isMeant(folder.split('/')[0] ?? '') && !named.has(folder);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const left: string[] = [];
    const { ledger, etag } = await readPointer(storage);
    const expired = Object.entries(ledger.storing).filter(
      ([folder, since]) => isCollected(folder) && now - Date.parse(since) > grace,
    );
    const isExpired = (folder: string) => expired.some(([other]) => other === folder);
    try {
      for (const [folder, files] of await unnamedFolders(storage, ledger)) {
        if (!isCollected(folder) || (ledger.storing[folder] !== undefined && !isExpired(folder))) continue;
        if (!unknown && !isExpired(folder) && (await isUnknownRelease(storage, ledger, folder))) left.push(folder);
        else {
          await removeFolder(storage, etag, folder, files);
          removed.add(nameOf(folder));
        }
      }
      await all(await orphanedEvents(storage, ledger, now - grace), (path) =>
        storage.remove(path, { whileCurrent: { path: ledgerFile, etag } }),
      );
      await updateLedger(storage, (current) => ({ ledger: withoutStoring(current, expired) }));
      return { removed: [...removed], unknown: left.sort() };
    } catch (error) {
      // Another command has changed the ledger, which may name the folder now.
      if (!(error instanceof ConflictError)) throw error;
    }
  }
  throw new Error(`${ledgerFile} changed ${attempts} times while this command collected files. Try again.`);
}

/** Takes folders out that are being stored, unless somebody has begun anew since. */
function withoutStoring(ledger: Ledger, ended: readonly (readonly [string, string])[]): Ledger {
  const storing = Object.entries(ledger.storing).filter(
    ([folder, since]) => !ended.some(([other, then]) => other === folder && then === since),
  );
  return storing.length === Object.keys(ledger.storing).length
    ? ledger
    : { ...ledger, storing: Object.fromEntries(storing) };
}

/** The release in a folder, as `app@version`. */
function nameOf(folder: string): string {
  const release = parseReleasePath(`${folder}/`);
  return release ? formatVersionName(release) : folder;
}

/** The release file goes first: where it is, all the others are. */
async function removeFolder(storage: Storage, etag: string | null, folder: string, files: readonly string[]) {
  const whileCurrent = { path: ledgerFile, etag };
  const first = `${folder}/${releaseFile}`;
  if (files.includes(first)) await storage.remove(first, { whileCurrent });
  await all(
    files.filter((path) => path !== first),
    (path) => storage.remove(path, { whileCurrent }),
  );
}

/** Whether the folder holds a whole release whose number the ledger never gave to it. */
async function isUnknownRelease(storage: Storage, ledger: Ledger, folder: string): Promise<boolean> {
  const text = await readText(storage, `${folder}/${releaseFile}`);
  const release = parseReleasePath(`${folder}/`);
  if (text === undefined || !release) return false;
  return ledger.apps[release.app]?.numbers[release.version] !== integrityOf(text);
}

/** @throws Refused when neither the ledger nor the origin knows the app */
async function expectApp(storage: Storage, ledger: Ledger, app: string): Promise<void> {
  if (Object.hasOwn(ledger.apps, app)) return;
  const stored = [...(await unnamedFolders(storage, ledger)).keys()].map((folder) => folder.split('/')[0] ?? '');
  if (stored.includes(app)) return;
  const known = [...new Set([...Object.keys(ledger.apps), ...stored])].sort().join(', ');
  throw new Refused(`There is no app "${app}" on this site. There are: ${known}.`);
}

async function documentsOf(storage: Storage): Promise<string[]> {
  return (await composedPaths(storage)).filter((path) => path.endsWith('.html'));
}

/** The folders of the releases that these files name: visitors who have such a page open load their files. */
async function namedIn(storage: Storage, paths: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  await all(paths, async (path) => {
    for (const [, file = ''] of ((await readText(storage, path)) ?? '').matchAll(/"\/([^"]+)"/g)) {
      const folder = parseReleasePath(file)?.folder;
      if (folder !== undefined) named.add(folder);
    }
  });
  return named;
}
