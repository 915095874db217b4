import { fragmentAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { hydrateAttribute } from '@furrow/contract/hydrate-policy';
import { fragmentParts } from '@furrow/formats/fragment-props';
import type { DocumentPage } from '../../first/islands/document-page';

/**
 * The boot script of a fragment runs only when its document is loaded. On any other way to its page, the code of the
 * fragment has to do the same work, so it is hydrated at once.
 */
export function startWithBootScripts({ element, fragments, boots }: DocumentPage): void {
  for (const fragment of element.querySelectorAll(`${fragmentTag}[data-version]`)) {
    const { remote } = fragmentParts(fragment.getAttribute(fragmentAttribute) ?? '');
    const url = fragments[remote]?.remoteEntry.url;
    const folder = url?.slice(0, url.lastIndexOf('/') + 1);
    if (folder !== undefined && boots.some((boot) => boot.startsWith(folder)))
      fragment.setAttribute(hydrateAttribute, 'load');
  }
}
