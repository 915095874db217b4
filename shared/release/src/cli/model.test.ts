import { discoveryPath, liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { parseReleasePath, releaseFolder } from '@furrow/formats/release-name';
import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { reconcile } from '../compose/reconcile';
import { isComposed } from '../domain/paths';
import { Refused } from '../domain/refused';
import { readCandidate, type Candidate } from '../storage/candidate';
import { memoryStorage, overlayStorage } from '../storage/memory-storage';
import { completeRemovals } from '../storage/releases';
import { readText, type Storage } from '../storage/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { promote, retire, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';

/**
 * Three operators release in random sequences. Their commands are interleaved at every call of the storage, in an order that
 * fast-check chooses, and any command may be killed at any of its calls. After each call that changes the origin:
 *
 * 1. the discovery document is valid;
 * 2. whatever it names is stored, with all its files;
 * 3. every document names files that exist;
 * 4. the live version of each app is one that somebody made live.
 *
 * When all are done, a repair leaves an origin with which `verify` finds nothing wrong.
 */

/** More in a row with SEQUENCES=5000. */
const sequences = Number(process.env.SEQUENCES ?? 100);

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const apps = ['host', 'shop', 'dao'] as const;
type App = (typeof apps)[number];
const startsWith = ['host@1.0.0', 'dao@1.0.0', 'shop@1.0.0', 'shop@1.1.0', 'shop@1.2.0'];

let folder: string;
let site: Storage;
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
      await (app === 'host'
        ? writeHost(dist, { version, content: version })
        : writeRemote(dist, app, { version, content: version, pages }));
      builds.set(name, await readCandidate(dist));
    }
  }
  // The same version number with other sources: somebody built again after a publish that was killed.
  const again = join(folder, 'again');
  await writeRemote(again, 'shop', { version: '1.3.0', content: 'again', pages: { '/buy-food': ['/buy-food'] } });
  builds.set('shop@again', await readCandidate(again));
  for (const name of startsWith)
    await publish({ storage: site, candidate: builds.get(name)!, published, promote: true, allowDrop: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Command = { name: string; makesLive?: string; run(storage: Storage): Promise<unknown> };

const app = fc.constantFrom<App>(...apps, 'shop', 'shop');
const version = fc.constantFrom(...versions);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ app, version, live: fc.boolean(), again: fc.boolean() })
      .map(({ app: name, version: number, live, again }) => {
        const isAgain = again && name === 'shop' && number === '1.3.0';
        return {
          name: `publish ${name}@${number}${isAgain ? ' (built again)' : ''}${live ? ' --promote' : ''}`,
          ...(live && { makesLive: `${name}@${number}` }),
          run: (storage: Storage) =>
            publish({
              storage,
              candidate: builds.get(isAgain ? 'shop@again' : `${name}@${number}`)!,
              published,
              promote: live,
              allowDrop: true,
            }),
        };
      }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ app, version, traffic: fc.constantFrom(100, 10, 0) })
      .map(({ app: name, version: number, traffic }) => ({
        name: `promote ${name}@${number} --traffic ${traffic}`,
        ...(traffic === 100 && { makesLive: `${name}@${number}` }),
        run: (storage: Storage) => promote({ storage, app: name, version: number, traffic, allowDrop: true }),
      })),
  },
  {
    weight: 2,
    arbitrary: app.map((name) => ({
      name: `rollback ${name}`,
      run: (storage: Storage) => rollback({ storage, app: name }),
    })),
  },
  {
    weight: 1,
    arbitrary: app.map((name) => ({
      name: `retire ${name}`,
      run: (storage: Storage) => retire({ storage, app: name }),
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .nat(1)
      .map((keep) => ({ name: `prune --keep ${keep}`, run: (storage: Storage) => prune({ storage, keep }) })),
  },
  { weight: 1, arbitrary: fc.constant<Command>({ name: 'repair', run: repair }) },
);

async function repair(storage: Storage): Promise<void> {
  await completeRemovals(storage);
  await reconcile(storage);
}

/** A command, and the call of the storage at which its process is killed. */
const step = fc.record({ command, killedAt: fc.option(fc.nat(120), { nil: undefined, freq: 3 }) });
const operators = fc.tuple(...[1, 2, 3].map(() => fc.array(step, { minLength: 1, maxLength: 3 })));

/** Which operator makes how many calls before another one gets its turn: an operator may rest while the others do a lot. */
const turns = fc.array(
  fc.tuple(fc.nat(2), fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 5, max: 150 }))),
  {
    minLength: 5,
    maxLength: 40,
  },
);

