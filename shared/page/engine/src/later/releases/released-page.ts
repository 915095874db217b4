import type { Released } from '@furrow/discovery/page-data.schema';
import { islandAttributes, pageAttribute } from '@furrow/contract/island-element';
import { folderOf } from '../../first/federation/remote-entry';
import { loadLifecycles } from '../../first/federation/remotes';
import { provide } from '../../first/federation/provided';
import { fetchAhead } from '../../first/islands/fetch-ahead';
import { nodesOf } from '../../first/islands/markup';
import { PageIsland, type PageSite } from '../../first/islands/page-island';
import { markUnfilled } from '../common/slot-element';
import { expectStyles } from '../../first/islands/styles';
import { policyHere } from '../common/policy-here';
import { fetchRemoteEntry, pageNeeds } from './release';
import { pageHtml } from './release-html';

/** A page of a release, which no document contains. */
export type ReleasedPage = { name: string; entry: Released; path: string; hides: readonly string[] };

/**
 * Makes an island of a page with the HTML of its release. If the release has no HTML for the path, the element is empty,
 * and the code of the page has to draw it.
 *
 * @throws LoadError when the HTML does not come
 */
export async function releasedPage({ name, entry, path, hides }: ReleasedPage, site: PageSite): Promise<PageIsland> {
  const { version } = entry.metadata;
  const element = document.createElement('div');
  element.setAttribute(pageAttribute, name);
  const [page, { route }] = await Promise.all([pageHtml(entry, path), pageNeeds(entry, path)]);
  // A page whose HTML is not in the release has no other attributes; the observer reads its route here.
  if (route !== undefined) element.dataset.route = route;
  if (page) {
    const attributes = islandAttributes({ version, react: page.react, path, hydrate: page.hydrate });
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.append(...nodesOf(page.fragment));
    markUnfilled(element);
  }
  return new PageIsland({
    ...site,
    ...{ name, version, path, hides, element },
    head: page ? nodesOf(page.head).filter((node) => node instanceof Element) : [],
    policy: policyHere(page?.hydrate ?? 'load'),
    async load(signal) {
      // A file that does not come is asked for again, and reported, by the code that needs it.
      void fetchCode(entry, path).catch(() => {});
      await expectStyles(folderOf(entry), signal);
      return loadLifecycles(name, version, () => fetchRemoteEntry(entry));
    },
  });
}

/** Fetches all scripts of a page in parallel, without running them. */
async function fetchCode(entry: Released, path: string): Promise<void> {
  const { files, uses } = await pageNeeds(entry, path);
  uses.forEach(provide);
  const scripts = files.filter(({ file }) => !file.endsWith('.css'));
  fetchAhead(scripts.map(({ file, integrity }) => ({ href: folderOf(entry) + file, integrity })));
}
