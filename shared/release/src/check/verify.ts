import { type Entry, discoveryPath } from '@furrow/discovery/discovery';
import { type Release, parseRelease, publishedFile, releaseFile } from '@furrow/formats/release.schema';
import { releaseFolder } from '@furrow/formats/release-name';
import { integrityOf } from '../domain/integrity';
import { isComposed } from '../domain/paths';
import { readDiscovery } from '../storage/discovery-file';
import { composeSite } from '../compose/compose-site';
import { textOf, type Storage } from '../storage/storage';

export type Verified = {
  /** Files that were hashed. */
  checked: number;
  /** One sentence per file that is not what it must be. */
  problems: string[];
};

/**
 * Hashes every file of the origin again: release files against the discovery document, files against their release file,
 * compressed copies against their file, documents against what the releases compose to.
 */
export async function verify(storage: Storage): Promise<Verified> {
  const problems: string[] = [];
  let checked = 1;
  const discovery = await readDiscovery(storage);

  for (const [app, entries] of Object.entries(discovery.microFrontends)) {
    for (const entry of entries) {
      const release = await readPinned(storage, app, entry, problems);
      if (!release) continue;
      const folder = releaseFolder(app, entry.metadata.version);
      for (const [file, known] of Object.entries(release.files)) {
        const path = `${folder}/${file}`;
        checked += 1;
        const stored = await storage.read(path);
        if (!stored) problems.push(`${path} is missing`);
        else if (integrityOf(stored.bytes) !== known.integrity)
          problems.push(`${path} is not the file that ${folder}/${releaseFile} names`);
        else checked += await verifyCopies(storage, path, stored.bytes, problems);
      }
      for (const path of await storage.list(`${folder}/`)) {
        const file = path.slice(folder.length + 1);
        if (!(file in release.files) && file !== releaseFile && file !== publishedFile)
          problems.push(`${path} belongs to no release`);
      }
    }
  }

  if (problems.length === 0) {
    const wanted = await composeSite(storage);
    const present = (await storage.list('')).filter(isComposed);
    for (const path of new Set([...wanted.keys(), ...present])) {
      checked += 1;
      const file = await storage.read(path);
      if (!file) problems.push(`${path} is missing; "release repair" composes it`);
      else if (!wanted.has(path))
        problems.push(`${path} is a document of no live version; "release repair" removes it`);
      else if (textOf(file.bytes) !== wanted.get(path)) {
        problems.push(`${path} is not what its releases compose to; "release repair" composes it again`);
      } else checked += await verifyCopies(storage, path, file.bytes, problems);
    }
  }
  return { checked, problems };
}

async function readPinned(
  storage: Storage,
  app: string,
  entry: Entry,
  problems: string[],
): Promise<Release | undefined> {
  const path = `${releaseFolder(app, entry.metadata.version)}/${releaseFile}`;
  const file = await storage.read(path);
  if (!file) problems.push(`${path} is missing`);
  else if (integrityOf(file.bytes) !== entry.metadata.integrity)
    problems.push(`${path} is not the file that ${discoveryPath} names`);
  else return parseRelease(JSON.parse(textOf(file.bytes)), path);
  return undefined;
}

async function verifyCopies(storage: Storage, path: string, bytes: Uint8Array, problems: string[]): Promise<number> {
  const copies = (await storage.copies?.(path)) ?? [];
  for (const copy of copies) {
    const same = copy.bytes !== undefined && Buffer.compare(copy.bytes, bytes) === 0;
    if (!same)
      problems.push(
        `${copy.path} is not a compressed copy of ${path}; ${isComposed(path) ? '"release repair" makes it again' : 'prune the version and publish it again'}`,
      );
  }
  return copies.length;
}
