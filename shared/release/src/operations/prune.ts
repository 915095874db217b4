import { discoveryPath } from '@furrow/discovery/discovery';
import { formatVersionName, parseReleasePath } from '@furrow/formats/release-name';
import { indexAtWork, titleOf } from '../compose/composer';
import { composedPaths, readIndex } from '../compose/composed-index';
import { reconcile } from '../compose/reconcile';
import { all } from '../domain/all';
import { dropVersions, expectLiveHost } from '../domain/deployment';
import { anybody, type By } from '../domain/journal';
import { type Ledger, versionsOf } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { folderOf, numberOf, superfluousVersions } from '../domain/versions';
import { updateLedger } from '../store/ledger-file';
import { unnamedFolders } from '../store/releases';
import { readText, type Storage } from '../store/storage';
import { collectLeft } from './collect-left';

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

type Pruned = {
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
export async function prune({
  storage,
  keep,
  app,
  unknown = false,
  by = anybody,
  now = Date.now(),
}: PruneOptions): Promise<Pruned> {
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
  const mayGo = (folder: string) => isMeant(folder.split('/')[0] ?? '') && !named.has(folder);
  const collected = await collectLeft({ storage, unknown, mayGo, now });
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
