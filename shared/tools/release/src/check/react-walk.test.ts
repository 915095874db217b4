import fc from 'fast-check';
import { canaryEntry, entriesOf, type Entry, liveEntry } from '@furrow/discovery/discovery';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, rollback } from '../operations/promote';
import { publish } from '../operations/publish';
import { status } from '../operations/status';
import { readCandidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { readView } from '../testing/ledger';

const apps = ['host', 'shop', 'dao'];
/** Each app is built with the first of them as 1.0.0, and with the second one as 1.1.0. */
const minors = ['19.2', '19.3'];
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };

let folder: string;
let begun: OriginStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'react-walk-'));
  begun = memoryStorage();
  for (const [index, react] of minors.entries()) {
    for (const app of apps) {
      const dist = join(folder, `${app}-${react}`);
      const build = { version: `1.${index}.0`, content: react, react };
      await (app === 'host'
        ? writeHost(dist, build)
        : writeRemote(dist, app, { pages: { [`/${app}`]: [`/${app}`] }, ...build }));
      const candidate = await readCandidate(dist);
      await publish({ storage: begun, candidate, published, promote: index === 0, compose: false });
    }
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('lets each team move to the next minor of React, or back, at any time, with canaries; status names the pages that render again', async () => {
  const move = fc.record({ app: fc.constantFrom(...apps), to: fc.constantFrom('live', 'canary', 'back') });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 8 }), async (moves) => {
      const storage = overlayStorage(begun);
      const versionOf = (entry: Entry | undefined) => entry?.metadata.version;
      for (const { app, to } of moves) {
        const entries = entriesOf(await readView(storage), app);
        const isLive = versionOf(liveEntry(entries)) === '1.1.0';
        if (to === 'back' ? isLive || canaryEntry(entries) : !isLive) {
          if (to === 'back') await rollback({ storage, app });
          else await promote({ storage, app, version: '1.1.0', traffic: to === 'canary' && app !== 'host' ? 50 : 100 });
        }
        const rows = (await status(storage)).filter(({ state }) => state === 'live');
        const reactOf = (name: string) => minors[rows.find((row) => row.app === name)?.version === '1.1.0' ? 1 : 0];
        for (const row of rows)
          expect(row.rendersAnew !== undefined).toBe(row.app !== 'host' && reactOf(row.app) !== reactOf('host'));
      }
    }),
    { numRuns: 30 },
  );
});
