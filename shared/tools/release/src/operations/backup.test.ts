import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { unexplainedStates } from '../domain/history';
import { ledgerFile, settingsFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { type Candidate, readCandidate } from '../store/candidate';
import { readDays } from '../store/day-files';
import { readJournal } from '../store/journal-file';
import { readLedger } from '../store/ledger-file';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { ConflictError, readText, type OriginStorage } from '../store/storage';
import { countVisits } from '../testing/days';
import { writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { folderIn } from '../testing/ledger';
import { sequences } from '../testing/orderings';
import { Rotation } from '../testing/rotation';
import { backup, restore } from './backup';
import { createEnvironment, promoteIn } from './environment';
import { tellEvent } from './log';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { status } from './status';

/** A site is copied while commands run, its origin is destroyed, and it is restored elsewhere. */
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const by = { actor: 'the operator' };
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const builds = new Map<string, Candidate>();
let folder: string;
let base: OriginStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  base = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage: base, candidate: host, published, promote: true });
  for (const version of versions) {
    const fixture = { version, content: version, pages: { '/buy-food': ['/buy-food'] } };
    builds.set(version, await readCandidate(await writeRemote(join(folder, version), 'shop', fixture)));
  }
  await release(base, '1.0.0');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const release = (storage: OriginStorage, version: string, isLive = true) =>
  publish({ storage, candidate: builds.get(version)!, published, promote: isLive });
const states = async (storage: OriginStorage) =>
  (await status(storage)).map(({ app, version, state, traffic }) => `${app}@${version} ${state} ${traffic}`);

const commands: Record<string, (storage: OriginStorage) => Promise<unknown>> = {
  ...Object.fromEntries(versions.slice(1).map((version) => [`release ${version}`, (on) => release(on, version)])),
  'canary 1.3.0': async (on) => {
    await release(on, '1.3.0', false);
    await promote({ storage: on, app: 'shop', version: '1.3.0', traffic: 10 });
  },
  'back to 1.0.0': (on) => promote({ storage: on, app: 'shop', version: '1.0.0' }),
  rollback: (on) => rollback({ storage: on, app: 'shop' }),
  prune: (on) => prune({ storage: on, keep: 0 }),
  visits: (on) => countVisits(on, { app: 'shop', version: '1.0.0', cohort: 'live', visits: 1 }),
};
const isExpected = (error: unknown) => error instanceof Refused || error instanceof ConflictError;
const attempt = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!isExpected(error)) throw error;
  });

const turns = fc.array(
  fc.record({
    operator: fc.nat({ max: 1 }),
    calls: fc.integer({ min: 1, max: 60 }),
    until: fc.constantFrom(undefined, 'ledger' as const, 'release' as const),
  }),
  { maxLength: 60 },
);
const work = fc.array(fc.constantFrom(...Object.keys(commands)), { minLength: 1, maxLength: 6 });

/** More in a row with SEQUENCES=2000. */
const tried = sequences(15);

it(
  `restores one of the states that the site had, whole, from a copy that was made meanwhile, in ${tried} random sequences`,
  async () => {
    await fc.assert(
      fc.asyncProperty(work, work, turns, async (before, meanwhile, given) => {
        const origin = overlayStorage(base);
        const place = memoryStorage();
        await backup(origin, place);
        for (const name of before) await attempt(commands[name]!(origin));
        /** The ledgers and the days of reports that there were from the beginning of the copy on. */
        const [ledgers, days] = [[await readText(origin, ledgerFile)], [await readDays(origin)]];
        const rotation = new Rotation(2);
        const asOperator = (operator: number) =>
          instrumentedStorage(origin, {
            before: (call, path) => rotation.turnOf(operator, call, path),
            async after(call) {
              if (call !== 'write') return;
              const text = await readText(origin, ledgerFile);
              if (text !== ledgers.at(-1)) ledgers.push(text);
              days.push(await readDays(origin));
            },
          });
        const operator = (async () => {
          for (const name of meanwhile) await attempt(commands[name]!(asOperator(0)));
        })();
        const copied = backup(asOperator(1), place);
        await rotation.run(given, Promise.all([operator, copied]));
        expect((await copied).problems).toEqual([]);

        // The origin is destroyed; nothing but the copy is left.
        expect(ledgers).toContain(await readText(place, ledgerFile));
        expect((await verify(place)).problems).toEqual([]);
        const restored = memoryStorage();
        expect(await restore(place, restored, by)).toMatchObject({ problems: [], lost: [] });
        expect((await verify(restored)).problems).toEqual([]);
        expect(await states(restored)).toEqual(await states(place));
        const ledger = await readLedger(restored);
        const journal = await readJournal(restored, ledger);
        expect(journal.problems).toEqual([]);
        expect(unexplainedStates(ledger, journal.events)).toEqual([]);
        expect(days).toContainEqual(await readDays(restored));
        // And it goes on.
        await attempt(commands['release 1.1.0']!(restored));
        await promote({ storage: restored, app: 'host', version: '1.0.0' });
        expect((await verify(restored)).problems).toEqual([]);
      }),
      { numRuns: tried },
    );
  },
  Math.max(300_000, tried * 1000),
);

