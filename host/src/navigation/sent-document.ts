import type { Entry } from '@furrow/discovery/discovery';
import { fragmentAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { hydrateAttribute, type HydratePolicy } from '@furrow/contract/hydrate-policy';
import { pageAttribute } from '@furrow/contract/island-element';
import { trustMarkup } from '@furrow/remote/trusted-types';
import { inTime } from '../federation/load-error';
import type { SiteDiscovery } from '../federation/site-discovery';
import { nodesOf } from '../islands/markup';
import { pageTags, type PageIsland } from '../islands/page-island';
import { linkStyles } from '../islands/release-html';
import { policyHere } from './released-page';

/**
 * The document that the browser was sent, for a visitor who comes back to its page. The browser has kept it, so its HTML
 * is there at once, while that of a release needs two requests. The page on screen cannot serve, because scripts have
 * changed it.
 */
export class SentDocument {
  private readonly first: PageIsland;
  private reading: Promise<DocumentFragment> | undefined;

  /** @param first the page of the document */
  constructor(first: PageIsland) {
    this.first = first;
  }

  /** Whether the document contains this page of this release. */
  holds({ extras }: Entry, path: string): boolean {
    return path === this.first.path && extras.release === this.first.entry.extras.release;
  }

  /** Reads the document, once. It rejects when the document does not come. */
  read(): Promise<DocumentFragment> {
    this.reading ??= readKept(this.first.path).then(parse);
    this.reading.catch(() => (this.reading = undefined));
    return this.reading;
  }

  /**
   * Fills the element of the page.
   *
   * @returns false when the document did not come, or is that of another version, such as one released since
   */
  async fill(island: PageIsland, discovery: SiteDiscovery): Promise<boolean> {
    const { element, path, version } = island;
    const sent = await this.read().catch(() => undefined);
    const page = sent?.querySelector<HTMLElement>(`[${pageAttribute}="${island.name}"]`);
    if (!sent || page?.dataset.version !== version || page.dataset.path !== path) return false;
    await linkStyles([...sent.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]);
    for (const { name, value } of page.attributes) element.setAttribute(name, value);
    element.replaceChildren(...nodesOf(page.innerHTML));
    for (const fragment of element.querySelectorAll<HTMLElement>(`${fragmentTag}[data-version]`))
      if (!isChosen(fragment, discovery)) delete fragment.dataset.version;
    const tags = [...sent.children].filter((child) => child.matches(pageTags));
    island.head = nodesOf(tags.map(({ outerHTML }) => outerHTML).join('')).filter((node) => node instanceof Element);
    island.policy = policyHere((page.getAttribute(hydrateAttribute) ?? 'load') as HydratePolicy);
    return true;
  }
}

/** Whether the HTML of a fragment is that of the version which this visitor gets now. */
function isChosen(fragment: HTMLElement, discovery: SiteDiscovery): boolean {
  const { remote } = fragmentParts(fragment.getAttribute(fragmentAttribute) ?? '');
  return discovery.chosen(remote)?.metadata.version === fragment.dataset.version;
}

/** Takes the document from where the browser keeps it, and requests it only where it has been thrown away. */
async function readKept(path: string): Promise<string> {
  const [loaded] = performance.getEntriesByType('navigation');
  return inTime('page', async (signal) => {
    const response = await fetch(loaded?.name ?? path, { cache: 'force-cache', signal });
    if (!response.ok) throw new Error(`The document answered ${response.status}.`);
    return response.text();
  });
}

/** The elements of the head and of the body side by side. No script runs, and nothing is loaded. */
function parse(html: string): DocumentFragment {
  trustMarkup(html);
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
