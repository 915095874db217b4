import type { Entry } from '@furrow/discovery/discovery';
import type { SiteDiscovery } from '../releases/site-discovery';
import { showBanner } from './banner';
import { askForConsent } from './consent';
import { applyOverrides } from './overrides';

jest.mock('./consent', () => ({ askForConsent: jest.fn() }));
jest.mock('./banner', () => ({ showBanner: jest.fn() }));

const asked = jest.mocked(askForConsent);
const kept = () => sessionStorage.getItem('mf');

const entryOf = (version: string, deployment: Entry['deployment'], extras: Partial<Entry['extras']> = {}) =>
  ({ metadata: { version }, deployment, extras }) as Entry;

/** What a document shows of the shop to a visitor whose browser keeps the version 1.1.0, of which discovery says this. */
const versionShown = (extras: Partial<Entry['extras']>) =>
  versionShownOf([entryOf('1.1.0', { default: false, traffic: 0 }, extras)]);

async function versionShownOf(entries: Entry[]): Promise<{ shown: string | undefined; said: unknown[] }> {
  const discovery: SiteDiscovery = {
    load: () => Promise.resolve(),
    remotes: () => ['shop'],
    entries: () => entries,
    live: () => entries.find(({ deployment }) => deployment.default),
  };
  const chosen = new Map<string, Entry>();
  const said: unknown[] = [];
  await applyOverrides({ discovery, chosen, notify: (toast) => said.push(toast.description), onInspect() {} });
  return { shown: chosen.get('shop')?.metadata.version, said };
}

beforeEach(() => {
  asked.mockReset();
  jest.mocked(showBanner).mockReset();
  localStorage.setItem('mf-preview', 'on');
  sessionStorage.setItem('mf', 'shop@1.1.0');
});

it.each([
  ['was never live', {}],
  ['was rolled back', { promoted: 1, withdrawn: true }],
])('a kept version that %s asks in each document, until the visitor refuses it', async (state, extras) => {
  asked.mockResolvedValue(true);
  for (const document of [1, 2]) {
    await expect(versionShown(extras)).resolves.toEqual({ shown: '1.1.0', said: [] });
    expect(asked).toHaveBeenCalledTimes(document);
    expect(asked).toHaveBeenLastCalledWith([{ text: 'shop@1.1.0', state }]);
  }
  asked.mockResolvedValue(false);
  await expect(versionShown(extras)).resolves.toEqual({ shown: undefined, said: [] });
  expect(kept()).toBeNull();
});

it('a kept version that was live until the next one asks no more', async () => {
  await expect(versionShown({ promoted: 1 })).resolves.toEqual({ shown: '1.1.0', said: [] });
  expect(asked).not.toHaveBeenCalled();
  expect(kept()).toBe('shop@1.1.0');
});

it('a kept version that was never live is not even offered to a browser that is not registered for previews', async () => {
  localStorage.clear();
  const { shown, said } = await versionShown({});
  expect(shown).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('shop@1.1.0: it was never live.')]);
  expect(asked).not.toHaveBeenCalled();
  expect(kept()).toBeNull();
});

it('the version that everybody gets, as on a preview of it, is not an override: nothing asks, and there is no banner', async () => {
  history.replaceState(null, '', '/?mf=shop@1.1.0');
  const live = entryOf('1.1.0', { default: true, traffic: 100 }, { promoted: 1 });
  await expect(versionShownOf([live])).resolves.toEqual({ shown: undefined, said: [] });
  expect(asked).not.toHaveBeenCalled();
  expect(showBanner).not.toHaveBeenCalled();
  expect(kept()).toBeNull();
  expect(location.search).toBe('');
});

it('the version that most get is an override while others are in a canary', async () => {
  const entries = [
    entryOf('1.1.0', { default: true, traffic: 80 }, { promoted: 1 }),
    entryOf('1.2.0', { default: false, traffic: 20 }),
  ];
  await expect(versionShownOf(entries)).resolves.toEqual({ shown: '1.1.0', said: [] });
  expect(showBanner).toHaveBeenCalledTimes(1);
});
