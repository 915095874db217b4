import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { ledgerFile } from '../domain/paths';
import { newKeys } from '../domain/signature';
import { readCandidate, type Candidate } from '../store/candidate';
import { readLedger } from '../store/ledger-file';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { viewStorage } from '../store/view-storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { accept, createEnvironment, followLive, promoteIn, setLock, siteIn } from './environment';
import { log } from './log';
import { preview } from './preview';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { removeView } from './remove-view';
import { expectRequired } from './requirement';
import { repair } from './repair';
import { status } from './status';
import { verifyEnvironment } from './verify-environment';
import { watchEnvironment } from './watch-environment';

const hour = 60 * 60 * 1000;
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const name = 'staging';
let folder: string;
let site: OriginStorage;
let storage: OriginStorage;

async function build(app: string, version: string): Promise<Candidate> {
  const dist = join(folder, `${app}-${version}-${Math.random()}`);
  return readCandidate(
    await writeRemote(dist, app, { version, content: version, pages: { [`/${app}`]: [`/${app}`] } }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'environment-'));
  site = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  for (const candidate of [host, await build('shop', '1.0.0'), await build('dao', '1.0.0')])
    await publish({ storage: site, candidate, published, promote: true });
  await publish({ storage: site, candidate: await build('shop', '1.1.0'), published });
  await createEnvironment({ storage: site, name });
});
beforeEach(() => (storage = overlayStorage(site)));
afterAll(() => rm(folder, { recursive: true, force: true }));

const shownFile = (path: string) => readText(storage, `_views/${name}/${path}`);
const toStaging = (version: string, by = { actor: 'ann' }) => promoteIn({ storage, name, app: 'shop', version, by });

it('shows a release before it is live, and gives the very same release to the visitors', async () => {
  const before = await readText(storage, 'shop.html');
  await toStaging('1.1.0');
  expect(await shownFile('shop.html')).toContain('shop /shop 1.1.0');
  expect(await shownFile('dao.html')).toBeUndefined();
  expect(await readText(storage, 'shop.html')).toBe(before);
  await promote({ storage, app: 'shop', version: '1.1.0', from: name });
  expect(await readText(storage, 'shop.html')).toContain('shop /shop 1.1.0');
  expect((await log(storage, { app: 'shop' })).at(-1)).toMatchObject({ command: 'promote', environment: name });
  expect(await log(viewStorage(storage, name))).toMatchObject([
    { command: 'create' },
    { command: 'promote', app: 'shop', version: '1.1.0', actor: 'ann' },
  ]);
  expect((await verify(storage)).problems).toEqual([]);
});

it('refuses to take a release from an environment that shows another one, or what is live', async () => {
  const live = () => promote({ storage, app: 'shop', version: '1.1.0', from: name });
  await expect(live()).rejects.toThrow(
    'shop@1.1.0 is not in staging, so nobody has seen it there. Of shop it shows what is live.',
  );
  await toStaging('1.0.0');
  await expect(live()).rejects.toThrow('It shows shop@1.0.0.');
  await expect(promote({ storage, app: 'shop', version: '1.1.0', from: 'qa' })).rejects.toThrow(
    'There is no environment "qa". There are: staging.',
  );
});

it('refuses a release that does not fit what it shows of other apps', async () => {
  const withLots = async (app: string) => {
    const pages = { [`/${app}`]: [`/${app}`], '/lots': ['/lots'] };
    const candidate = await readCandidate(
      await writeRemote(join(folder, `lots-${app}`), app, { version: '2.0.0', pages }),
    );
    await publish({ storage, candidate, published });
  };
  await withLots('shop');
  await withLots('dao');
  await toStaging('2.0.0');
  const before = await readText(viewStorage(storage, name), ledgerFile);
  expect(before).toContain('2.0.0');
  // Both fit what is live, where nobody has the path.
  await expect(promoteIn({ storage, name, app: 'dao', version: '2.0.0' })).rejects.toThrow('/lots');
  expect(await readText(viewStorage(storage, name), ledgerFile)).toBe(before);
  await promote({ storage, app: 'dao', version: '2.0.0' });
});

