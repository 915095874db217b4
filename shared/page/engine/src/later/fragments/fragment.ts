import type { Entry } from '@furrow/discovery/discovery';
import type { FragmentRemote } from '@furrow/discovery/page-data.schema';
import { fragmentAttribute, fragmentIdMark, fragmentPropsAttribute } from '@furrow/contract/fragment-element';
import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { FragmentDocument, FragmentProps } from '@furrow/formats/fragment.schema';
import { hydrateAttribute, type HydratePolicy } from '@furrow/contract/hydrate-policy';
import { islandAttributes } from '@furrow/contract/island-element';
import { isAbort } from '../../common/abortable';
import { folderOf, isPinned, type RemoteEntry } from '../../first/federation/remote-entry';
import { loadFragment } from '../../first/federation/remotes';
import type { LoadReleases, Releases } from '../../first/load-releases';
import { followRecorded, hasRecorded, takeHeldLinks } from '../../common/early-input';
import { hideNotice, isNoticeShown, showNotice } from '../../common/notice';
import { forgetFailedPreloads } from '../common/failed-preloads';
import type { Failures } from '../../first/islands/failures';
import { Island, type IslandServices } from '../../first/islands/island';
import { nodesOf } from '../../first/islands/markup';
import { markUnfilled } from '../common/slot-element';
import { unlinkFailedStyles } from '../../first/islands/styles';

/** The objects of the site that a fragment needs. */
export type FragmentSite = {
  services: Omit<IslandServices, 'notFound'>;
  failures: Failures;
  /** The props of the fragments in the document as they were sent, before a page may have changed them. */
  sentProps: WeakMap<Element, string | null>;
  /** The versions that this visitor gets instead of the usual ones, by the name of the remote. */
  overrides: ReadonlyMap<string, Entry>;
  /** Finds a version of a remote as a document of this page view has named it. */
  named: (remote: string, version: string) => FragmentRemote | undefined;
  /** Loads the code that reads releases, for fragments of which no document says anything. */
  releases: LoadReleases;
};

/**
 * A version of a remote: its number, the address of its folder with a slash at the end, and a function that finds its
 * remote entry.
 */
type Source = { version: string; folder: string; remoteEntry: (signal: AbortSignal) => Promise<RemoteEntry> };

/** The number of fragments that were filled in this page. Each gets its own ids by it. */
let places = 0;

/**
 * A fragment in its element. It fetches its HTML, unless the document contained it, and hydrates when the policy of its
 * release says so. After a failure the HTML stays unchanged, and the next use of one of its controls tries again. If
 * that fails, the notice says so. Nothing in the page waits for a fragment.
 */
export class Fragment {
  private readonly element: HTMLElement;
  private readonly site: FragmentSite;
  private readonly of: string;
  private readonly remote: string;
  private island: Island | undefined;
  /** The props that the HTML in the element was made for. They may be older than those of the page. */
  private madeFor: string;
  /** The version that was found for a fragment of which no document says anything. */
  private lookedUp: string | undefined;
  private isReported = false;
  /** Whether the notice that is shown is the one of this fragment. */
  private isNoticed = false;
  private hasLeft = false;

  constructor(element: HTMLElement, site: FragmentSite) {
    this.element = element;
    this.site = site;
    this.of = element.getAttribute(fragmentAttribute) ?? '';
    this.remote = fragmentParts(this.of).remote;
    this.madeFor = site.sentProps.get(element) ?? this.wanted();
    const { version } = element.dataset;
    if (version === undefined || site.overrides.has(this.remote)) {
      void this.lookUp();
      return;
    }
    const given = this.givenSource(version);
    const policy = (element.getAttribute(hydrateAttribute) ?? 'never') as HydratePolicy;
    if (given) void this.hydrate(given, policy);
    if (this.wanted() !== this.madeFor) this.update();
  }

  /**
   * Call it when the props in the element's attribute have changed. HTML is hydrated with the props that it was made
   * for, so a fragment that is just being hydrated gets the new ones afterwards.
   */
  update(): void {
    if (this.island?.isHydrated) this.island.update(this.props()).catch((error: unknown) => this.report(error));
    else if (!this.island?.isStarted) void this.lookUp();
  }

  /** Call it when the element has left the page. */
  leave(): void {
    this.hasLeft = true;
    if (this.isNoticed) hideNotice();
    this.island?.leave();
  }

  /**
   * The version of a fragment that came with a document, as the document names it; undefined when the fragment is never
   * hydrated.
   */
  private givenSource(version: string): Source | undefined {
    const given = this.site.named(this.remote, version);
    if (!given) return undefined;
    const { remoteEntry } = given;
    const folder = remoteEntry.url.slice(0, remoteEntry.url.lastIndexOf('/') + 1);
    return {
      version,
      folder,
      async remoteEntry(signal) {
        await unlinkFailedStyles(folder, signal);
        return remoteEntry;
      },
    };
  }

