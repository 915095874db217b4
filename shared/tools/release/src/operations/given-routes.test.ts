import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryPath } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { verify } from '../check/verify';
import { reconcile } from '../compose/apply/reconcile';
import { toJson } from '../domain/json';
import { emptyLedger } from '../domain/ledger';
import { teamsFile } from '../domain/paths';
import { newKeys, readSigningKey } from '../domain/signature';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { smuggle } from '../testing/smuggle';
import { promote, retire, rollback } from './promote';
import { publish } from './publish';
import { repair } from './repair';

/** A site that gives paths to its teams: the shop's claims what the council was given. */
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const keys = { platform: newKeys(), market: newKeys(), council: newKeys() };
type Team = keyof typeof keys;
const teamOf = { host: 'platform', shop: 'market', dao: 'council' } as const;
type App = keyof typeof teamOf;
const teams = {
  platform: { apps: ['host'], keys: [keys.platform.publicKey] },
  market: { apps: ['shop'], keys: [keys.market.publicKey], routes: ['/buy-food'] },
  council: { apps: ['dao'], keys: [keys.council.publicKey], routes: ['/governance/*', '/feed.atom'] },
};
const withoutRoutes = { ...teams, council: { ...teams.council, routes: [] } };

const governance = { '/governance/*': ['/governance/treasury', '/governance/votes'] };
const stealing: Fixture = {
  version: '6.6.6',
  content: 'stolen',
  pages: { '/buy-food': ['/buy-food'], '/governance/treasury': ['/governance/treasury'] },
};
const refusal =
  'shop@6.6.6 claims /governance/treasury, but this site gives /governance/* to council (.furrow/teams.json). ' +
  'Take it out of the release, or let the site give it to a team that may release shop.';

let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'given-routes-'));
  storage = memoryStorage();
  await storage.write(teamsFile, toJson(teams));
  await release('host', {});
  await release('shop', { pages: { '/buy-food': ['/buy-food'] } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(app: App, fixture: Fixture, into = storage) {
  const dist = join(folder, `${app}-${fixture.version ?? '1.0.0'}`);
  await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, fixture));
  const signingKey = readSigningKey(keys[teamOf[app] satisfies Team].privateKey, 'the key of the team');
  return publish({ storage: into, candidate: await readCandidate(dist), published, promote: true, signingKey });
}

it('refuses a claim to what another team was given, whether anybody has a page there or not, before anything is stored', async () => {
  const before = await storage.list('');
  await expect(release('shop', stealing)).rejects.toThrow(refusal);
  const feed = { version: '6.6.6', pages: { '/buy-food': ['/buy-food'] }, siteFiles: { 'feed.atom': '<stolen/>' } };
  await expect(release('shop', feed)).rejects.toThrow(
    'shop@6.6.6 claims /feed.atom, but this site gives /feed.atom to council',
  );
  expect(await storage.list('')).toEqual(before);
});

it('lets a team claim what nobody was given and no other app has', async () => {
  await release('shop', { version: '1.1.0', pages: { '/buy-food': ['/buy-food'], '/seeds': ['/seeds'] } });
  expect(await readText(storage, 'seeds.html')).toContain('shop /seeds');
  await expect(release('dao', { pages: { ...governance, '/seeds': ['/seeds'] } })).rejects.toThrow(
    'it claims /seeds, which shop owns',
  );
});

describe('when a release that its team signed claims them past the gate', () => {
  beforeEach(async () => {
    await release('dao', { pages: governance });
    // The version is signed by its team.
    await smuggle(storage, 'shop', (elsewhere) => release('shop', stealing, elsewhere));
  });

  it('composes none of it, shows it to no browser, and names it', async () => {
    expect((await reconcile(storage)).untrusted).toEqual([refusal]);
    expect(await readText(storage, 'governance/treasury.html')).toContain('dao /governance/treasury one');
    expect(await readText(storage, 'buy-food.html')).toContain('shop /buy-food one');
    const shown = parseDiscovery(JSON.parse((await readText(storage, discoveryPath)) ?? ''));
    expect(shown.microFrontends['shop']).toBeUndefined();
    expect((await repair(storage)).untrusted).toEqual([refusal]);
    expect((await verify(storage)).problems).toContain(refusal);
  });

  it('lets the owner go on releasing there', async () => {
    const { untrusted } = await release('dao', { version: '1.1.0', content: 'two', pages: governance });
    expect(untrusted).toEqual([refusal]);
    expect(await readText(storage, 'governance/treasury.html')).toContain('dao /governance/treasury two');
  });

  it('is mended by a promotion of what was live before, and the claim is not promoted again', async () => {
    await promote({ storage, app: 'shop', version: '1.0.0', allowDrop: true });
    expect((await verify(storage)).problems).toEqual([
      refusal,
      'shop@6.6.6 is in the ledger, and no event published it; somebody changed the ledger without using the commands',
    ]);
    expect(await readText(storage, 'buy-food.html')).toContain('shop /buy-food one');
    await expect(promote({ storage, app: 'shop', version: '6.6.6' })).rejects.toThrow(refusal);
  });
});

it('rolls back past a version whose path belongs to another team by now', async () => {
  await storage.write(teamsFile, toJson(withoutRoutes));
  for (const [version, pages] of [
    ['1.1.0', { '/buy-food': ['/buy-food'], '/governance/treasury': ['/governance/treasury'] }],
    ['1.2.0', { '/buy-food': ['/buy-food'] }],
  ] as const) {
    const dist = await writeRemote(join(folder, `shop-${version}`), 'shop', {
      version,
      content: version,
      pages: Object.fromEntries(Object.entries(pages).map(([pattern, paths]) => [pattern, [...paths]])),
    });
    const signingKey = readSigningKey(keys.market.privateKey, 'the key of the team');
    const candidate = await readCandidate(dist);
    await publish({ storage, candidate, published, promote: true, allowDrop: true, signingKey });
  }
  await storage.write(teamsFile, toJson(teams));
  expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.2.0', to: '1.0.0' });
});

it('keeps the paths of a retired app for its team, until the site gives them to nobody', async () => {
  await release('dao', { pages: governance });
  await retire({ storage, app: 'dao' });
  await expect(release('shop', stealing)).rejects.toThrow(refusal);
  await storage.write(teamsFile, toJson(withoutRoutes));
  await release('shop', stealing);
  expect(await readText(storage, 'governance/treasury.html')).toContain('shop /governance/treasury');
});

it('leaves a path to the app that has it, also when the key of its live version was taken out', async () => {
  await release('shop', { version: '1.1.0', pages: { '/buy-food': ['/buy-food'], '/seeds': ['/seeds'] } });
  const market = { ...teams.market, keys: [newKeys().publicKey] };
  await storage.write(teamsFile, toJson({ ...teams, market }));
  await expect(release('dao', { pages: { ...governance, '/seeds': ['/seeds'] } })).rejects.toThrow(
    'it claims /seeds, which shop owns',
  );
});

it('refuses a file that gives one path to two teams', async () => {
  const both = { ...teams, market: { ...teams.market, routes: ['/governance/:name'] } };
  await storage.write(teamsFile, toJson(both));
  await expect(readTeams(storage, emptyLedger)).rejects.toThrow(
    '.furrow/teams.json gives /governance/:name to market and /governance/* to council, which match the same paths. Give each path to one team.',
  );
});
