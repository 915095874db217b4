import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { publish } from './publish';
import { siteChecks } from './site-checks';

let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-checks-'));
  storage = memoryStorage();
  await release(await writeHost(join(folder, 'host')));
  for (const [app, path] of [
    ['shop', '/buy-food'],
    ['dao', '/forum'],
  ] as const)
    await release(await writeRemote(join(folder, app), app, { pages: { [path]: [path] } }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Publishes the build as the command does; returns what it tells of the pages of the site. */
async function release(dist: string): Promise<string[]> {
  const told: string[] = [];
  const checks = await siteChecks(storage, (step) => told.push(step));
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  await publish({ storage, candidate: await readCandidate(dist), published, promote: true, checks });
  return told;
}

it('tells who publishes a host what the live pages of all teams weigh with it', async () => {
  const content = Array.from({ length: 3000 }, (_, index) => ((index * 7919) % 256).toString(36)).join('');
  const [told = ''] = await release(await writeHost(join(folder, 'heavier'), { version: '1.1.0', content }));
  expect(told).toMatch(/^Of 2 live routes, these change in size:\n +page +kB now +kB after it +difference\n/);
  const row = (path: string) => new RegExp(`\\n +${path} +\\d+\\.\\d +\\d+\\.\\d +\\+\\d+\\.\\d(?:\\n|$)`);
  for (const path of ['/buy-food', '/forum']) expect(told).toMatch(row(path));
});

it('says that nothing weighs something else with a host that is as heavy as before', async () => {
  expect(await release(await writeHost(join(folder, 'same'), { version: '1.1.0' }))).toEqual([
    'Pages of 2 live routes are the same size as before.',
  ]);
});

it('tells whoever publishes a remote nothing about the pages of others', async () => {
  const next = { version: '1.1.0', content: 'two', pages: { '/buy-food': ['/buy-food'] } };
  expect(await release(await writeRemote(join(folder, 'next'), 'shop', next))).toEqual([]);
});
