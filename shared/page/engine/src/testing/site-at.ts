import type { Entry } from '@furrow/discovery/discovery';
import type { LifecycleProps, Lifecycles, SiteNavigation, PageLocation } from '@furrow/contract';
import { painted } from '../first/painted';
import { loadLifecycles } from '../first/federation/remotes';
import { readDocument } from '../first/islands/document-page';
import { createFailures } from '../first/islands/failures';
import type { PageFragments } from '../first/islands/fragments';
import type { IslandServices } from '../first/islands/island';
import { islandOf, PageIsland, type PageSite } from '../first/islands/page-island';
import { Documents } from '../later/navigation/documents';
import { createSiteState } from '../later/navigation/site-state';
import { Outlet } from '../later/navigation/outlet';
import type { Releases } from '../first/load-releases';
import type { ReleasedPage } from '../later/releases/released-page';
import { notice, views } from './views';

const dao = ['/forum', '/voting'];
const shop = ['/buy-food', '/marketplace'];
/** Of the farms only one exists; giving finds out while it renders. */
const giving = ['/grower/green-valley', '/grower/nope'];
/**
 * Its newest version cannot show /loan, and the one before can. /moved leads to /dashboard, sooner or later after it
 * rendered.
 */
const farmer = ['/dashboard', '/loan', '/moved'];
/** Its only version cannot show anything. */
export const broken = ['/broken', '/broken/too'];
export const remotes = { dao, shop, giving, farmer, broken };

/** The document of a page in some version of its remote, or that of a path which nobody owns. */
function documentAt(path: string, version = '1.1.0'): string {
  const name = Object.entries(remotes).find(([, paths]) => paths.includes(path))?.[0];
  const released = (number: string) => ({
    url: `/${name}/${number}/mf-manifest.json`,
    metadata: { version: number, integrity: '' },
    extras: { release: `/${name}/${number}/release.json`, releaseIntegrity: '', routes: [path], pages: [path] },
  });
  const manifest = { metaData: { globalName: 'remote', remoteEntry: { name: 'remoteEntry.js' } } };
  const data = name
    ? {
        path,
        remote: { name, version, manifest },
        discovery: released(version),
        ...(name === 'farmer' && version === '1.1.0' && { previous: released('1.0.0') }),
      }
    : { path: '', discovery: null };
  const page = name
    ? `<div data-island="${name}" data-version="${version}" data-path="${path}"><h1>${path}</h1><input name="note"></div>`
    : '';
  return (
    `<html><head><title>${name ? path : 'No page | Orchard'}</title></head><body><div id="slot">${page}</div>` +
    `<script type="application/json" id="furrow-page">${JSON.stringify(data)}</script></body></html>`
  );
}

/** The version of a remote whose release has no HTML. */
export const drawn = '2.0.0';

/** Resolves with the value when the test lets it happen. */
export type Later = <T>(what: string, value: T) => Promise<T>;

/** Every step of a remote happens at once. */
export const atOnce: Later = (_what, value) => Promise.resolve(value);

/** For a file of tests: React renders when it does so in a browser, and what the outlet logs does not reach the output. */
export function renderAsInBrowser(): void {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());
}

/**
 * Resolves when everything has happened that waits for nothing: each turn of the event loop runs what the turn before
 * has asked for.
 */
