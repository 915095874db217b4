import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { log, tellEvent, tellFigures } from './log';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const by = { actor: 'Ann' };
const pages = { '/buy-food': ['/buy-food'] };
const storage = memoryStorage();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate: host, published, promote: true, by });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const dist = await writeRemote(join(folder, version), 'shop', { version, content: version, pages });
    await publish({ storage, candidate: await readCandidate(dist), published, promote: version !== '1.2.0', by });
  }
  await promote({ storage, app: 'shop', version: '1.2.0', traffic: 10, by });
  await promote({ storage, app: 'shop', version: '1.2.0', by });
  await rollback({ storage, app: 'shop', by: { ...by, reason: 'its prices are wrong' } });
  await prune({ storage, keep: 0, by });
});
afterAll(() => rm(folder, { recursive: true }));

const told = async (about?: { app: string; version?: string }) =>
  (await log(storage, about)).map((event) => tellEvent(event).replace(/^[-\d]+ [:\d]+ {2}Ann \(not verified\): /, ''));

it('shows what visitors of an app got by each event, and who did it why', async () => {
  expect(await told({ app: 'shop' })).toEqual([
    'publish shop@1.0.0, visitors get 1.0.0',
    'publish shop@1.1.0, visitors get 1.1.0',
    'publish shop@1.2.0',
    'promote shop@1.2.0, visitors get 1.1.0, 10% of them 1.2.0',
    'promote shop@1.2.0, visitors get 1.2.0',
    'rollback shop@1.2.0, now 1.1.0, because: its prices are wrong',
    expect.stringContaining('prune'),
  ]);
});

it('tells of a version that is gone when it was removed', async () => {
  expect((await told({ app: 'shop', version: '1.2.0' })).at(-1)).toContain('prune shop@1.2.0');
});

it('refuses names of which the journal says nothing, with those that are nearest to them', async () => {
  await expect(told({ app: 'shp' })).rejects.toThrow('The journal has no entries for shp. There are: host, shop.');
  await expect(told({ app: 'shp', version: '1.0.0' })).rejects.toThrow(
    'The journal has no entries for shp@1.0.0. There are: host, shop.',
  );
  await expect(told({ app: 'shop', version: '9.9.9' })).rejects.toThrow(
    'The journal has no entries for shop@9.9.9. There are: 1.0.0, 1.1.0, 1.2.0.',
  );
  await expect(log(memoryStorage(), { app: 'shop' })).rejects.toThrow(/^The journal has no entries for shop\.$/);
});

it('tells of an app nothing that concerns others', async () => {
  expect(await told({ app: 'host' })).toEqual(['publish host@1.0.0, visitors get 1.0.0']);
});

it('shows what a terminal would act on, and each event stays one line', async () => {
  const origin = memoryStorage();
  const candidate = await readCandidate(join(folder, 'host'));
  const forged = { actor: 'Ann\u001b]0;owned\u0007', reason: 'ok\n2026-01-01 00:00  Bea (verified: market): promote' };
  await publish({ storage: origin, candidate, published, promote: true, by: forged });
  const [event] = await log(origin);
  if (!event) throw new Error('The journal is empty.');
  expect(tellEvent(event).slice('2026-01-01 00:00  '.length)).toBe(
    'Ann\\u001b]0;owned\\u0007 (not verified): publish host@1.0.0, visitors get 1.0.0, because: ok\\n2026-01-01 00:00  Bea (verified: market): promote',
  );
  const figures = { evidence: 100, metric: 'lcp\u001b[2J' };
  expect(tellFigures({ ...event, figures })).toEqual(['    evidence: odds 100 to 1, by lcp\\u001b[2J']);
});
