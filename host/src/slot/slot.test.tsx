import fc from 'fast-check';
import type { Entry } from '@furrow/discovery/discovery';
import type { LifecycleProps, Lifecycles, Navigation, PageLocation } from '@furrow/remote/contract';
import { loadLifecycles } from '../federation/remotes';
import type { SiteDiscovery } from '../federation/site-discovery';
import { createFailures } from './failures';
import { createSiteState } from './site-state';
import { createSlot } from './slot';

jest.mock('../federation/remotes', () => ({ loadLifecycles: jest.fn() }));

/**
 * A visitor who goes on at any moment. fast-check decides in which order the code of the remotes arrives, and between which of
 * the visitor's steps.
 */

const dao = ['/forum', '/voting'];
const shop = ['/buy-food', '/marketplace'];
/** Of the farms only one exists; giving finds out while it renders. */
const giving = ['/farm/green-valley', '/farm/nope'];
/** Its newest version cannot show /loan, and the one before can. /moved leads to /dashboard, sooner or later after it rendered. */
const farmer = ['/dashboard', '/loan', '/moved'];
/** Its only version cannot show anything. */
const broken = ['/broken', '/broken/too'];
const remotes = { dao, shop, giving, farmer, broken };

function entryOf(name: keyof typeof remotes, version = '1.1.0'): Entry {
  return {
    url: `/${name}/${version}/mf-manifest.json`,
    metadata: { version, integrity: '' },
    deployment: { traffic: version === '1.1.0' ? 100 : 0, default: version === '1.1.0' },
    extras: {
      routes: remotes[name],
      pages: remotes[name],
      contract: 1,
      release: `/${name}/${version}/release.json`,
      releaseIntegrity: '',
      promoted: version === '1.1.0' ? 2 : 1,
    },
  };
}

const entries: Record<string, Entry[]> = {
  dao: [entryOf('dao')],
  shop: [entryOf('shop')],
  giving: [entryOf('giving')],
  farmer: [entryOf('farmer'), entryOf('farmer', '1.0.0')],
  broken: [entryOf('broken')],
};

type Later = <T>(what: string, value: T) => Promise<T>;

/** A history of one tab, without a browser. */
function fakeNavigation(path: string) {
  const history = [path];
  let index = 0;
  const listeners = new Set<() => void>();
  const location = (): PageLocation => ({ pathname: history[index] ?? '', search: '', hash: '' });
  const move = (to: number) => {
    if (to < 0 || to >= history.length || to === index) return;
    index = to;
    for (const listener of listeners) listener();
  };
  const navigation: Navigation = {
    current: location,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => to,
    push(to) {
      history.splice(index + 1, Infinity, to);
      move(index + 1);
    },
    replace() {},
    go: (delta) => move(index + delta),
    prefetch() {},
  };
  return navigation;
}

