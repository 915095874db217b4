import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../../check/verify';
import { promote } from '../../operations/promote';
import { publish } from '../../operations/publish';
import { repair } from '../../operations/repair';
import { status } from '../../operations/status';
import { readCandidate } from '../../store/candidate';
import { memoryStorage } from '../../store/memory-storage';
import { readText, type OriginStorage } from '../../store/storage';
import { writeHost, writeRemote, type Fixture } from '../../testing/fixture';
import { changeByHand } from '../../testing/ledger';
import { smuggle } from '../../testing/smuggle';
import { reconcile } from './reconcile';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ownership-'));
  storage = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate: host, published, promote: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(app: string, fixture: Fixture, into = storage) {
  const dist = await writeRemote(join(folder, `${app}-${fixture.version ?? '1.0.0'}`), app, fixture);
  return publish({ storage: into, candidate: await readCandidate(dist), published, promote: true });
}

const smuggled =
  'shop@6.6.6 is in the ledger, and no event published it; somebody changed the ledger without using the commands';

describe('when a version claims what another app owns', () => {
  const stolen = [
    '/feed.atom is claimed by both content and shop, but only one can have it. Roll back the one that took it.',
    '/governance/treasury is claimed by both dao and shop, but only one can have it. Roll back the one that took it.',
  ];

  beforeEach(async () => {
    await release('dao', { pages: { '/governance/*': ['/governance/treasury', '/governance/votes'] } });
    await release('content', { pages: { '/blog': ['/blog'] }, siteFiles: { 'feed.atom': '<feed/>' } });
    await release('shop', { pages: { '/buy-food': ['/buy-food'] } });
    const stealing = {
      version: '6.6.6',
      pages: { '/buy-food': ['/buy-food'], '/governance/treasury': ['/governance/treasury'] },
      siteFiles: { 'feed.atom': '<stolen/>' },
    };
    await smuggle(storage, 'shop', (elsewhere) => release('shop', stealing, elsewhere));
  });

  it('leaves the page and the file as they are, and composes the rest of both', async () => {
    const { damaged } = await release('dao', {
      version: '1.1.0',
      content: 'two',
      pages: { '/governance/votes': ['/governance/votes'], '/governance/:name': ['/governance/treasury'] },
    }).catch(() => reconcile(storage));
    expect([...damaged].sort()).toEqual(stolen);
    expect(await readText(storage, 'governance/treasury.html')).toContain('dao /governance/treasury one');
    expect(await readText(storage, 'feed.atom')).toBe('<feed/>');
    expect(await readText(storage, 'buy-food.html')).toContain('/shop/6.6.6-');
  });

  it('says so in verify, in repair and to whoever releases next', async () => {
    expect((await reconcile(storage)).damaged.sort()).toEqual(stolen);
    expect((await repair(storage)).damaged.sort()).toEqual(stolen);
    expect((await verify(storage)).problems).toEqual([
      ...stolen,
      'shop: live is 6.6.6, but the journal says 1.0.0; somebody changed the ledger without using the commands',
      smuggled,
    ]);
  });

  it('mends itself when the one that took it is gone', async () => {
    await reconcile(storage);
    await promote({ storage, app: 'shop', version: '1.0.0', allowDrop: true });
    // How the version came there stays known.
    expect((await verify(storage)).problems).toEqual([smuggled]);
  });
});

describe('when no version of the host is live', () => {
  const sentence = 'No version of host is live, so no documents were changed. Promote a version of host.';

  beforeEach(async () => {
    await release('shop', { pages: { '/buy-food': ['/buy-food'] } });
    await changeByHand(storage, ({ apps: { host, ...apps }, ...ledger }) => ({ ...ledger, apps }));
  });

  it.each([
    ['repair', repair],
    ['the next release', (site: OriginStorage) => release('dao', { pages: { '/voting': ['/voting'] } }, site)],
  ])('%s removes no document, and says why', async (_, run) => {
    expect(await run(storage)).toMatchObject({ written: [], removed: [], damaged: [sentence] });
    expect(await readText(storage, 'buy-food.html')).toContain('shop /buy-food');
    expect(await readText(storage, '404.html')).toContain('404');
  });

  it('verify names it', async () => {
    expect((await verify(storage)).problems).toContain(sentence);
    expect((await status(storage)).map(({ app }) => app)).toEqual(['shop']);
  });
});
