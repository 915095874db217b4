import type { Entry } from '@furrow/discovery/discovery';
import { abortable } from '../federation/abortable';
import type { NotedLink } from '../boot/late-styles.inline';
import { LoadError, notAsReleased, requestTimeout } from '../federation/load-error';
import { releaseFolder } from '../federation/release';

/**
 * Waits for the stylesheets that the document links for its page, and checks that they have loaded.
 *
 * @throws LoadError when one of them has not loaded; the reason of `overtaken` when that is aborted
 */
export async function expectFirstStyles(entry: Entry, overtaken: AbortSignal): Promise<void> {
  const failed = await removeFailedStyles(releaseFolder(entry), overtaken);
  if (failed > 0) throw new LoadError('style', notAsReleased);
}

/**
 * Waits for the stylesheets of a release that the document links. The inline script in the head marks links that have
 * loaded, and disables links that have failed. Failed links are removed here, because the remote's own code would take
 * them for loaded stylesheets. When they are gone, that code loads the stylesheets itself.
 *
 * @returns how many have failed
 * @throws the reason of `overtaken` when that is aborted
 */
export async function removeFailedStyles(folder: string, overtaken: AbortSignal): Promise<number> {
  const links = [...document.querySelectorAll<NotedLink>(`link[rel=stylesheet][href^="${folder}"]`)];
  const loaded = await abortable(Promise.all(links.map(hasLoaded)), overtaken);
  const missing = links.filter((_link, index) => !loaded[index]);
  for (const link of missing) link.remove();
  return missing.length;
}

/**
 * Waits until the stylesheet has loaded or failed, and returns whether it has loaded. Chromium and Firefox run deferred
 * scripts only after that, but WebKit runs them earlier.
 */
export async function hasLoaded(link: NotedLink): Promise<boolean> {
  if (!link.hasLoaded && !link.disabled) {
    const answer = ['load', 'error'].map((name) => new Promise((resolve) => link.addEventListener(name, resolve)));
    const limit = new Promise((resolve) => setTimeout(resolve, requestTimeout));
    await Promise.race([...answer, limit]);
  }
  return link.hasLoaded ?? false;
}
