import type { Entry } from '@furrow/discovery/discovery';
import { parsePublished, publishedFile } from '@furrow/formats/release.schema';
import { releaseFolder } from '@furrow/formats/release-name';
import { readDiscovery } from '../storage/discovery-file';
import { readRelease } from '../storage/read-release';
import { readJson, type Storage } from '../storage/storage';

export type VersionStatus = {
  app: string;
  version: string;
  /** Percent of the visitors. */
  traffic: number;
  state: 'live' | 'canary' | 'waiting' | 'earlier' | 'withdrawn';
  routes: number;
  pages: number;
  /** ISO date and time, in UTC. */
  publishedAt: string | null;
  commit: string | null;
  /** Of all files of the release, uncompressed. */
  bytes: number;
};

/** Every published version, newest first within its app. */
export async function status(storage: Storage): Promise<VersionStatus[]> {
  const discovery = await readDiscovery(storage);
  const rows = Object.entries(discovery.microFrontends).flatMap(([app, entries]) =>
    [...entries].reverse().map(async (entry): Promise<VersionStatus> => {
      const release = await readRelease(storage, app, entry);
      const path = `${releaseFolder(app, entry.metadata.version)}/${publishedFile}`;
      const stored = await readJson(storage, path);
      const published = stored === undefined ? undefined : parsePublished(stored, path);
      return {
        app,
        version: entry.metadata.version,
        traffic: entry.deployment.traffic,
        state: stateOf(entry),
        routes: entry.extras.routes.length,
        pages: entry.extras.pages.length,
        publishedAt: published?.publishedAt ?? null,
        commit: published?.commit ?? null,
        bytes: Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0),
      };
    }),
  );
  return Promise.all(rows);
}

function stateOf({ deployment, extras }: Entry): VersionStatus['state'] {
  if (deployment.default) return 'live';
  if (deployment.traffic > 0) return 'canary';
  if (extras.withdrawn) return 'withdrawn';
  return extras.promoted === undefined ? 'waiting' : 'earlier';
}