export async function allDone(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** A history of one tab, without a browser. */
function fakeNavigation(path: string, onMove: (isBack: boolean) => void) {
  const history = [path];
  let index = 0;
  const listeners = new Set<() => void>();
  const location = (): PageLocation => ({ pathname: history[index] ?? '', search: '', hash: '' });
  const move = (to: number) => {
    if (to < 0 || to >= history.length || to === index) return;
    index = to;
    for (const listener of listeners) listener();
  };
  const navigation: SiteNavigation = {
    current: location,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: (to) => to,
    push(to) {
      history.splice(index + 1, Infinity, to);
      onMove(false);
      move(index + 1);
    },
    replace() {},
    go(delta) {
      onMove(true);
      move(index + delta);
    },
    prefetch() {},
  };
  return navigation;
}

/**
 * The site around an outlet, with remotes whose every step takes as long as `later` wants. The visit begins with the
 * page at `path`, or with the document for unknown paths where it does not exist. A test that uses it mocks
 * `federation/remotes` and `first/painted`.
 */
export function siteAt(
  path: string,
  later: Later,
  { knowsSignal = true, exists = true, mostFullLoads = Infinity } = {},
) {
  const sent = new DOMParser().parseFromString(documentAt(exists ? path : '/nobody'), 'text/html');
  document.head.replaceChildren(...sent.head.childNodes);
  document.title = path;
  document.body.replaceChildren(...sent.body.childNodes);
  document.body.insertAdjacentHTML('beforeend', notice);
  const element = document.getElementById('slot') as HTMLElement;
  const navigation = fakeNavigation(path, (back) => void (isBack = back));
  const current = () => navigation.current().pathname;
  const mounted = new Map<HTMLElement, string>();
  /** Failures that were reported although the visitor had gone elsewhere, or although nothing had failed. */
  const misreported: string[] = [];
  /** How often the page was scrolled to its place since the last navigation. */
  let scrolls = 0;
  let fullLoads = 0;
  let hasMoved = false;
  let isBack = false;
  window.scrollTo = () => void (scrolls += 1);
  jest.mocked(painted).mockImplementation(() => later('paint', undefined));

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
    for (let ticks = 0; ticks < redirects % 16; ticks += 1) await Promise.resolve();
    if (current() === '/moved') navigation.push('/dashboard');
  }

  const lifecyclesOf = (name: string, version: string): Lifecycles => {
    // Like every remote whose host names the page, it shows that page, also when the visitor has gone on by then.
    async function load({ path: wanted = '', signal }: LifecycleProps) {
      await later(`page ${wanted}`, undefined);
      if (knowsSignal) signal?.throwIfAborted();
      const fails = (name === 'broken' && version !== '1.2.0') || (wanted === '/loan' && version === '1.1.0');
      if (fails) throw new Error(`no chunk for ${wanted}`);
    }
    function render({ path: wanted = '', domElement, notFound }: LifecycleProps) {
      if (wanted === '/grower/nope') return notFound?.();
      if (wanted === '/moved') void redirect();
      if (domElement.textContent !== wanted) {
        domElement.replaceChildren(document.createElement('h1'));
        domElement.querySelector('h1')?.append(wanted);
      }
      retitle(domElement, wanted);
    }
    return {
      async mount(props) {
        await load(props);
        mounted.set(props.domElement, name);
        // React renders later than it is asked to; the visitor may have gone on meanwhile.
        await later(`render ${name}`, undefined);
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
  jest.mocked(loadLifecycles).mockImplementation((name, version) => {
    const key = `${name}@${version}`;
    const loading = loaded.get(key) ?? later(key, lifecyclesOf(name, version));
    loaded.set(key, loading);
    return loading;
  });

  let isMended = false;
  let isCut = false;
  let edition = '';
  globalThis.fetch = async (asked) => {
    const wanted = String(asked);
    await later(`document ${wanted}`, undefined);
    if (isCut) throw new TypeError('Failed to fetch');
    const html = documentAt(wanted, broken.includes(wanted) && isMended ? '1.2.0' : '1.1.0');
    return new Response(html + edition, { headers: { 'content-type': 'text/html' } });
  };
  const releases = {
    releasedPage: async (page: ReleasedPage, site: PageSite) => {
      await later(`release of ${page.name}`, undefined);
      const { version } = page.entry.metadata;
      const island = document.createElement('div');
      const hasHtml = version !== drawn;
      const tag = (name: string) => Object.assign(document.createElement(name), { textContent: page.path });
      if (hasHtml) island.append(tag('h1'), Object.assign(document.createElement('input'), { name: 'note' }));
      const head = hasHtml ? [tag('title')] : [];
      const load = () => loadLifecycles(page.name, version, () => Promise.reject(new Error('is mocked')));
      return new PageIsland({ ...site, ...page, version, element: island, head, policy: 'load', load });
    },
  } as unknown as Releases;

  const failures = createFailures(({ remote, path: failed }) => {
    const expected = remote === 'broken' || failed === '/loan';
    if (!expected || failed !== current()) misreported.push(`${remote} at ${failed}, visitor at ${current()}`);
  });
  const overrides = new Map<string, Entry>();
  const state = createSiteState();
  const services: IslandServices = {
    navigation,
    notify() {},
    theme: { current: () => 'light', subscribe: () => () => {} },
    notFound() {
      const missing = current();
      // A page calls this while React commits it, and the first file of the host answers later.
      queueMicrotask(() => outlet.notFound(missing));
    },
  };
  const page = readDocument(document);
  const island = typeof page === 'object' ? islandOf(page, 'load', { services, failures }) : undefined;
  const hydrated = island?.arm('load');
  // Like the first file of the host, which waits for its end, however it ends.
  hydrated?.catch(() => {});
  const documents = new Documents(island?.path);
  const outlet = new Outlet({
    element,
    navigation,
    services,
    failures,
    fragments: { note() {}, load: () => Promise.resolve() } as unknown as PageFragments,
    documents,
    releases: () => Promise.resolve(releases),
    overrides,
    state,
    views,
    firstPage: island ? { island, hydrated } : 'notFound',
    moves: { hasMoved: () => hasMoved, isBack: () => isBack },
    onOverrideFailed: () => {},
    transition: (change) => later('fade', undefined).then(change),
    fullLoad() {
      fullLoads += 1;
      return fullLoads <= mostFullLoads;
    },
  });
  navigation.subscribe(() => {
    hasMoved = true;
    scrolls = 0;
    fullLoads = 0;
  });
  // The visitor can be on another page before the code of the outlet has loaded.
  void later('outlet', undefined).then(() => outlet.start());
  return {
    element,
    navigation,
    current,
    mounted,
    misreported,
    overrides,
    documents,
    state,
    scrolls: () => scrolls,
    fullLoads: () => fullLoads,
    /** A version of the broken remote that works goes live, and the one before is gone. */
    mend: () => void (isMended = true),
    /** Composes the site again, so that each document differs from the one before. */
    composeAgain: () => void (edition += '<!-- later -->'),
    /** No document comes anymore, or each comes again. */
    cut: (cut: boolean) => void (isCut = cut),
  };
}

export type TestSite = ReturnType<typeof siteAt>;

/** Expects the page of the last navigation, and nothing else, once nothing is under way anymore. */
export function expectSettled(site: TestSite): void {
  const { element, current, mounted, misreported, state, scrolls, fullLoads } = site;
  expect(misreported).toEqual([]);
  const path = current();
  if (broken.includes(path) && fullLoads() > 0) return;
  expect(fullLoads()).toBe(0);

  const missing = path === '/nobody' || path === '/grower/nope';
  const heading = element.querySelector('h1');
  expect(heading?.textContent).toBe(missing ? 'No page' : path);
  expect(element.children).toHaveLength(1);
  expect(state.current().loading).toBe(false);
  expect(state.current().announcement).toBe(document.title);
  // Its HTML is shown before its code finds out that it does not exist.
  expect(scrolls()).toBe(path === '/grower/nope' ? 2 : 1);
  expect(document.activeElement).toBe(heading);

  const islands = [...mounted.keys()];
  expect(islands.filter((island) => !island.isConnected)).toEqual([]);
  expect(islands).toHaveLength(broken.includes(path) || missing ? 0 : 1);
}
