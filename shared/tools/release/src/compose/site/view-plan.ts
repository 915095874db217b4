import { isDeepStrictEqual } from 'node:util';
import { discoveryPath, entriesOf, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { menuStylesFile } from '@furrow/formats/site-file';
import { all } from '../../domain/all';
import { toJson } from '../../domain/json';
import { type Ledger, versionsOf, viewOf } from '../../domain/ledger';
import { documentFile, headersFile, isPagePath, notFoundDocument, viewFile } from '../../domain/paths';
import { signerOf } from '../../domain/signature';
import { liveVersion, numberOf } from '../../domain/versions';
import { asLiveExcept, shownIn } from '../../domain/view';
import { readLedger } from '../../store/ledger-file';
import { readRelease } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';
import { readTeams } from '../../store/teams-file';
import { ledgerEtag, type Planner, planSite, type SitePlan } from './plan';
import { type Composed, inputsOf } from './composed-file';
import { shellPlaces } from './compose-remote';
import { joinedFiles } from './joined-file';
import { readHost } from './own-files';
import { emptyPiece, type ComposedPiece, type Part } from './pieces';
import { changedFragments } from './same-fragment';
import { readSite } from './settings';
import { sitePart } from './site-parts';
import { Fillings, type Places } from './slots';

/** What the bar on the pages of a view says. Servers and the script of the bar read it. */
export type ViewFile = {
  format: 1;
  name: string;
  kind: 'preview' | 'environment';
  /** When it ends (ISO date and time in UTC). */
  until?: string;
  note?: string;
  /** The public address of the site, where the same pages are live. */
  site: string;
  releases: {
    app: string;
    version: string;
    /** The version that was live when the view was composed; `null` for an app that was new. */
    live: string | null;
    team: string | null;
    publishedAt: string | null;
    commit: string | null;
  }[];
  /** The addresses of the pages that differ from the live ones; `null` when every page does. */
  pages: string[] | null;
  /**
   * The fragments of the releases that differ from the live ones, such as `shop/deals`. Absent in the files of earlier
   * versions of this command.
   */
  fragments?: string[];
  /** The addresses of live pages that the view does not have. */
  gone: string[];
  /**
   * Where its pages may send requests, besides its own address. Absent in the files of earlier versions of this command.
   */
  connect?: string[];
};

/**
 * Plans what a view has of its own: the pages of the releases that it shows, the pages that embed fragments of them which
 * are not the same, every page where the shell or something in it is another, and the files that are joined of all
 * releases. All else is what the site has at the moment of a visit.
 *
 * @param site the origin of the site
 * @param view the view as an origin
 * @param name the name of the view
 */
export function viewPlanner(site: OriginStorage, view: OriginStorage, name: string): Planner {
  const etag = async () => `${await ledgerEtag(view)} ${await ledgerEtag(site)}`;
  return {
    etag,
    async look() {
      // A ledger that changes in between has another etag later.
      const before = await etag();
      return {
        plan: await planView(view, name, { live: await readLedger(site), own: await readLedger(view) }),
        etag: before,
      };
    },
  };
}

async function planView(view: OriginStorage, name: string, ledgers: { live: Ledger; own: Ledger }): Promise<SitePlan> {
  const { live, own } = ledgers;
  const seen = asLiveExcept(live, own);
  const shown = new Set(shownIn(own).keys());
  const plan = await planSite(view, seen);
  if (plan.isKept) return plan;
  // A preview that shows nothing is being removed; an environment is there nevertheless.
  if (shown.size === 0 && own.view?.kind !== 'environment') return { ...plan, parts: [], ownFiles: emptyPiece() };
  const differing = await differencesOf(view, { live, seen, shown });
  const parts = plan.parts.flatMap((part) => narrowed(part, differing) ?? []);
  const pages = differing.ofShell ? null : pagesOf(parts);
  const fragments = [...differing.fragments].sort();
  const told: ViewFile = { format: 1, name, pages, fragments, ...(await saidOf(view, { live, seen, view: own })) };
  return { ...plan, parts, ownFiles: ownFilesOf(plan.ownFiles, shown.has(hostName), told) };
}

type Ledgers = {
  live: Ledger;
  /** The site as the view shows it. */
  seen: Ledger;
  /** The apps of which the view shows a release of its own. */
  shown: ReadonlySet<string>;
};

type Differences = {
  shown: ReadonlySet<string>;
  /** The fragments of these apps that are others, such as `shop/deals`. */
  fragments: ReadonlySet<string>;
  /** Whether every document is another. */
  ofShell: boolean;
  /** The documents of pages of other apps that are others, by app. */
  embedding: ReadonlyMap<string, ReadonlySet<string>>;
};

async function differencesOf(storage: OriginStorage, { live, seen, shown }: Ledgers): Promise<Differences> {
  const [before, after] = [viewOf(live), viewOf(seen)];
  const entryIn = (discovery: typeof before, app: string) => liveEntry(entriesOf(discovery, app));
  const releaseIn = async (discovery: typeof before, app: string) => {
    const entry = entryIn(discovery, app);
    return entry && readRelease(storage, app, entry);
  };
  const changed = new Set<string>();
  for (const app of shown) {
    if (app === hostName) continue;
    const [old, next] = [await releaseIn(before, app).catch(() => undefined), await releaseIn(after, app)];
    if (next) for (const name of await changedFragments(storage, old, next)) changed.add(`${app}/${name}`);
  }
  for (const app of shown)
    for (const of of changedFills(app, entryIn(before, app), entryIn(after, app))) changed.add(of);
  const settings = await readSite(storage).catch(() => undefined);
  const fillings = [before, after].map((each) => new Fillings(each, settings?.slots));
  const showsChanged = (places: Places) =>
    fillings.some((each) => [...each.fragmentsIn(places)].some((of) => changed.has(of)));
  const host = entryIn(after, hostName);
  const ofMenus = [...shown].some(
    (app) => !isDeepStrictEqual(entryIn(before, app)?.extras.navigation, entryIn(after, app)?.extras.navigation),
  );
  const isHostOther = host === undefined || shown.has(hostName) || ofMenus;
  const ofShell = isHostOther || showsChanged(shellPlaces(await readHost(storage, host)));
  const embedding = new Map<string, Set<string>>();
  const remotes = new Set([...changed].map((of) => fragmentParts(of).remote));
  await all(ofShell || remotes.size === 0 ? [] : Object.keys(seen.apps), async (app) => {
    const version = liveVersion(versionsOf(seen, app));
    if (!version || shown.has(app)) return;
    const embeds = version.relations?.embeds;
    const named = embeds && [...embeds, ...fillings.flatMap((each) => each.remotesAround(app, embeds))];
    if (named?.some((remote) => remotes.has(remote)) === false) return;
    const pages = (await releaseIn(after, app))?.pages.filter(({ embeds: placed = [], slots = [] }) =>
      showsChanged({ embeds: placed.map(({ of }) => of), slots: slots.map(({ name }) => `${app}/${name}`) }),
    );
    if (pages && pages.length > 0) embedding.set(app, new Set(pages.map(({ path }) => documentFile(path))));
  });
  return { shown, fragments: changed, ofShell, embedding };
}

/** The fragments of an app that fill other slots than before, or at another place in them. */
function changedFills(app: string, before: Entry | undefined, after: Entry | undefined): string[] {
  const fillsOf = (entry: Entry | undefined) => entry?.extras.slots?.fills ?? [];
  const isIn = (fills: ReturnType<typeof fillsOf>, fill: object) =>
    fills.some((other) => isDeepStrictEqual(other, fill));
  const [old, next] = [fillsOf(before), fillsOf(after)];
  const changed = [...old.filter((fill) => !isIn(next, fill)), ...next.filter((fill) => !isIn(old, fill))];
  return changed.map(({ fragment }) => `${app}/${fragment}`);
}

/** The pieces of a part that the view has of its own; undefined when there are none. */
function narrowed(part: Part, { shown, ofShell, embedding }: Differences): Part | undefined {
  const isJoined = (file: string) => file === menuStylesFile || joinedFiles.some((joined) => joined.file === file);
  const isOwn = (file: string): boolean => {
    if (part.name === sitePart) return (shown.size > 0 && isJoined(file)) || (ofShell && file === notFoundDocument);
    return (
      shown.has(part.name) || (ofShell && file.endsWith('.html')) || (embedding.get(part.name)?.has(file) ?? false)
    );
  };
  const isWhole = shown.has(part.name) || (part.name === sitePart && shown.size > 0);
  if (!isWhole && !ofShell && !embedding.has(part.name)) return undefined;
  const limits = isWhole || ofShell ? [ofShell] : [...(embedding.get(part.name) ?? [])].sort();
  return {
    name: part.name,
    digest: (embedded) => inputsOf(part.digest(embedded), limits),
    get pieces() {
      return part.pieces.filter(({ file }) => isOwn(file));
    },
  };
}

/** Of the files of the site itself, a view has those that say what is live in it. */
function ownFilesOf(own: ComposedPiece, isHostShown: boolean, told: ViewFile): ComposedPiece {
  const wanted = [discoveryPath, ...(isHostShown ? [headersFile] : [])];
  const files = new Map<string, Composed>([[viewFile, { content: toJson(told), inputs: '' }]]);
  for (const [path, composed] of own.files) if (wanted.includes(path)) files.set(path, composed);
  return { ...own, files, kept: own.kept.filter((path) => wanted.includes(path)) };
}

const pagesOf = (parts: readonly Part[]) =>
  parts
    .flatMap(({ pieces }) => pieces.filter(({ file }) => file.endsWith('.html')).map(({ address }) => address))
    .sort();

async function saidOf(
  storage: OriginStorage,
  { live, seen, view }: { live: Ledger; seen: Ledger; view: Ledger },
): Promise<Omit<ViewFile, 'format' | 'name' | 'pages' | 'fragments'>> {
  const teams = await readTeams(storage, live);
  const { url, connect } = await readSite(storage);
  const discovery = viewOf(seen);
  const entryOf = (app: string) => liveEntry(entriesOf(discovery, app));
  const teamOf = (app: string, entry: Entry | undefined) => (teams && entry && signerOf(teams, app, entry)) ?? null;
  const { kind = 'preview', until, note } = view.view ?? {};
  const pages = new Set(Object.keys(seen.apps).flatMap((app) => entryOf(app)?.extras.pages ?? []));
  const shown = [...shownIn(view)].sort(([a], [b]) => (a < b ? -1 : 1));
  const before = viewOf(live);
  return {
    kind,
    ...(until !== undefined && { until }),
    ...(note !== undefined && { note }),
    site: url,
    connect,
    releases: shown.map(([app, version]) => {
      const old = liveVersion(versionsOf(live, app));
      return {
        app,
        version: numberOf(version),
        live: old ? numberOf(old) : null,
        team: teamOf(app, entryOf(app)),
        publishedAt: version.published.at,
        commit: version.published.commit,
      };
    }),
    gone: shown
      .flatMap(([app]) => liveEntry(entriesOf(before, app))?.extras.pages ?? [])
      .filter((path) => isPagePath(path) && !pages.has(path))
      .sort(),
  };
}
