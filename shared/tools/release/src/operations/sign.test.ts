import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveEntry } from '@furrow/discovery/discovery';
import { verify } from '../check/verify';
import { reconcile } from '../compose/apply/reconcile';
import { newKeys, readSigningKey } from '../domain/signature';
import { toJson } from '../domain/json';
import { teamsFile } from '../domain/paths';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { readLedger } from '../store/ledger-file';
import { readTeams } from '../store/teams-file';
import { writeHost, writeRemote } from '../testing/fixture';
import { changeByHand, readView } from '../testing/ledger';
import { emptyLedger, type PublishedVersion } from '../domain/ledger';
import { numberOf } from '../domain/versions';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { repair } from './repair';
import { expectKeyFor, signAll, signVersion } from './sign';
import { status } from './status';

/** A site of three teams, two of which have one app each. */
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const keys = { platform: newKeys(), market: newKeys(), council: newKeys() };
const keyOf = (team: keyof typeof keys) => readSigningKey(keys[team].privateKey, `the key of ${team}`);
const teams = {
  platform: { apps: ['host'], keys: [keys.platform.publicKey] },
  market: { apps: ['shop'], keys: [keys.market.publicKey] },
  council: { apps: ['dao'], keys: [keys.council.publicKey] },
};

let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-'));
  storage = memoryStorage();
  await storage.write(teamsFile, toJson(teams));
  const candidate = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate, published, promote: true, signingKey: keyOf('platform') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pages = { '/buy-food': ['/buy-food'] };

type Release = { team?: keyof typeof keys; promote?: boolean; pages?: Record<string, string[]> };

async function release(
  version: string,
  { team, promote: live = true, pages: given = pages }: Release = { team: 'market' },
) {
  const dist = await writeRemote(join(folder, `shop-${version}`), 'shop', { version, content: version, pages: given });
  const candidate = await readCandidate(dist);
  return publish({ storage, candidate, published, promote: live, ...(team && { signingKey: keyOf(team) }) });
}

const shown = async (file = 'buy-food.html') =>
  /data-version="([^"]+)"/.exec((await readText(storage, file)) ?? '')?.[1];
const live = async () => liveEntry((await readView(storage)).microFrontends['shop'])?.metadata.version;

/** Changes the versions of the shop as somebody does who can write to the origin and uses no command. */
async function tamper(change: (known: PublishedVersion) => PublishedVersion) {
  await changeByHand(storage, (ledger) => {
    const shop = ledger.apps['shop']!;
    return { ...ledger, apps: { ...ledger.apps, shop: { ...shop, versions: shop.versions.map(change) } } };
  });
}

/** Changes one version. */
const tamperWith = (version: string, change: (known: PublishedVersion) => PublishedVersion) =>
  tamper((known) => (numberOf(known) === version ? change(known) : known));

const withRoutes = ({ facts, ...known }: PublishedVersion): PublishedVersion => ({
  ...known,
  facts: { ...facts, extras: { ...facts.extras, routes: ['/buy-food', '/checkout'] } },
});

it('takes what a team signs for an app of its own, and tells who signed it', async () => {
  await release('1.0.0');
  expect(await shown()).toBe('1.0.0');
  expect((await status(storage)).map(({ app, signer }) => [app, signer])).toEqual([
    ['host', { team: 'platform', trusted: true }],
    ['shop', { team: 'market', trusted: true }],
  ]);
  expect((await verify(storage)).problems).toEqual([]);
});

it.each<[string, Release, string]>([
  ['without a key', {}, 'shop@1.0.0 is not signed'],
  [
    'with the key of another team',
    { team: 'council' },
    'shop@1.0.0 is signed by council, who is not allowed to release shop',
  ],
])('refuses a release %s before anything is stored', async (_, options, reason) => {
  const before = await storage.list('');
  await expect(release('1.0.0', options)).rejects.toThrow(reason);
  expect(await storage.list('')).toEqual(before);
});

