import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '../compose/apply/reconcile';
import { verify } from '../check/verify';
import { newKeys } from '../domain/signature';
import { createPrivateKey } from 'node:crypto';
import { bucketStorage } from '../store/bucket-storage';
import { readCandidate, type Candidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import type { S3Client } from '../store/s3-client';
import type { Transmit } from '../store/s3-transport';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { nextMoment } from '../testing/orderings';
import { createTestBucket, directClient, runAndKill, type TestBucket } from '../testing/test-bucket';
import { promote, retire, rollback } from '../operations/promote';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { repair } from '../operations/repair';
import { signVersion } from '../operations/sign';
import { status } from '../operations/status';

/** Every command on an origin in a bucket. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/': ['/'], '/buy-food': ['/buy-food'] };
let folder: string;
let bucket: TestBucket;
const builds = new Map<string, Candidate>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  builds.set('host', await readCandidate(await writeHost(join(folder, 'host'))));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const dist = await writeRemote(join(folder, version), 'shop', { version, content: version, pages });
    builds.set(version, await readCandidate(dist));
  }
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  bucket = createTestBucket();
});

const open = (client: S3Client) => bucketStorage(client, { prefix: '', layout: 'plain', conditionalDelete: false });
const release = (storage: OriginStorage, name: string, live = true) =>
  publish({ storage, candidate: builds.get(name)!, published, promote: live });

/** What each command of a team's life tells. */
async function lifeOf(storage: OriginStorage): Promise<unknown[]> {
  const { privateKey, publicKey } = newKeys();
  const told: unknown[] = [await release(storage, 'host'), await release(storage, '1.0.0')];
  told.push(await release(storage, '1.0.0'), await release(storage, '1.1.0', false));
  told.push(await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 }), await status(storage));
  told.push(await rollback({ storage, app: 'shop' }), await promote({ storage, app: 'shop', version: '1.1.0' }));
  told.push(await release(storage, '1.2.0'), await prune({ storage, keep: 0 }), (await verify(storage)).problems);
  await storage.write('.furrow/teams.json', JSON.stringify({ market: { apps: ['shop', 'host'], keys: [publicKey] } }));
  const signingKey = createPrivateKey(privateKey);
  for (const [app, version] of [
    ['host', '1.0.0'],
    ['shop', '1.1.0'],
    ['shop', '1.2.0'],
  ] as const)
    told.push(await signVersion({ storage, app, version, signingKey }));
  told.push(await status(storage), await retire({ storage, app: 'shop' }), await repair(storage));
  told.push((await verify(storage)).problems);
  return told;
}

it('tells the same as in a folder, command by command', async () => {
  const inFolder = await lifeOf(folderStorage(join(folder, 'origin')));
  expect(await lifeOf(open(directClient(bucket)))).toEqual(inFolder);
});

it('writes only the folder of the release, the ledger and the journal when nothing is promoted, which a narrow right allows', async () => {
  const storage = open(directClient(bucket));
  for (const name of ['host', '1.0.0']) await release(storage, name);
  bucket.requests.length = 0;
  await release(storage, '1.1.0', false);
  const written = bucket.requests
    .filter((request) => /^(?:PUT|DELETE)/.test(request))
    .map((request) => request.slice(4));
  expect(written).toContain('.furrow/ledger.json');
  const others = written.filter((key) => !key.startsWith('shop/1.1.0-') && !key.startsWith('.furrow/journal/'));
  expect(new Set(others)).toEqual(new Set(['.furrow/ledger.json']));
});

it('leaves the documents of a later release to the next command when it is killed after they were handed over to it', async () => {
  const storage = open(directClient(bucket));
  for (const name of ['host', '1.0.0']) await release(storage, name);
  for (const name of ['1.1.0', '1.2.0']) await release(storage, name, false);
  const slow = directClient(bucket);
  let isKilled = false;
  const killed = async () => {
    if (isKilled) throw new Error('killed');
  };
  const put: S3Client['put'] = async (key, ...args) => {
    await killed();
    if (key === 'buy-food') {
      const { writtenBy } = await promote({ storage, app: 'shop', version: '1.2.0' });
      expect(writtenBy).toBe(`process ${process.pid}`);
      isKilled = true;
    }
    return slow.put(key, ...args);
  };
  const get: S3Client['get'] = (key) => killed().then(() => slow.get(key));
  await expect(promote({ storage: open({ ...slow, put, get }), app: 'shop', version: '1.1.0' })).rejects.toThrow(
    'killed',
  );
  const shown = () => bucket.objects.get('buy-food')?.bytes.toString();
  expect(shown()).toContain('data-version="1.1.0"');
  const { leftPending } = await reconcile(storage);
  expect(leftPending).toContain('buy-food.html');
  expect(shown()).toContain('data-version="1.2.0"');
  expect((await verify(storage)).problems).toEqual([]);
});

