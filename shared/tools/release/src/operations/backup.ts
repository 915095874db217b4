import { join, resolve, sep } from 'node:path';
import { discoveryPath } from '@furrow/discovery/discovery';
import { publishedFile, releaseFile } from '@furrow/formats/release.schema';
import { reconcile } from '../compose/apply/reconcile';
import { all } from '../domain/all';
import { reportsFolder } from '../domain/day';
import { integrityOf } from '../domain/integrity';
import { type By, journalFile, journalFolder, type JournalEvent, parseJournalFile } from '../domain/journal';
import { toJson } from '../domain/json';
import { type Ledger, parseLedger, viewOf } from '../domain/ledger';
import { backupFile, deltaFolder, ledgerFile, settingsFile, teamsFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { folderOf } from '../domain/versions';
import { isBucketAddress } from '../store/bucket-access';
import { proofFile } from '../store/bucket-proof';
import { inReserve } from '../store/in-reserve';
import { eventsAfter } from '../store/journal-file';
import { readStoredLedger } from '../store/ledger-file';
import { allFilesOf, readRelease } from '../store/releases';
import { repeatOnConflict } from '../store/repeat-on-conflict';
import { ConflictError, parseJson, textOf, type OriginStorage } from '../store/storage';
import { filesOfView, viewNames, viewStorage } from '../store/view-storage';
import { composeView } from './preview';
import { repair } from './repair';

/*
 * A backup is an origin: a folder or a bucket in the same layout, with documents. A copy of the files one by one would
 * not be one, while commands run. So the ledger is read first and written last. Whatever it names was stored before it,
 * and is there as long as no prune takes it. When one has, the copy begins again with the ledger of by then.
 */

/** What a copy of a site ends with: the number of its last event, what was copied, and one sentence for each fault. */
export type Copied = { sequence: number; releases: number; problems: string[] };

/** What a restored site lacks of what its origin still knows. */
export type Restored = Copied & { lost: JournalEvent[]; lastDay: string | undefined };

/**
 * Copies a site to another place, which receives only what it does not have yet.
 *
 * @param now the current time, in milliseconds since 1970
 * @throws Refused when the place holds the backup of another site, or of a history that this one does not have
 */
export async function backup(from: OriginStorage, to: OriginStorage, now = Date.now()): Promise<Copied> {
  await expectOwnBackup(from, to);
  for (const path of [teamsFile, settingsFile]) await mirror(from, to, path);
  for (const path of await from.list(`${reportsFolder}/`)) await mirror(from, to, path);
  const copied = await copyLedger(from, to);
  const views = await viewNames(from);
  for (const view of views) await copyLedger(viewStorage(from, view), viewStorage(to, view));
  for (const view of await viewNames(to))
    if (!views.includes(view)) for (const path of await filesOfView(to, view)) await to.remove(path);
  const composed = await reconcile(to);
  for (const view of views) await composeView(to, view);
  const made = { format: 1, at: new Date(now).toISOString(), sequence: copied.sequence };
  // The site is on a full disk, perhaps, and that is when somebody needs its copy.
  await inReserve(from, () => from.write(backupFile, toJson(made)));
  return { ...copied, problems: [...new Set([...copied.problems, ...composed.damaged])] };
}

/**
 * Brings a site back from a backup, into a place that is empty or has lost its ledger. What that place still has stays:
 * its teams, its settings, its days of reports, and the journal, which says what the backup does not know.
 *
 * @throws Refused when the place holds a site, or the backup does not
 */
export async function restore(from: OriginStorage, to: OriginStorage, by: By): Promise<Restored> {
  if ((await readStoredLedger(from)).etag === null)
    throw new Refused(
      'FUR-BACKUP-EMPTY',
      'There is no backup in this place. Name the folder or the bucket to which the site was copied.',
    );
  await expectNoSite(to);
  for (const path of [teamsFile, settingsFile, ...(await from.list(`${reportsFolder}/`))])
    if (!(await to.read(path))) await mirror(from, to, path);
  const copied = await copyLedger(from, to);
  const views = await viewNames(from);
  for (const view of views) await copyLedger(viewStorage(from, view), viewStorage(to, view));
  const { ledger } = await readStoredLedger(to);
  const lost = (await eventsAfter(to, ledger)).flat().map(({ event }) => event);
  await repair(to, { by });
  for (const view of views) await composeView(to, view);
  const lastDay = (await to.list(`${reportsFolder}/`)).at(-1)?.slice(reportsFolder.length + 1, -'.json'.length);
  return { ...copied, lost, lastDay };
}

/** Copies what a ledger names, and then the ledger. */
async function copyLedger(from: OriginStorage, to: OriginStorage): Promise<Copied> {
  const before = await to.read(ledgerFile);
  return repeatOnConflict(
    async () => {
      const file = await from.read(ledgerFile);
      // A view that has been removed meanwhile.
      if (!file) return { sequence: 0, releases: 0, problems: [] };
      const ledger = parseLedger(parseJson(textOf(file.bytes), ledgerFile));
      const found = { releases: 0, problems: await copyJournal(from, to, ledger) };
      for (const [app, entries] of Object.entries(viewOf(ledger).microFrontends))
        for (const entry of entries) {
          const problem = await copyRelease(from, to, app, entry).catch((error: Error) => error.message);
          if (problem === 'copied') found.releases += 1;
          else if (problem !== 'known') found.problems.push(problem);
        }
      // A prune takes files after it has changed the ledger.
      if (found.problems.length > 0 && (await from.read(ledgerFile))?.etag !== file.etag)
        throw new ConflictError(ledgerFile);
      await to.write(ledgerFile, file.bytes, { ifMatch: before?.etag ?? null }).catch((error: unknown) => {
        if (!(error instanceof ConflictError)) throw error;
        throw new Refused('FUR-BACKUP-BUSY', 'Another command writes to the same place. Try again when it has ended.');
      });
      return { sequence: ledger.journal?.sequence ?? 0, ...found };
    },
    (times) => `${ledgerFile} changed ${times} times while it was copied. Try again.`,
  );
}

/** @returns one sentence for each event that is missing */
async function copyJournal(from: OriginStorage, to: OriginStorage, { journal }: Ledger): Promise<string[]> {
  const known = new Set(await to.list(`${journalFolder}/`));
  const events = (await from.list(`${journalFolder}/`)).filter(
    (path) => (parseJournalFile(path)?.sequence ?? Infinity) <= (journal?.sequence ?? 0),
  );
  await all(
    events.filter((path) => !known.has(path)),
    (path) => mirror(from, to, path),
  );
  if (!journal) return [];
  const last = journalFile(journal.sequence, journal.hash);
  return events.includes(last) || known.has(last) ? [] : [`${last} is missing.`];
}

/**
 * Copies a release whose files are those that its team published. Its release file comes last, so a release that has it
 * in the other place is whole there.
 *
 * @throws Error when a file is missing or damaged
 */
async function copyRelease(
  from: OriginStorage,
  to: OriginStorage,
  app: string,
  entry: Parameters<typeof readRelease>[2],
): Promise<'copied' | 'known'> {
  const folder = folderOf(entry);
  const isKnown = await readRelease(to, app, entry).then(
    () => true,
    () => false,
  );
  if (isKnown) return 'known';
  const release = await readRelease(from, app, entry);
  await all(Object.entries(await allFilesOf(from, release)), async ([file, { integrity }]) => {
    const path = `${folder}/${file}`;
    const stored = await from.read(path);
    if (!stored || integrityOf(stored.bytes) !== integrity) throw new Error(`${path} is missing or damaged.`);
    await to.write(path, stored.bytes);
  });
  for (const path of [`${folder}/${publishedFile}`, ...(await from.list(`${deltaFolder}/${folder}/`))])
    if (await from.read(path)) await mirror(from, to, path);
  await mirror(from, to, `${folder}/${releaseFile}`);
  return 'copied';
}

/** Makes a file what it is in the other place, or removes it where there is none. */
async function mirror(from: OriginStorage, to: OriginStorage, path: string): Promise<void> {
  const [file, known] = await Promise.all([from.read(path), to.read(path)]);
  if (file && file.etag !== known?.etag) await to.write(path, file.bytes);
  if (!file && known) await to.remove(path);
}

/**
 * Refuses a backup inside the site.
 *
 * @param origin a folder, or a bucket as `s3://bucket/prefix`, as is `place`
 * @throws Refused when the place is that of the site, or lies in it
 */
export function expectOtherPlace(origin: string, place: string): void {
  const [site = '', copy = ''] = [origin, place].map((one) =>
    isBucketAddress(one) ? one.replace(/\/*$/, '/') : join(resolve(one), sep),
  );
  if (copy.startsWith(site))
    throw new Refused(
      'FUR-BACKUP-OWN-PLACE',
      `${place} is the place of the site itself, or lies in it. Whatever destroys the site destroys such a copy, too. Name another place.`,
    );
}

/** @throws Refused when the site lacks the last event of the backup */
async function expectOwnBackup(from: OriginStorage, to: OriginStorage): Promise<void> {
  const { journal } = (await readStoredLedger(to)).ledger;
  if (!journal || (await from.read(journalFile(journal.sequence, journal.hash)))) return;
  throw new Refused(
    'FUR-BACKUP-OTHER-HISTORY',
    `The backup ends with event ${journal.sequence}, which the journal of this site does not have. It is of another site, or this site has lost it. Name another place for the backup, and keep this one.`,
  );
}

/** @throws Refused when the place holds a ledger that can be read, or files of something else */
async function expectNoSite(to: OriginStorage): Promise<void> {
  const file = await to.read(ledgerFile);
  if (!file) {
    const others = (await to.list('')).filter((path) => path !== proofFile);
    if ((await to.read(discoveryPath)) || others.length === 0 || (await to.list(`${journalFolder}/`))[0]) return;
    throw new Refused(
      'FUR-BACKUP-FOREIGN-FILES',
      'This place holds files that are of no site. Name an empty place with --origin.',
    );
  }
  const isReadable = await readStoredLedger(to).then(
    () => true,
    () => false,
  );
  if (!isReadable) return;
  throw new Refused(
    'FUR-BACKUP-SITE-EXISTS',
    `There is a site in this place already. Restore into an empty one; or, if its ledger is wrong, move ${ledgerFile} away first.`,
  );
}
