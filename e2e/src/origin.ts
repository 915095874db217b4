import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { isReleaseFile } from '@furrow/release/domain/paths';
import { folderFiles } from '@furrow/release/server/files';
import { runTeamCommand } from '@furrow/release/operations/team-command';
import { startServer } from '@furrow/release/server/serve';
import type { TeamCommandOptions } from '@furrow/release/server/team-commands';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';

/** The folder in which `pnpm e2e` and `pnpm check` compose the site. */
export const originFolder = join(import.meta.dirname, '../../.cache/origin');

export type LivePage = { owner: string; path: string };

/** Every prerendered page of the site, in the order of the discovery document. */
export function livePages(): LivePage[] {
  const discovery = parseDiscovery(JSON.parse(readFileSync(join(originFolder, 'discovery.json'), 'utf8')));
  return Object.entries(discovery.microFrontends).flatMap(([owner, entries]) =>
    (liveEntry(entries)?.extras.pages ?? []).map((path) => ({ owner, path })),
  );
}

/** The pages that are checked: those of the app that `pnpm check` was told, or all. The host concerns every page. */
export function checkedPages(): LivePage[] {
  const app = process.env.FURROW_OWNER;
  return livePages().filter(({ owner }) => !app || app === 'host' || owner === app);
}

/** The live version of an app. */
export function liveVersion(app: string): string {
  const discovery = parseDiscovery(JSON.parse(readFileSync(join(originFolder, 'discovery.json'), 'utf8')));
  const entry = liveEntry(discovery.microFrontends[app]);
  if (!entry) throw new Error(`No version of ${app} is live on the composed site.`);
  return entry.metadata.version;
}

/** The next version of an app of the site. */
export function nextVersion(app: string): string {
  const [major, minor] = liveVersion(app).split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}

/**
 * The folder of an app's live version, relative to the site and without slashes at its ends:
 * `shop/1.0.0-0123456789abcdef`.
 *
 * @param origin a site other than the one that is checked
 */
export function livePath(app: string, origin = originFolder): string {
  const discovery = parseDiscovery(JSON.parse(readFileSync(join(origin, 'discovery.json'), 'utf8')));
  return dirname(liveEntry(discovery.microFrontends[app])?.url ?? '').slice(1);
}

/**
 * The folder of each app's live version, by the name of the app. It is named by its contents, so two equal answers are of
 * the same releases, to the byte.
 *
 * @param without the app that a test releases
 */
export function liveReleases(origin: string, without: string): Record<string, string> {
  const discovery = parseDiscovery(JSON.parse(readFileSync(join(origin, 'discovery.json'), 'utf8')));
  const apps = Object.keys(discovery.microFrontends).filter((app) => app !== without);
  return Object.fromEntries(apps.map((app) => [app, livePath(app, origin)]));
}

/** The folder of an app's live version. */
export function liveFolder(app: string, origin = originFolder): string {
  return join(origin, livePath(app, origin));
}

/** The files of the live host that contain a package which it provides lazily. */
export function providedFiles(name: string): string[] {
  const discovery = parseDiscovery(JSON.parse(readFileSync(join(originFolder, 'discovery.json'), 'utf8')));
  const shell = readFileSync(join(originFolder, liveEntry(discovery.microFrontends.host)?.url ?? ''), 'utf8');
  const provided = Object.entries((JSON.parse(shell) as ShellDocument).provides);
  return provided.find(([shareKey]) => shareKey.split('~')[0] === name)?.[1] ?? [];
}

/** An origin for one test; `close` stops its server and removes the folder. */
export type TestSite = { folder: string; url: string; close(): Promise<void> };

/**
 * Copies an origin. Files of releases, which are most of it, never change, so the copy contains links to them. This
 * takes a tenth of the time. A test that damages such a file must remove it before it writes a new one.
 */
export async function copyOrigin(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const relativePath = ({ parentPath, name }: (typeof entries)[number]) => relative(from, join(parentPath, name));
  await mkdir(to, { recursive: true });
  for (const folder of entries.filter((entry) => entry.isDirectory()))
    await mkdir(join(to, relativePath(folder)), { recursive: true });
  for (const file of entries.filter((entry) => entry.isFile()).map(relativePath)) {
    const paths = [join(from, file), join(to, file)] as const;
    // The copy may be on another disk, to which no links are possible.
    if (isReleaseFile(file.replaceAll(sep, '/'))) await link(...paths).catch(() => copyFile(...paths));
    else await copyFile(...paths);
  }
}

export type TestSiteOptions = {
  /** Accepts team commands, like `release serve --uploads`. */
  uploads?: boolean;
  /** Serves previews at these host names, like `release serve --previews`. */
  previews?: string;
};

/** A copy of the site that a test may change, on its own server. */
export async function copiedSite(options?: TestSiteOptions): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-site-'));
  await copyOrigin(originFolder, folder);
  return servedSite(folder, options);
}

export async function servedSite(
  folder: string,
  { uploads = false, previews }: TestSiteOptions = {},
): Promise<TestSite> {
  const storage = folderStorage(folder);
  const run: TeamCommandOptions['run'] = (...command) => runTeamCommand(storage, ...command);
  const server = await startServer({
    files: folderFiles(folder),
    port: 0,
    hostname: '127.0.0.1',
    ...(previews !== undefined && { views: { hosts: previews } }),
    ...(uploads && { teamCommands: { storage, run, tell: () => undefined } }),
  });
  return {
    folder,
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
