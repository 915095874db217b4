import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import type { Entry } from '@furrow/discovery/discovery';
import { all } from '../domain/all';
import type { ReleasedFiles } from '@furrow/formats/release.schema';
import { lineageOf } from '../domain/delivery';
import { integrityOf } from '../domain/integrity';
import { folderOf, superfluousVersions } from '../domain/versions';
import { entryOf, type Ledger, versionsOf } from '../domain/ledger';
import { deltaFolder } from '../domain/paths';
import { memoize } from '../domain/memoize';
import type { Candidate } from './candidate';
import { decodeDelta, type DeltaName, deltaPath, encodeDelta, parseDeltaPath } from './delta';
import { allFilesOf, namedFolders, readRelease } from './releases';
import type { OriginStorage } from './storage';

/** The number of deltas that a release has, their size, and the number of earlier versions that they start from. */
export type StoredDeltas = { files: number; bytes: number; versions: number };

/**
 * Stores the files of a release that browsers keep as deltas to the versions that visitors may have: the live one, the
 * canary, the one that a rollback would bring back, and the one published last. Only deltas that halve the compressed
 * size are stored. Most fonts and pictures stay the same, but their addresses contain the name of the release.
 */
export async function storeDeltas(storage: OriginStorage, ledger: Ledger, candidate: Candidate): Promise<StoredDeltas> {
  const { app } = candidate.release;
  const hasLineage = [...candidate.files.keys()].some((file) => lineageOf(`${candidate.folder}/${file}`));
  const versions = hasLineage ? versionsOf(ledger, app) : [];
  const superfluous = superfluousVersions(versions, 1);
  const bases = versions.filter((version) => !superfluous.includes(version));
  const stored = { files: 0, bytes: 0, versions: bases.length };
  for (const base of bases) {
    for (const bytes of await deltasFrom(storage, entryOf(ledger, app, base), candidate)) {
      stored.files += 1;
      stored.bytes += bytes;
    }
  }
  return stored;
}

/** @returns the length of each delta that was stored */
async function deltasFrom(
  storage: OriginStorage,
  base: Entry,
  { release, folder, files }: Candidate,
): Promise<number[]> {
  const from = folderOf(base);
  // A damaged earlier version must not hold up this release.
  const earlier = await readRelease(storage, release.app, base)
    .then((stored) => allFilesOf(storage, stored))
    .catch(() => ({}) as ReleasedFiles);
  const byLineage = lineages(Object.keys(earlier).map((file) => `${from}/${file}`));
  const lengths = await all([...files], async ([file, bytes]) => {
    const known = byLineage.get(lineageOf(`${folder}/${file}`)?.match ?? '');
    if (known === undefined) return [];
    const isSame = earlier[known.slice(from.length + 1)]?.integrity === integrityOf(bytes);
    const before = isSame ? bytes : (await storage.read(known))?.bytes;
    if (!before) return [];
    const delta = await encodeDelta(bytes, before);
    if (delta.length > (await compressedLength(bytes)) / 2) return [];
    await storage.write(deltaPath({ folder, file, base: from.slice(release.app.length + 1) }), delta);
    return [delta.length];
  });
  return lengths.flat();
}

/** The paths of a release's files by the pattern that their later builds match. */
function lineages(paths: readonly string[]): Map<string, string> {
  return new Map(
    paths.flatMap((path) => {
      const lineage = lineageOf(path);
      return lineage ? [[lineage.match, path] as const] : [];
    }),
  );
}

/**
 * Estimates the compressed size of the file in bytes without a dictionary, in a tenth of the time that real compression
 * takes.
 */
async function compressedLength(bytes: Uint8Array): Promise<number> {
  return (await promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } })).length;
}

/**
 * Removes the deltas from and to releases that are neither in the ledger nor being stored.
 *
 * @param remove removes a file while the ledger is still this one
 */
export async function collectDeltas(
  storage: OriginStorage,
  ledger: Ledger,
  remove: (path: string) => Promise<void>,
): Promise<void> {
  const kept = new Set([...namedFolders(ledger), ...Object.keys(ledger.storing)]);
  await all(await storage.list(`${deltaFolder}/`), async (path) => {
    const delta = parseDeltaPath(path);
    if (!delta || !kept.has(delta.folder) || !kept.has(baseFolder(delta))) await remove(path);
  });
}

/**
 * Decodes every delta between two releases that the ledger names. Others are no damage: they belong to a release that
 * is being stored or was removed, and `prune` collects them.
 *
 * @returns the number of deltas, and one sentence for each that does not produce its file
 */
export async function verifyDeltas(
  storage: OriginStorage,
  ledger: Ledger,
): Promise<{ checked: number; problems: string[] }> {
  const paths = await storage.list(`${deltaFolder}/`);
  const named = namedFolders(ledger);
  const filesOf = memoize(async (base: string) => lineages(await storage.list(`${base}/`)));
  const problems = await all(paths, async (path) => {
    const delta = parseDeltaPath(path);
    if (!delta) return [`${path} is not a delta; run "release prune" to remove it`];
    const { folder, file } = delta;
    if (!named.has(folder) || !named.has(baseFolder(delta))) return [];
    const before = (await filesOf(baseFolder(delta))).get(lineageOf(`${folder}/${file}`)?.match ?? '');
    const packed = await storage.read(path);
    const wanted = await storage.read(`${folder}/${file}`);
    const base = before === undefined ? undefined : await storage.read(before);
    if (!wanted || !base)
      return [`${path} refers to a file that no longer exists; prune the version and publish it again`];
    const decoded = packed && (await decodeDelta(packed.bytes, base.bytes));
    const isSame = decoded !== undefined && Buffer.compare(decoded, wanted.bytes) === 0;
    return isSame ? [] : [`${path} does not give ${folder}/${file}; prune the version and publish it again`];
  });
  return { checked: paths.length, problems: problems.flat() };
}

/** The folder of the release that a delta starts from. */
function baseFolder({ folder, base }: DeltaName): string {
  return `${folder.slice(0, folder.indexOf('/'))}/${base}`;
}
