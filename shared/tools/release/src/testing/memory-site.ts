import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostName } from '@furrow/discovery/discovery';
import { publish, type Check } from '../operations/publish';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote, type Fixture } from './fixture';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };

/** An empty site in memory for each test of a file. Its builds are written to a folder that is removed at the end. */
export let storage: OriginStorage;
let folder: string;
let builds = 0;

/** Calls the hooks of jest that make and remove what this module exports. */
export function beginWithMemorySite(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'memory-site-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(startOver);
}

/** Replaces the site with an empty one. */
export function startOver(): void {
  storage = memoryStorage();
}

/** Builds an app and makes it live, unless the options say otherwise. */
export async function release(
  app: string,
  fixture: Fixture,
  options: { promote?: boolean; allowDrop?: boolean; checks?: Check[] } = {},
) {
  const dist = join(folder, String((builds += 1)));
  await (app === hostName ? writeHost(dist, fixture) : writeRemote(dist, app, fixture));
  return publish({ storage, candidate: await readCandidate(dist), published, promote: true, ...options });
}
