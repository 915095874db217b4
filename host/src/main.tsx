import type { Entry } from '@furrow/discovery/discovery';
import type { PageData } from '@furrow/discovery/page-data.schema';
import { pageAttribute } from '@furrow/contract/island-element';
import type { RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import type { SiteNavigation } from '@furrow/contract';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { pageOf } from '@furrow/remote/page-of';
import { trustMarkup } from '@furrow/remote/trusted-types';
import { overridesSettledEvent } from './boot/page-events';
import { whenShown } from './boot/when-shown';
import { reportFailure } from './observer/failure-report';
import { shareOwnPackages } from './federation/own-packages';
import { provide } from './federation/provided';
import { releaseFolder, remoteEntryOf, type RemoteEntry } from './federation/release';
import { createSiteDiscovery } from './federation/site-discovery';
import { visitorCohort } from './federation/visitor';
import { createFailures, type RemoteFailure } from './islands/failures';
import { createFragments } from './islands/fragments';
import type { IslandServices } from './islands/island';
import { sentPage, type PageIsland } from './islands/page-island';
import { followMoves } from './navigation/first-moves';
import { NavigationCode } from './navigation/navigation-code';
import { isOverridden } from './override/is-overridden';
import { readPageData } from './page-data';
import { shellElement, slotId } from './shell/shell-element';
import './shell/shell-styles';
import { theme } from './shell/theme-service';
import type { Site } from './site';

/*
 * What the host's first file runs. It hydrates the page of the document and its fragments. The code that shows other
 * pages is loaded after that, or as soon as the visitor needs it.
 */

/** The remote whose page is in the document, and the version of it. */
type SentVersion = { name: string; entry: Entry; path: string; remoteEntry: RemoteEntry | undefined };

shareOwnPackages();
const page = readPageData();
page?.remote?.uses?.forEach(provide);
const sent = page && sentVersion(page);
const allowsOverrides = page?.overrides !== undefined;
const mayBeOverridden = allowsOverrides && isOverridden();

const { signers, inParts } = page ?? {};
const discovery = createSiteDiscovery(
  sent && { name: sent.name, entry: sent.entry },
  visitorCohort,
  inParts,
  signers !== undefined || inParts
    ? (places) =>
        import('./federation/read-discovery').then(({ readDiscovery }) =>
          readDiscovery(places, { signers, inParts, first: sent }),
        )
    : undefined,
);
const failures = createFailures(report);
const navigation: SiteNavigation = {
  ...createBrowserNavigation(),
  prefetch: (to) => navigationCode.use((running) => running.prefetch(to)),
};
const services: IslandServices = {
  navigation,
  theme,
  trustMarkup,
  notify: (toast) => navigationCode.use((running) => running.notify(toast)),
  notFound() {
    const { pathname } = pageOf(navigation.current());
    navigationCode.use(({ slot }) => slot.notFound(pathname));
  },
};
const fragments = createFragments({ services, discovery, failures, remotes: page?.fragments ?? {} });
const navigationCode = new NavigationCode({
  site: (): Site => ({
    navigation,
    discovery,
    failures,
    services,
    fragments,
    firstPage,
    hasMoved,
    allowsOverrides,
    mayBeOverridden,
  }),
  path: sent?.path ?? pageOf(navigation.current()).pathname,
  onFailed: report,
});

const island = sent && sentIsland(sent);
/**
 * Resolves when the visitor sees the page. On a page that the browser has prerendered, no code of a remote runs before
 * that.
 */
const shown = new Promise<void>((resolve) => whenShown(() => resolve()));
const hydrated = mayBeOverridden ? undefined : shown.then(() => island?.hydrate());
const firstPage = island ? { island, hydrated } : page && 'notFound';
const hasMoved = followMoves(navigation, () => navigationCode.use());
// This runs after a failure too, because the slot then shows an earlier version or the notice.
void Promise.allSettled([shown, hydrated]).then(() => navigationCode.use());
void shown.then(() => {
  if (new URLSearchParams(location.search).has('mf-inspect')) inspect();
  if (mayBeOverridden) return;
  document.dispatchEvent(new Event(overridesSettledEvent));
  fragments.start();
});

document.addEventListener('keydown', (event) => {
  if (event.altKey && event.code === 'KeyI') inspect();
});

function inspect(): void {
  navigationCode.use((running) => void running.inspect());
}

function report(failure: RemoteFailure): void {
  const { remote, version, path, phase, error } = failure;
  console.error(`${remote} ${version} failed at ${path} (${phase}):`, error);
  void reportFailure(failure);
}

function sentIsland({ name, entry, path, remoteEntry }: SentVersion): PageIsland | undefined {
  const element = shellElement(slotId).querySelector<HTMLElement>(`[${pageAttribute}]`);
  const onCodeFailed = (failed: PageIsland, error: unknown) =>
    navigationCode.use(({ slot }) => void slot.recover(failed, error));
  return element ? sentPage(element, { name, entry, path, services, failures, onCodeFailed }, remoteEntry) : undefined;
}

/** The remote and the version whose page is in the document; undefined in the document for unknown paths. */
function sentVersion({ path, remote, discovery: entry }: PageData): SentVersion | undefined {
  if (!remote || !entry) return undefined;
  return { name: remote.name, entry, remoteEntry: givenEntry(remote.manifest, entry), path };
}

/**
 * The remote entry that the page data names, with the hash of its preload; undefined when the preload is no longer in
 * the document.
 */
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
