import { isPreviewVersion } from '@furrow/formats/release-name';
import { reconcile, type Reconciled, type ReconcileOptions } from '../compose/apply/reconcile';
import { readSite } from '../compose/site/settings';
import { viewPlanner } from '../compose/site/view-plan';
import { expectTeam } from '../check/gate';
import { countOf } from '../domain/count-of';
import { anybody } from '../domain/journal';
import { toJson } from '../domain/json';
import { entryOf, type Ledger, type View } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { printable } from '@furrow/formats/printable';
import { Refused } from '../domain/refused';
import { folderOf } from '../domain/versions';
import { asLiveExcept, isViewName, shownIn, showing } from '../domain/view';
import { storedFile } from '../store/etag';
import { readLedger, updateLedger } from '../store/ledger-file';
import { isStored, restoreRelease, storeRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { acceptTeams } from '../store/teams-file';
import { expectViews, readViewLedger, viewNames, viewStorage } from '../store/view-storage';
import { holdRelease } from './hold-release';
import { noSuchView } from './no-such-view';
import { publish, type PublishOptions, versionIn } from './publish';
import { removeStored } from './remove-stored';
import { viewAddress } from './view-address';
import { writeViewBar } from './view-bar';

/** In days: how long a preview is open, unless its team says otherwise, and at most. */
export const usualDays = 14;
const mostDays = 90;

export type PreviewOptions = Pick<
  PublishOptions,
  | 'storage'
  | 'candidate'
  | 'signingKey'
  | 'signature'
  | 'published'
  | 'quota'
  | 'by'
  | 'checks'
  | 'report'
  | 'allowDrop'
> & {
  /** The name of the view, which may show releases of other apps already. */
  view: string;
  days?: number;
  /** What reviewers should look at. */
  note?: string;
  /** Where the server that runs the command shows previews, such as `http://*.preview.localhost:3000`. */
  served?: string;
  /** The current time, in milliseconds since 1970. */
  now?: number;
};

export type Previewed = Reconciled & {
  /** Where pages of other apps show its parts. */
  places?: string[];
  view: string;
  app: string;
  version: string;
  until: string;
  /** Where it is; absent where neither the settings of the site nor a server name any address of previews. */
  address?: string;
};

/**
 * Shows a build in a preview: checks it as a publish would, stores its files, and composes the documents that differ from
 * those of the live site. The site itself stays unchanged. A preview of this name that is there gets the build in the
 * place of its own release of the app.
 *
 * @throws Refused when the name could be that of an environment, when it leads to the site itself, when a release of
 *   another app would begin the preview, when the build has no version of a preview, or when a check fails
 */
export async function preview(options: PreviewOptions): Promise<Previewed> {
  const { storage, candidate, view, days = usualDays, note, served, by = anybody, now = Date.now() } = options;
  const { report = () => undefined } = options;
  const { app, version } = candidate.release;
  expectPossible(view, days);
  const address = await viewAddress(storage, view, served);
  await expectBegun(storage, view, app);
  if (!isPreviewVersion(version))
    throw new Refused(
      'FUR-PREVIEW-NUMBER',
      `The build is of ${app}@${version}, a number that can go live. Let "release preview ${app}" build it, or set FURROW_PREVIEW to the name of the preview for the build.`,
    );
  const live = await readLedger(storage);
  const known = await readViewLedger(storage, view);
  // Checked beside what the preview shows of other apps.
  const { [app]: replaced, ...others } = known.apps;
  const around = asLiveExcept(live, { ...known, apps: others });
  const { places } = await publish({ ...options, storage: seenAs(storage, around), dryRun: true });
  const until = new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
  report(`Storing ${countOf(candidate.files.size, 'file')}`);
  await holdRelease(storage, candidate.folder, async (since) => {
    try {
      if (!(await isStored(storage, candidate))) await storeRelease(storage, candidate);
    } catch (error) {
      // What remains is collected after a day. The reason of the failure is what the team has to know.
      await removeStored(storage, candidate, since).catch(() => {});
      throw error;
    }
    await updateLedger(viewStorage(storage, view), async (ledger) => {
      await expectBegun(storage, view, app, ledger);
      const shown = versionIn(around, options);
      const team = expectTeam(await acceptTeams(storage, live), app, entryOf(around, app, shown));
      const told: View = { kind: 'preview', until, ...(note !== undefined && { note }) };
      return {
        ledger: { ...showing(ledger, app, shown), view: told },
        happened: { command: 'preview', app, version, ...by, ...(team !== undefined && { team }) },
      };
    });
  });
  // What a prune had taken before it saw that the view names the release.
  await restoreRelease(storage, candidate);
  await writeViewBar(storage);
  report('Composing documents');
  return {
    view,
    app,
    version,
    until,
    ...(address !== undefined && { address }),
    ...(places && { places }),
    ...(await composeView(storage, view)),
  };
}

/**
 * Refuses what can be no preview, whatever it shows, so that nobody waits for a build in vain.
 *
 * @throws Refused when the name could be that of an environment, or is no part of a host name, or when it would be open
 *   for too short or too long
 */
export function expectPossible(view: string, days: number): void {
  if (days < 1 || days > mostDays)
    throw new Refused('FUR-PREVIEW-DAYS', `A preview is open for 1 to ${mostDays} days, and not for ${days}.`);
  if (!view.includes('--'))
    throw new Refused(
      'FUR-PREVIEW-NAME',
      `"${view}" does not name an app. A preview is called by a name and an app, such as pr-12--shop.`,
    );
  if (!isViewName(view))
    throw new Refused(
      'FUR-PREVIEW-NAME',
      `"${printable(view)}" cannot be the name of a preview, which is the first part of a host name: at most 63 lower-case letters and digits, with single hyphens between them and two before the app, such as pr-12--shop.`,
    );
}

/**
 * A preview begins with a release of the app in its name. Releases of other apps join it, so a name that is not there was
 * mistyped.
 *
 * @param ledger that of the preview; it is read where it is left out
 * @throws Refused when a release of another app would begin it
 */
export async function expectBegun(storage: OriginStorage, view: string, app: string, ledger?: Ledger): Promise<void> {
  const [, first] = view.split('--');
  if (first === app) return;
  const { apps } = ledger ?? (await readViewLedger(storage, view));
  if (Object.keys(apps).length > 0) return;
  throw await noSuchView(storage, 'preview', view, { because: `, which begins with a release of ${first}` });
}

/** An origin with another ledger, for what only reads. */
export function seenAs(storage: OriginStorage, ledger: Ledger): OriginStorage {
  const file = storedFile(toJson(ledger));
  return { ...storage, read: (path) => (path === ledgerFile ? Promise.resolve(file) : storage.read(path)) };
}

/** Composes the documents of a view that are not what they should be by its ledger and by what is live now. */
export function composeView(
  storage: OriginStorage,
  view: string,
  options: Pick<ReconcileOptions, 'everything'> = {},
): Promise<Reconciled> {
  const own = viewStorage(storage, view);
  // A view has as many documents as differ from the site, so many may go at once.
  return reconcile(own, { ...options, removesAll: true, plan: viewPlanner(storage, own, view) });
}

export type ListedView = {
  name: string;
  kind: View['kind'];
  until?: string | undefined;
  locked?: View['locked'];
  releases: { app: string; version: string; folder: string }[];
};

/** The previews of a site, and what their addresses look like where that is known: a `*` stands for the name. */
export type ListedPreviews = { previews: ListedView[]; address?: string };

/**
 * The previews of a site.
 *
 * @param served where the server that runs the command shows them, such as `http://*.preview.localhost:3000`
 */
export async function listPreviews(storage: OriginStorage, served?: string): Promise<ListedPreviews> {
  const { previews: address = served } = await readSite(storage);
  const previews = (await listViews(storage)).filter(({ kind }) => kind === 'preview');
  return { previews, ...(address !== undefined && { address }) };
}

/**
 * The views of a site, by their names.
 *
 * @throws Refused for a site over HTTP
 */
export async function listViews(storage: OriginStorage): Promise<ListedView[]> {
  expectViews(storage);
  const names = (await viewNames(storage)).sort();
  const listed: ListedView[] = [];
  for (const name of names) {
    const ledger = await readViewLedger(storage, name);
    const releases = [...shownIn(ledger)].map(([app, { facts }]) => ({
      app,
      version: facts.metadata.version,
      folder: folderOf(facts),
    }));
    const { kind = 'preview', until, locked } = ledger.view ?? {};
    if (releases.length > 0 || kind === 'environment') listed.push({ name, kind, until, locked, releases });
  }
  return listed;
}
