import type { Entry } from '@furrow/discovery/discovery';
import { LoadError } from '../federation/load-error';
import { loadLifecycles } from '../federation/remotes';
import type { SiteDiscovery } from '../federation/site-discovery';
import { createFailures } from '../islands/failures';
import type { IslandServices } from '../islands/island';
import { pageHtml } from '../islands/release-html';
import { PageOpener } from './page-opener';

jest.mock('../federation/remotes', () => ({ loadLifecycles: jest.fn() }));
jest.mock('../islands/release-html', () => ({ pageHtml: jest.fn() }));

const entryOf = (version: string): Entry => ({
  url: `/shop/${version}/mf-manifest.json`,
  metadata: { version, integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: {
    routes: ['/:page'],
    pages: [],
    contract: 1,
    release: `/shop/${version}/release.json`,
    releaseIntegrity: '',
    promoted: 1,
  },
});

const html = { head: '<title>Honey</title>', fragment: '<h1>Honey</h1>', react: '19.3', hydrate: 'load' } as Awaited<
  ReturnType<typeof pageHtml>
>;

/** A tab that knows version 1.0.0, and whose discovery document is answered when the test says so. */
function openTab() {
  let known = entryOf('1.0.0');
  let answer = (_version: string) => {};
  const asked = new Promise<string>((resolve) => (answer = resolve));
  const discovery = {
    load: async () => void (known = entryOf(await asked)),
    owner: () => ({ name: 'shop', entries: [known], chosen: known }),
    overridden: () => undefined,
  } as unknown as SiteDiscovery;
  const prepareFragments = jest.fn(() => Promise.resolve());
  const reported = jest.fn();
  const opener = new PageOpener({
    discovery,
    failures: createFailures(reported),
    services: { navigation: { current: () => ({ pathname: '/honey' }) } } as unknown as IslandServices,
    onCodeFailed: () => {},
    onOverrideFailed: () => {},
    prepareFragments,
  });
  const open = (path: string) => opener.open(path, new AbortController().signal);
  return { open, answer, prepareFragments, reported };
}

const readVersions = () => jest.mocked(pageHtml).mock.calls.map(([{ metadata }]) => metadata.version);

beforeEach(() => {
  jest.mocked(pageHtml).mockReset().mockResolvedValue(html);
  jest.mocked(loadLifecycles).mockResolvedValue({ mount: () => Promise.resolve(), unmount: () => Promise.resolve() });
});

it('reads the HTML of the version it knows while it asks which version is live', async () => {
  const { open, answer, prepareFragments } = openTab();
  const opening = open('/honey');
  expect(readVersions()).toEqual(['1.0.0']);
  expect(prepareFragments).toHaveBeenCalledTimes(1);
  answer('1.0.0');
  await expect(opening).resolves.toMatchObject({ type: 'opened', release: { version: '1.0.0' } });
});

it('shows the version that is live by now, whatever it has read before', async () => {
  const { open, answer } = openTab();
  const opening = open('/honey');
  answer('1.1.0');
  await expect(opening).resolves.toMatchObject({ type: 'opened', release: { version: '1.1.0' } });
  expect(readVersions()).toEqual(['1.0.0', '1.1.0']);
});

it('reports nothing when the HTML of a version that is gone does not come', async () => {
  const { open, answer, reported } = openTab();
  jest.mocked(pageHtml).mockRejectedValueOnce(new LoadError('release', 'answered 404'));
  const opening = open('/honey');
  answer('1.1.0');
  await expect(opening).resolves.toMatchObject({ type: 'opened', release: { version: '1.1.0' } });
  expect(reported).not.toHaveBeenCalled();
});