it('is locked with a reason, by somebody, until a day', async () => {
  const lock = { reason: 'a demo', until: '2026-12-01T00:00:00.000Z' };
  const during = Date.parse('2026-11-30');
  await setLock({ storage, name, by: { actor: 'bo' }, now: during }, lock);
  const inLock = { storage, name, app: 'shop', version: '1.1.0', now: during };
  const refusal =
    'bo has locked staging until 2026-12-01 00:00 (UTC): a demo. The operator of the site opens it with: release env unlock staging';
  await expect(promoteIn(inLock)).rejects.toThrow(refusal);
  await expect(followLive({ storage, name, app: 'shop', now: during })).rejects.toThrow(refusal);
  await promoteIn({ ...inLock, now: Date.parse('2026-12-02') });
  await setLock({ storage, name }, undefined);
  await promoteIn({ ...inLock, version: '1.0.0' });
  expect(await shownFile('shop.html')).toContain('1.0.0');
});

it('is not removed while it is locked, nor locked by somebody else or until a day that is over', async () => {
  const bo = { actor: 'bo' };
  await expect(
    setLock({ storage, name, by: bo }, { reason: 'a demo', until: '2020-01-01T00:00:00.000Z' }),
  ).rejects.toThrow('A lock of staging until 2020-01-01 00:00 (UTC) would be over already.');
  await promoteIn({ storage, name, app: 'shop', version: '1.1.0' });
  await setLock({ storage, name, by: bo }, { reason: 'a demo' });
  await expect(removeView(storage, name, undefined, 'environment')).rejects.toThrow('bo has locked staging: a demo.');
  await expect(setLock({ storage, name, by: { actor: 'ann' } }, { reason: 'mine' })).rejects.toThrow(
    'bo has locked staging: a demo.',
  );
  await setLock({ storage, name, by: bo }, { reason: 'a longer demo' });
  await setLock({ storage, name }, undefined);
  await removeView(storage, name, undefined, 'environment');
  await expect(removeView(storage, name, undefined, 'environment')).rejects.toMatchObject({
    reasons: [{ code: 'FUR-ENV-UNKNOWN' }],
  });
});

it('follows what is live again', async () => {
  await toStaging('1.1.0');
  await followLive({ storage, name, app: 'shop' });
  expect(await shownFile('shop.html')).toBeUndefined();
  expect(await shownFile('_view.json')).toContain('"releases": []');
});

it('has two operators at once: one release after the other, and both in its journal', async () => {
  await Promise.all([toStaging('1.1.0', { actor: 'ann' }), toStaging('1.0.0', { actor: 'bo' })]);
  const [, ...events] = await log(viewStorage(storage, name));
  expect(events.map(({ actor }) => actor).sort()).toEqual(['ann', 'bo']);
  expect(await shownFile('shop.html')).toContain(`shop /shop ${events.at(-1)?.version}`);
});

it('stays unchanged when the live site goes back, and keeps its release from being removed', async () => {
  await toStaging('1.1.0');
  await promote({ storage, app: 'shop', version: '1.1.0', from: name });
  await rollback({ storage, app: 'shop' });
  for (const version of ['1.2.0', '1.3.0', '1.4.0'])
    await publish({ storage, candidate: await build('shop', version), published, promote: true });
  expect((await prune({ storage, keep: 0 })).removed).not.toContain('shop@1.1.0');
  expect(await shownFile('shop.html')).toContain('shop /shop 1.1.0');
});

it('keeps its release from being removed also where none of its documents names it', async () => {
  const badge = async (version: string) =>
    readCandidate(
      await writeRemote(join(folder, `badge-${version}`), 'badge', {
        version,
        content: version,
        pages: {},
        offers: { badge: [{ count: 1, html: '<b>new</b>' }] },
      }),
    );
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    await publish({ storage, candidate: await badge(version), published, promote: version !== '1.1.0' });
  await promoteIn({ storage, name, app: 'badge', version: '1.1.0' });
  for (const path of await storage.list('_views/'))
    if (path.endsWith('.html')) expect(await readText(storage, path)).not.toContain('/badge/');
  const { removed } = await prune({ storage, keep: 0 });
  expect(removed.filter((each) => each.startsWith('badge'))).toEqual(['badge@1.0.0']);
  await promote({ storage, app: 'badge', version: '1.1.0', from: name });
  expect((await verify(storage)).problems).toEqual([]);
});

