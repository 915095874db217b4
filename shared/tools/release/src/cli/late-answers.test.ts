import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { ledgerFile } from '../domain/paths';
import { log } from '../operations/log';
import { promote, reportTo, retire, rollback } from '../operations/promote';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { bucketStorage } from '../store/bucket-storage';
import { readCandidate, type Candidate } from '../store/candidate';
import { expectNew } from '../server/authenticate';
import { s3Client } from '../store/s3-client';
import type { ObjectRequest, Transmit } from '../store/s3-transport';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { readView } from '../testing/ledger';
import { createTestBucket, type StoredObject, type TestBucket } from '../testing/test-bucket';

/** A bucket whose answers come late or never, while other commands go on. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/buy-food': ['/buy-food'] };
const builds = new Map<string, Candidate>();
let folder: string;
let bucket: TestBucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'late-'));
  builds.set('host', await readCandidate(await writeHost(join(folder, 'host'))));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const dist = await writeRemote(join(folder, version), 'shop', { version, content: version, pages });
    builds.set(version, await readCandidate(dist));
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** The site in the bucket, for a command whose requests go through `transmit`. */
const site = (transmit: Transmit = bucket.answer, wait: () => Promise<unknown> = () => Promise.resolve()) =>
  bucketStorage(s3Client('memory:', transmit, { wait }), { prefix: '', layout: 'plain', conditionalDelete: false });

const release = (storage: OriginStorage, name: string, live = true) =>
  publish({ storage, candidate: builds.get(name)!, published, promote: live });
const versions = async () =>
  (await readView(site())).microFrontends['shop']?.map(
    ({ metadata, deployment: { traffic }, extras }) =>
      `${metadata.version} ${traffic}${extras.withdrawn ? ' withdrawn' : ''}`,
  );

const isSwap = ({ method, key }: ObjectRequest) => method === 'PUT' && key === ledgerFile;

/**
 * The site for a command that never hears the answer to its swap with this number, counted from 0. Before it sends that
 * request again, `meanwhile` happens.
 */
function deafTo(swap: number, meanwhile: () => Promise<unknown>) {
  let swaps = -1;
  const transmit: Transmit = async (request) => {
    const answer = await bucket.answer(request);
    if (isSwap(request) && (swaps += 1) === swap) throw new Error('socket hang up');
    return answer;
  };
  return { storage: site(transmit, meanwhile), wasDeaf: () => swaps >= swap };
}

describe('a command whose change of the ledger is carried out, and the answer lost, is not applied again after what others did', () => {
  const back = () => rollback({ storage: site(), app: 'shop', by: { actor: 'ann', reason: 'its prices are wrong' } });

  beforeEach(async () => {
    bucket = createTestBucket();
    for (const name of ['host', '1.0.0']) await release(site(), name);
  });

  it.each<
    [string, () => Promise<unknown>, (storage: OriginStorage) => Promise<unknown>, () => Promise<unknown>, string[]]
  >([
    [
      'promote',
      () => release(site(), '1.1.0', false),
      (storage) => promote({ storage, app: 'shop', version: '1.1.0' }),
      back,
      ['1.0.0 100', '1.1.0 0 withdrawn'],
    ],
    [
      'publish --promote',
      () => Promise.resolve(),
      (storage) => release(storage, '1.1.0'),
      back,
      ['1.0.0 100', '1.1.0 0 withdrawn'],
    ],
    [
      'retire',
      () => Promise.resolve(),
      (storage) => retire({ storage, app: 'shop' }),
      () => promote({ storage: site(), app: 'shop', version: '1.0.0' }),
      ['1.0.0 100'],
    ],
    [
      'rollback',
      () => release(site(), '1.1.0'),
      (storage) => rollback({ storage, app: 'shop' }),
      () => promote({ storage: site(), app: 'shop', version: '1.1.0' }),
      ['1.0.0 0', '1.1.0 100'],
    ],
  ])('%s', async (_, before, command, meanwhile, expected) => {
    await before();
    const start = new Map(bucket.objects);
    for (let swap = 0, isOver = false; !isOver; swap += 1) {
      bucket.objects.clear();
      for (const [key, object] of start) bucket.objects.set(key, object);
      let others: Promise<unknown> | undefined;
      const { storage, wasDeaf } = deafTo(swap, async () => {
        // Before the event of the command is in the ledger, there is nothing that others could undo.
        const isDone = JSON.stringify(await versions()) !== JSON.stringify(untouched);
        if (isDone) await (others ??= meanwhile());
      });
      const untouched = await versions();
      await command(storage);
      isOver = !wasDeaf();
      if (others) expect([swap, await versions()]).toEqual([swap, expected]);
      const events = (await log(site())).map(({ command: name, app, version }) => [name, app, version].join(' '));
      expect(new Set(events).size).toBe(events.length);
      expect((await verify(site())).problems).toEqual([]);
    }
  });

  it('is applied again when an older ledger was restored over it, also if another command has noted that', async () => {
    const backup = bucket.objects.get(ledgerFile)!;
    for (const version of ['1.1.0', '1.2.0']) await release(site(), version);
    let isRestored = false;
    const transmit: Transmit = async (request) => {
      if (isSwap(request) && !isRestored) {
        isRestored = true;
        bucket.objects.set(ledgerFile, backup);
        await reportTo(site(), 'https://reports.furrow.example');
      }
      return bucket.answer(request);
    };
    await retire({ storage: site(transmit), app: 'shop' });
    expect((await log(site())).map(({ command }) => command).slice(-4)).toEqual([
      'retire',
      'restore',
      'report-to',
      'retire',
    ]);
    expect(await versions()).toEqual(['1.0.0 0']);
  });

  it('says that nobody knows what it has changed, where that cannot be found out', async () => {
    let isBroken = false;
    const transmit: Transmit = async (request) => {
      if (isBroken) throw new Error('socket hang up');
      const answer = await bucket.answer(request);
      if (!isSwap(request)) return answer;
      isBroken = true;
      throw new Error('socket hang up');
    };
    await expect(retire({ storage: site(transmit), app: 'shop' })).rejects.toThrow(
      'Nobody knows whether this command has changed the site',
    );
  });

  it('succeeds when only the answer was lost, for good', async () => {
    let isBroken = false;
    const transmit: Transmit = async (request) => {
      if (isBroken && isSwap(request)) throw new Error('socket hang up');
      const answer = await bucket.answer(request);
      if (!isSwap(request)) return answer;
      isBroken = true;
      throw new Error('socket hang up');
    };
    await reportTo(site(transmit), 'https://reports.furrow.example');
    expect((await log(site())).map(({ command }) => command)).toEqual(['publish', 'publish', 'report-to']);
  });
});

