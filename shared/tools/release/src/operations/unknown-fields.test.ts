import fc from 'fast-check';
import { discoveryPath } from '@furrow/discovery/discovery';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toJson } from '../domain/json';
import { ledgerFile } from '../domain/paths';
import { readCandidate, type Candidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { type OriginStorage, readJson } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { repair } from './repair';

/** A release command that is newer than this one has added a field wherever the ledger has room for one. */

type Json = { [name: string]: unknown };
type Version = Json & {
  facts: Json & { metadata: Json & { version: string }; extras: Json };
  published: Json;
  relations: Json;
};
type Ledger = Json & { apps: Record<string, Json & { versions: Version[] }> };

const added = { addedLater: { by: 'a newer command' } };
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };

let folder: string;
let begun: OriginStorage;
let next: Candidate;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unknown-fields-'));
  begun = memoryStorage();
  const shop = (version: string) =>
    writeRemote(join(folder, version), 'shop', { version, content: version, pages: { '/shop': ['/shop'] } });
  for (const dist of [await writeHost(join(folder, 'host')), await shop('1.0.0'), await shop('1.1.0')])
    await publish({ storage: begun, candidate: await readCandidate(dist), published, promote: true });
  next = await readCandidate(await shop('1.2.0'));
  const ledger = (await readJson(begun, ledgerFile)) as Ledger;
  await begun.write(ledgerFile, toJson(withAdded(ledger)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function withAdded(ledger: Ledger): Ledger {
  const apps = Object.entries(ledger.apps).map(([app, state]) => {
    const versions = state.versions.map((version) => ({
      ...version,
      ...added,
      facts: {
        ...version.facts,
        ...added,
        metadata: { ...version.facts.metadata, ...added },
        extras: { ...version.facts.extras, ...added },
      },
      published: { ...version.published, ...added },
      relations: { ...version.relations, ...added },
    }));
    return [app, { ...state, ...added, versions }] as const;
  });
  return { ...ledger, ...added, apps: Object.fromEntries(apps) };
}

/** The objects of the ledger that had the field, and have to have it still. */
function places(ledger: Ledger): [string, Json][] {
  const known = ['1.0.0', '1.1.0'];
  const ofApps = Object.entries(ledger.apps).flatMap(([app, state]): [string, Json][] => [
    [app, state],
    ...state.versions
      .filter(({ facts }) => known.includes(facts.metadata.version))
      .flatMap((version): [string, Json][] => {
        const { facts, published: when, relations } = version;
        const parts = { version, facts, metadata: facts.metadata, extras: facts.extras, published: when, relations };
        return Object.entries(parts).map(([part, value]) => [`${app}@${facts.metadata.version} ${part}`, value]);
      }),
  ]);
  return [['the ledger', ledger], ...ofApps];
}

const commands: Record<string, (storage: OriginStorage) => Promise<unknown>> = {
  publish: (storage) => publish({ storage, candidate: next, published }),
  canary: (storage) => promote({ storage, app: 'shop', version: '1.2.0', traffic: 20 }),
  promote: (storage) => promote({ storage, app: 'shop', version: '1.2.0' }),
  rollback: (storage) => rollback({ storage, app: 'shop' }),
  prune: (storage) => prune({ storage, keep: 1 }),
  repair: (storage) => repair(storage),
};

it('every command keeps the fields that it does not know, in the ledger and in what browsers read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(commands)), { maxLength: 6 }), async (names) => {
      const storage = overlayStorage(begun);
      // What the state of the site does not allow is refused, and changes nothing.
      for (const name of ['publish', ...names]) await commands[name]!(storage).catch(() => undefined);
      for (const [place, value] of places((await readJson(storage, ledgerFile)) as Ledger))
        expect({ place, ...value }).toMatchObject({ place, ...added });
      const discovery = (await readJson(storage, discoveryPath)) as {
        microFrontends: Record<string, Version['facts'][]>;
      };
      const shown = Object.values(discovery.microFrontends).flat();
      const before = shown.filter(({ metadata }) => metadata.version !== '1.2.0');
      expect(before.length).toBeGreaterThan(0);
      for (const entry of before)
        for (const part of [entry, entry.metadata, entry.extras]) expect(part).toMatchObject(added);
    }),
    { numRuns: 25 },
  );
});
