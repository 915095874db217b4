import type { Entry } from '@furrow/release/discovery';
import { LoadError, notAsReleased } from '../federation/load-error';
import { releaseFolder } from '../federation/release';

/**
 * The document links the stylesheets of its page. One that did not arrive is taken out of the document, because the remote's
 * own code would take its link for a loaded stylesheet.
 *
 * @throws LoadError when one did not arrive
 */
export function expectFirstStyles(entry: Entry): void {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="${releaseFolder(entry)}"]`);
  const missing = [...links].filter(({ sheet }) => !sheet);
  for (const link of missing) link.remove();
  if (missing.length > 0) throw new LoadError('style', notAsReleased);
}
