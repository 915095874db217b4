import { liveEntry } from '@furrow/discovery/discovery';
import { canRun } from '@furrow/contract/version';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, rollback } from '../operations/promote';
import { publish } from '../operations/publish';
import { readCandidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { type Fixture, writeHost, writeRemote } from '../testing/fixture';
import { readView } from '../testing/ledger';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let count = 0;

async function release(storage: OriginStorage, app: string, fixture: Fixture, live = true): Promise<void> {
  const dist = join(folder, String((count += 1)));
  const pages = { [`/${app}`]: [`/${app}`] };
  await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, { pages, ...fixture }));
  await publish({ storage, candidate: await readCandidate(dist), published, promote: live, compose: false });
}

const host = (version: string, speaks: number[], more: Fixture = {}): Fixture => ({
  version,
  content: version,
  speaks,
  contract: Math.max(...speaks),
  ...more,
});
const remote = (version: string, contract: number, more: Fixture = {}): Fixture => ({
  version,
  content: version,
  contract,
  ...more,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-gate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('runs a remote whose contract is among those that the host speaks', async () => {
  const storage = memoryStorage();
  await release(storage, 'host', host('1.0.0', [1, 2]));
  await release(storage, 'shop', remote('1.0.0', 1));
  await release(storage, 'dao', remote('1.0.0', 2));
  await expect(release(storage, 'content', remote('1.0.0', 3))).rejects.toThrow(
    'it speaks contract 3, but the live host@1.0.0 speaks 1 and 2. Release a host that speaks 3 first.',
  );
});

it('keeps a contract until nobody speaks it: live, as a canary, or by a rollback', async () => {
  const storage = memoryStorage();
  await release(storage, 'host', host('1.0.0', [1]));
  await release(storage, 'shop', remote('1.0.0', 1));
  await release(storage, 'host', host('2.0.0', [1, 2]));
  // A rollback of the host would leave the shop without one that speaks to it.
  await expect(release(storage, 'shop', remote('2.0.0', 2))).rejects.toThrow(
    'it speaks contract 2, but host@1.0.0, which a rollback would restore, speaks 1. Release the host again.',
  );
  await release(storage, 'host', host('2.0.1', [1, 2]));
  await release(storage, 'shop', remote('2.0.0', 2), false);
  await promote({ storage, app: 'shop', version: '2.0.0', traffic: 10 });

  const alone = (version: string) => release(storage, 'host', host(version, [2]));
  await expect(alone('3.0.0')).rejects.toThrow(
    'it speaks contract 2, but the live shop@1.0.0 speaks 1. A host has to speak it until shop releases a version that no longer needs it.',
  );
  await promote({ storage, app: 'shop', version: '2.0.0' });
  await expect(alone('3.0.1')).rejects.toThrow(
    'it speaks contract 2, but shop@1.0.0, which a rollback would restore, speaks 1.',
  );
  await release(storage, 'shop', remote('2.1.0', 2));
  await release(storage, 'shop', remote('1.9.0', 1), false);
  await promote({ storage, app: 'shop', version: '1.9.0', traffic: 10 });
  await expect(alone('3.0.2')).rejects.toThrow('but the canary shop@1.9.0 speaks 1.');
  await rollback({ storage, app: 'shop' });
  await alone('3.0.3');
  await expect(release(storage, 'shop', remote('1.9.1', 1))).rejects.toThrow(
    'it speaks contract 1, but the live host@3.0.3 speaks 2. Update @furrow/remote and build again.',
  );
});

it('asks for what a remote requires, and for nothing else that a host lacks', async () => {
  const storage = memoryStorage();
  await release(storage, 'host', host('1.0.0', [1], { capabilities: ['drawers'] }));
  await release(storage, 'shop', remote('1.0.0', 1, { requires: ['drawers'] }));
  await release(storage, 'dao', remote('1.0.0', 1));
  await expect(release(storage, 'host', host('2.0.0', [1]))).rejects.toThrow(
    'it does not offer drawers, which the live shop@1.0.0 requires. A host has to offer it until shop no longer needs it.',
  );
});

describe('a site on its way from contract 1 to 2', () => {
  const apps = ['host', 'shop', 'dao'];
  /** What each team has published, in the order in which it might be promoted. */
  const steps = [
    ['host', '2.0.0'],
    ['host', '2.0.1'],
    ['host', '3.0.0'],
    ['shop', '2.0.0'],
    ['shop', '2.0.1'],
    ['dao', '2.0.0'],
    ['dao', '2.0.1'],
  ] as const;

  async function start(): Promise<OriginStorage> {
    const storage = memoryStorage();
    await release(storage, 'host', host('1.0.0', [1]));
    for (const app of ['shop', 'dao']) await release(storage, app, remote('1.0.0', 1));
    for (const [version, speaks] of [
      ['2.0.0', [1, 2]],
      ['2.0.1', [1, 2]],
    ] as const)
      await release(storage, 'host', host(version, [...speaks]), false);
    return storage;
  }

  it('arrives by single releases in every order that the gate allows; each can be rolled back, and the host always runs what is live', async () => {
    const begun = await start();
    const fixtures: Record<string, Fixture> = {
      'host@3.0.0': host('3.0.0', [2]),
      ...Object.fromEntries(
        ['shop', 'dao'].flatMap((app) =>
          ['2.0.0', '2.0.1'].map((version) => [`${app}@${version}`, remote(version, 2)]),
        ),
      ),
    };
    const seen = new Map<string, boolean>();
    let arrived = 0;

    const stateOf = async (storage: OriginStorage) => {
      const { microFrontends } = await readView(storage);
      const entries = apps.map((app) => liveEntry(microFrontends[app])!);
      return { entries, name: entries.map(({ metadata }) => metadata.version).join(' ') };
    };
    const expectRuns = async (storage: OriginStorage) => {
      const [live, ...remotes] = (await stateOf(storage)).entries;
      for (const { extras } of remotes) expect(canRun(live!.extras, extras)).toBe(true);
    };

    async function walk(storage: OriginStorage, path: readonly string[]): Promise<void> {
      const { name } = await stateOf(storage);
      await expectRuns(storage);
      // What was promoted last decides what a rollback brings back.
      const key = `${name} ${[...path].sort().join(' ')} ${apps.map((app) => path.findLast((step) => step.startsWith(app)) ?? '').join(' ')}`;
      if (seen.has(key)) return;
      seen.set(key, true);
      const last = path.at(-1)?.split('@')[0];
      if (last !== undefined) {
        const back = overlayStorage(storage);
        await rollback({ storage: back, app: last });
        await expectRuns(back);
      }
      if (name === '3.0.0 2.0.1 2.0.1') arrived += 1;
      for (const [app, version] of steps) {
        const step = `${app}@${version}`;
        const { entries } = await stateOf(storage);
        const now = entries[apps.indexOf(app)]!.metadata.version;
        if (version.localeCompare(now) <= 0) continue;
        const next = overlayStorage(storage);
        const fixture = fixtures[step];
        try {
          if (fixture) await release(next, app, fixture);
          else await promote({ storage: next, app, version });
        } catch {
          // The gate refuses this order; what visitors get is what it was.
          expect((await stateOf(next)).name).toBe(name);
          continue;
        }
        await walk(next, [...path, step]);
      }
    }
    await walk(begun, []);
    expect(arrived).toBeGreaterThan(0);
    expect([...seen.keys()].some((key) => key.startsWith('3.0.0 1.0.0'))).toBe(false);
  });
});
