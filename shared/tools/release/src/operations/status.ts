import { entriesOf, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import type { Release } from '@furrow/formats/release.schema';
import type { SlotFacts } from '@furrow/formats/slot.schema';
import { anewSentence, rendersAnew } from '../check/react-minors';
import { bytesOfFiles } from '../check/room';
import { composeAll, planSite } from '../compose/site/plan';
import { all } from '../domain/all';
import { type Figures, figuresOf } from '../domain/judgement';
import { entryOf, type PublishedVersion, versionsOf, viewOf } from '../domain/ledger';
import { readLedger } from '../store/ledger-file';
import { allFilesOf, readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { readReports, type Reports } from './reports';
import { type FilledSlot, withFilledSlots } from './slot-status';
import { readTeams } from '../store/teams-file';
import { teamsProblem, signerOf, type Teams } from '../domain/signature';

export type VersionStatus = {
  app: string;
  version: string;
  /** The percentage of visitors. */
  traffic: number;
  state: 'live' | 'canary' | 'waiting' | 'earlier' | 'withdrawn';
  routes: number;
  pages: number;
  /** ISO date and time in UTC; `null` when unknown. */
  publishedAt: string | null;
  commit: string | null;
  /** The team that signed it, and whether that team may release the app; absent on a site that does not name any teams. */
  signer?: { team: string | null; trusted: boolean };
  /**
   * A sentence that explains why its pages render again in the live host instead of hydrating; absent when they hydrate.
   */
  rendersAnew?: string;
  /** The uncompressed size of all files of the release; `null` when its release file is damaged. */
  bytes: number | null;
  /**
   * The figures of its visitors over five weeks at most: `visits`, `loads` that failed, `errors`, and the 75th
   * percentiles of `lcp`, `inp` and `blocking` in milliseconds and of `cls`. Absent on a site that collects no reports.
   */
  measured?: Figures;
  /** The fragments that it offers to other pages, by name. */
  offers: string[];
  /**
   * The fragments that it embeds, such as `giving/featured-campaigns`, each with the paths of its pages, or `the shell`
   * for the host.
   */
  embeds: Record<string, string[]>;
  /** The slots that it offers and fills, and why a part of it stands nowhere; absent when there are none. */
  slots?: Omit<SlotFacts, 'fills'> & { fills?: FilledSlot[] };
  /** How many of its pages are translated, and whether its fragments are, by language; absent when it has no other one. */
  translated?: Record<string, { pages: number; fragments: boolean }>;
};

/** Every published version, newest first within its app. */
export async function status(storage: OriginStorage): Promise<VersionStatus[]> {
  const ledger = await readLedger(storage);
  const teams = await readTeams(storage, ledger);
  const reports = await readReports(storage);
  const apps = Object.keys(viewOf(ledger).microFrontends);
  const live = liveEntry(entriesOf(viewOf(ledger), hostName));
  const host = live && (await readRelease(storage, hostName, live).catch(() => undefined));
  const versions = apps.flatMap((app) => [...versionsOf(ledger, app)].reverse().map((version) => ({ app, version })));
  const rows = await all(versions, ({ app, version }) =>
    statusOf({ storage, teams, host, reports }, app, entryOf(ledger, app, version), version),
  );
  return withFilledSlots(storage, ledger, rows);
}

/** What keeps documents of the site as they were: damaged files, and releases that may not be on the site. */
export type Faults = { damaged: string[]; untrusted: string[] };

/** Every published version, and what keeps documents as they were. */
export async function statusAndDamage(storage: OriginStorage): Promise<Faults & { versions: VersionStatus[] }> {
  const [versions, faults] = await Promise.all([status(storage), faultsOf(storage)]);
  return { versions, ...faults };
}

/** One sentence for each thing that keeps documents of the site as they were. */
export async function faultsOf(storage: OriginStorage): Promise<Faults> {
  const plan = await planSite(storage, await readLedger(storage));
  const damaged = new Set(plan.damaged);
  const untrusted = new Set(plan.untrusted);
  await composeAll(plan, async (piece) => {
    for (const sentence of piece.damaged) damaged.add(sentence);
    for (const sentence of piece.untrusted) untrusted.add(sentence);
  });
  return { damaged: [...damaged], untrusted: [...untrusted] };
}

type Known = { storage: OriginStorage; teams: Teams | undefined; host: Release | undefined; reports: Reports };

async function statusOf(
  { storage, teams, host, reports }: Known,
  app: string,
  entry: Entry,
  { published }: PublishedVersion,
): Promise<VersionStatus> {
  const { version } = entry.metadata;
  const release = await readRelease(storage, app, entry).catch(() => undefined);
  const files = release && (await allFilesOf(storage, release).catch(() => undefined));
  return {
    app,
    version,
    traffic: entry.deployment.traffic,
    state: stateOf(entry),
    routes: entry.extras.routes.length,
    pages: entry.extras.pages.length,
    publishedAt: published.at,
    commit: published.commit,
    ...(teams && {
      signer: { team: signerOf(teams, app, entry) ?? null, trusted: !teamsProblem(teams, app, entry) },
    }),
    ...(host &&
      release &&
      app !== hostName &&
      rendersAnew(host, release) && { rendersAnew: anewSentence(host, release) }),
    bytes: files ? bytesOfFiles(files) : null,
    ...(reports.isCollected && { measured: figuresOf(reports.measuredOf({ app, version })) }),
    offers: (release?.fragments ?? []).map(({ name }) => name),
    embeds: release ? embedsOf(release) : {},
    ...(entry.extras.slots && { slots: entry.extras.slots }),
    ...(release?.languages && { translated: translatedOf(release) }),
  };
}

/** What a version has in a language, such as `the shell`, `5 of 42 pages` and `all fragments`; empty when it has nothing. */
export function partsTranslated({ app, pages: all, translated = {} }: VersionStatus, language: string): string[] {
  const { pages, fragments } = translated[language] ?? { pages: 0, fragments: false };
  return [
    ...(app === hostName && translated[language] ? ['the shell'] : []),
    ...(pages > 0 ? [`${pages} of ${all} pages`] : []),
    ...(fragments ? ['all fragments'] : []),
  ];
}

function translatedOf({ languages = {}, translated = [] }: Release): NonNullable<VersionStatus['translated']> {
  return Object.fromEntries(
    Object.entries(languages).map(([of, { fragments }]) => {
      const pages = new Set(translated.filter(({ language }) => language === of).map(({ path }) => path));
      return [of, { pages: pages.size, fragments }];
    }),
  );
}

function embedsOf({ pages, embeds: inShell = [] }: Release): VersionStatus['embeds'] {
  const paths: VersionStatus['embeds'] = Object.fromEntries(inShell.map(({ of }) => [of, ['the shell']]));
  for (const { path, embeds = [] } of pages) {
    // A page that embeds a fragment twice counts once.
    for (const of of new Set(embeds.map((embedded) => embedded.of))) (paths[of] ??= []).push(path);
  }
  return paths;
}

function stateOf({ deployment, extras }: Entry): VersionStatus['state'] {
  if (deployment.default) return 'live';
  if (deployment.traffic > 0) return 'canary';
  if (extras.withdrawn) return 'withdrawn';
  return extras.promoted === undefined ? 'waiting' : 'earlier';
}