it('gives a canary its share only when it is signed', async () => {
  await release('1.0.0');
  await release('1.1.0', { team: 'market', promote: false });
  await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 });
  expect(await shown('_v/shop@1.1.0/buy-food.html')).toBe('1.1.0');

  await tamperWith('1.1.0', ({ signature, ...known }) => known);
  await expect(promote({ storage, app: 'shop', version: '1.1.0', traffic: 20 })).rejects.toThrow('is not signed');
  // Taking its visitors away needs nobody's signature.
  await promote({ storage, app: 'shop', version: '1.1.0', traffic: 0 });
  expect(await storage.list('_v/')).toEqual([]);
});

it('rolls back without a key, to a version that was signed when it was published', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await rollback({ storage, app: 'shop' });
  expect(await shown()).toBe('1.0.0');
  expect((await verify(storage)).problems).toEqual([]);
});

it('rolls back past a version whose key was taken out, to the last one that a key of the site signed', async () => {
  const stolen = newKeys();
  const market = { apps: ['shop'], keys: [keys.market.publicKey, stolen.publicKey] };
  await storage.write(teamsFile, toJson({ ...teams, market }));
  await release('1.0.0');
  for (const version of ['1.1.0', '1.2.0']) {
    const dist = await writeRemote(join(folder, `shop-${version}`), 'shop', { version, content: version, pages });
    const signingKey = readSigningKey(stolen.privateKey, 'the stolen key');
    await publish({ storage, candidate: await readCandidate(dist), published, promote: true, signingKey });
  }
  await storage.write(teamsFile, toJson(teams));
  const named = (await verify(storage)).problems.join();
  expect([named.includes('shop@1.0.0'), named.includes('shop@1.1.0'), named.includes('shop@1.2.0')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.2.0', to: '1.0.0' });
  expect([await live(), await shown()]).toEqual(['1.0.0', '1.0.0']);
});

it('does not roll back to a version that nobody of the site signed', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await tamperWith('1.0.0', withRoutes);
  await expect(rollback({ storage, app: 'shop' })).rejects.toMatchObject({
    message: expect.stringContaining('the signature of shop@1.0.0 was not made with a key'),
    reasons: [{ code: 'FUR-RELEASE-TARGET-UNTRUSTED' }],
  });
  expect(await live()).toBe('1.1.0');
});

it('leaves the documents as they are when the entry of the live version is changed by hand, and names it', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await tamperWith('1.0.0', withRoutes);
  await promoteByHand('1.0.0');
  const { untrusted } = await reconcile(storage);
  expect(untrusted).toEqual([
    expect.stringContaining('the signature of shop@1.0.0 was not made with a key of this site'),
  ]);
  expect(await shown()).toBe('1.1.0');
  expect((await verify(storage)).problems).toContainEqual(expect.stringContaining('the signature of shop@1.0.0'));
  expect((await status(storage)).find(({ app, version }) => app === 'shop' && version === '1.0.0')?.signer).toEqual({
    team: null,
    trusted: false,
  });
  // Nobody else is prevented from releasing.
  const dao = await readCandidate(await writeRemote(join(folder, 'dao'), 'dao', { pages: { '/voting': ['/voting'] } }));
  await publish({ storage, candidate: dao, published, promote: true, signingKey: keyOf('council') });
  expect(await shown('voting.html')).toBe('1.0.0');
});

/** Changes the ledger as somebody does who can write to the origin and uses no command. */
async function promoteByHand(version: string) {
  await tamper((known) => {
    const isDefault = numberOf(known) === version;
    return { ...known, share: isDefault ? 100 : 0, isDefault };
  });
}

it('cannot tell an old signed version that is made live again from a rollback', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await promoteByHand('1.0.0');
  expect((await reconcile(storage)).damaged).toEqual([]);
  expect(await shown()).toBe('1.0.0');
});

