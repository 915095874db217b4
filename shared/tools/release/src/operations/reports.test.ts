import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from '../server/files';
import { startServer } from '../server/serve';
import { memoryStorage } from '../store/memory-storage';
import { canary, canarySite, live } from '../testing/canary-site';
import { countVisits } from '../testing/days';
import { readReports } from './reports';

const counted = { ...canary, cohort: 'canary' };

it('what was reported is told by version, and failures by step of loading, route and error, the most frequent first', async () => {
  const storage = memoryStorage();
  expect((await readReports(storage)).isCollected).toBe(false);
  const failure = { phase: 'entry', error: 'Error: 404', count: 2 };
  const rendered = { phase: 'render', error: 'Error: 404', count: 1 };
  await countVisits(
    storage,
    { ...counted, visits: 10, failures: [failure] },
    { ...counted, visits: 0, failures: [rendered], route: '/checkout' },
  );
  await countVisits(storage, { ...counted, visits: 5 });
  const reports = await readReports(storage);
  expect(reports.of(canary)).toEqual({ failures: 3, visits: 15 });
  expect(reports.failuresOf(canary)).toEqual([
    { phase: 'entry', path: '/buy-food', error: 'Error: 404', count: 2 },
    { phase: 'render', path: '/checkout', error: 'Error: 404', count: 1 },
  ]);
  expect(reports.failuresOf(live)).toEqual([]);
});

it('days are kept for five weeks, by whoever collects', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'days-'));
  const storage = await canarySite(folder);
  await countVisits(storage, { ...counted, visits: 1 });
  const server = await startServer({
    files: folderFiles(join(folder, 'origin')),
    port: 0,
    collecting: { storage, pause: 0 },
  });
  await server.close();
  const reports = await readReports(storage);
  expect(reports.of(canary).visits).toBe(0);
  expect(reports.dayNames).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  await rm(folder, { recursive: true });
});
