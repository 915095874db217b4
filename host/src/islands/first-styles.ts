import type { Entry } from '@furrow/discovery/discovery';
import { abortable } from '../federation/abortable';
import type { NotedLink } from '../boot/late-styles.inline';
import { LoadError, notAsReleased, requestTimeout } from '../federation/load-error';
import { releaseFolder } from '../federation/release';

/**
 * Waits for the stylesheets which the document links for its page, and checks that they have loaded.
 *
 * @throws LoadError when one of them did not load, and the reason of `overtaken` once that is aborted
 */
export async function expectFirstStyles(entry: Entry, overtaken: AbortSignal): Promise<void> {
  const failed = await removeFailedStyles(releaseFolder(entry), overtaken);
  if (failed > 0) throw new LoadError('style', notAsReleased);
}

/**
 * Waits for the stylesheets which the document links from a release. The document's inline script notes at a link that it has loaded, and
 * disables it when it has not. Such links are removed, because the remote's own code would take them for loaded stylesheets:
 * without them it loads what is missing itself.
 *
 * @returns how many did not load
 * @throws the reason of `overtaken` once that is aborted
 */
export async function removeFailedStyles(folder: string, overtaken: AbortSignal): Promise<number> {
  const links = [...document.querySelectorAll<NotedLink>(`link[rel=stylesheet][href^="${folder}"]`)];
  const loaded = await abortable(Promise.all(links.map(hasLoaded)), overtaken);
  const missing = links.filter((_link, index) => !loaded[index]);
  for (const link of missing) link.remove();
  return missing.length;
}

/**
 * Waits for the answer to a stylesheet that is linked, and says whether it has loaded. Chromium and Firefox run deferred scripts only then; WebKit
 * runs them earlier.
 */
export async function hasLoaded(link: NotedLink): Promise<boolean> {
  if (!link.hasLoaded && !link.disabled) {
    const answer = ['load', 'error'].map((name) => new Promise((resolve) => link.addEventListener(name, resolve)));
    const limit = new Promise((resolve) => setTimeout(resolve, requestTimeout));
    await Promise.race([...answer, limit]);
  }
  return link.hasLoaded ?? false;
}
