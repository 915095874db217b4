import { discoveryPath } from '@furrow/discovery/discovery';
import { formatVersionName, parseReleasePath } from '@furrow/formats/release-name';
import { indexAtWork, titleOf } from '../compose/apply/composer';
import { composedPaths, readIndex } from '../compose/apply/composed-index';
import { reconcile } from '../compose/apply/reconcile';
import { all } from '../domain/all';
import { dropVersions, expectLiveHost } from '../domain/deployment';
import { anybody, type By } from '../domain/journal';
import { type Ledger, versionsOf } from '../domain/ledger';
import { viewsFolder } from '../domain/paths';
import { Refused } from '../domain/refused';
import { folderOf, numberOf, superfluousVersions } from '../domain/versions';
import { updateLedger } from '../store/ledger-file';
import { foldersOfViews, unnamedFolders } from '../store/releases';
import { inReserve } from '../store/in-reserve';
import { readText, type OriginStorage } from '../store/storage';
import { viewNames } from '../store/view-storage';
import { collectLeft } from './collect-left';
import { composeView } from './preview';
import { removeEnded, viewAtWork } from './remove-view';

type PruneOptions = {
  storage: OriginStorage;
  /** How many of the newest versions of each app to keep. */
  keep: number;
  /** Only this app; absent for all of them. */
  app?: string;
  /** Also removes releases that the ledger does not know. */
  unknown?: boolean;
  by?: By;
  /** The current time, in milliseconds since 1970. */
  now?: number;
};

type Pruned = {
  /** The versions removed from the ledger and the other folders that were collected, as `app@version`. */
  removed: string[];
  /** The previews whose time was over, by name. */
  views: string[];
  /**
   * Folders with complete releases that the ledger does not know, probably because an older ledger was restored. They
   * stay.
   */
  unknown: string[];
};

/**
 * Removes old versions: for each app, all but the `keep` newest. The live version, the canary, the target of a
 * rollback, and every version that a document or a view names always stay. Previews whose time is over are removed
 * first. What killed publishes left is removed after a day.
 *
 * A version leaves the ledger before its files are removed, in the same swap as the decision. So a version that
 * somebody promotes at the same moment stays. Each file is removed only while the ledger does not name it.
 *
 * @throws Refused when there is no such app or no live host, or when another command is composing
 */
export function prune(options: PruneOptions): Promise<Pruned> {
  return inReserve(options.storage, () => pruneNow(options));
}

async function pruneNow({
  storage,
  keep,
  app,
  unknown = false,
  by = anybody,
  now = Date.now(),
}: PruneOptions): Promise<Pruned> {
  await refuseWhileComposing(storage);
  // Documents that cannot be written because the disk is full name the same versions as before, so these stay. Removing
  // the others frees space.
  await reconcile(storage).catch(() => undefined);
  const views = await removeEnded(storage, now, by);
  // What the others say of the site follows what it has now.
  for (const view of await viewNames(storage)) await composeView(storage, view).catch(() => undefined);
  const isMeant = (name: string) => app === undefined || name === app;
  const removed = new Set<string>();
  await updateLedger(storage, async (ledger) => {
    expectLiveHost(ledger);
    if (app !== undefined) await expectApp(storage, ledger, app);
    const named = await namedIn(storage, await documentsOf(storage));
    for (const folder of await foldersOfViews(storage)) named.add(folder);
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
  // Versions that browsers know of leave discovery.json first.
  await reconcile(storage).catch(() => undefined);
  const mayGo = async () => {
    await refuseWhileComposing(storage);
    const named = await namedIn(storage, [discoveryPath, ...(await documentsOf(storage))]);
    return (folder: string) => isMeant(folder.split('/')[0] ?? '') && !named.has(folder);
  };
  const collected = await collectLeft({ storage, unknown, mayGo, now });
  await reconcile(storage);
  return { removed: [...new Set([...removed, ...collected.removed])], views, unknown: collected.unknown };
}

/**
 * A command that composes may have started before the ledger dropped a version, and still write documents of it. A
 * command that starts later reads the ledger first.
 */
async function refuseWhileComposing(storage: OriginStorage): Promise<void> {
  const composer =
    (await indexAtWork(storage, await readIndex(storage)))?.content.composer ?? (await viewAtWork(storage));
  if (composer)
    throw new Refused(
      'FUR-SITE-COMPOSING',
      `Old versions cannot be removed while another command is composing documents: ${titleOf(composer)}. Try again when it has ended.`,
    );
}

/** @throws Refused when neither the ledger nor the origin knows the app */
async function expectApp(storage: OriginStorage, ledger: Ledger, app: string): Promise<void> {
  if (Object.hasOwn(ledger.apps, app)) return;
  const stored = [...(await unnamedFolders(storage, ledger)).keys()].map((folder) => folder.split('/')[0] ?? '');
  if (stored.includes(app)) return;
  const known = [...new Set([...Object.keys(ledger.apps), ...stored])].sort().join(', ');
  throw new Refused('FUR-RELEASE-NO-APP', `There is no app "${app}" on this site. Its apps are: ${known}.`);
}

async function documentsOf(storage: OriginStorage): Promise<string[]> {
  const ofViews = await storage.list(`${viewsFolder}/`);
  return [...(await composedPaths(storage)), ...ofViews].filter((path) => path.endsWith('.html'));
}

/** What a document says of the version before its own. Its page falls back to that one, but does not need it. */
const versionBefore = /"previous":\{"url":[^}]*\},"extras":[^}]*\}\}/;

/** The folders of the releases that these files name. Visitors who have such a page open load files from there. */
async function namedIn(storage: OriginStorage, paths: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  await all(paths, async (path) => {
    const text = ((await readText(storage, path)) ?? '').replace(versionBefore, '');
    for (const [, file = ''] of text.matchAll(/"\/([^"]+)"/g)) {
      const folder = parseReleasePath(file)?.folder;
      if (folder !== undefined) named.add(folder);
    }
  });
  return named;
}
