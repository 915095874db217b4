import { type Discovery, type Entry, discoveryPath, entriesOf } from '@furrow/discovery/discovery';
import { parseReleasePath, releaseFolder, type VersionName } from '@furrow/formats/release-name';
import { type Published, type Release, parseRelease, publishedFile, releaseFile } from '@furrow/formats/release.schema';
import { randomUUID } from 'node:crypto';
import { dropRemoved } from '../domain/deployment';
import { integrityOf } from '../domain/integrity';
import { toJson } from '../domain/json';
import { prunedFile } from '../domain/paths';
import type { Candidate } from './candidate';
import { readDiscovery, updateDiscovery } from './discovery-file';
import { bytesOf, ConflictError, parseReleased, readText, type Storage } from './storage';

/**
 * Reads the release file of an entry.
 *
 * @throws Error when the release file is missing or is not the one that the discovery document names
 */
export async function readRelease(storage: Pick<Storage, 'read'>, app: string, entry: Entry): Promise<Release> {
  const path = entry.extras.release.slice(1);
  const text = await readText(storage, path);
  if (text === undefined)
    throw new Error(`${path} is missing. Copy it from a backup, or publish the next version of ${app}.`);
  if (integrityOf(text) !== entry.extras.releaseIntegrity)
    throw new Error(
      `${path} is not the file that ${discoveryPath} names. Copy it from a backup, or publish the next version of ${app}.`,
    );
  return parseRelease(parseReleased(text, path), path);
}

/**
 * Stores the files of a release, all of them or none. Its `published.json` is the seal of the folder.
 *
 * @returns `other` when the folder holds files of another build of this version, which are left as they are
 */
export async function storeRelease(
  storage: Storage,
  candidate: Candidate,
  published: Published,
): Promise<'stored' | 'there' | 'other'> {
  const { app, version } = candidate.release;
  const files = new Map(candidate.files)
    .set(releaseFile, bytesOf(candidate.releaseText))
    .set(publishedFile, bytesOf(toJson({ ...published, storedAs: randomUUID() } satisfies Published)));
  try {
    await storage.createFolder(releaseFolder(app, version), files, publishedFile);
    return 'stored';
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return (await isStored(storage, candidate)) ? 'there' : 'other';
  }
}

/** Whether the folder of the version holds this very release. */
export async function isStored(storage: Storage, { release, integrity }: Candidate): Promise<boolean> {
  const text = await readText(storage, `${releaseFolder(release.app, release.version)}/${releaseFile}`);
  return text !== undefined && integrityOf(text) === integrity;
}

/** The etag of the seal of a stored release; `null` when it has none. */
export async function sealOf(storage: Storage, app: string, version: string): Promise<string | null> {
  return (await storage.read(`${releaseFolder(app, version)}/${publishedFile}`))?.etag ?? null;
}

/** The folders of versions which the discovery document does not name: what killed publishes left, and what is under way. */
export async function unlistedReleases(storage: Storage, discovery: Discovery): Promise<VersionName[]> {
  const found = new Map<string, VersionName>();
  for (const path of await storage.list('')) {
    const release = parseReleasePath(path);
    if (!release) continue;
    const { app, version } = release;
    if (!entriesOf(discovery, app).some(({ metadata }) => metadata.version === version))
      found.set(releaseFolder(app, version), { app, version });
  }
  return [...found.values()];
}

/** An entry for files that no entry names, so that they can be marked as being removed. */
export async function entryOfUnlisted(storage: Storage, app: string, version: string): Promise<Entry> {
  const folder = releaseFolder(app, version);
  const integrity = integrityOf((await readText(storage, `${folder}/${releaseFile}`)) ?? '');
  return {
    url: `/${folder}/`,
    metadata: { version, integrity },
    deployment: { traffic: 0, default: false },
    extras: { routes: [], pages: [], contract: 0, release: `/${folder}/${releaseFile}`, releaseIntegrity: integrity },
  };
}

/**
 * Removes the files of every version that is marked as being removed, then takes it out of the discovery document. Several
 * commands may do this at once, and one that was killed is completed by the next. A published version leaves its hash
 * behind, so that its number never gets other content: its files may be in caches for a year.
 *
 * @param only the app, or the version, to complete; all of them when absent
 * @returns the removed versions
 */
export async function completeRemovals(storage: Storage, only: Partial<VersionName> = {}): Promise<VersionName[]> {
  const removed: VersionName[] = [];
  for (const [app, entries] of Object.entries((await readDiscovery(storage)).microFrontends)) {
    for (const { metadata, extras } of entries) {
      const { version } = metadata;
      const isMeant = (only.app ?? app) === app && (only.version ?? version) === version;
      if (!extras.removing || !isMeant) continue;
      const { seal, listed } = extras.removing;
      if (listed) await storage.write(prunedFile(app, version), extras.releaseIntegrity);
      await storage.removeFolder(releaseFolder(app, version), publishedFile, seal).catch((error: unknown) => {
        // Somebody else removed the files and published the version anew.
        if (!(error instanceof ConflictError)) throw error;
      });
      await updateDiscovery(storage, (discovery) => dropRemoved(discovery, app, version, seal));
      removed.push({ app, version });
    }
  }
  return removed;
}
