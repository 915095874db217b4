import { canaryEntry, discoveryPath, type Discovery, liveEntry, promotedEntries } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { parseVersionName } from '@furrow/formats/release-name';
import { checkShape } from '@furrow/formats/check-shape';
import { publishedFile } from '@furrow/formats/release.schema';
import { nullable, object, string } from 'zod/mini';
import { reconcile, type Reconciled } from '../compose/apply/reconcile';
import { all } from '../domain/all';
import { folderOf } from '../domain/versions';
import { anybody, type By } from '../domain/journal';
import type { Ledger, PublishedVersion } from '../domain/ledger';
import { ledgerFromEntries } from '../domain/ledger-from-entries';
import { ledgerFile, privateFolder, teamsFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { createLedger } from '../store/ledger-file';
import { unnamedFolders } from '../store/releases';
import { readJson, readText, type OriginStorage } from '../store/storage';

/** Where an origin without a ledger lists the versions that were removed, each with the hash of its release file. */
const prunedFolder = `${privateFolder}/pruned/`;

/** The contents of the file that was stored beside a release before the ledger existed. */
const publishedSchema = object({ publishedAt: string(), commit: nullable(string()) });

/**
 * Creates the ledger of an origin from the time when `discovery.json` said what is live. The releases stay where they
 * are, and visitors can read the site throughout. Nothing changes for them, because the ledger composes to the same
 * documents. If interrupted at any point, the command can be run again.
 *
 * @throws Refused when there is nothing to upgrade
 */
export async function upgrade(storage: OriginStorage, by: By = anybody): Promise<Reconciled> {
  const pruned = await storage.list(prunedFolder);
  if (!(await storage.read(ledgerFile))) await createLedger(storage, await ledgerOf(storage, pruned), by);
  const composed = await reconcile(storage, { everything: true });
  await all(pruned, (path) => storage.remove(path));
  return composed;
}

async function ledgerOf(storage: OriginStorage, pruned: readonly string[]): Promise<Ledger> {
  const told = await readJson(storage, discoveryPath);
  if (told === undefined)
    throw new Refused('FUR-SITE-NONE', `There is no ${discoveryPath} to make a ledger from. Publish an app first.`);
  const discovery = withoutRemoved(parseDiscovery(told));
  const published = new Map<string, PublishedVersion['published']>();
  await all(Object.values(discovery.microFrontends).flat(), async (entry) => {
    const folder = folderOf(entry);
    published.set(folder, await publishedIn(storage, folder));
  });
  const made = ledgerFromEntries(discovery, (entry) => published.get(folderOf(entry)) ?? { at: null, commit: null });
  const ledger = { ...made, namesTeams: (await storage.read(teamsFile)) !== undefined, apps: { ...made.apps } };
  for (const path of pruned) {
    const { app, version } = parseVersionName(path.slice(prunedFolder.length)) ?? {};
    const hash = await readText(storage, path);
    if (app === undefined || version === undefined || hash === undefined) continue;
    const { numbers = {}, versions = [] } = ledger.apps[app] ?? {};
    ledger.apps[app] = { versions, numbers: { [version]: hash, ...numbers } };
  }
  // What killed publishes left is collected a day from now.
  const began = new Date().toISOString();
  const left = [...(await unnamedFolders(storage, ledger)).keys()];
  return { ...ledger, storing: Object.fromEntries(left.map((folder) => [folder, began])) };
}

/**
 * The document without versions whose files were being removed. Versions that visitors get or that a rollback would
 * bring back were never removed, whatever the document says. Versions that were the default keep their order, with
 * numbers before that of the journal's first event.
 */
function withoutRemoved({ microFrontends, ...discovery }: Discovery): Discovery {
  const apps = Object.entries(microFrontends).map(([app, entries]) => {
    const promoted = promotedEntries(entries);
    const needed = new Set([liveEntry(entries), canaryEntry(entries), ...promoted.slice(0, 2)]);
    const kept = entries.filter((entry) => entry.extras['removing'] === undefined || needed.has(entry));
    const renumbered = kept.map((entry) => {
      const { removals, removing, promoted: number, ...extras } = entry.extras;
      const order = promoted.indexOf(entry);
      return { ...entry, extras: order < 0 ? extras : { ...extras, promoted: 0 - order } };
    });
    return [app, renumbered] as const;
  });
  return { ...discovery, microFrontends: Object.fromEntries(apps.filter(([, entries]) => entries.length > 0)) };
}

async function publishedIn(storage: OriginStorage, folder: string): Promise<PublishedVersion['published']> {
  const path = `${folder}/${publishedFile}`;
  try {
    const { publishedAt, commit } = checkShape(publishedSchema, await readJson(storage, path), path);
    return { at: publishedAt, commit };
  } catch {
    return { at: null, commit: null };
  }
}
