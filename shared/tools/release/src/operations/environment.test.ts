import { join } from 'node:path';
import { verify } from '../check/verify';
import { ledgerFile } from '../domain/paths';
import { newKeys } from '../domain/signature';
import { readCandidate } from '../store/candidate';
import { readLedger } from '../store/ledger-file';
import { readText, type OriginStorage } from '../store/storage';
import { viewStorage } from '../store/view-storage';
import { environmentSite } from '../testing/environment-site';
import { writeRemote } from '../testing/fixture';
import { createEnvironment, followLive, promoteIn, setLock, siteIn } from './environment';
import { log } from './log';
import { preview } from './preview';
import { promote, rollback } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { removeView } from './remove-view';
import { status } from './status';

const site = environmentSite();
const { build, name, published, shownFile, toStaging } = site;
let storage: OriginStorage;
beforeEach(() => (storage = site.storage()));

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
      await writeRemote(join(site.folder(), `lots-${app}`), app, { version: '2.0.0', pages }),
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
      await writeRemote(join(site.folder(), `badge-${version}`), 'badge', {
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