  /** The props that the page gives now, as text. */
  private wanted(): string {
    return this.element.getAttribute(fragmentPropsAttribute) ?? '{}';
  }

  private props(): FragmentProps {
    return parseProps(this.wanted());
  }

  private async lookUp(): Promise<void> {
    try {
      const releases = await this.site.releases();
      const entry = await releases.entryFor(this.remote);
      this.lookedUp = entry?.metadata.version;
      const found = entry && (await releases.fragmentHtml(entry, fragmentParts(this.of).name));
      // If the remote does not offer that fragment, the fallback of the page stays. For a remote in development, only its
      // code knows which fragments it offers.
      if (entry && (found || !isPinned()) && !this.hasLeft && !this.island?.isStarted)
        this.fill(releases, entry, found);
    } catch (error) {
      this.report(error);
    }
  }

  /** Fills the element with the HTML for the current props. If there is none, the code of the fragment renders it. */
  private fill({ fetchRemoteEntry }: Releases, entry: Entry, found: FragmentDocument | undefined): void {
    const { version } = entry.metadata;
    const source = { version, folder: folderOf(entry), remoteEntry: () => fetchRemoteEntry(entry) };
    const wanted = formatFragmentProps(this.props());
    const variant = found?.variants.find((each) => formatFragmentProps(each.props) === wanted);
    const { element } = this;
    if (!found || !variant) {
      // HTML of another version is not hydrated but replaced.
      if (element.dataset.version !== version) this.madeFor = this.wanted();
      return void this.hydrate(source, 'load');
    }
    this.madeFor = this.wanted();
    const ids = `fragment-live-${(places += 1)}-`;
    const markup = variant.html.replaceAll(fragmentIdMark, ids);
    const content = new DocumentFragment();
    content.append(...nodesOf(markup));
    // A slot looks for the mark when it comes into the page.
    markUnfilled(content);
    const before = [...element.childNodes];
    element.replaceChildren(content);
    followRecorded(element, before);
    const attributes = islandAttributes({ version, react: found.react, ids, hydrate: found.hydrate });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    // The boot script of a fragment runs only when the fragment came with a document. Here the code of the fragment has
    // to do the same work, so it starts at once.
    void this.hydrate(source, found.boot === undefined ? found.hydrate : 'load');
  }

  /** Hydrates the fragment when its policy says so, and after a failure when one of its controls is used again. */
  private async hydrate(source: Source, policy: HydratePolicy): Promise<void> {
    const { version, folder, remoteEntry } = source;
    const { remote, of } = this;
    const { name } = fragmentParts(of);
    this.island?.leave();
    const island = new Island({
      name: of,
      version,
      element: this.element,
      services: { ...this.site.services, notFound() {} },
      given: { fragmentProps: parseProps(this.madeFor) },
      load: async (signal) => {
        if (this.isReported) await forgetFailedPreloads(folder);
        return loadFragment({ remote, version, name }, () => remoteEntry(signal));
      },
      onLaterError: (error) => {
        this.report(error);
        // React calls this function while it renders, so the work has to wait.
        queueMicrotask(() => void island.giveUp());
      },
    });
    this.island = island;
    for (let when = policy; ; when = 'interaction') {
      try {
        await island.arm(when);
        this.hasCome();
        return;
      } catch (error) {
        if (isAbort(error)) return;
        // Without its code the fragment can still show the HTML of what the page wants now.
        if (this.wanted() !== this.madeFor && !this.isReported) void this.lookUp();
        this.report(error);
        const wasUsed = when === 'interaction' || hasRecorded(this.element);
        if (!this.followHeldLinks() && wasUsed) this.notice(island, source);
      }
    }
  }

  /** Shows the notice, unless it is shown already. Its button tries again, and so does the next use of a control. */
  private notice(island: Island, source: Source): void {
    if (isNoticeShown()) return;
    this.isNoticed = true;
    const failed = (error: unknown) => {
      if (!isAbort(error)) void this.hydrate(source, 'interaction');
    };
    showNotice(() => (this.island ?? island).arm('load').then(() => this.hasCome(), failed));
  }

  private hasCome(): void {
    if (this.isNoticed) hideNotice();
    this.isNoticed = false;
    if (this.wanted() !== this.madeFor) this.update();
  }

  /**
   * Follows the held links as ordinary links, because the code that opens something is not there.
   *
   * @returns whether there was one
   */
  private followHeldLinks(): boolean {
    const [link] = takeHeldLinks(this.element);
    if (link) this.site.services.navigation.push(link.pathname + link.search + link.hash);
    return link !== undefined;
  }

  private report(error: unknown): void {
    if (this.isReported || this.hasLeft) return;
    this.isReported = true;
    const { failures, services } = this.site;
    const version = this.island?.version ?? this.lookedUp;
    if (version === undefined) return;
    failures.report(this.remote, version, services.navigation.current().pathname, error);
  }
}

function parseProps(text: string): FragmentProps {
  return JSON.parse(text) as FragmentProps;
}
