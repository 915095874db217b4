import { discoveryPath } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { parseReleasePath } from '@furrow/formats/release-name';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '../compose/apply/reconcile';
import { verify } from '../check/verify';
import { rollbackStart } from '../domain/rollback';
import { folderOf, liveVersion, numberOf } from '../domain/versions';
import { heldEvents, unexplainedStates } from '../domain/history';
import { journalFolder, parseEvent } from '../domain/journal';
import { type Ledger, parseLedger, type PublishedVersion, versionsOf } from '../domain/ledger';
import { isComposed, ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { shownIn } from '../domain/view';
import { readCandidate, type Candidate } from '../store/candidate';
import { readJournal } from '../store/journal-file';
import { readLedger } from '../store/ledger-file';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { namedFolders } from '../store/releases';
import { readViewLedger, viewNames } from '../store/view-storage';
import { bytesOf, ConflictError, parseJson, readText, textOf, type OriginStorage } from '../store/storage';
import { type Fixture, writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { sequences } from '../testing/orderings';
import { Rotation, type Turn } from '../testing/rotation';
import { promote, retire, rollback } from '../operations/promote';
import { preview } from '../operations/preview';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { removeView } from '../operations/remove-view';
import { createEnvironment, followLive, promoteIn, setLock } from '../operations/environment';
import { repair } from '../operations/repair';

/**
 * Three operators release in random sequences. Their commands are interleaved at every call of the storage, in an order that
 * fast-check chooses, and any command may be killed at any of its calls. After each call that changes the origin:
 *
 * 1. the ledger is valid, and so is the discovery document that is made of it;
 * 2. whatever they name is stored, with all its files;
 * 3. every document names files that exist;
 * 4. the live version of each app is one that somebody made live;
 * 5. the journal is whole, and says who gave visitors what they get;
 * 6. no file of a release has ever held other bytes, and no number of a version ever belonged to another release.
 *
 * A command of a preview or of an environment changes nothing that visitors of the site get, every file that a view or a
 * document of it names is there, and an environment shows nothing that nobody has promoted there, and no version that the
 * ledger of the site has lost, unless somebody brought an older one back.
 *
 * Any answer may be lost, as in a bucket, most often that to a swap of the ledger: the change is carried out, others go on, until
 * one of them has swapped the ledger, and then it is sent again. No command has more than one event in the journal all the same.
 *
 * Somebody may bring an older ledger back in between, whose files are still there. A rollback withdraws the version
 * that it saw when it began. When all are done, a repair leaves an origin with which `verify` finds nothing wrong.
 */

/** More in a row with SEQUENCES=5000. */
const tried = sequences(25);

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const apps = ['host', 'shop', 'dao'] as const;
type App = (typeof apps)[number];
/** What the environment shows at first: a release that is not live, and that no document names. */
const shownFirst = 'dao@1.2.0';
const startsWith = ['host@1.0.0', 'dao@1.0.0', 'shop@1.0.0', 'shop@1.1.0', 'shop@1.2.0'];

const votes: Fixture['offers'] = { votes: [{ count: 1, html: '<b>votes</b>' }] };

let folder: string;
let site: OriginStorage;
const builds = new Map<string, Candidate>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'model-'));
  site = memoryStorage();
  for (const version of versions) {
    for (const app of apps) {
      const name = `${app}@${version}`;
      const dist = join(folder, name);
      // Each version of the shop has a page of its own, so that pages come and go.
      const pages: Record<string, string[]> =
        app === 'shop'
          ? { '/buy-food': ['/buy-food'], [`/only-${version.at(2)}`]: [`/only-${version.at(2)}`] }
          : { '/voting': ['/voting'] };
      // The two latest of dao have a fragment alone, which no page embeds: no document names them.
      const parts: Fixture = app === 'dao' && version >= '1.2.0' ? { pages: {}, offers: votes } : { pages };
      await (app === 'host'
        ? writeHost(dist, { version, content: version })
        : writeRemote(dist, app, { version, content: version, ...parts }));
      // Browsers keep this file, so that it is stored as a delta as well.
      const text = Array.from({ length: 60 }, (_, line) => `console.log(${line * 7919});`).join('\n');
      await writeFile(join(dist, `main.0000000${version.at(2)}.js`), `${text}\n// ${name}`);
      builds.set(name, await readCandidate(dist));
    }
  }
  // The same version number with other sources: somebody built again after a publish that was killed.
  const again = join(folder, 'again');
  await writeRemote(again, 'shop', { version: '1.3.0', content: 'again', pages: { '/buy-food': ['/buy-food'] } });
  builds.set('shop@again', await readCandidate(again));
  for (const name of ['a', 'b']) {
    const dist = join(folder, `preview-${name}`);
    // No document names the second one.
    const parts: Fixture = name === 'a' ? { pages: { '/buy-food': ['/buy-food'] } } : { pages: {}, offers: votes };
    await writeRemote(dist, 'shop', { version: '1.4.0-preview-x', content: name, ...parts });
    builds.set(`shop@preview-${name}`, await readCandidate(dist));
  }
  for (const name of startsWith)
    await publish({ storage: site, candidate: builds.get(name)!, published, promote: true, allowDrop: true });
  await createEnvironment({ storage: site, name: staging });
  await publish({ storage: site, candidate: builds.get(shownFirst)!, published, allowDrop: true });
  await promoteIn({ storage: site, name: staging, app: 'dao', version: '1.2.0', allowDrop: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Command = {
  name: string;
  makesLive?: string;
  /** The release that it shows in the environment. */
  shows?: string;
  /** Whether it is about a view, and the site must not change. */
  isOfView?: boolean;
  run(storage: OriginStorage): Promise<unknown>;
  /** Throws when a command that was not killed did something else than it said, according to the ledger that it saw first. */
  expectResult?(result: unknown, firstLook: Ledger): void;
};

const staging = 'staging';
const app = fc.constantFrom<App>(...apps, 'shop', 'shop', 'shop', 'shop');
const version = fc.constantFrom(...versions);
const promoting = (name: App, number: string, traffic: number): Command => ({
  name: `promote ${name}@${number} --traffic ${traffic}`,
  ...(traffic === 100 && { makesLive: `${name}@${number}` }),
  run: (storage) => promote({ storage, app: name, version: number, traffic, allowDrop: true }),
});
const rollingBack = (name: App): Command => ({
  name: `rollback ${name}`,
  run: (storage) => rollback({ storage, app: name }),
  expectResult(result, firstLook) {
    const { from } = result as Awaited<ReturnType<typeof rollback>>;
    const meant = rollbackStart(firstLook, name);
    if (from !== meant) throw new Error(`rollback ${name} withdrew ${from} and not ${meant}, which it saw`);
  },
});
const retiring = (name: App): Command => ({
  name: `retire ${name}`,
  run: (storage) => retire({ storage, app: name }),
});
const pruning: fc.Arbitrary<Command> = fc
  .nat(1)
  .map((keep) => ({ name: `prune --keep ${keep}`, run: (storage) => prune({ storage, keep }) }));
const previewing: fc.Arbitrary<Command> = fc
  .record({ view: fc.constantFrom('x--shop', 'y--shop'), build: fc.constantFrom('a', 'b'), isOver: fc.boolean() })
  .map(({ view, build, isOver }): Command => ({
    name: `preview ${build} at ${view}${isOver ? ', whose time is over' : ''}`,
    isOfView: true,
    run: (storage: OriginStorage) =>
      preview({
        storage,
        view,
        candidate: builds.get(`shop@preview-${build}`)!,
        published,
        allowDrop: true,
        ...(isOver && { now: 0 }),
      }),
  }));
const promotingIn: fc.Arbitrary<Command> = fc
  .record({ app, version })
  .map(({ app: name, version: number }): Command => ({
    name: `promote ${name}@${number} --env ${staging}`,
    isOfView: true,
    shows: `${name}@${number}`,
    run: (storage: OriginStorage) => promoteIn({ storage, name: staging, app: name, version: number, allowDrop: true }),
  }));
const publishing: fc.Arbitrary<Command> = fc
  .record({ app, version, live: fc.boolean(), again: fc.boolean() })
  .map(({ app: name, version: number, live, again }) => {
    const isAgain = again && name === 'shop' && number === '1.3.0';
    return {
      name: `publish ${name}@${number}${isAgain ? ' (built again)' : ''}${live ? ' --promote' : ''}`,
      ...(live && { makesLive: `${name}@${number}` }),
      run: (storage: OriginStorage) =>
        publish({
          storage,
          candidate: builds.get(isAgain ? 'shop@again' : `${name}@${number}`)!,
          published,
          promote: live,
          allowDrop: true,
        }),
    };
  });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: publishing },
  {
    weight: 3,
    arbitrary: fc
      .record({ app, version, traffic: fc.constantFrom(100, 10, 0) })
      .map(({ app: name, version: number, traffic }) => promoting(name, number, traffic)),
  },
  { weight: 2, arbitrary: app.map(rollingBack) },
  {
    weight: 1,
    arbitrary: fc.record({ app, version }).map(({ app: name, version: number }) => ({
      name: `rollback ${name}@${number}`,
      run: (storage: OriginStorage) => rollback({ storage, app: name, version: number }),
    })),
  },
  { weight: 1, arbitrary: app.map(retiring) },
  { weight: 3, arbitrary: pruning },
  { weight: 1, arbitrary: fc.constant<Command>({ name: 'repair', run: repair }) },
  { weight: 4, arbitrary: previewing },
  { weight: 3, arbitrary: promotingIn },
  {
    weight: 2,
    arbitrary: fc.record({ app, version }).map(({ app: name, version: number }): Command => ({
      name: `promote ${name}@${number} --from ${staging}`,
      makesLive: `${name}@${number}`,
      run: (storage: OriginStorage) => promote({ storage, app: name, version: number, from: staging, allowDrop: true }),
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ app, what: fc.constantFrom('follow', 'lock', 'unlock', 'remove', 'create') })
      .map(({ app: name, what }): Command => ({
        name: `env ${what} ${staging}${what === 'follow' ? ` ${name}` : ''}`,
        isOfView: true,
        run(storage: OriginStorage): Promise<unknown> {
          const of = { storage, name: staging };
          if (what === 'follow') return followLive({ ...of, app: name });
          if (what === 'remove') return removeView(storage, staging, undefined, 'environment');
          return what === 'create'
            ? createEnvironment(of)
            : setLock(of, what === 'lock' ? { reason: 'demo' } : undefined);
        },
      })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('x--shop', 'y--shop').map((view): Command => ({
      name: `remove ${view}`,
      isOfView: true,
      run: (storage: OriginStorage) => removeView(storage, view),
    })),
  },
);

/** The site of the sequence that is being run, and the ledgers that it had so far, the latest last. */
let origin: OriginStorage;
let ledgers: string[] = [];

/** Brings the latest ledger but some back whose files are all there, at once. */
const restoration = fc.nat(12).map((back): Command => ({
  name: `bring back the ledger of ${back + 1} changes before`,
  async run(storage) {
    await storage.read(ledgerFile);
    const files = new Set(await origin.list(''));
    const isThere = ({ facts }: PublishedVersion) => {
      const candidate = [...builds.values()].find((one) => one.folder === folderOf(facts));
      return ['release.json', ...candidate!.files.keys()].every((file) => files.has(`${folderOf(facts)}/${file}`));
    };
    const isWhole = (text: string) =>
      Object.values(parseLedger(JSON.parse(text)).apps).every(({ versions: known }) => known.every(isThere));
    const text = ledgers.slice(0, -1 - back).findLast(isWhole);
    if (text !== undefined) await origin.write(ledgerFile, text);
  },
}));

/** A change of a command, counted from 0 among all of them or among its swaps of the ledger. */
type Change = { among: 'all' | 'swaps'; number: number };
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ among: fc.constant('all' as const), number: fc.nat(25) }),
  fc.record({ among: fc.constant('swaps' as const), number: fc.nat(1) }),
);

