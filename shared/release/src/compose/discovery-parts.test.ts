import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, parseDiscovery } from '@furrow/discovery/discovery.schema';
import { keyOfPath, parsePartsIndex, partFor } from '@furrow/discovery/parts.schema';
import { isOfDiscoveryParts, partFile, partsIndexFile } from '@furrow/formats/discovery-parts';
import { verify } from '../check/verify';
import { appsInPart } from '../domain/discovery-parts';
import { integrityOf } from '../domain/integrity';
import { toJson } from '../domain/json';
import { teamsFile } from '../domain/paths';
import { newKeys, readSigningKey } from '../domain/signature';
import { retire, rollback } from '../operations/promote';
import { publish } from '../operations/publish';
import { repair } from '../operations/repair';
import { readCandidate, type Candidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { changeByHand } from '../testing/ledger';
import { reconcile } from './reconcile';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
/** As many remotes as a site of one discovery document has at most. */
let small: OriginStorage;
let large: OriginStorage;
let next: Candidate;

const build = async (app: string, version = '1.0.0') =>
  readCandidate(
    await writeRemote(join(folder, `${app}-${version}`), app, {
      version,
      content: version,
      pages: { [`/${app}`]: [`/${app}`] },
    }),
  );
const release = (storage: OriginStorage, candidate: Candidate, compose = true) =>
  publish({ storage, candidate, published, promote: true, compose });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
  next = await build('team7', '1.1.0');
  small = memoryStorage();
  await release(small, await readCandidate(await writeHost(join(folder, 'host'))), false);
  for (let team = 1; team <= appsInPart; team += 1) await release(small, await build(`team${team}`), false);
  await reconcile(small);
  large = overlayStorage(small);
  await release(large, await build('zoo'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const partsIn = async (storage: OriginStorage) => (await storage.list('discovery/')).filter(isOfDiscoveryParts);
const pageData = async (storage: OriginStorage, file: string) =>
  JSON.parse(
    /<script type="application\/json" id="furrow-page">(.*?)<\/script>/.exec(
      (await readText(storage, file)) ?? '',
    )?.[1] ?? '',
  ) as object;

/** What a browser is told of the app that owns the path. */
async function told(storage: OriginStorage, path: string): Promise<string | undefined> {
  return (await entriesTold(storage, path))?.find(({ deployment }) => deployment.default)?.metadata.version;
}

async function entriesTold(storage: OriginStorage, path: string): Promise<Entry[] | undefined> {
  const index = parsePartsIndex(JSON.parse((await readText(storage, partsIndexFile)) ?? ''));
  const file = partFile(partFor(index, keyOfPath(path)) ?? '');
  const part = parseDiscovery(JSON.parse((await readText(storage, file)) ?? ''));
  return part.microFrontends[path.slice(1)];
}

it('has one discovery document, until a remote more needs parts of it', async () => {
  expect(await partsIn(small)).toEqual([]);
  expect(await pageData(small, 'team7.html')).not.toHaveProperty('inParts');
  expect(await partsIn(large)).toHaveLength(4);
  for (const file of ['team7.html', 'zoo.html', '404.html'])
    expect(await pageData(large, file)).toMatchObject({ inParts: true });
  const whole = parseDiscovery(JSON.parse((await readText(large, 'discovery.json')) ?? ''));
  expect(Object.keys(whole.microFrontends)).toHaveLength(appsInPart + 2);
  expect((await verify(large)).problems).toEqual([]);
});

it('replaces the parts of a remote that is released and rolled back, and those of nobody else', async () => {
  const storage = overlayStorage(large);
  const before = await partsIn(storage);
  expect(await told(storage, '/team7')).toBe('1.0.0');
  const { written, removed } = await release(storage, next);
  expect(await told(storage, '/team7')).toBe('1.1.0');
  expect(written.filter(isOfDiscoveryParts)).toHaveLength(3);
  expect(removed.filter(isOfDiscoveryParts)).toHaveLength(2);
  await rollback({ storage, app: 'team7' });
  expect(await told(storage, '/team7')).toBe('1.0.0');
  expect(await partsIn(storage)).toEqual(before);
  expect((await verify(storage)).problems).toEqual([]);
});

it("names a part that is damaged, missing or nobody's, and repairs it", async () => {
  const storage = overlayStorage(large);
  const [first = '', second = ''] = await partsIn(storage);
  await storage.write(first, '{}');
  await storage.remove(second);
  await storage.write(partFile('0123456789abcdef'), '{}');
  await storage.remove(partsIndexFile);
  expect((await verify(storage)).problems.filter((problem) => problem.startsWith('discovery/'))).toEqual(
    [
      `${partFile('0123456789abcdef')} is a document of no live version; "release repair" removes it`,
      `${first} is not what its releases compose to; "release repair" composes it again`,
      `${second} is missing; "release repair" composes it`,
      `${partsIndexFile} is missing; "release repair" composes it`,
    ].sort(),
  );
  await repair(storage);
  expect((await verify(storage)).problems).toEqual([]);
  expect(await partsIn(storage)).toEqual(await partsIn(large));
});

it('is read in parts for as long as a version of so many remotes is published, whether they are live or not', async () => {
  const storage = overlayStorage(large);
  const { written } = await retire({ storage, app: 'zoo' });
  expect(written).not.toContain('team7.html');
  expect(await told(storage, '/zoo')).toBeUndefined();
  await changeByHand(storage, ({ apps: { zoo, ...apps }, ...ledger }) => ({ ...ledger, apps }));
  await repair(storage);
  expect(await partsIn(storage)).toEqual([]);
  expect(await pageData(storage, 'team7.html')).not.toHaveProperty('inParts');
});

it('tells browsers of a site that names its teams, in parts as well, nothing of a version that none of them signed', async () => {
  const keys = newKeys();
  const signingKey = readSigningKey(keys.privateKey, 'the key');
  const storage = memoryStorage();
  const apps = ['host', ...Array.from({ length: appsInPart + 1 }, (_, team) => `team${team + 1}`)];
  await storage.write(teamsFile, toJson({ growers: { apps, keys: [keys.publicKey] } }));
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  for (const candidate of [host, ...(await Promise.all(apps.slice(1).map((app) => build(app)))), next])
    await publish({ storage, candidate, published, promote: true, compose: false, signingKey });
  await reconcile(storage);
  const site = await readText(storage, 'site.json');
  expect(await pageData(storage, 'team7.html')).toMatchObject({ inParts: true, signers: integrityOf(site ?? '') });
  expect((await entriesTold(storage, '/team7'))?.map(({ extras }) => extras.signature)).toEqual([
    expect.any(String),
    expect.any(String),
  ]);

  const before = await readText(storage, 'team7.html');
  await changeByHand(storage, (ledger) => {
    const { team7 } = ledger.apps;
    const versions = team7!.versions.map(({ signature, ...version }) => version);
    return { ...ledger, apps: { ...ledger.apps, team7: { ...team7!, versions } } };
  });
  await repair(storage);
  expect(await entriesTold(storage, '/team7')).toBeUndefined();
  expect(await told(storage, '/team8')).toBe('1.0.0');
  expect(await readText(storage, 'team7.html')).toBe(before);
  expect((await verify(storage)).problems.join()).toContain('team7@1.1.0 is not signed');
});
