import type { Entry } from '@furrow/discovery/discovery';
import { otherFilesFile } from '@furrow/formats/other-files';
import { publishedFile, type Release, releaseFile } from '@furrow/formats/release.schema';
import { composeAll, planSite } from '../compose/site/plan';
import { composedPaths } from '../compose/apply/composed-index';
import { all } from '../domain/all';
import { integrityOf } from '../domain/integrity';
import { restoredLedgers, unexplainedStates } from '../domain/history';
import type { JournalEvent } from '../domain/journal';
import { type Ledger, viewOf } from '../domain/ledger';
import { isComposed, ledgerFile } from '../domain/paths';
import { teamsProblem } from '../domain/signature';
import { readJournal, restoredProblem } from '../store/journal-file';
import { readLedger } from '../store/ledger-file';
import { unappliedEvents } from '../store/orphaned-events';
import { allFilesOf, isUnknownRelease, readRelease, unnamedFolders } from '../store/releases';
import { bytesOf, type OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { verifyDeltas } from '../store/release-deltas';

export type Verified = {
  /** The number of files that were hashed. */
  checked: number;
  /** One sentence for each file that is not as it should be. */
  problems: string[];
  /**
   * Events that have no effect: their commands were interrupted, or an older ledger was restored that lacks one of
   * them. Nobody can tell which, so they are no problems.
   */
  unapplied: JournalEvent[];
};

/**
 * Hashes every file of the origin again and compares: release files with the ledger, the ledger with the journal, files
 * with their release file, compressed copies with their file, and documents with what the releases compose to. On a
 * site that names its teams it also checks every signature.
 */
export async function verify(storage: OriginStorage): Promise<Verified> {
  const ledger = await readLedger(storage);
  const discovery = viewOf(ledger);
  const journal = await readJournal(storage, ledger);
  const isFollowed = journal.problems.length === 0 && ledger.revision > 0;
  const restored = await restoredProblem(storage, ledger);
  const unexplained = [
    ...journal.problems,
    ...(isFollowed ? unexplainedStates(ledger, journal.events) : []),
    ...restoredLedgers(journal.events),
    ...(restored === undefined ? [] : [restored]),
    ...(await unknownReleases(storage, ledger)),
  ];
  const unapplied = await unappliedEvents(storage, ledger);
  const found: Verified = { checked: 1 + journal.events.length, problems: [...unexplained], unapplied };
  const teams = await readTeams(storage, ledger);
  const versions = Object.entries(discovery.microFrontends).flatMap(([app, entries]) =>
    entries.map((entry) => ({ app, entry })),
  );
  await all(versions, async ({ app, entry }) => {
    const unsigned = teamsProblem(teams, app, entry);
    if (unsigned !== undefined) found.problems.push(unsigned.text);
    await verifyRelease(storage, app, entry, found);
  });
  const deltas = await verifyDeltas(storage, ledger);
  found.checked += deltas.checked;
  found.problems.push(...deltas.problems);

  const plan = await planSite(storage, ledger);
  const damaged = new Set([...plan.damaged, ...plan.untrusted]);
  const rest = new Set(plan.isKept ? [] : await composedPaths(storage));
  await composeAll(plan, async (piece) => {
    for (const sentence of [...piece.damaged, ...piece.untrusted]) damaged.add(sentence);
    for (const path of piece.kept) rest.delete(path);
    for (const [path, { content }] of piece.files) {
      rest.delete(path);
      if (!storage.isHidden?.(path)) await verifyDocument(storage, path, content, found);
    }
  });
  for (const path of rest) {
    found.checked += 1;
    if (!storage.isHidden?.(path) && (await storage.read(path)))
      found.problems.push(`${path} does not belong to a live version; run "release repair" to remove it`);
  }
  // Damage in a release has already been reported above, by file.
  if (found.problems.length === unexplained.length) found.problems.push(...damaged);
  found.problems.sort();
  return found;
}

/** A sentence for each whole release that the ledger does not know and that no command is storing. */
async function unknownReleases(storage: OriginStorage, ledger: Ledger): Promise<string[]> {
  const unknown: string[] = [];
  for (const folder of (await unnamedFolders(storage, ledger)).keys())
    if (ledger.storing[folder] === undefined && (await isUnknownRelease(storage, ledger, folder)))
      unknown.push(`${folder} is a release that the ledger does not know; "release prune --unknown" removes it`);
  return unknown;
}

/** Hashes the files of a release again and compares them with its release file. */
export async function verifyRelease(storage: OriginStorage, app: string, entry: Entry, found: Verified): Promise<void> {
  const { problems } = found;
  const report = (error: Error) => void problems.push(error.message);
  const release = await readRelease(storage, app, entry).catch(report);
  if (!release) return;
  const { folder } = release;
  if (release.files[entry.url.slice(folder.length + 2)]?.integrity !== entry.metadata.integrity)
    problems.push(`${ledgerFile} pins a different ${entry.url} from the one in ${folder}/${releaseFile}`);
  const files = await allFilesOf(storage, release).catch(report);
  const { [otherFilesFile]: _, ...listedFirst } = release.files;
  await all(Object.entries(files ?? listedFirst), async ([file, known]) => {
    const path = `${folder}/${file}`;
    if (storage.isHidden?.(path)) return;
    found.checked += 1;
    const stored = await storage.read(path);
    if (!stored) problems.push(`${path} is missing`);
    else if (integrityOf(stored.bytes) !== known.integrity)
      problems.push(`${path} is not the file that ${folder}/${listOf(release, file)} names`);
    else await verifyCopies(storage, path, stored.bytes, found);
  });
  for (const path of files ? await storage.list(`${folder}/`) : []) {
    const file = path.slice(folder.length + 1);
    if (!Object.hasOwn(files ?? {}, file) && file !== releaseFile && file !== publishedFile)
      problems.push(`${path} does not belong to any release`);
  }
}

/** The file of a release that lists another one. */
function listOf({ files }: Release, file: string): string {
  return Object.hasOwn(files, file) ? releaseFile : otherFilesFile;
}

async function verifyDocument(
  storage: OriginStorage,
  path: string,
  wanted: string | Uint8Array,
  found: Verified,
): Promise<void> {
  found.checked += 1;
  const file = await storage.read(path);
  if (!file) found.problems.push(`${path} is missing; "release repair" composes it`);
  else if (Buffer.compare(file.bytes, bytesOf(wanted)) !== 0)
    found.problems.push(`${path} does not match its releases; run "release repair" to compose it again`);
  else await verifyCopies(storage, path, file.bytes, found);
}

/** Compares the compressed copies of a file with it. */
export async function verifyCopies(
  storage: OriginStorage,
  path: string,
  bytes: Uint8Array,
  found: Verified,
): Promise<void> {
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
