import type { LifecycleProps, Lifecycles } from '@furrow/contract';
import { Island, type IslandServices } from './island';
import { whenNeeded } from '../../common/when-needed';

jest.mock('../../common/when-needed', () => ({ whenNeeded: jest.fn() }));

beforeEach(() => jest.mocked(whenNeeded).mockImplementation((_root, _policy, start) => start()));

const html = '<h1>Voting</h1><p>Three proposals</p>';

/** An island in the page, whose code does `mount`. */
function islandWith(mount: (props: LifecycleProps) => Promise<void>) {
  document.body.innerHTML = `<div id="slot"><div data-version="1.0.0">${html}</div></div>`;
  const lifecycles: Lifecycles = {
    mount,
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  };
  const unmount = jest.spyOn(lifecycles, 'unmount');
  const island = new Island({
    name: 'dao',
    version: '1.0.0',
    element: document.querySelector('[data-version]') as HTMLElement,
    load: () => Promise.resolve(lifecycles),
    services: { notFound: () => {} } as unknown as IslandServices,
    given: { path: '/voting' },
    onLaterError: () => {},
  });
  return { island, unmount, shown: () => document.querySelector('[data-version]')?.innerHTML };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('hydrates the HTML once, however often it is asked to', async () => {
  const mount = jest.fn(() => Promise.resolve());
  const { island } = islandWith(mount);
  await Promise.all([island.arm('load'), island.arm('load')]);
  await island.arm('load');
  expect(mount).toHaveBeenCalledTimes(1);
  expect(island.isHydrated).toBe(true);
});

it.each([
  ['<div lang="en" data-version="1.0.0"></div>', 'en'],
  ['<div data-version="1.0.0"></div>', undefined],
])(
  'says in which language the part of %s speaks that raises a toast, where it has one of its own',
  async (sent, language) => {
    document.body.innerHTML = `<main lang="es">${sent}</main>`;
    const notify = jest.fn();
    const island = new Island({
      ...{ name: 'dao', version: '1.0.0', given: { path: '/voting' }, onLaterError() {} },
      element: document.querySelector<HTMLElement>('[data-version]')!,
      load: () =>
        Promise.resolve({
          mount: async ({ notify }) => notify?.({ title: 'Link copied!' }),
          unmount: () => Promise.resolve(),
        }),
      services: { notify } as unknown as IslandServices,
    });
    await island.arm('load');
    expect(notify).toHaveBeenCalledWith({ title: 'Link copied!', lang: language });
  },
);

it('begins a second try with the HTML as it was sent, whatever a first one that was interrupted still makes of it', async () => {
  const seen: string[] = [];
  const { island, shown } = islandWith(async ({ domElement }) => {
    seen.push(domElement.innerHTML);
    if (seen.length > 1) return;
    domElement.replaceChildren();
    await new Promise(() => {});
  });
  const first = island.arm('load');
  await turn();
  island.interrupt();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await island.arm('load');
  expect(seen).toEqual([html, html]);
  expect(shown()).toBe(html);
});

it('puts the HTML back when the first render fails, and tells whoever waits for its code', async () => {
  const { island, shown, unmount } = islandWith(async ({ domElement, reportError }) => {
    domElement.replaceChildren('half of the page');
    reportError?.(new Error('broken'));
    await Promise.resolve();
  });
  await expect(island.arm('load')).rejects.toMatchObject({ phase: 'render' });
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(html);
  expect(island.isHydrated).toBe(false);
});

it('ends code that has just come to life in an island that the visitor has left', async () => {
  let mounted = () => {};
  const { island, unmount } = islandWith(() => new Promise<void>((resolve) => (mounted = resolve)));
  const hydrated = island.arm('load');
  await turn();
  island.leave();
  mounted();
  await expect(hydrated).rejects.toMatchObject({ name: 'AbortError' });
  await turn();
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('tries once more with whole files when the code may have come as a damaged difference', async () => {
  const fetched: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    fetched.push(address);
    return Promise.resolve(new Response());
  });
  const delta = { name: 'http://localhost/shop/1.1.0/page.js', contentEncoding: 'dcz' };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([delta] as unknown as PerformanceEntryList);
  let mounts = 0;
  const { island } = islandWith(async () => {
    mounts += 1;
    if (mounts === 1) throw Object.assign(new Error('Loading chunk 20 failed.'), { name: 'ChunkLoadError' });
    await Promise.resolve();
  });
  await island.arm('load');
  expect([mounts, fetched, island.isHydrated]).toEqual([2, [delta.name], true]);
});

it('waits for the moment that its policy names, and after a failure for a control that is used again', async () => {
  const mount = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue();
  const { island } = islandWith(mount);
  let start = () => {};
  jest.mocked(whenNeeded).mockImplementation((_root, _policy, started) => (start = started));
  for (const [again, outcome] of [
    [false, 'its code failed to run'],
    [true, undefined],
  ] as const) {
    mount.mockClear();
    const armed = island.arm('interaction').catch((error: Error) => error.message);
    await turn();
    expect(mount).not.toHaveBeenCalled();
    expect(whenNeeded).toHaveBeenLastCalledWith(island.element, 'interaction', expect.anything(), {
      signal: expect.anything(),
      again,
    });
    start();
    await expect(armed).resolves.toBe(outcome);
    expect(mount).toHaveBeenCalledTimes(1);
  }
  expect(island.isHydrated).toBe(true);
});

it.each(['interrupt', 'leave'] as const)(
  'waits no longer after %s, nor when another call takes its place',
  async (end) => {
    const { island } = islandWith(() => Promise.resolve());
    jest.mocked(whenNeeded).mockImplementation(() => {});
    const [first, second] = [island.arm('interaction'), island.arm('visible')];
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    island[end]();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  },
);
