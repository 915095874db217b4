import type { Entry } from '@furrow/discovery/discovery';
import { releaseFolder } from '@furrow/formats/release-name';
import { parsePublished, publishedFile, type Release } from '@furrow/formats/release.schema';
import { composeAll, planSite } from '../compose/compose-site';
import { all } from '../domain/all';
import { readDiscovery } from '../store/discovery-file';
import { readRelease } from '../store/releases';
import { readJson, type Storage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { signatureProblem, signerOf, type Teams } from '../domain/signature';

export type VersionStatus = {
  app: string;
  version: string;
  /** Percent of the visitors. */
  traffic: number;
  state: 'live' | 'canary' | 'waiting' | 'earlier' | 'withdrawn' | 'removing';
  routes: number;
  pages: number;
  /** ISO date and time, in UTC; `null` when it is not known. */
  publishedAt: string | null;
  commit: string | null;
  /** The team that signed it, and whether that one may release the app; absent on a site that names no teams. */
  signer?: { team: string | null; trusted: boolean };
  /** Of all files of the release, uncompressed; `null` when its release file is damaged. */
  bytes: number | null;
  /** The fragments that it offers to pages of others, by name. */
  offers: string[];
  /** The fragments that it embeds, such as `giving/featured-campaigns`, each with the paths of its pages; of the host with `the shell`. */
  embeds: Record<string, string[]>;
};

/** Every published version, newest first within its app. */
export async function status(storage: Storage): Promise<VersionStatus[]> {
  const discovery = await readDiscovery(storage);
  const teams = await readTeams(storage);
  const versions = Object.entries(discovery.microFrontends).flatMap(([app, entries]) =>
    [...entries].reverse().map((entry) => ({ app, entry })),
  );
  return all(versions, ({ app, entry }) => statusOf(storage, teams, app, entry));
}

/** One sentence for each damaged file on which a document of the site depends. */
export async function damageOf(storage: Storage): Promise<string[]> {
  const plan = await planSite(storage, await readDiscovery(storage));
  const damaged = new Set(plan.damaged);
  await composeAll(plan, async (piece) => {
    for (const sentence of piece.damaged) damaged.add(sentence);
  });
  return [...damaged];
}

async function statusOf(storage: Storage, teams: Teams | undefined, app: string, entry: Entry): Promise<VersionStatus> {
  const { version } = entry.metadata;
  const path = `${releaseFolder(app, version)}/${publishedFile}`;
  const published = await readJson(storage, path)
    .then((value) => parsePublished(value, path))
    .catch(() => undefined);
  const release = await readRelease(storage, app, entry).catch(() => undefined);
  return {
    app,
    version,
    traffic: entry.deployment.traffic,
    state: stateOf(entry),
    routes: entry.extras.routes.length,
    pages: entry.extras.pages.length,
    publishedAt: published?.publishedAt ?? null,
    commit: published?.commit ?? null,
    ...(teams && {
      signer: { team: signerOf(teams, app, entry) ?? null, trusted: !signatureProblem(teams, app, entry) },
    }),
    bytes: release ? Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0) : null,
    offers: (release?.fragments ?? []).map(({ name }) => name),
    embeds: release ? embedsOf(release) : {},
  };
}

function embedsOf({ pages, embeds: inShell = [] }: Release): VersionStatus['embeds'] {
  const paths: VersionStatus['embeds'] = Object.fromEntries(inShell.map(({ of }) => [of, ['the shell']]));
  for (const { path, embeds = [] } of pages) {
    // A page that holds a fragment twice is one page.
    for (const of of new Set(embeds.map((embedded) => embedded.of))) (paths[of] ??= []).push(path);
  }
  return paths;
}

function stateOf({ deployment, extras }: Entry): VersionStatus['state'] {
  if (extras.removing) return 'removing';
  if (deployment.default) return 'live';
  if (deployment.traffic > 0) return 'canary';
  if (extras.withdrawn) return 'withdrawn';
  return extras.promoted === undefined ? 'waiting' : 'earlier';
}
