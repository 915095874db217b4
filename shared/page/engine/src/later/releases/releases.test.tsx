import type { Entry } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { contractVersion } from '@furrow/contract/version';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import { isPinned } from '../../first/federation/remote-entry';
import { fragmentHtml } from './release-html';
import { createReleases } from './releases';

jest.mock('./release-html', () => ({ fragmentHtml: jest.fn() }));
jest.mock('../../first/federation/remote-entry', () => ({
  ...jest.requireActual<object>('../../first/federation/remote-entry'),
  isPinned: jest.fn(),
}));

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

const answer = (microFrontends: Record<string, Entry[]>, settings?: object) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (address !== '/site.json') return Promise.resolve(Response.json({ schema: discoverySchemaId, microFrontends }));
    return Promise.resolve(settings ? Response.json(settings) : new Response('', { status: 404 }));
  });

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

describe('the parts of a slot', () => {
  const filling = (app: string, version: string, order: number, of = 'part') => {
    const filled = entry(app, version);
    const fills = [{ slot: 'content/farm', order, fragment: of }];
    return { ...filled, extras: { ...filled.extras, slots: { fills } } };
  };
  const html = (...farms: string[]) =>
    ({ variants: farms.map((farm) => ({ props: { farm }, html: '<p></p>' })) }) as unknown as FragmentDocument;

  beforeEach(() => jest.mocked(isPinned).mockReturnValue(true));

  it('are those that have HTML for its props, by their numbers and then by their names', async () => {
    answer({
      shop: [filling('shop', '1.0.0', 20)],
      giving: [filling('giving', '1.0.0', 20)],
      dao: [filling('dao', '1.0.0', 10)],
      farmer: [filling('farmer', '1.0.0', 1)],
      barn: [entry('barn', '1.0.0')],
    });
    jest.mocked(fragmentHtml).mockImplementation(({ url }) => {
      if (url.startsWith('/farmer/')) return Promise.reject(new Error('It does not come.'));
      return Promise.resolve(html(url.startsWith('/dao/') ? 'b' : 'a'));
    });
    const { partsOf } = createReleases(new Map());
    expect(await partsOf('content/farm', '{"farm":"a"}')).toEqual(['giving/part', 'shop/part']);
    expect(await partsOf('content/farm', '{"farm":"b"}')).toEqual(['dao/part']);
    expect(await partsOf('content/other', '{"farm":"a"}')).toEqual([]);
  });

  it('are those of the version that the visitor has asked for', async () => {
    answer({ giving: [filling('giving', '1.0.0', 20)] });
    jest.mocked(fragmentHtml).mockResolvedValue(html('a'));
    const { partsOf } = createReleases(new Map([['giving', filling('giving', '2.0.0', 1, 'pledge')]]));
    expect(await partsOf('content/farm', '{"farm":"a"}')).toEqual(['giving/pledge']);
  });

  it('are those that the settings of the site add and allow, beside what the releases say', async () => {
    answer(
      { giving: [filling('giving', '1.0.0', 20)], dao: [filling('dao', '1.0.0', 10)], shop: [entry('shop', '1.0.0')] },
      {
        format: 1,
        url: 'https://furrow.example',
        slots: {
          'content/farm': {
            apps: ['giving', 'shop', 'farmer'],
            add: [
              { of: 'shop/lots', order: 15 },
              { of: 'giving/part', order: 1 },
              { of: 'giving/gone', order: 2 },
              { of: 'dao/votes', order: 3 },
              { of: 'farmer/loans', order: 4 },
            ],
          },
        },
      },
    );
    jest.mocked(fragmentHtml).mockImplementation((_, name) => Promise.resolve(name === 'gone' ? undefined : html('a')));
    const { partsOf } = createReleases(new Map([['giving', filling('giving', '2.0.0', 30)]]));
    expect(await partsOf('content/farm', '{"farm":"a"}')).toEqual(['shop/lots', 'giving/part']);
  });

  it('are those of the releases while the settings do not come, which are asked for again', async () => {
    const asked = answer({ giving: [filling('giving', '1.0.0', 20)] });
    jest.mocked(fragmentHtml).mockResolvedValue(html('a'));
    const { partsOf } = createReleases(new Map());
    expect(await partsOf('content/farm', '{"farm":"a"}')).toEqual(['giving/part']);
    expect(await partsOf('content/farm', '{"farm":"a"}')).toEqual(['giving/part']);
    expect(asked.mock.calls.filter(([address]) => address === '/site.json')).toHaveLength(2);
  });

  it('are all that fill it while the site is being developed, because only their code knows where it has something to say', async () => {
    jest.mocked(isPinned).mockReturnValue(false);
    answer({ giving: [filling('giving', '1.0.0', 20)], dao: [filling('dao', '1.0.0', 10)] });
    jest.mocked(fragmentHtml).mockResolvedValue(undefined);
    const { partsOf } = createReleases(new Map());
    expect(await partsOf('content/farm', '{"farm":"a"}')).toEqual(['dao/part', 'giving/part']);
  });
});
