import type { Entry } from '@furrow/discovery/discovery';
import type { FragmentRemote } from '@furrow/discovery/page-data.schema';
import { fragmentAttribute, fragmentIdMark, fragmentPropsAttribute } from '@furrow/formats/fragment-element';
import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { FragmentDocument, FragmentProps } from '@furrow/formats/fragment.schema';
import { hydrateAttribute, type HydratePolicy } from '@furrow/formats/hydrate-policy';
import { islandAttributes } from '@furrow/formats/island-element';
import { trustMarkup } from '@furrow/remote/trusted-types';
import { fetchRemoteEntry, isPinned, releaseFolder, type RemoteEntry } from '../federation/release';
import { loadFragment } from '../federation/remotes';
import type { SiteDiscovery } from '../federation/site-discovery';
import { followRecorded, takeHeldLinks } from './early-input';
import { forgetFailedPreloads } from './failed-preloads';
import type { Failures } from './failures';
import { removeFailedStyles } from './first-styles';
import { Island, type IslandServices } from './island';
import { fragmentHtml } from './release-html';

/** What a fragment needs of the site around it. */
export type FragmentSite = {
  services: Omit<IslandServices, 'notFound'>;
  discovery: SiteDiscovery;
  failures: Failures;
  /** The remotes whose fragments the document holds, by name, where those come to life. */
  remotes: Record<string, FragmentRemote>;
};

/** A version of a remote, its folder with a slash at the end, and where its remote entry is. */
type Source = { version: string; folder: string; remoteEntry: (signal: AbortSignal) => Promise<RemoteEntry> };

/** Counts the fragments that were filled in this page, so that each gets ids of its own. */
let places = 0;

/**
 * A fragment in its element. It fetches its HTML, unless the document contained it, and hydrates when the policy of its
 * release says so. After a failure the HTML stays as it was, and the next use of one of its controls tries again.
 * Nothing in the page waits for a fragment.
 */
export class Fragment {
  private readonly element: HTMLElement;
  private readonly site: FragmentSite;
  private readonly of: string;
  private readonly remote: string;
  private island: Island | undefined;
  private isReported = false;
  private hasLeft = false;

  constructor(element: HTMLElement, site: FragmentSite) {
    this.element = element;
    this.site = site;
    this.of = element.getAttribute(fragmentAttribute) ?? '';
    this.remote = fragmentParts(this.of).remote;
    const given = this.givenSource();
    const isSent = element.dataset.version !== undefined && !site.discovery.overridden(this.remote);
    if (isSent && given) this.comeToLife(given, (element.getAttribute(hydrateAttribute) ?? 'never') as HydratePolicy);
    else if (!isSent) void this.lookUp();
  }

  /** Call it when the props in the element's attribute have changed. */
  update(): void {
    if (this.island?.isHydrated) this.island.update(this.props()).catch((error: unknown) => this.report(error));
    else void this.lookUp();
  }

  /** Call it when the element has left the page. */
  leave(): void {
    this.hasLeft = true;
    this.island?.leave();
  }

  /** The version of a fragment that came with the document, as the document names it; undefined when it never comes to life. */
  private givenSource(): Source | undefined {
    const given = this.site.remotes[this.remote];
    if (!given || this.element.dataset.version !== given.version) return undefined;
    const { version, remoteEntry } = given;
    const folder = remoteEntry.url.slice(0, remoteEntry.url.lastIndexOf('/') + 1);
    return {
      version,
      folder,
      async remoteEntry(signal) {
        await removeFailedStyles(folder, signal);
        return remoteEntry;
      },
    };
  }

  private props(): FragmentProps {
    return JSON.parse(this.element.getAttribute(fragmentPropsAttribute) ?? '{}') as FragmentProps;
  }

  private async lookUp(): Promise<void> {
    const { discovery } = this.site;
    try {
      await discovery.load(this.remote);
      const entry = discovery.chosen(this.remote);
      const found = entry && (await fragmentHtml(entry, fragmentParts(this.of).name));
      // When the remote offers no such fragment, the page's fallback stays. Only the code of a remote in development
      // knows which fragments it offers.
      if (entry && (found || !isPinned()) && !this.hasLeft) this.fill(entry, found);
    } catch (error) {
      this.report(error);
    }
  }

  /** Puts in the HTML for the current props. Without any, the code of the fragment has to draw it. */
  private fill(entry: Entry, found: FragmentDocument | undefined): void {
    const { version } = entry.metadata;
    const source = { version, folder: releaseFolder(entry), remoteEntry: () => fetchRemoteEntry(entry) };
    const wanted = formatFragmentProps(this.props());
    const variant = found?.variants.find((each) => formatFragmentProps(each.props) === wanted);
    if (!found || !variant) return this.comeToLife(source, 'load');
    const { element } = this;
    const ids = `fragment-live-${(places += 1)}-`;
    const markup = variant.html.replaceAll(fragmentIdMark, ids);
    trustMarkup(markup);
    const before = [...element.childNodes];
    element.innerHTML = markup;
    followRecorded(element, before);
    const attributes = islandAttributes({ version, react: found.react, ids, hydrate: found.hydrate });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    // A boot script runs for the HTML of documents only. The fragment itself does the same work once it is alive, so it starts at once.
    this.comeToLife(source, found.boot === undefined ? found.hydrate : 'load');
  }

  private comeToLife({ version, folder, remoteEntry }: Source, policy: HydratePolicy): void {
    const { remote, of } = this;
    const { name } = fragmentParts(of);
    this.island?.leave();
    const island = new Island({
      name: of,
      version,
      element: this.element,
      services: { ...this.site.services, notFound() {} },
      given: { fragmentProps: this.props() },
      load: async (signal) => {
        if (this.isReported) await forgetFailedPreloads(folder);
        return loadFragment({ remote, version, name }, () => remoteEntry(signal));
      },
      onFailed: (error) => {
        this.report(error);
        this.followHeldLinks();
      },
      onLaterError: (error) => {
        this.report(error);
        // React calls this in the middle of its work.
        queueMicrotask(() => void island.giveUp());
      },
    });
    this.island = island;
    island.arm(policy);
  }

  /** A held link that cannot open anything is followed as an ordinary link. */
  private followHeldLinks(): void {
    const [link] = takeHeldLinks(this.element);
    if (link) this.site.services.navigation.push(link.pathname + link.search + link.hash);
  }

  private report(error: unknown): void {
    if (this.isReported || this.hasLeft) return;
    this.isReported = true;
    const { discovery, failures, services } = this.site;
    const version = this.island?.version ?? discovery.chosen(this.remote)?.metadata.version;
    if (version === undefined) return;
    failures.report(this.remote, { metadata: { version } }, services.navigation.current().pathname, error);
  }
}
