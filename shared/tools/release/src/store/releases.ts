import type { Entry } from '@furrow/discovery/discovery';
import { isPreviewVersion, parseReleasePath } from '@furrow/formats/release-name';
import { otherFilesFile, parseOtherFiles } from '@furrow/formats/other-files';
import { parseRelease, type ReleasedFiles, releaseFile } from '@furrow/formats/release.schema';
import { all } from '../domain/all';
import { folderOf } from '../domain/versions';
import { integrityOf } from '../domain/integrity';
import type { Ledger } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import type { StoredRelease } from '../domain/stored-release';
import type { Candidate } from './candidate';
import { readViewLedger, viewNames } from './view-storage';
import { parseReleased, readText, type OriginStorage } from './storage';

/**
 * Reads the release file of an entry.
 *
 * @throws Refused when the release file is missing or is not the one that the ledger names
 */
export async function readRelease(
  storage: Pick<OriginStorage, 'read'>,
  app: string,
  entry: Entry,
): Promise<StoredRelease> {
  const path = entry.extras.release.slice(1);
  const text = await readText(storage, path);
  if (text === undefined)
    throw damaged(`${path} is missing. Restore it from a backup, or publish the next version of ${app}.`);
  if (integrityOf(text) !== entry.extras.releaseIntegrity)
    throw damaged(
      `${path} is not the file that ${ledgerFile} names. Restore it from a backup, or publish the next version of ${app}.`,
    );
  return { ...parseRelease(parseReleased(text, path), path), folder: folderOf(entry) };
}

/**
 * Every file of a release except its release file, with its hash.
 *
 * @throws Refused when the list of the files that the release file leaves out is missing, or has changed
 */
export async function allFilesOf(storage: Pick<OriginStorage, 'read'>, release: StoredRelease): Promise<ReleasedFiles> {
  return { ...release.files, ...(await readListed(storage, release, otherFilesFile, parseOtherFiles)) };
}

/**
 * Reads a JSON file that the release file lists; undefined when it lists no such file.
 *
 * @param file its path in the folder of the release
 * @throws Refused when the file is missing, or has changed
 */
export async function readListed<Value>(
  storage: Pick<OriginStorage, 'read'>,
  { app, files, folder }: StoredRelease,
  file: string,
  parse: (value: unknown, path: string) => Value,
): Promise<Value | undefined> {
  const known = files[file];
  if (!known) return undefined;
  const path = `${folder}/${file}`;
  const text = await readText(storage, path);
  if (text === undefined || integrityOf(text) !== known.integrity)
    throw damaged(`${path} is missing or damaged. Restore it from a backup, or publish the next version of ${app}.`);
  return parse(parseReleased(text, path), path);
}

/**
 * Reads a JSON file of a release.
 *
 * @param file its path in the folder of the release
 * @throws Refused when the file is missing or has changed, or is larger or more deeply nested than any build produces
 */
export async function readReleased(
  storage: Pick<OriginStorage, 'read'>,
  release: StoredRelease,
  file: string,
): Promise<unknown> {
  const path = `${release.folder}/${file}`;
  const text = await readText(storage, path);
  if (text === undefined) throw damaged(`${path} is missing. Restore it from a backup, or publish the next version.`);
  const known = release.files[file] ?? (await allFilesOf(storage, release))[file];
  if (integrityOf(text) !== known?.integrity)
    throw damaged(
      `${path} is not the file that its release names. Restore it from a backup, or publish the next version.`,
    );
  return parseReleased(text, path);
}

const damaged = (text: string) => new Refused('FUR-SITE-DAMAGED', text);

/** Stores the files of a release. The release file comes last, so its presence means that all files are there. */
export async function storeRelease(storage: OriginStorage, { folder, files, releaseText }: Candidate): Promise<void> {
  await all([...files], async ([file, bytes]) => void (await storage.write(`${folder}/${file}`, bytes)));
  await storage.write(`${folder}/${releaseFile}`, releaseText);
}