const killedAt = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.nat(60) },
  { weight: 1, arbitrary: fc.nat(150) },
);

/** A command, the call of the storage at which its process is killed, and the change whose answer is lost. */
const step = fc.record({
  lost: fc.option(change, { nil: undefined }),
  command: fc.oneof({ weight: 14, arbitrary: command }, { weight: 1, arbitrary: restoration }),
  killedAt,
});
type Step = { command: Command; killedAt?: number | undefined; lost?: Change | undefined };
const operators = fc.tuple(...[1, 2, 3].map(() => fc.array(step, { minLength: 1, maxLength: 3 })));

/** Operators who all change what visitors get of the shop, and do not hear the answer to the swap that does it. */
const contested = fc.oneof(
  fc.constantFrom('1.0.0', '1.1.0', '1.2.0').map((number) => promoting('shop', number, 100)),
  fc.constantFrom(rollingBack('shop'), retiring('shop')),
);
const unheard = contested.map((one): Step => ({ command: one, lost: { among: 'swaps', number: 0 } }));
const rivals = fc.tuple(...[1, 2, 3].map(() => fc.array(unheard, { minLength: 1, maxLength: 2 })));

/** Operators who show releases in views, make others live and prune, so that what views name is old and has company. */
const viewing = fc.oneof(
  { weight: 3, arbitrary: previewing },
  { weight: 3, arbitrary: promotingIn },
  { weight: 2, arbitrary: publishing },
  { weight: 4, arbitrary: pruning },
);
const viewers = fc.tuple(
  ...[1, 2, 3].map(() => fc.array(fc.record({ command: viewing, killedAt }), { minLength: 2, maxLength: 4 })),
);

