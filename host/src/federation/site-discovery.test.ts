import type { Entry } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { createSiteDiscovery, readWhole } from './site-discovery';

const entry = (
  app: string,
  version: string,
  { routes = [`/${app}`], traffic = 100, live = true, terms = {} as Partial<Entry['extras']> } = {},
): Entry => ({
  url: `/${app}/${version}/mf-manifest.json`,
  metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic, default: live },
  extras: {
    routes,
    pages: routes,
    contract: 1,
    ...terms,
    release: `/${app}/${version}/release.json`,
    releaseIntegrity: `sha384-${'A'.repeat(64)}`,
  },
});

const answer = (microFrontends: Record<string, Entry[]>) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ schema: discoverySchemaId, microFrontends })));

afterEach(() => jest.restoreAllMocks());

it('knows the remote of its own document before anything is fetched, and nobody else', async () => {
  const barn = entry('barn', '1.0.0');
  answer({ barn: [barn], almanac: [entry('almanac', '2.0.0')] });
  const discovery = createSiteDiscovery({ name: 'barn', entry: barn }, () => 0);
  expect(discovery.owner('/barn')).toMatchObject({ name: 'barn', chosen: barn });
  expect(discovery.owner('/almanac')).toBeUndefined();
  await discovery.load();
  expect(discovery.owner('/almanac')?.chosen.metadata.version).toBe('2.0.0');
});

it('fetches the document anew when it is old, and goes on with the old one where a newer one does not come', async () => {
  jest.useFakeTimers();
  answer({ barn: [entry('barn', '1.0.0')] });
  const discovery = createSiteDiscovery(undefined, () => 0);
  await discovery.load();
  jest.advanceTimersByTime(5000);
  const withdrawn = entry('barn', '1.0.0', { traffic: 0, live: false });
  withdrawn.extras.withdrawn = true;
  answer({ barn: [entry('barn', '0.9.0'), withdrawn] });
  expect(discovery.owner('/barn')?.chosen.metadata.version).toBe('1.0.0');
  await discovery.load();
  expect(discovery.owner('/barn')?.chosen.metadata.version).toBe('0.9.0');

  jest.advanceTimersByTime(5000);
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const loading = discovery.load();
  await jest.advanceTimersByTimeAsync(1000);
  await loading;
  expect(discovery.owner('/barn')?.chosen.metadata.version).toBe('0.9.0');
  jest.useRealTimers();
});

it('fetches the document once, and again after a failure', async () => {
  const fetched = answer({}).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const discovery = createSiteDiscovery(undefined, () => 0);
  await expect(discovery.load()).rejects.toMatchObject({ phase: 'discovery', message: 'unreachable' });
  await Promise.all([discovery.load(), discovery.load()]);
  await discovery.load();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('fetches the document anew when it is told to, and keeps the one before where that fails', async () => {
  answer({ barn: [entry('barn', '1.0.0')] });
  const discovery = createSiteDiscovery(undefined, () => 0);
  await discovery.load();
  answer({ barn: [entry('barn', '1.1.0')] }).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(discovery.refresh()).rejects.toMatchObject({ phase: 'discovery' });
  expect(discovery.owner('/barn')?.chosen.metadata.version).toBe('1.0.0');
  await discovery.refresh();
  expect(discovery.owner('/barn')?.chosen.metadata.version).toBe('1.1.0');
});

it('gives each visitor the version of the cohort', async () => {
  answer({ barn: [entry('barn', '1.0.0', { traffic: 80 }), entry('barn', '1.1.0', { traffic: 20, live: false })] });
  let cohort = 19;
  const discovery = createSiteDiscovery(undefined, () => cohort);
  await discovery.load();
  expect(discovery.owner('/barn')?.chosen.metadata.version).toBe('1.1.0');
  cohort = 20;
  expect(discovery.owner('/barn')?.chosen.metadata.version).toBe('1.0.0');
});

it('owns no path of a remote that has no live version', async () => {
  answer({ barn: [entry('barn', '1.0.0', { traffic: 0, live: false })] });
  const discovery = createSiteDiscovery(undefined, () => 99);
  await discovery.load();
  expect(discovery.owner('/barn')).toBeUndefined();
});

it('leaves a path that two remotes claim to its document', async () => {
  answer({ barn: [entry('barn', '1.0.0')], thief: [entry('thief', '6.6.6', { routes: ['/:page'] })] });
  const discovery = createSiteDiscovery(undefined, () => 0);
  await discovery.load();
  expect(discovery.owner('/barn')).toBeUndefined();
  expect(discovery.owner('/other')?.name).toBe('thief');
});

it('knows of the discovery document what is trusted of it', async () => {
  answer({ barn: [entry('barn', '1.0.0')], thief: [entry('thief', '6.6.6')] });
  const discovery = createSiteDiscovery(
    undefined,
    () => 0,
    false,
    async () => {
      const {
        microFrontends: { thief, ...trusted },
        ...document
      } = await readWhole();
      return { ...document, microFrontends: trusted };
    },
  );
  await discovery.load();
  expect([discovery.owner('/barn')?.name, discovery.owner('/thief')?.name]).toEqual(['barn', undefined]);
});

it('has no owner for a path whose live version this host cannot run, and goes on with those that it can', async () => {
  answer({
    barn: [entry('barn', '1.0.0')],
    almanac: [
      entry('almanac', '1.0.0', { live: false, traffic: 0 }),
      entry('almanac', '2.0.0', { terms: { contract: 9 } }),
    ],
    orchard: [entry('orchard', '1.0.0', { terms: { requires: ['time travel'] } })],
    meadow: [entry('meadow', '1.0.0', { terms: { requires: ['drawers'] } })],
  });
  const discovery = createSiteDiscovery(undefined, () => 0);
  await discovery.load();
  const owners = ['/barn', '/almanac', '/orchard', '/meadow'].map((path) => discovery.owner(path)?.name);
  expect(owners).toEqual(['barn', undefined, undefined, 'meadow']);
});