describe('a copy', () => {
  let origin: OriginStorage;
  let place: OriginStorage;
  beforeEach(async () => {
    [origin, place] = [overlayStorage(base), memoryStorage()];
    await backup(origin, place);
  });

  it('takes only what is new', async () => {
    let writes: string[] = [];
    const watched: OriginStorage = {
      ...place,
      write: (path, ...rest) => (writes.push(path), place.write(path, ...rest)),
    };
    expect(await backup(origin, watched)).toMatchObject({ sequence: 2, releases: 0 });
    writes = [];
    await release(origin, '1.1.0');
    expect(await backup(origin, watched)).toMatchObject({ sequence: 3, releases: 1 });
    expect(writes.filter((path) => /^(?:shop|host)\/1\.0/.test(path))).toEqual([]);
  });

  it('is an origin that can be served, with documents', async () => {
    expect(await readText(place, 'buy-food.html')).toBe(await readText(origin, 'buy-food.html'));
  });

  it('has teams and settings, and loses them when the site does', async () => {
    await origin.write(settingsFile, '{ "url": "https://a.example" }');
    await backup(origin, place);
    expect(await readText(place, settingsFile)).toContain('a.example');
    await origin.remove(settingsFile);
    await backup(origin, place);
    expect(await place.read(settingsFile)).toBeUndefined();
  });

  it('names a damaged file, keeps the good one that it has, and takes all else', async () => {
    const path = `${await folderIn(origin, 'shop@1.0.0')}/page.js`;
    const good = await readText(origin, path);
    await origin.write(path, 'damaged');
    await release(origin, '1.1.0', false);
    expect((await backup(origin, place)).problems).toEqual([]);
    expect(await readText(place, path)).toBe(good);
    const other = memoryStorage();
    expect((await backup(origin, other)).problems).toContain(`${path} is missing or damaged.`);
    expect((await states(other)).length).toBe(3);
    expect(await other.read(`${await folderIn(origin, 'shop@1.1.0')}/release.json`)).toBeDefined();
  });

  it('is refused where the place has a history that the site does not have, and changes nothing there', async () => {
    await release(origin, '1.1.0');
    await backup(origin, place);
    const again = overlayStorage(base);
    const ledger = await readText(place, ledgerFile);
    await expect(backup(again, place)).rejects.toMatchObject({
      message: expect.stringContaining('The backup ends with event 3'),
      reasons: [{ code: 'FUR-BACKUP-OTHER-HISTORY' }],
    });
    expect(await readText(place, ledgerFile)).toBe(ledger);
  });

  it('is refused while another one is made in the same place', async () => {
    await release(origin, '1.1.0');
    const ended = await Promise.allSettled([backup(origin, place), backup(origin, place)]);
    expect(ended).toEqual([
      { status: 'fulfilled', value: expect.objectContaining({ sequence: 3 }) },
      {
        status: 'rejected',
        reason: expect.objectContaining({ reasons: [expect.objectContaining({ code: 'FUR-BACKUP-BUSY' })] }),
      },
    ]);
    expect((await verify(place)).problems).toEqual([]);
  });

  it('says when it was made, for an alarm', async () => {
    await backup(origin, place, Date.parse('2026-11-27T01:00:00Z'));
    expect(await readText(origin, '.furrow/backup.json')).toContain('"at": "2026-11-27T01:00:00.000Z"');
  });

  it('has the environments of the site, and not those that are gone', async () => {
    await createEnvironment({ storage: origin, name: 'staging', by });
    await promoteIn({ storage: origin, name: 'staging', app: 'shop', version: '1.0.0', by });
    await backup(origin, place);
    const restored = memoryStorage();
    await restore(place, restored, by);
    expect(await restored.list('.furrow/views/staging/journal/')).toEqual(
      await origin.list('.furrow/views/staging/journal/'),
    );
    expect((await verify(restored)).problems).toEqual([]);
  });
});

describe('an origin that has lost its ledger alone', () => {
  it('says what the backup does not know, and keeps its newer settings and reports', async () => {
    const [origin, place] = [overlayStorage(base), memoryStorage()];
    await countVisits(origin, { app: 'shop', version: '1.0.0', cohort: 'live', visits: 1 });
    await backup(origin, place);
    await place.write(settingsFile, '{ "url": "https://earlier.example" }');
    await release(origin, '1.1.0');
    await rollback({ storage: origin, app: 'shop' });
    await countVisits(origin, { app: 'shop', version: '1.0.0', cohort: 'live', visits: 5 });
    await origin.write(settingsFile, '{ "url": "https://later.example" }');
    await origin.remove(ledgerFile);
    const { lost, lastDay } = await restore(place, origin, by);
    expect(lost.map((event) => tellEvent(event).replace(/^.*?: /, ''))).toEqual([
      'publish shop@1.1.0, visitors get 1.1.0',
      'rollback shop@1.1.0, now 1.0.0',
    ]);
    expect(lastDay).toBe('2026-01-01');
    expect(await readText(origin, settingsFile)).toContain('later');
    expect([...(await readDays(origin)).values()].flatMap((rows) => [...rows.values()])[0]?.visits).toBe(6);
  });
});

describe('a restore is refused', () => {
  it('where there is a site', async () => {
    const place = memoryStorage();
    await backup(overlayStorage(base), place);
    await expect(restore(place, overlayStorage(base), by)).rejects.toThrow('There is a site in this place already');
  });

  it('where there are files of something else, and from a place without a site', async () => {
    const [place, other] = [memoryStorage(), memoryStorage()];
    await expect(restore(place, memoryStorage(), by)).rejects.toThrow('There is no backup in this place.');
    await backup(overlayStorage(base), place);
    await other.write('photos/one.jpg', 'x');
    await expect(restore(place, other, by)).rejects.toThrow('files that are of no site');
  });

  it('not where the ledger is damaged', async () => {
    const [origin, place] = [overlayStorage(base), memoryStorage()];
    await backup(origin, place);
    await origin.write(ledgerFile, '{');
    await restore(place, origin, by);
    expect((await verify(origin)).problems).toEqual([]);
  });
});