/** Races are decided where something changes: most turns end right before such a call, and some of the next ones are long. */
const turns = fc.array(
  fc.record(
    {
      operator: fc.nat(2),
      calls: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 40, max: 200 })),
      until: fc.constantFrom('ledger' as const, 'ledger' as const, 'release' as const, 'file' as const),
    },
    { requiredKeys: ['operator', 'calls'] },
  ),
  { minLength: 8, maxLength: 40 },
);

class Killed extends Error {}

/** How often a command that waits for an answer looks whether another one has swapped the ledger. */
const mostLooks = 60;

/** Runs the command as a process that may be killed: it stays dead, not even a cleanup of its own succeeds. */
async function execute(
  storage: OriginStorage,
  { command: { name, run, expectResult, isOfView = false }, killedAt = Infinity, lost }: Step,
) {
  let changes = 0;
  const written: string[] = [];
  eventsWritten.push(written);
  let calls = 0;
  let firstLook: Ledger | undefined;
  const before = async () => {
    calls += 1;
    if (calls > killedAt) throw new Killed();
  };
  const isAlive = () => calls <= killedAt;
  const own = instrumentedStorage(storage, { before });
  const read: OriginStorage['read'] = async (path) => {
    const file = await own.read(path);
    if (path === ledgerFile && file) firstLook ??= parseLedger(parseJson(textOf(file.bytes), path));
    return file;
  };
  try {
    const etagNow = async () => (await storage.read(ledgerFile))?.etag;
    /** Resolves when others have gone on, if the answer to this change is lost. */
    const isLost = async (path: string) => {
      if (lost?.among === 'swaps' && path !== ledgerFile) return false;
      changes += 1;
      if (changes - 1 !== lost?.number) return false;
      const before = await etagNow();
      for (let look = 0; look < mostLooks && (await etagNow()) === before; look += 1);
      return true;
    };
    const write: OriginStorage['write'] = async (path, content, condition) => {
      expectSameBytes(path, content);
      if (isOfView) expectOfView(name, path, content);
      const text = textOf(bytesOf(content));
      if (path.startsWith(journalFolder) && !text.includes('"command": "restore"'))
        written.push(parseEvent(JSON.parse(text), path).id);
      const etag = await own.write(path, content, condition);
      if (!(await isLost(path))) return etag;
      if (condition?.ifMatch === undefined) return own.write(path, content, condition);
      if ((await own.read(path))?.etag === etag) return etag;
      throw new ConflictError(path);
    };
    const remove: OriginStorage['remove'] = async (path, condition) => {
      if (isOfView) expectOfView(name, path);
      await own.remove(path, condition);
      if (await isLost(path)) await own.remove(path, condition);
    };
    const result = await run({ ...own, read, write, remove });
    if (firstLook) expectResult?.(result, firstLook);
  } catch (error) {
    if (isAlive() && !(error instanceof Refused)) throw error;
  }
}