describe('a prune whose requests come late, while the release that it removes is published again and promoted', () => {
  let start: Map<string, StoredObject>;

  beforeAll(async () => {
    bucket = createTestBucket();
    for (const name of ['host', '1.0.0', '1.1.0', '1.2.0']) await release(site(), name);
    start = new Map(bucket.objects);
  });

  /** Prunes 1.0.0, and calls `late` instead of its DELETE request with this number. */
  async function pruneWith(number: number, late: (request: ObjectRequest) => ReturnType<Transmit>) {
    bucket = createTestBucket();
    for (const [key, object] of start) bucket.objects.set(key, object);
    let deletions = 0;
    const transmit: Transmit = (request) => {
      if (request.method === 'DELETE') deletions += 1;
      return request.method === 'DELETE' && deletions === number ? late(request) : bucket.answer(request);
    };
    const outcome = await prune({ storage: site(transmit), keep: 1 }).catch((error: unknown) => error);
    return { outcome, isOver: deletions < number };
  }

  it('takes no file of it with a request that is repeated', async () => {
    for (let number = 1, isOver = false; !isOver; number += 1) {
      let isPublished = false;
      const busy = async (): ReturnType<Transmit> => {
        await release(site(), '1.0.0');
        isPublished = true;
        return { status: 503, headers: {}, body: Buffer.alloc(0) };
      };
      ({ isOver } = await pruneWith(number, busy));
      expect([number, (await verify(site())).problems]).toEqual([number, []]);
      if (isPublished) expect(await versions()).toContain('1.0.0 100');
    }
  });

  it('says so when a request that waited took a file of it, and the same publish restores it', async () => {
    const told: string[] = [];
    for (let number = 1, isOver = false; !isOver; number += 1) {
      let isLate = false;
      const waiting = async (request: ObjectRequest) => {
        await release(site(), '1.0.0');
        isLate = true;
        return bucket.answer(request);
      };
      let outcome: unknown;
      ({ outcome, isOver } = await pruneWith(number, waiting));
      if (!isLate) continue;
      if (outcome instanceof Error) told.push(outcome.message);
      const { outcome: again } = await release(site(), '1.0.0');
      expect([again, await versions()]).toEqual(['unchanged', expect.arrayContaining(['1.0.0 100'])]);
      expect([number, (await verify(site())).problems]).toEqual([number, []]);
    }
    expect(new Set(told)).toEqual(
      new Set([
        'shop@1.0.0 was published again while its earlier files were being removed, and some of its files are gone. Publish the same build once more: that stores them again.',
      ]),
    );
  });
});

it('a request of a team that two servers get at once is taken by one of them, also where the answer to it is lost', async () => {
  bucket = createTestBucket();
  const stated = { created: 1_800_000_000, nonce: '0'.repeat(32), digest: '', parameters: '', key: '', signature: '' };
  const other = () => expectNew(site(), stated);
  let isLost = false;
  const transmit: Transmit = async (request) => {
    if (request.method !== 'PUT' || isLost) return bucket.answer(request);
    isLost = true;
    throw new Error('socket hang up');
  };
  await expect(expectNew(site(transmit, other), stated)).rejects.toThrow('This request was already received.');
});
