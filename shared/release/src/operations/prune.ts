import { canaryEntry, type Discovery, type Entry, liveEntry, promotedEntries } from '@furrow/discovery/discovery';
import { formatVersionName, parseReleasePath, releaseFolder } from '@furrow/formats/release-name';
import { composedPaths } from '../compose/composed-index';
import { reconcile } from '../compose/reconcile';
import { all } from '../domain/all';
import { markRemoving } from '../domain/deployment';
import { Refused } from '../domain/refused';
import { readDiscovery, updateDiscovery } from '../store/discovery-file';
import { completeRemovals, entryOfUnlisted, sealOf, unlistedReleases } from '../store/releases';
import { readText, type Storage } from '../store/storage';

type PruneOptions = {
  storage: Storage;
  /** How many of the newest versions of each app stay. */
  keep: number;
  /** Only this app; all of them when absent. */
  app?: string;
};

/**
 * Removes old versions: of each app all but the `keep` newest. What is live, a canary, the version a rollback would bring
 * back, and whatever a document names always stay. Folders which no discovery entry names go too.
 *
 * Versions are marked in the discovery document before their files go, in one step with the decision, so a version that
 * somebody promotes at the same moment stays.
 *
 * @returns the removed versions, as `app@version`
 * @throws Refused when there is no such app
 */
export async function prune({ storage, keep, app }: PruneOptions): Promise<string[]> {
  // Documents that cannot be written, on a full disk, name what they did before, and that stays. What goes makes room for them.
  await reconcile(storage).catch(() => undefined);
  const isMeant = (name: string) => app === undefined || name === app;
  const before = await readDiscovery(storage);
  const known = new Set([
    ...Object.keys(before.microFrontends),
    ...(await unlistedReleases(storage, before)).map((release) => release.app),
  ]);
  if (app !== undefined && !known.has(app))
    throw new Refused(`There is no app "${app}" on this site. There are: ${[...known].sort().join(', ')}.`);

  await updateDiscovery(storage, async (discovery) => {
    const named = await namedByDocuments(storage);
    let next = discovery;
    for (const [name, entries] of Object.entries(discovery.microFrontends)) {
      if (!isMeant(name)) continue;
      const old = superfluous(entries, keep).filter(
        (entry) => !named.has(releaseFolder(name, entry.metadata.version)) && !entry.extras.removing,
      );
      next = markRemoving(next, name, await withSeals(storage, name, old));
    }
    return markUnlisted(storage, next, discovery, isMeant);
  });
  const removed = await completeRemovals(storage, app === undefined ? {} : { app });
  await reconcile(storage);
  return removed.map(formatVersionName);
}

async function markUnlisted(
  storage: Storage,
  next: Discovery,
  discovery: Discovery,
  isMeant: (app: string) => boolean,
): Promise<Discovery> {
  for (const { app, version } of await unlistedReleases(storage, discovery)) {
    if (!isMeant(app)) continue;
    const entry = await entryOfUnlisted(storage, app, version);
    next = markRemoving(next, app, await withSeals(storage, app, [entry]));
  }
  return next;
}

async function withSeals(storage: Storage, app: string, entries: readonly Entry[]) {
  return Promise.all(
    entries.map(async (entry) => ({ entry, seal: await sealOf(storage, app, entry.metadata.version) })),
  );
}

/** The versions of one app that may go, oldest first. */
function superfluous(entries: readonly Entry[], keep: number): Entry[] {
  const newest = keep === 0 ? [] : entries.slice(-keep);
  const needed = new Set([
    liveEntry(entries),
    canaryEntry(entries),
    ...promotedEntries(entries).slice(0, 2),
    ...newest,
  ]);
  return entries.filter((entry) => !needed.has(entry));
}

/** The folders of the releases that the documents of the site name: visitors who have such a page open load their files. */
async function namedByDocuments(storage: Storage): Promise<Set<string>> {
  const documents = (await composedPaths(storage)).filter((path) => path.endsWith('.html'));
  const named = new Set<string>();
  await all(documents, async (document) => {
    for (const [, path = ''] of ((await readText(storage, document)) ?? '').matchAll(/"\/([^"]+)"/g)) {
      const release = parseReleasePath(path);
      if (release) named.add(releaseFolder(release.app, release.version));
    }
  });
  return named;
}
