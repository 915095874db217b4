import type { Entry } from '@furrow/discovery/discovery';
import { LoadError, notAsReleased } from '../federation/load-error';
import { releaseFolder } from '../federation/release';

/**
 * Checks that the stylesheets which the document links for its page have loaded. Deferred scripts run once none is on its way any more,
 * and a link whose stylesheet did not load, or was disabled by the document's inline script, has no sheet; its `error` event may come
 * later. Such links are removed, because the remote's own code would take them for loaded stylesheets.
 *
 * @throws LoadError when one of them did not load
 */
export function expectFirstStyles(entry: Entry): void {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="${releaseFolder(entry)}"]`);
  const missing = [...links].filter(({ sheet }) => !sheet);
  for (const link of missing) link.remove();
  if (missing.length > 0) throw new LoadError('style', notAsReleased);
}
