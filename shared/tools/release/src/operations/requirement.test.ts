import { readText, type OriginStorage } from '../store/storage';
import { viewStorage } from '../store/view-storage';
import { environmentSite } from '../testing/environment-site';
import { accept, createEnvironment, followLive, promoteIn } from './environment';
import { log } from './log';
import { promote, rollback } from './promote';
import { publish } from './publish';
import { expectRequired } from './requirement';

const hour = 60 * 60 * 1000;
const site = environmentSite();
const { build, name, published, toStaging, requires, live } = site;
let storage: OriginStorage;
beforeEach(() => (storage = site.storage()));

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
