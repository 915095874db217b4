import type { Entry } from '@furrow/discovery/discovery';
import { LoadError, notAsReleased } from '../federation/load-error';
import { releaseFolder } from '../federation/release';

/**
 * The document links the stylesheets of its page, and its inline script disables what did not arrive. Such a link is taken out,
 * because the remote's own code would take it for a loaded stylesheet.
 *
 * @throws LoadError when one did not arrive
 */
export function expectFirstStyles(entry: Entry): void {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="${releaseFolder(entry)}"]`);
  const missing = [...links].filter(({ disabled }) => disabled);
  for (const link of missing) link.remove();
  if (missing.length > 0) throw new LoadError('style', notAsReleased);
}