it('knows an old signed version no more once it was pruned, also when its entry is put back', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
  const { versions = [] } = (await readLedger(storage)).apps['shop'] ?? {};
  const entry = versions.find((known) => numberOf(known) === '1.0.0')!;
  expect((await prune({ storage, keep: 1 })).removed).toEqual(['shop@1.0.0']);
  await changeByHand(storage, (ledger) => {
    const shop = ledger.apps['shop']!;
    return { ...ledger, apps: { ...ledger.apps, shop: { ...shop, versions: [...shop.versions, entry] } } };
  });
  await promoteByHand('1.0.0');
  expect((await reconcile(storage)).damaged).toEqual([
    expect.stringMatching(/^shop\/1\.0\.0-\w+\/release\.json is missing\./),
  ]);
  expect(await shown()).toBe('1.2.0');
});

it('removes and repairs without a key, whoever signed what', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await release('1.2.0');
  await tamperWith('1.0.0', (known) => ({ ...known, signature: 'AAAA' }));
  expect((await prune({ storage, keep: 1 })).removed).toEqual(['shop@1.0.0']);
  await reconcile(storage);
  expect((await verify(storage)).problems).toEqual([]);
});

it('signs what is published when a site begins to name its teams, and again when a team has a new key', async () => {
  storage = memoryStorage();
  const host = await readCandidate(join(folder, 'host'));
  await publish({ storage, candidate: host, published, promote: true });
  await release('1.0.0', {});
  await storage.write(teamsFile, toJson(teams));
  await expect(promote({ storage, app: 'shop', version: '1.0.0' })).rejects.toThrow(
    'have no valid signature by it: host@1.0.0, shop@1.0.0.',
  );
  await expect(signVersion({ storage, app: 'shop', version: '1.0.0', signingKey: keyOf('council') })).rejects.toThrow(
    'who is not allowed to release shop',
  );
  await signVersion({ storage, app: 'host', version: '1.0.0', signingKey: keyOf('platform') });
  await signVersion({ storage, app: 'shop', version: '1.0.0', signingKey: keyOf('market') });
  expect((await verify(storage)).problems).toEqual([]);

  const renewed = newKeys();
  await storage.write(teamsFile, toJson({ ...teams, market: { apps: ['shop'], keys: [renewed.publicKey] } }));
  expect((await verify(storage)).problems).toContainEqual(expect.stringContaining('shop@1.0.0'));
  const signingKey = readSigningKey(renewed.privateKey, 'the new key');
  await signVersion({ storage, app: 'shop', version: '1.0.0', signingKey });
  expect((await verify(storage)).problems).toEqual([]);
  expect(await live()).toBe('1.0.0');
});

describe('a new file of teams that leaves live apps without a signature', () => {
  beforeEach(async () => {
    storage = memoryStorage();
    await publish({ storage, candidate: await readCandidate(join(folder, 'host')), published, promote: true });
    await release('1.0.0', {});
    await release('1.1.0', {});
    await storage.write(teamsFile, toJson(teams));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['publish', () => release('1.2.0')],
    ['promote', () => promote({ storage, app: 'shop', version: '1.0.0' })],
    ['rollback', () => rollback({ storage, app: 'shop' })],
    ['repair', () => repair(storage)],
  ])('is refused by %s, which changes nothing and says what to do', async (_, command) => {
    const before = await storage.list('');
    await expect(command()).rejects.toThrow(
      '.furrow/teams.json is new, and these live versions have no valid signature by it: host@1.0.0, shop@1.1.0. Their pages could not change anymore, so nothing was done. Each team signs its own with: release sign --all --key <file>. Until then, move .furrow/teams.json away.',
    );
    expect(await storage.list('')).toEqual(before);
    expect(await shown()).toBe('1.1.0');
  });

  it('counts once each team has signed all that it has', async () => {
    const first = await signAll({ storage, signingKey: keyOf('market') });
    expect(first.signed.map(({ app, version }) => `${app}@${version}`)).toEqual(['shop@1.0.0', 'shop@1.1.0']);
    await expect(release('1.2.0')).rejects.toThrow('no valid signature by it: host@1.0.0.');
    expect((await signAll({ storage, signingKey: keyOf('platform') })).signed).toEqual([
      { app: 'host', version: '1.0.0' },
    ]);
    expect((await readLedger(storage)).namesTeams).toBe(true);
    expect((await verify(storage)).problems).toEqual([]);
    await release('1.2.0');
    expect(await shown()).toBe('1.2.0');
    expect(await rollback({ storage, app: 'shop' })).toMatchObject({ to: '1.1.0' });
  });

  it('is signed neither by a stranger nor before it is there, and not over the signature of somebody else', async () => {
    const stranger = readSigningKey(newKeys().privateKey, 'the key of a stranger');
    await expect(signAll({ storage, signingKey: stranger })).rejects.toThrow(
      'No team of .furrow/teams.json has this key',
    );
    await tamperWith('1.1.0', (known) => ({ ...known, signature: 'AAAA' }));
    const { signed } = await signAll({ storage, signingKey: keyOf('market') });
    expect(signed).toEqual([{ app: 'shop', version: '1.0.0' }]);
    await storage.remove(teamsFile);
    await expect(signAll({ storage, signingKey: keyOf('market') })).rejects.toThrow('There is no .furrow/teams.json');
  });
});