it('takes only a release of a team that may release the app', async () => {
  const { publicKey } = newKeys();
  await storage.write('.furrow/teams.json', JSON.stringify({ growers: { apps: ['shop'], keys: [publicKey] } }));
  await storage.write('.furrow/ledger.json', JSON.stringify({ ...(await readLedger(storage)), namesTeams: true }));
  await expect(toStaging('1.1.0')).rejects.toThrow('shop@1.1.0 is not signed');
});

it('is no preview: none takes its place, and it is removed by its own command', async () => {
  const candidate = await build('shop', '2.0.0-preview-x');
  await expect(preview({ storage, candidate, view: name, published })).rejects.toThrow(
    '"staging" does not name an app.',
  );
  await expect(removeView(storage, name)).rejects.toThrow('There is no preview "staging".');
  await removeView(storage, name, undefined, 'environment');
  expect((await storage.list('')).filter((path) => path.includes(name))).toEqual([]);
  for (const wrong of ['a--b', 'a'.repeat(64)])
    await expect(createEnvironment({ storage, name: wrong })).rejects.toThrow(
      'cannot be the name of an environment, which is part of a host name. Use at most 63 lower-case letters and digits,',
    );
});

const requires = (required: object) =>
  storage.write('.furrow/site.json', JSON.stringify({ url: 'https://furrow.example', requires: required }));
const live = () => promote({ storage, app: 'shop', version: '1.1.0' });

it('has a host name of its own, not that of the site', async () => {
  const files = await storage.list('');
  await storage.write(
    '.furrow/site.json',
    JSON.stringify({ url: 'https://www.furrow.example', previews: 'https://*.furrow.example' }),
  );
  await expect(createEnvironment({ storage, name: 'www' })).rejects.toThrow(
    'The address of "www" would be https://www.furrow.example, which is the address of the site. Give it another name.',
  );
  expect(await storage.list('')).toEqual([...files, '.furrow/site.json'].sort());
  await createEnvironment({ storage, name: 'qa' });
});

it('shows no release that was built for a preview, and says why', async () => {
  await expect(toStaging('1.1.0-preview-pr-12')).rejects.toThrow(
    'shop@1.1.0-preview-pr-12 was built for a preview and cannot go live.',
  );
});

it('has been required before a release goes live, by whatever command', async () => {
  await requires({ live: { from: name } });
  const never =
    'shop@1.1.0 was never in staging, where .furrow/site.json requires it to be before it goes live. Promote it there first: release promote shop@1.1.0 --env staging';
  await expect(live()).rejects.toThrow(never);
  await expect(promote({ storage, app: 'shop', version: '1.1.0', traffic: 1 })).rejects.toThrow(never);
  const files = await storage.list('');
  const candidate = await build('shop', '1.2.0');
  await expect(publish({ storage, candidate, published, promote: true })).rejects.toThrow('shop@1.2.0 was never in');
  expect(await storage.list('')).toEqual(files);
  await toStaging('1.1.0');
  // Its place there is taken meanwhile; it was there all the same.
  await toStaging('1.0.0');
  await live();
  await promote({ storage, app: 'shop', version: '1.1.0' });
  // Nothing keeps a bad version from being taken back.
  await rollback({ storage, app: 'shop' });
  expect(await readText(storage, 'shop.html')).toContain('shop /shop 1.0.0');
});

it('has been required for so many hours', async () => {
  await createEnvironment({ storage, name: 'demo' });
  await requires({ demo: { from: name, hours: 24 } });
  await toStaging('1.1.0');
  const toDemo = (now: number) => promoteIn({ storage, name: 'demo', app: 'shop', version: '1.1.0', now });
  await expect(toDemo(Date.now() + 23.5 * hour)).rejects.toThrow(
    'shop@1.1.0 has been in staging for 23.5 hours, and .furrow/site.json requires 24 before it is shown in demo.',
  );
  await followLive({ storage, name, app: 'shop' });
  await expect(toDemo(Date.now() + 100 * hour)).rejects.toThrow('has been in staging for 0 hours');
  await toStaging('1.1.0');
  await toDemo(Date.now() + 24 * hour);
  expect(await readText(storage, '_views/demo/shop.html')).toContain('1.1.0');
});

