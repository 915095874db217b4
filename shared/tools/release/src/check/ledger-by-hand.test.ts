import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journalFile, writeEvent } from '../domain/journal';
import { toJson } from '../domain/json';
import type { Ledger, PublishedVersion } from '../domain/ledger';
import { ledgerFile, teamsFile } from '../domain/paths';
import { newKeys } from '../domain/signature';
import { log, tellActor } from '../operations/log';
import { promote, retire, rollback } from '../operations/promote';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { repair } from '../operations/repair';
import { readCandidate, type Candidate } from '../store/candidate';
import { readLedger } from '../store/ledger-file';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { changeByHand } from '../testing/ledger';
import { verify } from './verify';

/** Whoever may write the ledger edits it, and another team goes on. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const keys = newKeys();
let folder: string;
let site: OriginStorage;
let storage: OriginStorage;

async function buildOf(app: string, fixture: Fixture): Promise<Candidate> {
  const path = app === 'shop' ? '/buy-food' : '/voting';
  const dist = join(folder, `${app}-${fixture.version}-${fixture.content}`);
  return readCandidate(await writeRemote(dist, app, { pages: { [path]: [path] }, content: 'one', ...fixture }));
}

async function release(app: string, version: string, content = 'one'): Promise<void> {
  const candidate = await buildOf(app, { version, content });
  const signingKey = createPrivateKey(keys.privateKey);
  await publish({ storage, candidate, published, promote: true, signingKey });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'by-hand-'));
  site = memoryStorage();
  storage = site;
  await storage.write(teamsFile, toJson({ all: { apps: ['host', 'shop', 'dao'], keys: [keys.publicKey] } }));
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate: host, published, promote: true, signingKey: createPrivateKey(keys.privateKey) });
  await release('dao', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release('shop', version);
  await rollback({ storage, app: 'shop', by: { actor: 'ann', reason: 'its prices are wrong' } });
  await prune({ storage, keep: 2, app: 'shop' });
});
beforeEach(() => (storage = overlayStorage(site)));
afterAll(() => rm(folder, { recursive: true }));

/** The ledger with versions of the shop changed. */
function withShop(ledger: Ledger, change: (version: PublishedVersion) => PublishedVersion | undefined): Ledger {
  const shop = ledger.apps['shop']!;
  const versions = shop.versions.flatMap((version) => change(version) ?? []);
  return { ...ledger, apps: { ...ledger.apps, shop: { ...shop, versions } } };
}

const numberOf = ({ facts }: PublishedVersion) => facts.metadata.version;
const suffix = '; somebody changed the ledger without using the commands';

it('is what the journal tells after every command', async () => {
  expect((await verify(storage)).problems).toEqual([]);
  await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 }).catch(() => undefined);
  await release('shop', '1.4.0');
  await promote({ storage, app: 'shop', version: '1.3.0', traffic: 10 });
  await rollback({ storage, app: 'shop' });
  await promote({ storage, app: 'shop', version: '1.3.0' });
  await retire({ storage, app: 'dao' });
  await prune({ storage, keep: 1 });
  await promote({ storage, app: 'dao', version: '1.0.0' });
  expect((await verify(storage)).problems).toEqual([]);
});