/** The ids of the events that each command of the sequence has written. */
let eventsWritten: string[][] = [];

/** A command that is applied twice has two events that hold. */
async function expectAppliedOnce(storage: OriginStorage): Promise<void> {
  const { events } = await readJournal(storage, await readLedger(storage));
  const held = new Set(heldEvents(events).map(({ id }) => id));
  for (const written of eventsWritten) expect(written.filter((id) => held.has(id)).length).toBeLessThan(2);
}

/** Everything that was ever written into the folder of a release, by path. */
const everWritten = new Map<string, string>();

function expectSameBytes(path: string, content: Uint8Array | string): void {
  if (!parseReleasePath(path)) return;
  const text = textOf(bytesOf(content));
  if ((everWritten.get(path) ?? text) !== text) throw new Error(`${path} is written with other bytes`);
  everWritten.set(path, text);
}

/** What a command about a view may change: what the view has, the release that it shows, and that the release is being stored. */
function expectOfView(name: string, path: string, content: Uint8Array | string = ''): void {
  const isOwn = /^(?:_views\/|\.furrow\/views[/.])/.test(path) || path.startsWith('shop/1.4.0-preview-x-');
  if (isOwn) return;
  if (path !== ledgerFile) throw new Error(`${name} changes ${path}`);
  const { apps } = parseLedger(JSON.parse(textOf(bytesOf(content))));
  const live = (state: Ledger['apps']) => JSON.stringify(Object.values(state).map(({ versions }) => versions));
  if (ledgers.length > 0 && !ledgers.some((before) => live(parseLedger(JSON.parse(before)).apps) === live(apps)))
    throw new Error(`${name} changes what is live`);
}