/** Lets the calls of several operators happen one by one, in the given turns and then in rotation. */
class Rotation {
  private waiting: (() => void)[][] = [[], [], []];

  /** Resolves when the operator's call has its turn. */
  turnOf(operator: number): Promise<void> {
    return new Promise((resolve) => this.waiting[operator]?.push(resolve));
  }

  async run(given: readonly (readonly [number, number])[], done: Promise<unknown>): Promise<void> {
    let isDone = false;
    const stop = () => void (isDone = true);
    void done.then(stop, stop);
    for (let index = 0; !isDone; index += 1) {
      const [operator, calls] = given[index] ?? [index % 3, 1];
      for (let call = 0; call < calls; call += 1) {
        // All that follows from the call before has happened after this.
        await new Promise((resolve) => setImmediate(resolve));
        const next = this.waiting[operator]?.shift();
        if (!next) break;
        next();
      }
    }
    await done;
  }
}

class Killed extends Error {}

/** Runs the command as a process that may be killed: it stays dead, not even a cleanup of its own succeeds. */
async function execute(
  storage: Storage,
  { command: { run }, killedAt = Infinity }: { command: Command; killedAt?: number | undefined },
) {
  let calls = 0;
  const before = async () => {
    calls += 1;
    if (calls > killedAt) throw new Killed();
  };
  const isAlive = () => calls <= killedAt;
  await run(instrumentedStorage(storage, { before })).catch((error: unknown) => {
    if (isAlive() && !(error instanceof Refused)) throw error;
  });
}

async function expectInvariants(storage: Storage, madeLive: ReadonlySet<string>): Promise<void> {
  const paths = await storage.list('');
  const files = new Set(paths);
  const discovery = parseDiscovery(JSON.parse((await readText(storage, discoveryPath)) ?? ''));
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    for (const { metadata, extras } of entries) {
      if (extras.removing) continue;
      const { release } = builds.get(`${name}@${metadata.version}`)!;
      const others = name === 'shop' ? builds.get('shop@again')! : builds.get(`${name}@${metadata.version}`)!;
      const isOther = extras.releaseIntegrity === others.integrity;
      for (const file of [
        'release.json',
        'published.json',
        ...Object.keys((isOther ? others.release : release).files),
      ]) {
        const path = `${releaseFolder(name, metadata.version)}/${file}`;
        if (!files.has(path)) throw new Error(`discovery names ${name}@${metadata.version}, but ${path} is gone`);
      }
    }
    const live = liveEntry(entries);
    if (live && !madeLive.has(`${name}@${live.metadata.version}`))
      throw new Error(`${name}@${live.metadata.version} is live, and nobody made it so`);
  }
  for (const path of paths.filter((one) => isComposed(one) && one.endsWith('.html'))) {
    for (const [, file = ''] of ((await readText(storage, path)) ?? '').matchAll(/"\/([^"]+)"/g)) {
      if (parseReleasePath(file)?.file && !files.has(file)) throw new Error(`${path} names ${file}, which is gone`);
    }
  }
}

it(`three operators and any killed command leave a sound origin, in ${sequences} random sequences`, async () => {
  await fc.assert(
    fc.asyncProperty(operators, turns, async (work, given) => {
      const origin = overlayStorage(site);
      const madeLive = new Set(startsWith);
      const rotation = new Rotation();
      const sharedWith = (operator: number) =>
        instrumentedStorage(origin, {
          before: () => rotation.turnOf(operator),
          async after(call) {
            if (call !== 'read' && call !== 'list') await expectInvariants(origin, madeLive);
          },
        });
      const done = Promise.all(
        work.map(async (steps, operator) => {
          for (const one of steps) {
            if (one.command.makesLive) madeLive.add(one.command.makesLive);
            await execute(sharedWith(operator), one);
          }
        }),
      );
      await rotation.run(given, done);
      await repair(origin);
      await expectInvariants(origin, madeLive);
      expect((await verify(origin)).problems).toEqual([]);
    }),
    { numRuns: sequences },
  );
}, 600_000);
