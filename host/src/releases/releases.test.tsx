import type { Entry } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { contractVersion } from '@furrow/contract/version';
import { createReleases } from './releases';

const entry = (app: string, version: string, { traffic = 100, live = true, contract = 1 } = {}): Entry => ({
  url: `/${app}/${version}/mf-manifest.json`,
  metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic, default: live },
  extras: {
    routes: [`/${app}`],
    pages: [`/${app}`],
    contract,
    release: `/${app}/${version}/release.json`,
    releaseIntegrity: `sha384-${'A'.repeat(64)}`,
  },
});

const answer = (microFrontends: Record<string, Entry[]>) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ schema: discoverySchemaId, microFrontends })));

/** What the visitor gets of a remote. */
async function versionOf(name: string, overrides = new Map<string, Entry>()) {
  return (await createReleases(overrides).entryFor(name))?.metadata.version;
}

afterEach(() => jest.restoreAllMocks());
beforeEach(() => localStorage.setItem('visitor', 'somebody'));

it('reads the discovery document each time it is asked, once for questions at the same moment, and goes on with the old one', async () => {
  const { entryFor } = createReleases(new Map());
  const asked = answer({ barn: [entry('barn', '1.0.0')] });
  const found = await Promise.all([entryFor('barn'), entryFor('almanac')]);
  expect(found.map((each) => each?.metadata.version)).toEqual(['1.0.0', undefined]);
  expect(asked).toHaveBeenCalledTimes(1);
  answer({ barn: [entry('barn', '1.1.0')] });
  expect((await entryFor('barn'))?.metadata.version).toBe('1.1.0');
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await entryFor('barn'))?.metadata.version).toBe('1.1.0');
});

it('says that the discovery document does not come where none is known', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createReleases(new Map()).entryFor('barn')).rejects.toMatchObject({ phase: 'discovery' });
});

it('finds the version of a canary for its visitors, and the one that the visitor has asked for', async () => {
  answer({ barn: [entry('barn', '1.0.0', { traffic: 0 }), entry('barn', '1.1.0', { live: false })] });
  expect(await versionOf('barn')).toBe('1.1.0');
  expect(await versionOf('barn', new Map([['barn', entry('barn', '2.0.0')]]))).toBe('2.0.0');
});

it('finds the remote that owns a path, and none in a version that this host cannot run', async () => {
  answer({ barn: [entry('barn', '1.0.0')], almanac: [entry('almanac', '1.0.0', { contract: contractVersion + 1 })] });
  const { ownerOf } = createReleases(new Map());
  expect(await ownerOf('/barn')).toMatchObject({ name: 'barn', hides: [] });
  expect(await ownerOf('/almanac')).toBeUndefined();
});
