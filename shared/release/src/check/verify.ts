import { discoveryPath, type Entry } from '@furrow/discovery/discovery';
import { formatVersionName, releaseFolder } from '@furrow/formats/release-name';
import { parseRelease, publishedFile, type Release, releaseFile } from '@furrow/formats/release.schema';
import { composeAll, planSite } from '../compose/compose-site';
import { composedPaths } from '../compose/composed-index';
import { all } from '../domain/all';
import { integrityOf } from '../domain/integrity';
import { isComposed } from '../domain/paths';
import { signatureProblem } from '../domain/signature';
import { readDiscovery } from '../store/discovery-file';
import { bytesOf, parseReleased, textOf, type Storage } from '../store/storage';
import { readTeams } from '../store/teams-file';

export type Verified = {
  /** Files that were hashed. */
  checked: number;
  /** One sentence per file that is not what it must be. */
  problems: string[];
};

/**
 * Hashes every file of the origin again: release files against the discovery document, files against their release file,
 * compressed copies against their file, documents against what the releases compose to; and, where the site names its teams,
 * who signed each release.
 */
export async function verify(storage: Storage): Promise<Verified> {
  const discovery = await readDiscovery(storage);
  const found: Verified = { checked: 1, problems: [] };
  const teams = await readTeams(storage);
  const versions = Object.entries(discovery.microFrontends).flatMap(([app, entries]) =>
    entries.map((entry) => ({ app, entry })),
  );
  await all(versions, async ({ app, entry }) => {
    const unsigned = entry.extras.removing ? undefined : signatureProblem(teams, app, entry);
    if (unsigned !== undefined) found.problems.push(unsigned);
    await verifyRelease(storage, app, entry, found);
  });

  const plan = await planSite(storage, discovery);
  const damaged = new Set(plan.damaged);
  const rest = new Set(plan.isKept ? [] : await composedPaths(storage));
  await composeAll(plan, async (piece) => {
    for (const sentence of piece.damaged) damaged.add(sentence);
    for (const path of piece.kept) rest.delete(path);
    for (const [path, { content }] of piece.files) {
      rest.delete(path);
      if (!storage.isHidden?.(path)) await verifyDocument(storage, path, content, found);
    }
  });
  for (const path of rest) {
    found.checked += 1;
    if (!storage.isHidden?.(path) && (await storage.read(path)))
      found.problems.push(`${path} is a document of no live version; "release repair" removes it`);
  }
  // What is damaged in a release is told above already, by the file.
  if (found.problems.length === 0) found.problems.push(...damaged);
  found.problems.sort();
  return found;
}

async function verifyRelease(storage: Storage, app: string, entry: Entry, found: Verified): Promise<void> {
  const { version } = entry.metadata;
  const { problems } = found;
  if (entry.extras.removing) {
    problems.push(`${formatVersionName({ app, version })} is half removed; "release repair" completes it`);
    return;
  }
  const release = await readPinned(storage, app, entry, problems);
  if (!release) return;
  const folder = releaseFolder(app, version);
  if (release.files[entry.url.slice(folder.length + 2)]?.integrity !== entry.metadata.integrity)
    problems.push(`${discoveryPath} pins another ${entry.url} than ${folder}/${releaseFile}`);
  await all(Object.entries(release.files), async ([file, known]) => {
    const path = `${folder}/${file}`;
    if (storage.isHidden?.(path)) return;
    found.checked += 1;
    const stored = await storage.read(path);
    if (!stored) problems.push(`${path} is missing`);
    else if (integrityOf(stored.bytes) !== known.integrity)
      problems.push(`${path} is not the file that ${folder}/${releaseFile} names`);
    else await verifyCopies(storage, path, stored.bytes, found);
  });
  for (const path of await storage.list(`${folder}/`)) {
    const file = path.slice(folder.length + 1);
    if (!Object.hasOwn(release.files, file) && file !== releaseFile && file !== publishedFile)
      problems.push(`${path} belongs to no release`);
  }
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
  else if (integrityOf(file.bytes) !== entry.extras.releaseIntegrity)
    problems.push(`${path} is not the file that ${discoveryPath} names`);
  else {
    try {
      return parseRelease(parseReleased(textOf(file.bytes), path), path);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return undefined;
}

async function verifyDocument(
  storage: Storage,
  path: string,
  wanted: string | Uint8Array,
  found: Verified,
): Promise<void> {
  found.checked += 1;
  const file = await storage.read(path);
  if (!file) found.problems.push(`${path} is missing; "release repair" composes it`);
  else if (Buffer.compare(file.bytes, bytesOf(wanted)) !== 0)
    found.problems.push(`${path} is not what its releases compose to; "release repair" composes it again`);
  else await verifyCopies(storage, path, file.bytes, found);
}

async function verifyCopies(storage: Storage, path: string, bytes: Uint8Array, found: Verified): Promise<void> {
  const copies = (await storage.copies?.(path)) ?? [];
  for (const copy of copies) {
    const isSame = copy.bytes !== undefined && Buffer.compare(copy.bytes, bytes) === 0;
    if (!isSame)
      found.problems.push(
        `${copy.path} is not a compressed copy of ${path}; ${isComposed(path) ? '"release repair" makes it again' : 'prune the version and publish it again'}`,
      );
  }
  found.checked += copies.length;
}
