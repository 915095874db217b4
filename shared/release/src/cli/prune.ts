import { type Discovery, type Entry, canaryEntry, liveEntry } from '@furrow/discovery/discovery';
import { parseReleasePath, releaseFolder } from '@furrow/formats/release-name';
import { hasClaim, removeFolder } from '../storage/claims';
import { isComposed, prunedFile } from '../domain/paths';
import { dropEntries } from '../domain/deployment';
import { updateDiscovery } from '../storage/discovery-file';
import { reconcile } from '../compose/reconcile';
import { readText, type Storage } from '../storage/storage';

/**
 * Removes old versions: of each app all but the `keep` newest. What is live, a canary, the version a rollback would bring
 * back, and whatever a document names always stay. Folders which no discovery entry names go too.
 *
 * @param app only this app; all of them when absent
 * @returns the removed versions, as `app@version`
 */
export async function prune({
  storage,
  keep,
  app,
}: {
  storage: Storage;
  keep: number;
  app?: string;
}): Promise<string[]> {
  await reconcile(storage);
  const named = await namedByDocuments(storage);
  const dropped: { app: string; entry: Entry }[] = [];
  const discovery = await updateDiscovery(storage, (current) => {
    dropped.length = 0;
    let next = current;
    for (const [name, entries] of Object.entries(current.microFrontends)) {
      if (app !== undefined && name !== app) continue;
      const old = superfluous(entries, keep).filter((entry) => !named.has(releaseFolder(name, entry.metadata.version)));
      dropped.push(...old.map((entry) => ({ app: name, entry })));
      next = dropEntries(
        next,
        name,
        old.map((entry) => entry.metadata.version),
      );
    }
    return next;
  });
  for (const { app: name, entry } of dropped) {
    await storage.write(prunedFile(name, entry.metadata.version), entry.metadata.integrity);
  }
  const removed: string[] = [];
  for (const folder of await unnamedFolders(storage, discovery)) {
    const [name = '', version = ''] = folder.split('/');
    if ((app !== undefined && name !== app) || named.has(folder) || (await hasClaim(storage, name, version))) continue;
    await removeFolder(storage, folder);
    removed.push(`${name}@${version}`);
  }
  await reconcile(storage);
  return removed;
}

/** The versions of one app that may go, oldest first. */
function superfluous(entries: readonly Entry[], keep: number): Entry[] {
  const goodVersions = entries.filter((entry) => entry.extras.promoted !== undefined);
  const byTurn = [...goodVersions].sort((a, b) => (b.extras.promoted ?? 0) - (a.extras.promoted ?? 0));
  const needed = new Set([liveEntry(entries), canaryEntry(entries), ...byTurn.slice(0, 2), ...entries.slice(-keep)]);
  return entries.filter((entry) => !needed.has(entry));
}

async function namedByDocuments(storage: Storage): Promise<Set<string>> {
  const documents = (await storage.list('')).filter((path) => isComposed(path) && path.endsWith('.html'));
  const texts = await Promise.all(documents.map((path) => readText(storage, path)));
  return new Set(
    texts.flatMap((text) => [...(text ?? '').matchAll(/"\/([^"]+)"/g)].flatMap(([, file = '']) => folderOf(file))),
  );
}

/** The folder of the release that a path lies in; nothing for a path outside of releases. */
function folderOf(path: string): string[] {
  const release = parseReleasePath(path);
  return release ? [releaseFolder(release.app, release.version)] : [];
}

async function unnamedFolders(storage: Storage, discovery: Discovery): Promise<string[]> {
  const folders = new Set((await storage.list('')).flatMap(folderOf));
  const named = Object.entries(discovery.microFrontends).flatMap(([name, entries]) =>
    entries.map((entry) => releaseFolder(name, entry.metadata.version)),
  );
  return [...folders].filter((folder) => !named.includes(folder)).sort();
}