describe.each<[string, (ledger: Ledger) => Ledger, string]>([
  [
    'deletes an app from it',
    ({ apps: { shop: _, ...apps }, ...ledger }) => ({ ...ledger, apps }),
    `shop: live is nothing, but the journal says 1.2.0${suffix}`,
  ],
  [
    'takes a published version out of it',
    (ledger) => withShop(ledger, (version) => (numberOf(version) === '1.3.0' ? undefined : version)),
    `shop@1.3.0 was published, and the ledger does not have it${suffix}`,
  ],
  [
    'makes another version live',
    (ledger) =>
      withShop(ledger, (version) => {
        const isLive = numberOf(version) === '1.3.0';
        return { ...version, isDefault: isLive, share: isLive ? 100 : 0 };
      }),
    `shop: live is 1.3.0, but the journal says 1.2.0${suffix}`,
  ],
  [
    'takes the mark of a rollback away',
    (ledger) => withShop(ledger, ({ withdrawn, ...version }) => version),
    `shop@1.3.0 is not withdrawn, but the journal says it is${suffix}`,
  ],
  [
    'changes what a rollback would bring back',
    (ledger) => withShop(ledger, (version) => (numberOf(version) === '1.3.0' ? { ...version, promoted: 1 } : version)),
    `shop@1.3.0 became live by event 1, but the journal says by no event${suffix}`,
  ],
  [
    'frees a number',
    (ledger) => {
      const shop = ledger.apps['shop']!;
      const { '1.0.0': _, ...numbers } = shop.numbers;
      return { ...ledger, apps: { ...ledger.apps, shop: { ...shop, numbers } } };
    },
    `shop@1.0.0 is a number that the ledger does not know, although a release was published under it${suffix}`,
  ],
])('somebody who %s', (_, change, problem) => {
  it('is found, also after the next command of another team and a repair', async () => {
    await changeByHand(storage, change);
    expect((await verify(storage)).problems).toContain(problem);
    await release('dao', '1.1.0');
    await repair(storage);
    expect((await verify(storage)).problems).toContain(problem);
  });
});

it('finds a version that was made live by hand behind a later event of its app', async () => {
  await changeByHand(storage, (ledger) =>
    withShop(ledger, (version) => {
      const isLive = numberOf(version) === '1.3.0';
      return { ...version, isDefault: isLive, share: isLive ? 100 : 0 };
    }),
  );
  await promote({ storage, app: 'shop', version: '1.2.0', traffic: 10 });
  expect((await verify(storage)).problems.join()).toMatch(
    /shop: event \d+ \(promote\) says that 1\.3\.0 is live, which was 1\.2\.0/,
  );
  await repair(storage, { acceptsLedger: true });
  expect((await verify(storage)).problems).toEqual([]);
});

it('keeps a freed number with the release that was first published under it, whatever was published since', async () => {
  await changeByHand(storage, (ledger) => {
    const shop = ledger.apps['shop']!;
    const { '1.0.0': _, ...numbers } = shop.numbers;
    return { ...ledger, apps: { ...ledger.apps, shop: { ...shop, numbers } } };
  });
  await release('shop', '1.0.0', 'another');
  expect((await verify(storage)).problems).toContain(
    `shop@1.0.0 is a number that the ledger gives to another release than the one that was first published under it${suffix}`,
  );
});

it('finds an older ledger under the newest event of the journal', async () => {
  const before = await readLedger(storage);
  await release('shop', '1.4.0');
  await rollback({ storage, app: 'shop' });
  const { journal, revision } = await readLedger(storage);
  await storage.write(ledgerFile, toJson({ ...before, journal, revision }));
  await release('dao', '1.1.0');
  expect((await verify(storage)).problems).toContain(
    `shop@1.4.0 was published, and the ledger does not have it${suffix}`,
  );
});

it('takes no event for proven that no stored signature proves', async () => {
  const { journal, ...ledger } = await readLedger(storage);
  const { sequence, hash: previous } = journal!;
  const forged = writeEvent({
    format: 1,
    id: 'forged',
    sequence: sequence + 1,
    previous,
    at: '2026-01-02T00:00:00.000Z',
    command: 'promote',
    app: 'shop',
    version: '1.2.0',
    actor: 'all',
    team: 'all',
  });
  await storage.write(journalFile(sequence + 1, forged.hash), forged.text);
  await storage.write(ledgerFile, toJson({ ...ledger, journal: { sequence: sequence + 1, hash: forged.hash } }));
  const events = await log(storage, { app: 'shop' });
  expect(tellActor(events.at(-1)!)).toBe('all (not verified)');
  // The signature of a release that is stored proves who published it.
  const publications = events.filter(({ command, version }) => command === 'publish' && version === '1.2.0');
  expect(publications.map(tellActor)).toEqual(['unknown (verified: all)']);
});
