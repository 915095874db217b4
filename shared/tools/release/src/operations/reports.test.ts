import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from '../server/files';
import { startServer } from '../server/serve';
import { addToDay } from '../store/day-files';
import { memoryStorage } from '../store/memory-storage';
import { canary, canarySite, live } from '../testing/canary-site';
import { countVisits } from '../testing/days';
import { readCollected, readReports } from './reports';

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

it('without reports, nothing is said of how a version did', async () => {
  const storage = memoryStorage();
  await expect(readCollected(storage)).rejects.toMatchObject({ reasons: [{ code: 'FUR-CANARY-NO-REPORTS' }] });
  await countVisits(storage, { ...counted, visits: 1 });
  expect((await readCollected(storage)).of(canary).visits).toBe(1);
  // Over HTTP they look as if there were none.
  const isHidden = (path: string) => path.startsWith('.furrow/');
  const overHttp = { ...memoryStorage(), isHidden };
  await expect(readCollected(overHttp)).rejects.toMatchObject({ reasons: [{ code: 'FUR-REPORTS-NOT-PUBLIC' }] });
});

it('days are kept for five weeks, by whoever collects', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'days-'));
  const storage = await canarySite(folder);
  await countVisits(storage, { ...counted, visits: 1 });
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const [kept, removed] = [daysAgo(34), daysAgo(36)];
  for (const day of [kept, removed]) await addToDay(storage, day, []);
  const server = await startServer({
    files: folderFiles(join(folder, 'origin')),
    port: 0,
    collecting: { storage, pause: 0 },
  });
  await server.close();
  const reports = await readReports(storage);
  expect(reports.of(canary).visits).toBe(0);
  expect(reports.dayNames).toContain(kept);
  expect(reports.dayNames).not.toContain(removed);
  expect(reports.dayNames).toHaveLength(2);
  await rm(folder, { recursive: true });
});
