import { requestTimeout } from '@furrow/contract/request-timeout';
import { abortable } from '../../common/abortable';
import type { NotedLink } from '../../head/late-styles.inline';
import { LoadError, notAsReleased } from '../../common/load-error';

/**
 * Tells whether a stylesheet may be fetched ahead. One that has failed is asked for again only by a page that is tried
 * again, and not by each link to that page.
 *
 * @param path the path of the stylesheet, as documents name it
 * @returns false when the document links it, or has linked it and it has failed
 */
export function isNewStyle(path: string): boolean {
  return !document.querySelector(`link[href="${path}"]`);
}

/**
 * Waits for the stylesheets of a release that the document links, and checks that they have loaded.
 *
 * @param folder the folder of the release, with a slash at the end
 * @throws LoadError when one of them has not loaded; the reason of `signal` when that is aborted
 */
export async function expectStyles(folder: string, signal: AbortSignal): Promise<void> {
  const missing = await unlinkFailedStyles(folder, signal);
  if (missing > 0) throw new LoadError('style', notAsReleased);
}

/**
 * Waits for the stylesheets of a release that the document links. The inline script in the head marks links that have
 * loaded, and disables links that have failed. Here, a link that has failed ceases to be one of a stylesheet, because the
 * remote's own code would take it for a loaded one. That code then loads the stylesheet itself.
 *
 * @returns how many have failed
 * @throws the reason of `signal` when that is aborted
 */
export async function unlinkFailedStyles(folder: string, signal: AbortSignal): Promise<number> {
  const links = [...document.querySelectorAll<NotedLink>(`link[rel=stylesheet][href^="${folder}"]`)];
  const loaded = await abortable(Promise.all(links.map(hasLoaded)), signal);
  const missing = links.filter((_link, index) => !loaded[index]);
  for (const link of missing) link.rel = '';
  return missing.length;
}

/**
 * Waits until the stylesheet has loaded or failed, and returns whether it has loaded. Chromium and Firefox run deferred
 * scripts only after that, but WebKit runs them earlier.
 */
async function hasLoaded(link: NotedLink): Promise<boolean> {
  if (!link.hasLoaded && !link.disabled) {
    const answer = ['load', 'error'].map((name) => new Promise((resolve) => link.addEventListener(name, resolve)));
    const limit = new Promise((resolve) => setTimeout(resolve, requestTimeout));
    await Promise.race([...answer, limit]);
  }
  return link.hasLoaded ?? false;
}

/** A stylesheet, as a link or as what a release says of it. */
export type Style = { href: string; integrity: string };

const adding = new Map<string, Promise<void>>();

/**
 * Links the stylesheets that the document does not link yet. Resolves when each has loaded or failed: a page whose
 * stylesheet has failed is shown nevertheless, as on a first load, and {@link expectStyles} says so when its code comes.
 */
export async function linkStyles(styles: readonly Style[]): Promise<void> {
  await Promise.all(
    styles.map(({ href, integrity }) => {
      const known = adding.get(href) ?? linkStyle(href, integrity).finally(() => adding.delete(href));
      adding.set(href, known);
      return known;
    }),
  );
}

async function linkStyle(href: string, integrity: string): Promise<void> {
  const { pathname } = new URL(href, location.href);
  const present = document.querySelector<NotedLink>(`link[rel=stylesheet][href="${pathname}"]`);
  if (present && (await hasLoaded(present))) return;
  present?.remove();
  const link: NotedLink = document.createElement('link');
  link.rel = 'stylesheet';
  // The inline script that gives up late stylesheets of the document leaves this one alone.
  link.dataset.added = '';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.setAttribute('href', pathname);
  document.head.append(link);
  // From now on it counts as failed, also when it still comes.
  if (!(await hasLoaded(link))) link.disabled = true;
}