it('reads back what visitors get: a release whose documents stay unchanged is not called live', async () => {
  await release('1.0.0');
  await storage.write(teamsFile, toJson({ ...teams, platform: { apps: ['host'], keys: [] } }));
  expect(await release('1.1.0')).toMatchObject({
    live: true,
    notShown: '/buy-food is of another version.',
    damaged: [],
    untrusted: [expect.stringContaining('the signature of host@1.0.0 was not made with a key of this site')],
  });
  await storage.write(teamsFile, toJson(teams));
  expect((await repair(storage)).untrusted).toEqual([]);
  expect(await release('1.2.0')).not.toHaveProperty('notShown');
  await storage.write(teamsFile, toJson({ ...teams, platform: { apps: ['host'], keys: [] } }));
  const dao = await readCandidate(await writeRemote(join(folder, 'dao'), 'dao', { pages: { '/voting': ['/voting'] } }));
  const council = { signingKey: keyOf('council') };
  expect(await publish({ storage, candidate: dao, published, promote: true, ...council })).toMatchObject({
    notShown: '/voting is not there.',
  });
});

it('a release that is promoted before any host says that the host is missing', async () => {
  const site = memoryStorage();
  const shop = await readCandidate(await writeRemote(join(folder, 'first'), 'shop', { pages: { '/a': ['/a'] } }));
  expect(await publish({ storage: site, candidate: shop, published, promote: true })).toMatchObject({
    live: true,
    notShown: 'the site has no host yet, which has what is around every page. Publish and promote it.',
  });
});

it('is asked before a build whether a key may release an app, and what to do when it may not', async () => {
  await expectKeyFor(storage, 'shop', keyOf('market'));
  await expect(expectKeyFor(storage, 'shop', undefined)).rejects.toThrow(
    'Name the private key of your team with --key',
  );
  await expect(expectKeyFor(storage, 'shop', keyOf('council'))).rejects.toThrow(
    `writes the name shop and the public half of the key into .furrow/teams.json: ${keys.council.publicKey}`,
  );
  await expectKeyFor(memoryStorage(), 'shop', undefined);
});

it('signs what the release says, not what somebody wrote into the ledger', async () => {
  await release('1.0.0');
  await tamperWith('1.0.0', withRoutes);
  await signVersion({ storage, app: 'shop', version: '1.0.0', signingKey: keyOf('market') });
  const [entry] = (await readView(storage)).microFrontends['shop'] ?? [];
  expect(entry?.extras.routes).toEqual(['/buy-food']);
});

it('takes a team without a key, as after its only one was stolen: nobody else is prevented from releasing', async () => {
  await release('1.0.0');
  await storage.write(teamsFile, toJson({ ...teams, market: { apps: ['shop'], keys: [] } }));
  expect((await verify(storage)).problems).toContainEqual(expect.stringContaining('shop@1.0.0'));
  await expect(release('1.1.0')).rejects.toThrow('was not made with a key of this site');
  const dao = await readCandidate(await writeRemote(join(folder, 'dao'), 'dao', { pages: { '/voting': ['/voting'] } }));
  const { untrusted, stayed } = await publish({
    storage,
    candidate: dao,
    published,
    promote: true,
    signingKey: keyOf('council'),
  });
  expect(await shown('voting.html')).toBe('1.0.0');
  expect(untrusted).toEqual([
    expect.stringContaining('the signature of shop@1.0.0 was not made with a key of this site'),
  ]);
  expect(stayed).toEqual(['buy-food.html']);
});

