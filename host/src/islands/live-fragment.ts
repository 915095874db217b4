import type { FragmentRemote } from '@furrow/discovery/page-data.schema';
import { fragmentAttribute, fragmentIdMark, fragmentPropsAttribute } from '@furrow/formats/fragment-element';
import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { FragmentProps } from '@furrow/formats/fragment.schema';
import { hydrateAttribute, type HydratePolicy, wakeEvent } from '@furrow/formats/hydrate-policy';
import { trustMarkup } from '@furrow/remote/trusted-types';
import { controlsInPage as controls } from '@furrow/formats/controls';
import { fetchRemoteEntry, releaseFolder, type RemoteEntry } from '../federation/release';
import { loadFragment } from '../federation/remotes';
import type { SiteDiscovery } from '../federation/site-discovery';
import { followRecorded, hasRecorded, replayEarlyInput, takeHeldLinks } from './replay';
import { forgetFailedPreloads } from './failed-preloads';
import type { Failures } from './failures';
import { removeFailedStyles } from './first-styles';
import { mountIsland, type Island, type Mounting, unmountIsland, updateIsland, type Versioned } from './island';
import type { FoundFragment, FragmentHtml } from './fragment-html';

/** What a fragment needs of the site around it. */
export type FragmentSite = {
  services: Omit<Mounting['services'], 'notFound'>;
  discovery: SiteDiscovery;
  failures: Failures;
  /** The remotes whose fragments the document holds, by name, where those come to life. */
  remotes: Record<string, FragmentRemote>;
};

export type LiveFragment = {
  /** Call it when the props in the element's attribute have changed. */
  update(): void;
  /** Call it when the element has left the page. */
  remove(): void;
};

/** A version of a remote, its folder with a slash at the end, and where its remote entry is. */
type Source = Versioned & { folder: string; remoteEntry: () => Promise<RemoteEntry> };

/** Counts the fragments that were filled in this page, so that each gets ids of its own. */
let places = 0;

/**
 * A fragment in its element: it gets its HTML, if that did not come with the document, and comes to life when its release says. What
 * fails leaves the HTML as it was and is tried again when the visitor uses a control of it. Nothing in the page waits for a fragment.
 */
export function createLiveFragment(element: HTMLElement, site: FragmentSite, html: FragmentHtml): LiveFragment {
  const { services, discovery, failures } = site;
  const of = element.getAttribute(fragmentAttribute) ?? '';
  const { remote, name } = fragmentParts(of);
  const left = new AbortController();
  /** Ends what waits for the moment in which the fragment comes to life. */
  let armed = new AbortController();
  let source = givenSource();
  let running: Island<Versioned> | undefined;
  let starting: Promise<void> | undefined;
  let isReported = false;

  /** The version of a fragment that came with the document, as the document names it. */
  function givenSource(): Source | undefined {
    const given = site.remotes[remote];
    const version = element.dataset.version;
    if (!given || version !== given.version || discovery.overridden(remote)) return undefined;
    const { remoteEntry } = given;
    const folder = remoteEntry.url.slice(0, remoteEntry.url.lastIndexOf('/') + 1);
    return {
      metadata: { version },
      folder,
      async remoteEntry() {
        await removeFailedStyles(folder, left.signal);
        return remoteEntry;
      },
    };
  }

  function props(): FragmentProps {
    return JSON.parse(element.getAttribute(fragmentPropsAttribute) ?? '{}') as FragmentProps;
  }

  /** Puts in the HTML for the current props. Without any, the code of the fragment has to draw it. */
  function fill({ entry, document: found }: FoundFragment): void {
    source = { metadata: entry.metadata, folder: releaseFolder(entry), remoteEntry: () => fetchRemoteEntry(entry) };
    const wanted = formatFragmentProps(props());
    const variant = found?.variants.find((each) => formatFragmentProps(each.props) === wanted);
    if (!found || !variant) return arm('load');
    const ids = `fragment-live-${(places += 1)}-`;
    const markup = variant.html.replaceAll(fragmentIdMark, ids);
    trustMarkup(markup);
    const before = [...element.childNodes];
    element.innerHTML = markup;
    followRecorded(element, before);
    Object.assign(element.dataset, { version: entry.metadata.version, react: found.react, ids });
    element.setAttribute(hydrateAttribute, found.hydrate);
    // A boot script runs for the HTML of documents only. The fragment itself does the same work once it is alive, so it starts at once.
    arm(found.boot === undefined ? found.hydrate : 'load');
  }

  function lookUp(): void {
    const ready = html.ready(of);
    if (ready) return fill(ready);
    html.find(of).then(
      (found) => {
        if (found && !left.signal.aborted) fill(found);
      },
      (error: unknown) => report(error),
    );
  }

  /** Waits for the moment in which the fragment comes to life. */
  function arm(policy: HydratePolicy): void {
    armed.abort();
    armed = new AbortController();
    if (policy === 'never') return;
    const { signal } = armed;
    const onUse = ({ target }: Event) => {
      if (target instanceof Element && target.closest(controls)) start();
    };
    for (const type of ['pointerdown', 'focusin', 'click', 'input'])
      element.addEventListener(type, onUse, { capture: true, signal });
    document.addEventListener(wakeEvent, start, { signal });
    if (policy === 'load' || hasRecorded(element)) start();
    else if (policy === 'visible') {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      });
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    }
  }

  function start(): void {
    starting ??= run().catch((error: unknown) => {
      starting = undefined;
      if (left.signal.aborted) return;
      report(error);
      followHeldLinks();
    });
  }

  /** A held link that cannot open anything is followed as an ordinary link. */
  function followHeldLinks(): void {
    const [link] = takeHeldLinks(element);
    if (link) services.navigation.push(link.pathname + link.search + link.hash);
  }

  async function run(): Promise<void> {
    if (!source) return;
    const { metadata, folder, remoteEntry } = source;
    const before = [...element.childNodes];
    const prerendered = element.innerHTML;
    trustMarkup(prerendered);
    const { version } = metadata;
    if (isReported) await forgetFailedPreloads(folder);
    const island = await mountIsland<Versioned>({
      name: of,
      entry: { metadata },
      container: element,
      services: { ...services, notFound() {} },
      fragmentProps: props(),
      signal: left.signal,
      load: () => loadFragment({ remote, version, name }, remoteEntry),
      onLaterError(error) {
        report(error);
        // React calls this in the middle of its work.
        queueMicrotask(() => void giveUp(island, prerendered));
      },
    });
    running = island;
    armed.abort();
    followRecorded(element, before);
    replayEarlyInput(element);
  }

  async function giveUp(island: Island<Versioned>, prerendered: string): Promise<void> {
    running = undefined;
    await unmountIsland(island);
    if (!left.signal.aborted) element.innerHTML = prerendered;
  }

  function report(error: unknown): void {
    if (isReported) return;
    isReported = true;
    const version = source?.metadata.version ?? discovery.chosen(remote)?.metadata.version;
    if (version === undefined) return;
    failures.report(remote, { metadata: { version } }, services.navigation.current().pathname, error);
  }

  async function change(): Promise<void> {
    await starting;
    if (!running) return lookUp();
    running.props = { ...running.props, fragmentProps: props() };
    await updateIsland(running, left.signal);
  }

  if (element.dataset.version && !discovery.overridden(remote))
    arm((element.getAttribute(hydrateAttribute) ?? 'never') as HydratePolicy);
  else lookUp();

  return {
    update: () => void change().catch(report),
    remove() {
      left.abort();
      armed.abort();
      if (running) void unmountIsland(running);
    },
  };
}
