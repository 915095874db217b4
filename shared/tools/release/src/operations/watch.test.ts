import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OriginStorage } from '../store/storage';
import { canary, canarySite, live } from '../testing/canary-site';
import { countVisits } from '../testing/days';
import { readView } from '../testing/ledger';
import { log, tellEvent, tellFigures } from './log';
import { promote, rollback } from './promote';
import { status } from './status';
import { watch } from './watch';

/** What visitors of the canary met, or of the live version beside it. */
const met = (of: typeof live, visits: number, failures = 0, inp: Record<string, number> = {}) => ({
  ...of,
  cohort: of === canary ? 'canary' : 'beside 1.1.0',
  visits,
  failures: failures > 0 ? [{ phase: 'entry', error: 'Error: 404', count: failures }] : [],
  waits: { inp },
});

let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'));
  storage = await canarySite(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const look = (options: Partial<Parameters<typeof watch>[0]> = { once: true }) =>
  watch({
    storage,
    app: 'shop',
    maxErrorRate: 2,
    minVisits: 100,
    interval: 5,
    report: () => undefined,
    ...options,
  });
const states = async () =>
  (await status(storage))
    .filter(({ app }) => app === 'shop')
    .map(({ version, traffic, state }) => `${version} ${state} ${traffic}`);

it('rolls a canary back when it fails more often than is allowed', async () => {
  await countVisits(storage, met(canary, 100, 12));
  expect(await look()).toMatchObject({
    outcome: 'withdrawn',
    version: '1.1.0',
    reason: '12.0% of its visits failed, but only 2% may',
    documents: [{ written: ['buy-food.html', 'discovery.json'] }],
  });
  expect(await states()).toEqual(['1.1.0 withdrawn 0', '1.0.0 live 100']);
  expect((await log(storage, canary)).at(-1)).toMatchObject({
    command: 'rollback',
    reason: '12.0% of its visits failed, but only 2% may',
    figures: { failures: 12, visits: 100, maxErrorRate: 2 },
  });
  const [event] = (await log(storage, canary)).slice(-1);
  expect(event && tellFigures(event)[0]).toBe('    counted: failures 12, visits 100, maxErrorRate 2');
});

it('rolls it back when it fails more often than the live version over the same period, and says how often', async () => {
  await countVisits(storage, met(canary, 100, 8), met(live, 900, 9));
  expect(await look()).toMatchObject({
    outcome: 'withdrawn',
    reason: 'load failures: 8.0% of its visits, compared with 1.0% for 1.0.0 over the same period',
  });
  const [event] = (await log(storage, canary)).slice(-1);
  expect(event && tellEvent(event)).toContain('because: load failures: 8.0% of its visits');
  expect(event && tellFigures(event)).toEqual([
    '    canary: visits 100, loads 8, errors 0',
    '    live over the same period: visits 900, loads 9, errors 0',
    expect.stringMatching(/^ {4}evidence: odds \d+ to 1, by load failures$/),
  ]);
});

it('rolls it back when its visitors wait longer for an answer, and says how long', async () => {
  await countVisits(
    storage,
    met(canary, 100, 0, { 480: 80 }),
    met(live, 400, 0, { 40: 100, 60: 100, 80: 100, 120: 100 }),
  );
  expect(await look()).toMatchObject({
    outcome: 'withdrawn',
    reason:
      'INP: 480 ms at the 75th percentile, compared with 80 ms at the 75th percentile for 1.0.0 over the same period',
  });
  expect((await log(storage, canary)).at(-1)?.figures).toMatchObject({
    metric: 'INP',
    canary: { visits: 100, inp: 480 },
    live: { visits: 400, inp: 80 },
  });
});

it.each([
  ['fails no more often than allowed', [met(canary, 150, 3)], 'kept'],
  ['fails a little more often, which chance explains', [met(canary, 100, 3)], 'kept'],
  ['fails as often as the live version', [met(canary, 100, 20), met(live, 900, 180)], 'kept'],
  [
    'failed when it was live, and does not as a canary',
    [met(canary, 100), { ...met(canary, 90, 90), cohort: 'live' }],
    'kept',
  ],
  ['has had too few visits to tell', [met(canary, 99, 50)], 'undecided'],
  ['has no counted visits at all', [met(canary, 0, 1)], 'undecided'],
])('leaves it when it %s', async (_when, rows, outcome) => {
  await countVisits(storage, ...rows);
  expect(await look()).toMatchObject({ outcome });
  expect(await states()).toEqual(['1.1.0 canary 10', '1.0.0 live 90']);
});

it('goes on until something happens', async () => {
  await countVisits(storage, met(canary, 200));
  const watching = look({});
  await countVisits(storage, met(canary, 0, 30));
  expect(await watching).toMatchObject({ outcome: 'withdrawn' });
});

it('gives it one share after the other, each after as many visits, until it is live', async () => {
  await countVisits(storage, met(canary, 0));
  const shares: string[] = [];
  const counting: Promise<void>[] = [];
  const watching = look({
    steps: [1, 10, 50, 100],
    report: (line) => {
      if (!line.includes('goes from')) return;
      shares.push(line);
      counting.push(countVisits(storage, met(canary, 100)));
    },
  });
  await countVisits(storage, met(canary, 100));
  expect(await watching).toMatchObject({ outcome: 'promoted', version: '1.1.0' });
  await Promise.all(counting);
  expect(shares).toEqual(['shop@1.1.0 goes from 10% to 50%', 'shop@1.1.0 goes from 50% to 100%']);
  expect(await states()).toEqual(['1.1.0 live 100', '1.0.0 earlier 0']);
});

it('gives no share to a canary that somebody rolled back in the meantime', async () => {
  await rollback({ storage, app: 'shop', by: { actor: 'Ana', reason: 'wrong prices' } });
  await promote({ storage, app: 'shop', version: '1.1.0', traffic: 50, ifCanary: true });
  expect(await states()).toEqual(['1.1.0 withdrawn 0', '1.0.0 live 100']);
});

it('ends when the canary is promoted', async () => {
  await countVisits(storage, met(canary, 200));
  const watching = look({});
  await promote({ storage, app: 'shop', version: '1.1.0' });
  expect(await watching).toMatchObject({ outcome: 'ended' });
});

it('needs a canary and somebody who collects', async () => {
  await expect(look()).rejects.toThrow('Browser reports are not being collected for this site.');
  await promote({ storage, app: 'shop', version: '1.1.0' });
  await expect(look()).rejects.toThrow('shop has no canary to watch.');
  expect((await readView(storage)).microFrontends['shop']).toHaveLength(2);
});