it('loses nothing when two teams release at the same moment', async () => {
  const storage = open(directClient(bucket));
  await release(storage, 'host');
  const dist = await writeRemote(join(folder, 'dao'), 'dao', { pages: { '/voting': ['/voting'] } });
  const dao = await readCandidate(dist);
  await Promise.all([
    ...['1.0.0', '1.1.0'].map((version) => release(open(directClient(bucket)), version, version === '1.0.0')),
    publish({ storage: open(directClient(bucket)), candidate: dao, published, promote: true }),
  ]);
  expect((await status(storage)).map(({ app, version, state }) => `${app}@${version} ${state}`).sort()).toEqual([
    'dao@1.0.0 live',
    'host@1.0.0 live',
    'shop@1.0.0 live',
    'shop@1.1.0 waiting',
  ]);
  expect((await verify(storage)).problems).toEqual([]);
});

it('publishes one of two builds of a version, and that one whole, when the second begins at any request of the first', async () => {
  const rebuilt = await readCandidate(
    await writeRemote(join(folder, 'rebuilt'), 'shop', { version: '1.2.0', content: 'rebuilt', pages }),
  );
  for (let request = 1, isInterrupted = true; isInterrupted; request += nextMoment) {
    bucket.objects.clear();
    const storage = open(directClient(bucket));
    for (const name of ['host', '1.0.0']) await release(storage, name);
    let asked = 0;
    let second: Promise<unknown> | undefined;
    const interrupted: Transmit = async (sent) => {
      asked += 1;
      if (asked === request)
        second = publish({ storage, candidate: rebuilt, published }).catch((error: unknown) => error);
      return bucket.answer(sent);
    };
    const slow = open(directClient({ ...bucket, answer: interrupted }));
    const outcomes = [await release(slow, '1.2.0', false).catch((error: unknown) => error), await second];
    isInterrupted = second !== undefined;
    const refused = outcomes.filter((outcome) => outcome instanceof Error);
    expect(refused.map((error) => error.message)).toEqual(
      isInterrupted ? [expect.stringContaining('shop@1.2.0 is already published with different content')] : [],
    );
    expect([request, (await verify(storage)).problems]).toEqual([request, []]);
  }
});

describe.each([
  ['before', false],
  ['after', true],
])('a command killed at any request, %s the bucket has carried it out', (_, isCarriedOut) => {
  it.each<[string, (storage: OriginStorage) => Promise<unknown>]>([
    ['publish --promote', (storage) => release(storage, '1.2.0')],
    ['rollback', (storage) => rollback({ storage, app: 'shop', version: '1.1.0' })],
    ['prune', (storage) => prune({ storage, keep: 0 })],
  ])('%s leaves the site as it was, or goes on with the next command', async (command, work) => {
    const storage = open(directClient(bucket));
    for (const name of ['host', '1.0.0', '1.1.0']) await release(storage, name);
    if (command === 'prune') await release(storage, '1.2.0', false);
    const before = new Map(bucket.objects);
    const versions = () =>
      JSON.stringify((JSON.parse(String(bucket.objects.get('.furrow/ledger.json')?.bytes)) as { apps: object }).apps);
    const versionsBefore = versions();
    const visible = () =>
      [...bucket.objects].filter(([key]) => !key.startsWith('shop/1.2.0-') && !key.startsWith('.furrow/'));
    const visibleBefore = visible();

    for (let request = 0, wasKilled = true; wasKilled; request += nextMoment) {
      bucket.objects.clear();
      for (const [key, object] of before) bucket.objects.set(key, object);
      wasKilled = await runAndKill(bucket, request, isCarriedOut, (client) => work(open(client)));
      if (versions() === versionsBefore) expect(visible()).toEqual(visibleBefore);
      await work(storage);
      expect([request, (await verify(storage)).problems]).toEqual([request, []]);
    }
  });
});
