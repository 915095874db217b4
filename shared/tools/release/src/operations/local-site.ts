import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { formatVersionName, parseReleasePath } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { hostName } from '@furrow/discovery/discovery';
import { readCandidate, type Candidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { findKnown, findVersion, liveVersion, numberOf } from '../domain/versions';
import { all } from '../domain/all';
import { addVersion, promoteVersion } from '../domain/deployment';
import { toJson } from '../domain/json';
import { baselineOf } from '../domain/journal';
import { emptyLedger, type Ledger, type PublishedVersion, versionsOf } from '../domain/ledger';
import { readLedger, updateLedger } from '../store/ledger-file';
import { overlayStorage } from '../store/memory-storage';
import { isStored, storeRelease, unnamedFolders } from '../store/releases';
import { privateFolder, settingsFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { publish } from './publish';
import { reconcile, type Reconciled } from '../compose/apply/reconcile';
import { parseJson, readText, type OriginStorage } from '../store/storage';

type LocalSite = {
  origin: string;
  /**
   * The `dist` folder of each app, in any order. The host is published last, so that it is checked against all remotes.
   */
  dists: readonly string[];
  /**
   * Keeps what commands did in the folder before: other versions lose their visitors, but a rollback can still find
   * them, and a build that is published already stays unchanged, live, waiting or withdrawn. Without this option exactly
   * these builds are live afterwards, and an unreadable folder is created again.
   */
  keepOthers?: boolean;
  /** Settings of the site that replace those of the same name. */
  settings?: Readonly<Record<string, unknown>>;
  report?: (step: string) => void;
};

/**
 * Publishes and promotes builds into a folder on this machine, for `npm start` and for checks. Everything is checked and
 * stored before the ledger changes, once, so that the site is the one of before if the process ends earlier. Unchanged
 * files stay, which saves compressing them again.
 *
 * @throws Refused when there is no build, when the apps do not fit together, when the folder cannot be read or written,
 *   or when a command changes the site at the same time
 */
export async function releaseLocalSite(local: LocalSite): Promise<Reconciled> {
  const { origin, dists, keepOthers = false, report = () => undefined } = local;
  const candidates = await Promise.all(dists.map(readCandidate));
  const hostLast = candidates.sort((a, b) => Number(a.release.app === hostName) - Number(b.release.app === hostName));
  const storage = folderStorage(origin);
  const before = await readLedger(storage).catch(async (error: Error) => {
    if (keepOthers)
      throw new Refused(
        'FUR-SITE-START-OVER',
        `The site in ${relative(process.cwd(), origin) || origin} cannot be changed: ${error.message}\nTo start over, move the folder away; its settings and teams are in ${privateFolder}.`,
      );
    await rm(origin, { recursive: true, force: true });
    return emptyLedger;
  });
  const shown = keepOthers ? hostLast.filter((candidate) => isShown(before, candidate, report)) : hostLast;
  const left = new Set(hostLast.filter((one) => !shown.includes(one)).map(({ release }) => release.app));
  const room = withRoom(before, shown, { keepOthers, left });

  const trial = await tryOut(storage, room, shown, local);
  await storeTried(storage, trial.changes, hostLast);
  const after = await replaceApps(storage, before, withShown(room, shown, await readLedger(trial)));

  report('Composing documents');
  // Everything is composed, because the code that composes documents may have changed.
  const composed = await reconcile(storage, { everything: true });
  for (const files of (await unnamedFolders(storage, after)).values())
    for (const path of files) await storage.remove(path);
  for (const warning of composed.warnings) report(warning);
  return composed;
}

/**
 * Whether a build is to be live. One that commands have published already stays what they made it. A live version with
 * the same number is replaced, since nobody outside this machine has seen it.
 */
function isShown(ledger: Ledger, { release, integrity }: Candidate, report: (step: string) => void): boolean {
  const { app, version } = release;
  const known = findKnown(ledger, app, version);
  const live = liveVersion(versionsOf(ledger, app));
  if (!known || (app === hostName && !live)) return true;
  const isSame = known.facts.extras.releaseIntegrity === integrity;
  if (known === live) return !isSame;
  const stays = live ? `; ${numberOf(live)} stays` : '';
  const name = formatVersionName(release);
  report(
    isSame
      ? `${name} is published and not live here${stays}. To make it live, run: pnpm release promote ${name}`
      : `${name} is published here with different content and not live${stays}. Raise its version to see this build.`,
  );
  return false;
}

/**
 * Takes the visitors away from all other versions, so that none of them conflicts with a build. A version with the same
 * number as one of the builds is left out. All other numbers stay taken, also those of apps that are no longer built:
 * the journal says which releases had them.
 *
 * @param how the apps in `left` stay unchanged
 */
function withRoom(
  ledger: Ledger,
  shown: readonly Candidate[],
  { keepOthers, left }: { keepOthers: boolean; left: ReadonlySet<string> },
): Ledger {
  const same = new Set(shown.map((candidate) => candidate.integrity));
  const replaced = new Set(shown.map(({ release }) => formatVersionName(release)));
  const apps = Object.entries(ledger.apps).map(([app, state]) => {
    if (left.has(app)) return [app, state] as const;
    const { versions, numbers, ...others } = state;
    const isReplaced = (version: string) => replaced.has(formatVersionName({ app, version }));
    const kept = versions.flatMap((version): PublishedVersion[] => {
      if (same.has(version.facts.extras.releaseIntegrity)) return [version];
      return keepOthers && !isReplaced(numberOf(version)) ? [{ ...version, share: 0, isDefault: false }] : [];
    });
    const taken = Object.entries(numbers).filter(([version, hash]) => same.has(hash) || !isReplaced(version));
    return [app, { ...others, numbers: Object.fromEntries(taken), versions: kept }] as const;
  });
  return { ...ledger, storing: {}, apps: Object.fromEntries(apps) };
}

/** Releases the builds in a copy of the site that never reaches the folder, with every check of a release. */
async function tryOut(
  storage: OriginStorage,
  room: Ledger,
  shown: readonly Candidate[],
  { settings, report }: LocalSite,
): Promise<ReturnType<typeof overlayStorage>> {
  const trial = overlayStorage(storage);
  if (settings) {
    const text = await readText(storage, settingsFile);
    const others = text === undefined ? {} : (parseJson(text, settingsFile) as object);
    await trial.write(settingsFile, toJson({ ...others, ...settings }));
  }
  await updateLedger(trial, () => ({ ledger: room }));
  for (const candidate of shown) {
    const published = { publishedAt: new Date().toISOString(), commit: null };
    await publish({ storage: trial, candidate, promote: true, published, compose: false, ...(report && { report }) });
  }
  return trial;
}

/** Stores the files of the releases, with their deltas, and then the settings. Visitors notice nothing. */
async function storeTried(
  storage: OriginStorage,
  changes: ReadonlyMap<string, Uint8Array | null>,
  candidates: readonly Candidate[],
): Promise<void> {
  const store = async (path: string) => {
    const bytes = changes.get(path);
    if (bytes) await storage.write(path, bytes);
  };
  const isPrivate = (path: string) => path.startsWith(`${privateFolder}/`);
  const isRelease = (path: string) => parseReleasePath(path) !== undefined && path.endsWith(`/${releaseFile}`);
  const paths = [...changes.keys()].filter((path) => !isPrivate(path));
  await all(
    paths.filter((path) => !isRelease(path)),
    store,
  );
  await all(paths.filter(isRelease), store);
  for (const candidate of candidates) if (!(await isStored(storage, candidate))) await storeRelease(storage, candidate);
  await store(settingsFile);
}

/** The ledger with the builds live, as they were published in the trial. */
function withShown(room: Ledger, shown: readonly Candidate[], tried: Ledger): Ledger {
  return shown.reduce((ledger, { release: { app, version } }) => {
    const { promoted, ...known } = findVersion(tried, app, version);
    return promoteVersion(addVersion(ledger, app, { ...known, share: 0, isDefault: false }), app, version, 100);
  }, room);
}

/** @throws Refused when a command has changed the apps since they were read */
async function replaceApps(storage: OriginStorage, before: Ledger, { apps, storing }: Ledger): Promise<Ledger> {
  return updateLedger(storage, (current) => {
    if (!isDeepStrictEqual(current.apps, before.apps))
      throw new Refused(
        'FUR-SITE-CHANGED-MEANWHILE',
        'A command changed the site in the meantime, so nothing else was. Start again.',
      );
    if (isDeepStrictEqual(apps, current.apps)) return { ledger: current };
    const happened = { command: 'local site', actor: 'this machine', baseline: baselineOf({ apps }) };
    return { ledger: { ...current, storing, apps }, happened };
  });
}