/** The site around a slot, with remotes whose every step takes as long as `later` wants. */
function siteAt(path: string, later: Later, { knowsSignal = true } = {}) {
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="slot"><div data-island="dao"><h1>${path}</h1></div></div>`;
  const element = document.getElementById('slot') as HTMLElement;
  const navigation = fakeNavigation(path);
  const current = () => navigation.current().pathname;
  const mounted = new Map<HTMLElement, string>();
  const misreported: string[] = [];
  let arrivals = 0;
  let fullLoads = 0;
  window.scrollTo = () => void (arrivals += 1);

  const titles = new Map<HTMLElement, HTMLElement>();
  /** Like React, which puts the newest title first and takes it away with its page. */
  function retitle(island: HTMLElement, text?: string) {
    titles.get(island)?.remove();
    if (text === undefined) return;
    const title = document.createElement('title');
    title.textContent = text;
    titles.set(island, title);
    document.head.prepend(title);
  }

  let redirects = 0;
  async function redirect() {
    redirects += 1;
    for (let turn = 0; turn < redirects % 16; turn += 1) await Promise.resolve();
    if (current() === '/moved') navigation.push('/dashboard');
  }

  const lifecyclesOf = (name: string, { metadata }: Entry): Lifecycles => {
    async function load(signal: AbortSignal | undefined) {
      const wanted = current();
      await later(`page ${wanted}`, undefined);
      if (knowsSignal) signal?.throwIfAborted();
      const fails = name === 'broken' || (wanted === '/loan' && metadata.version === '1.1.0');
      if (fails) throw new Error(`no chunk for ${wanted}`);
    }
    function render({ domElement, notFound }: LifecycleProps) {
      if (current() === '/farm/nope') return notFound?.();
      if (current() === '/moved') void redirect();
      if (domElement.textContent !== current()) {
        domElement.replaceChildren(document.createElement('h1'));
        domElement.querySelector('h1')?.append(current());
      }
      retitle(domElement, current());
    }
    return {
      bootstrap: () => later(`bootstrap ${name}`, undefined),
      async mount(props) {
        await load(props.signal);
        mounted.set(props.domElement, name);
        render(props);
      },
      async update(props) {
        await load(props.signal);
        // Like a remote that was built before its host learned to abort.
        if (!mounted.has(props.domElement)) throw new Error('render is not a function');
        render(props);
      },
      async unmount({ domElement }) {
        retitle(domElement);
        await later(`unmount ${name}`, undefined);
        if (!mounted.delete(domElement)) throw new Error('was not mounted');
        domElement.replaceChildren();
      },
    };
  };
  const loaded = new Map<string, Promise<Lifecycles>>();
  jest.mocked(loadLifecycles).mockImplementation((name, entry) => {
    const key = `${name}@${entry.metadata.version}`;
    const loading = loaded.get(key) ?? later(key, lifecyclesOf(name, entry));
    loaded.set(key, loading);
    return loading;
  });

  let complete = false;
  const known = () => (complete ? entries : { dao: entries.dao ?? [] });
  const discovery = {
    load: async () => {
      await later('discovery', undefined);
      complete = true;
    },
    owner(pathname: string) {
      for (const [name, versions] of Object.entries(known())) {
        const [chosen] = versions;
        if (chosen?.extras.routes.includes(pathname)) return { name, entries: versions, chosen };
      }
      return undefined;
    },
    overridden: () => undefined,
    complete: () => complete,
  } as unknown as SiteDiscovery;

  const failures = createFailures(({ remote, path: failed }) => {
    const expected = remote === 'broken' || failed === '/loan';
    if (!expected || failed !== current()) misreported.push(`${remote} at ${failed}, visitor at ${current()}`);
  });
  const state = createSiteState();
  const slot = createSlot({
    element,
    navigation,
    services: { notify: () => {}, theme: { current: () => 'light', subscribe: () => () => {} } },
    discovery,
    failures,
    state,
    firstPage: { name: 'dao', entry: entryOf('dao'), remoteEntry: undefined, path },
    onOverrideFailed: () => {},
    onHydrated: () => {},
    fullLoad: () => void (fullLoads += 1),
  });
  navigation.subscribe(() => {
    arrivals = 0;
    fullLoads = 0;
  });
  void slot.start();
  return {
    element,
    navigation,
    current,
    mounted,
    misreported,
    state,
    arrivals: () => arrivals,

    fullLoads: () => fullLoads,
  };
}

type Site = ReturnType<typeof siteAt>;

type Step = { name: string; run: (site: Site) => void };

const everyPath = [...Object.values(remotes).flat(), '/nobody'];
const go = (path: string): Step => ({ name: path, run: ({ navigation }) => navigation.push(path) });
const back: Step = { name: 'Back', run: ({ navigation }) => navigation.go(-1) };
const forward: Step = { name: 'Forward', run: ({ navigation }) => navigation.go(1) };
const slow: Step = { name: '200 ms', run: () => void jest.advanceTimersByTime(200) };
const retry: Step = {
  name: 'Retry',
  run: ({ element }) => element.querySelector<HTMLElement>('[role="alert"] button')?.click(),
};
const steps = fc.array(
  fc.record({
    step: fc
      .oneof(
        { weight: 6, arbitrary: fc.constantFrom(...everyPath).map(go) },
        { weight: 4, arbitrary: fc.constantFrom(back, forward, slow) },
        { weight: 1, arbitrary: fc.constant(retry) },
      )
      .map((step) => Object.assign(step, { [fc.toStringMethod]: () => step.name })),
    arrives: fc.nat(4),
  }),
  { minLength: 1, maxLength: 12 },
);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets one thing arrive that is on its way; false when there is none. */
async function arriveOne(scheduler: fc.Scheduler): Promise<boolean> {
  // Whatever follows from the last arrival without waiting for anything.
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  if (scheduler.count() === 0) return false;
  await scheduler.waitOne();
  return true;
}

/** What the visitor is left with when everything has announced. */
function expectSettled(site: Site): void {
  const { element, current, mounted, misreported, state, arrivals, fullLoads } = site;
  expect(misreported).toEqual([]);
  const path = current();
  if (broken.includes(path) && fullLoads() > 0) return;
  expect(fullLoads()).toBe(0);

  const missing = path === '/nobody' || path === '/farm/nope';
  const heading = element.querySelector('h1');
  expect(heading?.textContent).toBe(
    broken.includes(path) ? 'This part could not be loaded' : missing ? 'Oops! Page not found' : path,
  );
  expect(element.children).toHaveLength(1);
  expect(state.current().loading).toBe(false);
  expect(state.current().announcement).toBe(document.title);
  expect(arrivals()).toBe(1);
  expect(document.activeElement).toBe(heading);

  const islands = [...mounted.keys()];
  expect(islands.filter((island) => !island.isConnected)).toEqual([]);
  expect(islands).toHaveLength(broken.includes(path) || missing ? 0 : 1);
}

for (const knowsSignal of [true, false]) {
  const kind = knowsSignal ? 'remotes that stop when they are told' : 'remotes that never heard of a signal';

  it(`shows the page of the last navigation, whatever arrives when, with ${kind}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, visit) => {
        const site = siteAt('/forum', (what, value) => scheduler.schedule(Promise.resolve(value), what), {
          knowsSignal,
        });
        for (const { step, arrives } of visit) {
          step.run(site);
          for (let count = 0; count < arrives; count += 1) await arriveOne(scheduler);
        }
        // The last step is a navigation, so that there is something to arrive at.
        site.navigation.push(site.current() === '/voting' ? '/marketplace' : '/voting');
        site.navigation.go(-1);
        while (await arriveOne(scheduler));
        expectSettled(site);
      }),
      { numRuns: 150 },
    );
  });
}