it('has been required to be accepted, by somebody who saw it there', async () => {
  await requires({ live: { from: name, accepted: true } });
  const seen = (version: string) =>
    accept({ storage, name, app: 'shop', version, by: { actor: 'cy', reason: 'fine' } });
  await expect(seen('1.1.0')).rejects.toThrow('shop@1.1.0 is not in staging');
  await toStaging('1.0.0');
  await seen('1.0.0');
  await toStaging('1.1.0');
  await expect(live()).rejects.toThrow(
    'Nobody has accepted shop@1.1.0 in staging, as .furrow/site.json requires before it goes live. After a look at it, the operator of the site accepts it with: release env accept staging shop@1.1.0 --reason "…"',
  );
  await seen('1.1.0');
  await live();
  expect((await log(viewStorage(storage, name))).at(-1)).toMatchObject({
    command: 'accept',
    app: 'shop',
    version: '1.1.0',
    actor: 'cy',
    reason: 'fine',
  });
});

it('is not believed when its journal is damaged', async () => {
  await requires({ live: { from: name } });
  await toStaging('1.1.0');
  const last = (await storage.list(`.furrow/views/${name}/journal/`)).at(-1) ?? '';
  await storage.write(last, 'changed');
  await expect(live()).rejects.toThrow('is not the event that the next one names');
});

it('adds up the hours of all times that it showed the release, and of no other release or app', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const start = Date.parse('2026-12-01T00:00:00.000Z');
    const at = (hours: number) => jest.setSystemTime(start + hours * hour);
    await createEnvironment({ storage, name: 'demo' });
    await requires({ demo: { from: name, hours: 24 } });
    at(0);
    await toStaging('1.1.0');
    at(5);
    await promoteIn({ storage, name, app: 'dao', version: '1.0.0' });
    at(10);
    await toStaging('1.0.0');
    at(60);
    await toStaging('1.1.0');
    at(70);
    await followLive({ storage, name, app: 'shop' });
    at(200);
    const wanted = { storage, name: 'demo', app: 'shop', version: '1.1.0', now: start + 200 * hour };
    await expect(promoteIn(wanted)).rejects.toThrow('shop@1.1.0 has been in staging for 20 hours');
    await toStaging('1.1.0');
    await promoteIn({ ...wanted, now: start + 204 * hour });
  } finally {
    jest.useRealTimers();
  }
});

it('cannot be required where there is none', async () => {
  await requires({ live: { from: 'qa' } });
  await expect(live()).rejects.toThrow('There is no environment "qa". There are: staging.');
  await requires({ live: { from: 'live' } });
  await expect(live()).rejects.toThrow('must be an environment such as staging');
  await expect(createEnvironment({ storage, name: 'live' })).rejects.toThrow('"live" is the site itself.');
});

it('asks no questions about a release where the settings require nothing', async () => {
  await requires({ demo: { from: name } });
  await expectRequired({ storage, app: 'shop', version: '1.1.0' }, 'live');
  await live();
});

it('is the site as it shows it, with its own journal, for commands that look', async () => {
  await toStaging('1.1.0');
  const seen = await siteIn(storage, name);
  const shop = (await status(seen)).filter(({ app }) => app === 'shop');
  expect(shop.map(({ version, state }) => [version, state])).toEqual([
    ['1.1.0', 'live'],
    ['1.0.0', 'earlier'],
  ]);
  expect((await log(seen)).map(({ command }) => command)).toEqual(['create', 'promote']);
  await expect(siteIn(storage, 'qa')).rejects.toThrow('There is no environment "qa".');
});

