import { matchesPattern } from '@furrow/discovery/route-match';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import type { FailurePhase } from '@furrow/formats/report.schema';
import { islandAttributes, pageAttribute } from '@furrow/contract/island-element';
import { LoadError } from '../federation/load-error';
import { releaseFolder } from '../federation/release';
import { loadLifecycles } from '../federation/remotes';
import { forgetFailedPreloads } from '../islands/failed-preloads';
import { nodesOf } from '../islands/markup';
import { PageIsland, type PageOptions } from '../islands/page-island';
import { pageHtml } from '../islands/release-html';
import { fetchCode } from './prefetch';

/**
 * Makes a page that is not in the document. Its element is empty until {@link fillPage} or the code of the page fills
 * it.
 */
export function releasedPage(options: PageOptions): PageIsland {
  const { name, entry, path } = options;
  const element = document.createElement('div');
  element.setAttribute(pageAttribute, name);
  // A page whose HTML is not in the release has no other attributes; the observer reads its route here.
  const route = entry.extras.routes.find((pattern) => matchesPattern(pattern, path));
  if (route !== undefined) element.dataset.route = route;
  return new PageIsland({
    ...options,
    element,
    load() {
      // A file that does not come is asked for again, and reported, by the code that needs it.
      void fetchCode(entry, path).catch(() => {});
      return loadLifecycles(name, entry);
    },
  });
}

/**
 * Fills the element with the prerendered page.
 *
 * @returns whether the release has HTML for it; otherwise its code has to draw it
 * @throws LoadError when the HTML or a stylesheet does not come
 */
export async function fillPage(island: PageIsland): Promise<boolean> {
  const { entry, path, version, element } = island;
  const page = await pageHtml(entry, path);
  if (!page) return false;
  const attributes = islandAttributes({ version, react: page.react, path, hydrate: page.hydrate });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...nodesOf(page.fragment));
  island.head = nodesOf(page.head).filter((node) => node instanceof Element);
  island.policy = policyHere(page.hydrate);
  return true;
}

/** When a page is hydrated at this address: its HTML does not contain what it shows for a query, so its code runs at once. */
export function policyHere(policy: HydratePolicy): HydratePolicy {
  return location.search !== '' && policy !== 'never' ? 'load' : policy;
}

/** The steps at which files of a release are loaded, in order. */
const filePhases: FailurePhase[] = ['entry', 'expose', 'page'];

/**
 * Hydrates the page once more, because the visitor has asked for it. In WebKit, a failed preload makes the next request
 * for its file fail too. So the page is tried again as long as each try gets further than the one before.
 *
 * @throws LoadError as `Island.hydrate` does
 */
export async function tryAgain(island: PageIsland): Promise<void> {
  await forgetFailedPreloads(releaseFolder(island.entry));
  let reached = -1;
  for (;;) {
    try {
      return await island.hydrate();
    } catch (error) {
      const step = error instanceof LoadError ? filePhases.indexOf(error.phase) : -1;
      if (step <= reached) throw error;
      reached = step;
    }
  }
}