/** The releases that somebody has promoted into the environment so far, as `app@version`. */
let promotedIn = new Set<string>();

/** Whether somebody brings an older ledger back, in the sequence that is being run. */
let isRestored = false;

/** Every release that a view names is whole, and every document of a view names files that exist. */
async function expectWholeViews(storage: OriginStorage, files: ReadonlySet<string>, live: Ledger): Promise<void> {
  const candidates = new Map([...builds.values()].map((candidate) => [candidate.folder, candidate]));
  for (const view of await viewNames(storage)) {
    for (const folder of namedFolders(await readViewLedger(storage, view)))
      for (const file of ['release.json', ...candidates.get(folder)!.files.keys()])
        if (!files.has(`${folder}/${file}`)) throw new Error(`the view ${view} names ${folder}/${file}, which is gone`);
    if (view !== staging) continue;
    for (const [name, version] of shownIn(await readViewLedger(storage, view))) {
      const title = `${name}@${numberOf(version)}`;
      if (!promotedIn.has(title)) throw new Error(`${view} shows ${title}, which nobody has promoted there`);
      if (!isRestored && !versionsOf(live, name).some((one) => numberOf(one) === numberOf(version)))
        throw new Error(`${view} shows ${title}, which the ledger of the site has lost`);
    }
  }
  for (const path of [...files].filter((one) => one.startsWith('_views/') && one.endsWith('.html')))
    for (const [, file = ''] of ((await readText(storage, path)) ?? '').matchAll(/"\/([^"]+)"/g))
      if (parseReleasePath(file)?.file && !files.has(file)) throw new Error(`${path} names ${file}, which is gone`);
}

/** The release to which each number of the sequence belongs. */
const everTaken = new Map<string, string>();

