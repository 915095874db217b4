import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '../compose/apply/reconcile';
import { readCandidate, type Candidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { type Fixture, writeHost, writeRemote } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { changeByHand } from '../testing/ledger';
import { promote, rollback } from './promote';
import { publish } from './publish';

/** What a team waits for must not grow with what others have on the site. */
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
/** A site of 30 remotes. */
let site: OriginStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'requests-'));
  site = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage: site, candidate: host, published, promote: true });
  for (let team = 0; team < 30; team += 1) await release(site, await build(`team${team}`, '1.0.0'));
  await reconcile(site);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(app: string, version: string, fixture: Fixture = {}) {
  const pages = { [`/${app}/:page`]: [`/${app}/a`, `/${app}/b`, `/${app}/c`] };
  const dist = await writeRemote(join(folder, `${app}-${version}`), app, {
    version,
    content: version,
    pages,
    ...fixture,
  });
  return readCandidate(dist);
}

const release = (storage: OriginStorage, candidate: Candidate) =>
  publish({ storage, candidate, published, promote: true, compose: false });

/** The requests of a command. */
async function asked(storage: OriginStorage, command: (storage: OriginStorage) => Promise<unknown>): Promise<string[]> {
  const requests: string[] = [];
  const before = async (call: string, path: string) => void requests.push(`${call} ${path}`);
  await command(instrumentedStorage(storage, { before }));
  return requests;
}

/** The files of releases of other remotes that somebody asked for. */
const ofOthers = (requests: readonly string[]) =>
  requests.filter((request) => /^\w+ team[1-9]\d*\//.test(request)).map((request) => request.replace(/-\w+\//, '/'));

it('are as many for a release of a remote on a site of 80 remotes as on one of 30', async () => {
  const storage = overlayStorage(site);
  const counts: number[][] = [];
  for (const [round, size] of [30, 50, 80].entries()) {
    for (let team = [30, 30, 50][round] ?? 0; team < size; team += 1)
      await release(storage, await build(`team${team}`, '1.0.0'));
    await reconcile(storage);
    const version = `1.${round + 1}.0`;
    const candidate = await build('team0', version);
    const rows = [
      await asked(storage, (counted) => publish({ storage: counted, candidate, published })),
      await asked(storage, (counted) => promote({ storage: counted, app: 'team0', version })),
      await asked(storage, (counted) => rollback({ storage: counted, app: 'team0' })),
    ];
    expect(rows.flatMap(ofOthers)).toEqual([]);
    counts.push(rows.map((requests) => requests.length));
  }
  expect(counts[1]).toEqual(counts[0]);
  expect(counts[2]).toEqual(counts[0]);
});

it('read each file of the site itself once, although nothing is known of it', async () => {
  const requests = await asked(overlayStorage(site), (counted) => reconcile(counted, { everything: true }));
  const ofSite = requests.filter((request) => /^read (?:discovery\.json|sitemap\.xml)$/.test(request));
  expect(ofSite).toEqual([...new Set(ofSite)]);
  expect(ofSite).toEqual(expect.arrayContaining(['read discovery.json', 'read sitemap.xml']));
});

describe('concern releases of others', () => {
  const chart = { version: '5.1.0', requiredVersion: '^5.0.0', singleton: true };
  const related = ['read team2/1.1.0/release.json', 'read team3/1.1.0/release.json'];
  let storage: OriginStorage;

  beforeEach(async () => {
    storage = overlayStorage(site);
    const embeds = [{ of: 'team0/progress', props: { count: 1 } }];
    await release(storage, await build('team2', '1.1.0', { embeds }));
    await release(storage, await build('team3', '1.1.0', { shared: { chart } }));
    await reconcile(storage);
  });

  it('that embed something of it, or share a package with it that the host lacks', async () => {
    const next = await build('team0', '2.0.0', { shared: { chart: { ...chart, version: '4.0.0' } } });
    const refused = publish({ storage, candidate: next, published });
    await expect(refused).rejects.toThrow('the live team3@1.1.0 needs chart ^5.0.0');
    const candidate = await build('team0', '2.1.0', { shared: { chart } });
    const requests = await asked(storage, (counted) => publish({ storage: counted, candidate, published }));
    expect(ofOthers(requests)).toEqual(related);
  });

  it('that an earlier version of this command published, which said nothing about that', async () => {
    await changeByHand(storage, (ledger) => {
      const { team3 } = ledger.apps;
      const versions = team3!.versions.map(({ relations, ...version }) => version);
      return { ...ledger, apps: { ...ledger.apps, team3: { ...team3!, versions } } };
    });
    const candidate = await build('team0', '2.2.0');
    const requests = await asked(storage, (counted) => publish({ storage: counted, candidate, published }));
    expect(ofOthers(requests)).toEqual(related);
  });
});