describe('verify of an environment', () => {
  const problems = async () => (await verifyEnvironment(storage, name)).problems;

  it('finds nothing wrong with what was promoted there, whatever happens on the site', async () => {
    await toStaging('1.1.0');
    await promote({ storage, app: 'shop', version: '1.1.0', from: name });
    await rollback({ storage, app: 'shop' });
    expect(await verifyEnvironment(storage, name)).toMatchObject({ problems: [], unapplied: [] });
  });

  it('names a file of its release that is damaged, and a document that is damaged or gone, which repair mends', async () => {
    await toStaging('1.1.0');
    const file = (await storage.list('shop/1.1.0')).find((path) => path.endsWith('/page.js')) ?? '';
    const content = (await readText(storage, file)) ?? '';
    await storage.write(file, 'changed');
    expect(await problems()).toEqual([expect.stringContaining(`${file} is not the file that`)]);
    await storage.write(file, content);
    await storage.write(`_views/${name}/shop.html`, 'changed');
    await storage.remove(`_views/${name}/discovery.json`);
    expect(await problems()).toEqual([
      'discovery.json is missing; "release repair" composes it',
      'shop.html does not match its releases; run "release repair" to compose it again',
    ]);
    await repair(storage);
    expect(await problems()).toEqual([]);
    expect(await shownFile('shop.html')).toContain('shop /shop 1.1.0');
  });

  it('does not believe an index that was changed together with a document', async () => {
    await toStaging('1.1.0');
    const index = `.furrow/views/${name}/composed/shop.json`;
    const part = JSON.parse((await readText(storage, index)) ?? '') as { files: Record<string, { content: string }> };
    const content = await storage.write(`_views/${name}/shop.html`, 'changed');
    part.files['shop.html'] = { ...part.files['shop.html'], content: content.replaceAll('"', '') };
    await storage.write(index, JSON.stringify(part));
    expect(await problems()).toEqual([expect.stringMatching(/^shop\.html does not match its releases/)]);
  });

  it('names documents that the site has gone ahead of, and they are no problem', async () => {
    await toStaging('1.1.0');
    await publish({ storage, candidate: await build('dao', '2.0.0'), published, promote: true });
    const { behind, problems: found } = await verifyEnvironment(storage, name);
    expect(found).toEqual([]);
    expect(behind).toContain('discovery.json');
    await prune({ storage, keep: 5 });
    expect(await verifyEnvironment(storage, name)).toMatchObject({ problems: [], behind: [] });
  });

  it('names an app of which it shows what nobody has promoted there', async () => {
    await toStaging('1.1.0');
    const ledger = `.furrow/views/${name}/ledger.json`;
    const before = (await readText(storage, ledger)) ?? '';
    await toStaging('1.0.0');
    const after = (await readText(storage, ledger)) ?? '';
    const { apps } = JSON.parse(before) as { apps: object };
    await storage.write(ledger, JSON.stringify({ ...(JSON.parse(after) as object), apps }));
    expect(await problems()).toContain(
      'shop: 1.1.0 is shown, but the journal says 1.0.0; somebody changed the ledger without using the commands',
    );
  });
});

describe('watch of an environment', () => {
  const looks = async (once = true) => {
    const said: string[] = [];
    const watched = await watchEnvironment({
      storage,
      name,
      app: 'shop',
      interval: 5,
      once,
      report: (line) => said.push(line),
    });
    return { ...watched, said };
  };

  it('says what a release lacks, waits for it, and says when it may go live', async () => {
    await requires({ live: { from: name, accepted: true } });
    await expect(looks()).rejects.toThrow(
      'Of shop, staging shows what is live, so there is nothing to watch. Promote a release there: release promote shop@<version> --env staging',
    );
    await toStaging('1.1.0');
    expect(await looks()).toEqual({
      outcome: 'lacking',
      version: '1.1.0',
      said: [expect.stringContaining('Nobody has accepted shop@1.1.0 in staging')],
    });
    const waiting = looks(false);
    await accept({ storage, name, app: 'shop', version: '1.1.0', by: { actor: 'cy', reason: 'fine' } });
    expect(await waiting).toMatchObject({ outcome: 'ready', said: [expect.any(String)] });
  });

  it('ends when the environment shows another release', async () => {
    await requires({ live: { from: name, hours: 1 } });
    await toStaging('1.1.0');
    const waiting = looks(false);
    await toStaging('1.0.0');
    expect(await waiting).toMatchObject({ outcome: 'ended', version: '1.1.0' });
  });
});