/**
 * Stores those files of a release again that are gone or lack a compressed copy. A request of an earlier removal that
 * comes late can take a file of a release that was published again meanwhile.
 *
 * @returns how many there were
 */
export async function restoreRelease(storage: OriginStorage, candidate: Candidate): Promise<number> {
  const { folder, files, releaseText } = candidate;
  const lengths = new Map([...files].map(([file, bytes]) => [file, bytes.length]));
  lengths.set(releaseFile, Buffer.byteLength(releaseText));
  const lacking = new Set(await lackingFiles(storage, `${folder}/`, lengths));
  await all([...files], async ([file, bytes]) => {
    if (lacking.has(file)) await storage.write(`${folder}/${file}`, bytes);
  });
  if (lacking.has(releaseFile)) await storage.write(`${folder}/${releaseFile}`, releaseText);
  return lacking.size;
}

async function lackingFiles(
  storage: OriginStorage,
  folder: string,
  lengths: ReadonlyMap<string, number>,
): Promise<string[]> {
  if (storage.lacking) return storage.lacking(folder, lengths);
  const stored = new Set(await storage.list(folder));
  return [...lengths.keys()].filter((file) => !stored.has(folder + file));
}

/** Whether all files of exactly this release are stored. */
export async function isStored(storage: OriginStorage, { folder, integrity }: Candidate): Promise<boolean> {
  const text = await readText(storage, `${folder}/${releaseFile}`);
  return text !== undefined && integrityOf(text) === integrity;
}

/** The releases of an app that are stored whole, whether a ledger names them or not. */
export async function storedReleases(storage: OriginStorage, app: string): Promise<StoredRelease[]> {
  const paths = (await storage.list(`${app}/`)).filter((path) => parseReleasePath(path)?.file === releaseFile);
  const found = await all(paths, async (path): Promise<StoredRelease | undefined> => {
    const text = await readText(storage, path);
    try {
      return text === undefined
        ? undefined
        : { ...parseRelease(parseReleased(text, path), path), folder: path.slice(0, -releaseFile.length - 1) };
    } catch {
      return undefined;
    }
  });
  return found.filter((release) => release !== undefined);
}

/** The folders of the releases that the ledger names. */
export function namedFolders({ apps }: Ledger): Set<string> {
  return new Set(Object.values(apps).flatMap(({ versions }) => versions.map(({ facts }) => folderOf(facts))));
}

/** The folders of the releases that the views of the site name. */
export async function foldersOfViews(storage: Pick<OriginStorage, 'read' | 'list'>): Promise<Set<string>> {
  const ledgers = await all(await viewNames(storage), (name) => readViewLedger(storage, name));
  return new Set(ledgers.flatMap((ledger) => [...namedFolders(ledger)]));
}

/**
 * The folders of releases that are in the origin and that neither the ledger of the site nor that of a view names, each
 * with its files.
 */
export async function unnamedFolders(
  storage: OriginStorage,
  ledger: Ledger,
  prefix = '',
): Promise<Map<string, string[]>> {
  const named = new Set([...namedFolders(ledger), ...(await foldersOfViews(storage))]);
  const found = new Map<string, string[]>();
  for (const path of await storage.list(prefix)) {
    const folder = parseReleasePath(path)?.folder;
    if (folder === undefined || named.has(folder)) continue;
    const files = found.get(folder) ?? [];
    files.push(path);
    found.set(folder, files);
  }
  return found;
}

/**
 * Whether the folder holds a complete release whose version number the ledger never assigned to it. It assigns none to
 * releases for previews.
 */
export async function isUnknownRelease(storage: OriginStorage, ledger: Ledger, folder: string): Promise<boolean> {
  const text = await readText(storage, `${folder}/${releaseFile}`);
  const release = parseReleasePath(`${folder}/`);
  if (text === undefined || !release || isPreviewVersion(release.version)) return false;
  return ledger.apps[release.app]?.numbers[release.version] !== integrityOf(text);
}