it('leaves only a fragment that cannot be trusted out of the pages of others, which go on in their newest version', async () => {
  const embedding = async (version: string) => {
    const dist = await writeRemote(join(folder, `dao-${version}`), 'dao', {
      version,
      content: version,
      pages: { '/voting': ['/voting'] },
      embeds: [{ of: 'shop/offer', props: { count: 1 } }],
    });
    const signingKey = keyOf('council');
    return publish({ storage, candidate: await readCandidate(dist), published, promote: true, signingKey });
  };
  const offers = { offer: [{ count: 1, html: '<p>one pear</p>' }] };
  const shop = await readCandidate(await writeRemote(join(folder, 'shop'), 'shop', { pages, offers }));
  await publish({ storage, candidate: shop, published, promote: true, signingKey: keyOf('market') });
  await embedding('1.0.0');
  expect(await readText(storage, 'voting.html')).toContain('one pear');

  const renewed = { apps: ['shop'], keys: [newKeys().publicKey] };
  await storage.write(teamsFile, toJson({ ...teams, market: renewed }));
  const { warnings, stayed } = await embedding('1.1.0');
  expect(await shown('voting.html')).toBe('1.1.0');
  expect(await readText(storage, 'voting.html')).toContain('without shop/offer');
  expect(await readText(storage, 'voting.html')).not.toContain('one pear');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The page \/voting of dao shows its fallback instead of shop\/offer: the signature of shop@1/,
    ),
  ]);
  expect(stayed).toEqual(['buy-food.html']);
});

it('composes nothing when the file of teams is damaged, and says what is wrong with it', async () => {
  await release('1.0.0');
  await storage.write(teamsFile, toJson({ market: { apps: ['shop'], keys: ['abc'] } }));
  await expect(readTeams(storage, emptyLedger)).rejects.toThrow(
    '.furrow/teams.json: market.keys.0 must be a public key as "release keygen" prints it',
  );
  expect((await reconcile(storage)).damaged).toEqual([expect.stringContaining('.furrow/teams.json')]);
  expect(await shown()).toBe('1.0.0');
  await expect(promote({ storage, app: 'shop', version: '1.0.0' })).rejects.toThrow('.furrow/teams.json');
});

describe('when the file of teams is missing', () => {
  const missing = '.furrow/teams.json is missing, but according to .furrow/ledger.json this site has teams';

  it('takes no release and no rollback, composes nothing, and says so', async () => {
    await release('1.0.0');
    await release('1.1.0');
    await storage.remove(teamsFile);
    await expect(release('6.6.6', {})).rejects.toThrow(missing);
    await expect(promote({ storage, app: 'shop', version: '1.0.0' })).rejects.toThrow(missing);
    await expect(rollback({ storage, app: 'shop' })).rejects.toThrow(missing);
    expect((await repair(storage)).damaged.join()).toContain(missing);
    await expect(verify(storage)).rejects.toThrow(missing);
    expect([await live(), await shown()]).toEqual(['1.1.0', '1.1.0']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a repair', () => repair(storage)],
    ['a promotion', () => promote({ storage, app: 'shop', version: '1.0.0' })],
    ['a rollback', () => rollback({ storage, app: 'shop' })],
  ])('it is missed after %s, though nobody has signed anything since it was there', async (_, command) => {
    await storage.remove(teamsFile);
    await changeByHand(storage, (ledger) => ({ ...ledger, namesTeams: false }));
    for (const version of ['1.0.0', '1.1.0']) await release(version);
    await storage.write(teamsFile, toJson(teams));
    await command();
    await storage.remove(teamsFile);
    await expect(release('6.6.6', {})).rejects.toThrow(missing);
  });
});
