import { verifyCopies, verifyRelease, type Verified } from '../check/verify';
import { all } from '../domain/all';
import { restoredLedgers, unexplainedShown } from '../domain/history';
import { entryOf } from '../domain/ledger';
import { teamsProblem } from '../domain/signature';
import { shownIn } from '../domain/view';
import { composedPaths, readIndex, readPart } from '../compose/apply/composed-index';
import type { Composed, ComposedFile } from '../compose/site/composed-file';
import { composeAll } from '../compose/site/plan';
import { viewPlanner } from '../compose/site/view-plan';
import { expectEnvironment } from './expect-environment';
import { etagOf } from '../store/etag';
import { readJournal, restoredProblem } from '../store/journal-file';
import { readLedger } from '../store/ledger-file';
import { unappliedEvents } from '../store/orphaned-events';
import { bytesOf, type OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { viewStorage } from '../store/view-storage';

/** `behind`: documents that are as they were composed, while the site around them has changed since. */
type VerifiedEnvironment = Verified & { behind: string[] };

/**
 * Hashes what an environment has of its own again and compares, as `verify` does for the site: the releases that it shows
 * with its ledger, its ledger with its journal, and its documents with what they compose to.
 *
 * @throws Refused when there is no such environment
 */
export async function verifyEnvironment(site: OriginStorage, name: string): Promise<VerifiedEnvironment> {
  const ledger = await expectEnvironment(site, name);
  const live = await readLedger(site);
  const storage = viewStorage(site, name);
  const journal = await readJournal(storage, ledger);
  const restored = await restoredProblem(storage, ledger);
  const problems = [
    ...journal.problems,
    ...(journal.problems.length === 0 ? unexplainedShown(ledger, journal.events) : []),
    ...restoredLedgers(journal.events),
    ...(restored === undefined ? [] : [restored]),
  ];
  const unapplied = await unappliedEvents(storage, ledger);
  const found: VerifiedEnvironment = { checked: 1 + journal.events.length, problems, unapplied, behind: [] };
  const ofLedger = problems.length;
  const teams = await readTeams(site, live);
  await all([...shownIn(ledger)], async ([app, version]) => {
    const entry = entryOf(ledger, app, version);
    const unsigned = teamsProblem(teams, app, entry);
    if (unsigned !== undefined) problems.push(unsigned.text);
    await verifyRelease(site, app, entry, found);
  });
  const { plan } = await viewPlanner(site, storage, name).look();
  const damaged = new Set([...plan.damaged, ...plan.untrusted]);
  const known = await knownFiles(storage);
  const rest = new Set(plan.isKept ? [] : await composedPaths(storage));
  await composeAll(plan, async (piece) => {
    for (const sentence of [...piece.damaged, ...piece.untrusted]) damaged.add(sentence);
    for (const path of piece.kept) rest.delete(path);
    for (const [path, composed] of piece.files) {
      rest.delete(path);
      await verifyFile(storage, path, { composed, known: known.get(path) }, found);
    }
  });
  for (const path of rest) await verifyFile(storage, path, { known: known.get(path) }, found);
  // Damage in a release has already been reported above, by file.
  if (problems.length === ofLedger) problems.push(...damaged);
  problems.sort();
  return found;
}

/** What the index says of the files of the environment. */
async function knownFiles(storage: OriginStorage): Promise<Map<string, ComposedFile>> {
  const { parts, files } = (await readIndex(storage)).content;
  const known = await all(Object.keys(parts), async (part) => {
    const stored = await readPart(storage, part);
    return stored && stored !== 'damaged' ? Object.entries(stored.files) : [];
  });
  const own = Object.entries(files).map(([path, content]): [string, ComposedFile] => [path, { content, inputs: '' }]);
  return new Map([...known.flat(), ...own]);
}

/** Compares a file with what it would be composed to now, and with what it was when it was composed. */
async function verifyFile(
  storage: OriginStorage,
  path: string,
  { composed, known }: { composed?: Composed; known: ComposedFile | undefined },
  found: VerifiedEnvironment,
): Promise<void> {
  const file = await storage.read(path);
  // Another page came to embed what the environment shows.
  if (!file && !known) return void found.behind.push(path);
  found.checked += 1;
  if (!file) return void found.problems.push(`${path} is missing; "release repair" composes it`);
  const isAsNow = composed !== undefined && Buffer.compare(file.bytes, bytesOf(composed.content)) === 0;
  const isAsBefore =
    known?.content === etagOf(file.bytes) && (known.inputs === '' || known.inputs !== composed?.inputs);
  if (!isAsNow && !isAsBefore)
    return void found.problems.push(`${path} does not match its releases; run "release repair" to compose it again`);
  if (!isAsNow) found.behind.push(path);
  await verifyCopies(storage, path, file.bytes, found);
}
