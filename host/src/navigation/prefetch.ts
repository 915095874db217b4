import type { Entry } from '@furrow/discovery/discovery';
import { savesData } from '../boot/save-data';
import type { Failures } from '../islands/failures';
import { pageHtml } from '../islands/release-html';
import { provide } from '../federation/provided';
import { pageNeeds, releaseFolder } from '../federation/release';
import { loadLifecycles } from '../federation/remotes';
import type { SiteDiscovery } from '../federation/site-discovery';
import { siteLinkOf } from './first-moves';

/**
 * Prefetches the page behind a link when the pointer or the focus is on the link: its HTML, the HTML of its fragments
 * and, if the page is hydrated at once, its code. The requests have the same hashes as the later ones, so each file is
 * fetched once. Nothing is prefetched for a visitor who saves data.
 *
 * @returns a function that prefetches the page at an address
 */
export function prefetcher(
  discovery: SiteDiscovery,
  failures: Failures,
  prepareFragments: (entry: Entry, path: string) => Promise<void>,
): (to: string) => void {
  const seen = new Set<string>();
  const prefetch = async (pathname: string) => {
    await discovery.load(pathname);
    const owner = discovery.owner(pathname);
    const entry = owner && failures.choose(owner, pathname);
    if (!entry) return;
    void prepareFragments(entry, pathname);
    const html = await pageHtml(entry, pathname);
    if (html && html.hydrate !== 'load') return;
    await Promise.all([fetchCode(entry, pathname), loadLifecycles(owner.name, entry)]);
  };
  const start = (to: string) => {
    const { pathname, origin } = new URL(to, window.location.href);
    if (savesData() || origin !== window.location.origin) return;
    if (pathname === window.location.pathname || seen.has(pathname)) return;
    seen.add(pathname);
    // A prefetch that fails is not reported: the navigation asks for the same files and reports their failure.
    prefetch(pathname).catch(() => seen.delete(pathname));
  };
  whenLinkIsMeant(start);
  return start;
}

/** Calls `start` with the address of each link of the site on which the pointer or the focus is or comes. */
function whenLinkIsMeant(start: (to: string) => void): void {
  const consider = (target: EventTarget | null) => {
    const link = siteLinkOf(target);
    if (link) start(link.href);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => consider(target), { passive: true });
  consider(document.querySelector('a:hover'));
}

/** Fetches all files of the code of a page in parallel, without running them. */
export async function fetchCode(entry: Entry, path: string): Promise<void> {
  const { files, uses } = await pageNeeds(entry, path);
  uses.forEach(provide);
  for (const { file, integrity } of files) fetchAhead(releaseFolder(entry) + file, integrity);
}

/** Adds `rel="prefetch"` and not `rel="preload"`, because a preload that no page uses leaves a warning on the console. */
function fetchAhead(href: string, integrity: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
