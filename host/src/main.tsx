import { trustMarkup } from '@furrow/remote/trusted-types';
import type { Entry } from '@furrow/discovery/discovery';
import type { PageData } from '@furrow/discovery/page-data.schema';
import type { RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import type { Navigation } from '@furrow/remote/contract';
import { createBrowserNavigation, pageOf } from '@furrow/remote/navigation';
import { visitorBucket } from './federation/visitor';
import { reportFailure } from './observer/failure-report';
import { prefetcher } from './federation/prefetch';
import { provide } from './federation/provided';
import { releaseFolder, remoteEntryOf, type RemoteEntry } from './federation/release';
import { createSiteDiscovery } from './federation/site-discovery';
import { readPageData } from './page-data';
import { createFragments } from './islands/fragments';
import { dropPresses, replayEarlyInput } from './islands/early-input';
import { overridesSettledEvent } from './boot/page-events';
import { isOverridden } from './override/is-overridden';
import { startLiveShell } from './shell/live-shell';
import { Shell } from './shell/shell';
import { shellElement, slotId } from './shell/shell-element';
import { theme } from './shell/theme-service';
import { createToaster } from './shell/toaster.model';
import { createFailures, type RemoteFailure } from './islands/failures';
import { createSiteState } from './navigation/site-state';
import { focusPage } from './navigation/page-focus';
import { fadeOver } from './navigation/page-transition';
import { reloadOnce } from './navigation/reload-once';
import { Slot, type FirstPage } from './navigation/slot';

// The build makes the shell's HTML. Its styles are built with the host's because it is named here; of its code nothing is left.
void Shell;

// Another page begins at its top. Within a page the browser finds back to where a link was pressed.
history.scrollRestoration = 'manual';
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href^="#"]')) history.scrollRestoration = 'auto';
});

const page = readPageData();
page?.remote?.uses?.forEach(provide);
const first = page && firstPageOf(page);
/** Origins whose code may stand in for a remote; undefined where the site lets nothing be overridden. */
const overridesFrom = page ? page.overrides : ['http://localhost:*'];
const { signers, inParts } = page ?? {};
const discovery = createSiteDiscovery(
  first && { name: first.name, entry: first.entry },
  visitorBucket,
  inParts,
  signers !== undefined || inParts
    ? (places) =>
        import('./federation/read-discovery').then(({ readDiscovery }) =>
          readDiscovery(places, { signers, inParts, first }),
        )
    : undefined,
);
const failures = createFailures(onRemoteError);
const prefetch = prefetcher(discovery, failures, (entry, path) => fragments.prepare(entry, path));
const navigation: Navigation = { ...createBrowserNavigation(), prefetch };
// A phone has room for one toast.
const toaster = createToaster(() => (window.matchMedia('(min-width: 768px)').matches ? 2 : 1));
const state = createSiteState();
const services = { notify: toaster.notify, theme, trustMarkup };
const fragments = createFragments({
  services: { ...services, navigation },
  discovery,
  failures,
  remotes: page?.fragments ?? {},
});

const slotElement = shellElement(slotId);
let shown = pageOf(navigation.current());
navigation.subscribe(() => {
  const place = pageOf(navigation.current());
  if (place.pathname !== shown.pathname) {
    history.scrollRestoration = 'manual';
    toaster.moved();
    dropPresses();
  } else if (place.hash !== shown.hash && history.scrollRestoration === 'manual') {
    // The visitor left this place of the page for another page, so that the browser does not find back to it.
    focusPage(place, slotElement);
  }
  shown = place;
});

// From now on links are followed without a new document.
document.querySelector('script[type=speculationrules]')?.remove();
startLiveShell({ navigation, toaster, state });
start(slotElement);

function start(element: HTMLElement) {
  const slot = new Slot({
    element,
    navigation,
    services,
    discovery,
    failures,
    state,
    firstPage: first ?? (page && 'notFound'),
    onOverrideFailed: (name, error) =>
      void import('./override/overrides').then(({ overrideFailed }) => overrideFailed(name, error, toaster.notify)),
    onHydrated: replayEarlyInput,
    prepareFragments: fragments.prepare,
    transition: fadeOver,
    fullLoad: reloadOnce,
  });
  // The code for overrides is loaded only where there are any, and the site allows them.
  const overridden = overridesFrom && isOverridden() ? override().catch(() => {}) : undefined;
  const started = overridden ? overridden.then(() => slot.start()) : slot.start();
  // Fragments follow the overrides of this session as well.
  void Promise.resolve(overridden).then(() => {
    document.dispatchEvent(new Event(overridesSettledEvent));
    fragments.start();
  });
  void started.then(() => discovery.load()).catch(() => {});
}

function onRemoteError(failure: RemoteFailure) {
  const { remote, version, path, phase, error } = failure;
  console.error(`${remote} ${version} failed at ${path} (${phase}):`, error);
  void reportFailure(failure);
}

async function override(): Promise<void> {
  const { applyOverrides } = await import('./override/overrides');
  await applyOverrides({ discovery, allowed: overridesFrom ?? [], notify: toaster.notify, onInspect: inspect });
}

async function inspect(): Promise<void> {
  const { openInspector } = await import('./inspector/inspector');
  openInspector({ discovery, state, overridable: overridesFrom !== undefined });
}

if (new URLSearchParams(location.search).has('mf-inspect')) void inspect();
document.addEventListener('keydown', (event) => {
  if (event.altKey && event.code === 'KeyI') void inspect();
});

function firstPageOf({ path, remote, discovery: entry }: PageData): FirstPage | undefined {
  if (!remote || !entry) return undefined;
  return { name: remote.name, entry, remoteEntry: givenEntry(remote.manifest, entry), path };
}

/** The remote entry that the page data names, with the hash from its preload; undefined when the preload is not in the document any more. */
function givenEntry(manifest: unknown, entry: Entry): RemoteEntry | undefined {
  const preloaded = (file: string) =>
    document.querySelector<HTMLLinkElement>(`link[rel=preload][href="${releaseFolder(entry)}${file}"]`)?.integrity;
  try {
    // The release command wrote the manifest into the document and checked it before, so it is not checked again.
    return remoteEntryOf(manifest as RemoteManifest, entry, preloaded);
  } catch {
    return undefined;
  }
}