async function expectInvariants(storage: OriginStorage, madeLive: ReadonlySet<string>): Promise<void> {
  const paths = await storage.list('');
  const files = new Set(paths);
  const ledger = await readLedger(storage);
  const text = (await readText(storage, ledgerFile)) ?? '';
  if (ledgers.at(-1) !== text) ledgers.push(text);
  const candidates = new Map([...builds.values()].map((candidate) => [candidate.folder, candidate]));
  for (const [name, { versions, numbers }] of Object.entries(ledger.apps)) {
    for (const [number, integrity] of Object.entries(numbers)) {
      const first = everTaken.get(`${name}@${number}`) ?? integrity;
      if (first !== integrity) throw new Error(`${name}@${number} is a number of two releases`);
      everTaken.set(`${name}@${number}`, integrity);
    }
    for (const version of versions) {
      const folder = folderOf(version.facts);
      for (const file of ['release.json', ...candidates.get(folder)!.files.keys()])
        if (!files.has(`${folder}/${file}`))
          throw new Error(`the ledger names ${name}@${numberOf(version)}, but ${folder}/${file} is gone`);
    }
    const live = liveVersion(versions);
    if (live && !madeLive.has(`${name}@${numberOf(live)}`))
      throw new Error(`${name}@${numberOf(live)} is live, and nobody made it so`);
  }
  await expectWholeViews(storage, files, ledger);
  const discovery = parseDiscovery(JSON.parse((await readText(storage, discoveryPath)) ?? ''));
  for (const { extras } of Object.values(discovery.microFrontends).flat())
    if (!files.has(extras.release.slice(1))) throw new Error(`discovery names ${extras.release}, which is gone`);
  const { events, problems } = await readJournal(storage, ledger);
  const unexplained = [...problems, ...unexplainedStates(ledger, events)];
  if (unexplained.length > 0) throw new Error(unexplained.join('\n'));
  for (const path of paths.filter((one) => isComposed(one) && one.endsWith('.html'))) {
    for (const [, file = ''] of ((await readText(storage, path)) ?? '').matchAll(/"\/([^"]+)"/g)) {
      if (parseReleasePath(file)?.file && !files.has(file)) throw new Error(`${path} names ${file}, which is gone`);
    }
  }
}

/** Runs the commands of the operators on the site in these turns, and expects a sound origin all the time and at the end. */
async function expectSound(work: readonly Step[][], given: readonly Turn[], someAreKilled: boolean): Promise<void> {
  origin = overlayStorage(site);
  ledgers = [];
  everTaken.clear();
  eventsWritten = [];
  promotedIn = new Set([shownFirst]);
  isRestored = work.flat().some(({ command: { name } }) => name.startsWith('bring back'));
  await expectInvariants(origin, new Set(startsWith));
  const madeLive = new Set(startsWith);
  const rotation = new Rotation(work.length);
  const sharedWith = (operator: number) =>
    instrumentedStorage(origin, {
      before: (call, path) => rotation.turnOf(operator, call, path),
      async after(call) {
        if (call !== 'read' && call !== 'list') await expectInvariants(origin, madeLive);
      },
    });
  const done = Promise.all(
    work.map(async (steps, operator) => {
      for (const { killedAt, ...one } of steps) {
        if (one.command.makesLive) madeLive.add(one.command.makesLive);
        if (one.command.shows) promotedIn.add(one.command.shows);
        await execute(sharedWith(operator), someAreKilled ? { killedAt, ...one } : one);
      }
    }),
  );
  await rotation.run(given, done);
  await expectAppliedOnce(origin);
  // Without a kill all documents are written, by whoever composed; after one any next command completes them, by
  // what the index says. Who brings a ledger back composes nothing.
  if (someAreKilled || isRestored) await reconcile(origin);
  expect((await verify(origin)).problems.filter((problem) => problem.includes('.html'))).toEqual([]);
  await repair(origin, { acceptsLedger: isRestored });
  await expectInvariants(origin, madeLive);
  expect((await verify(origin)).problems).toEqual([]);
}

/** Rivals meet in each of their sequences, so that fewer of them do. */
const rivalries = Math.max(20, Math.ceil(tried / 5));
const timeout = Math.max(600_000, tried * 1000);

it(
  `three operators and any killed command leave a sound origin, in ${tried} random sequences`,
  () => fc.assert(fc.asyncProperty(operators, turns, fc.boolean(), expectSound), { numRuns: tried }),
  timeout,
);

it(
  `what a view names stays, whatever is pruned and killed beside it, in ${rivalries} random sequences`,
  () => fc.assert(fc.asyncProperty(viewers, turns, fc.boolean(), expectSound), { numRuns: rivalries }),
  timeout,
);

it(
  `a command that does not hear that its swap was carried out is not applied again, in ${rivalries} random sequences`,
  () => fc.assert(fc.asyncProperty(rivals, turns, fc.constant(false), expectSound), { numRuns: rivalries }),
  timeout,
);
