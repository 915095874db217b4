import { fragmentTag } from '@furrow/contract/fragment-element';
import { outletId, pageAttribute } from '@furrow/contract/island-element';

/**
 * The app and the version to which something belongs, and the place in its code if that is known, such as
 * `/shop/1.1.0-…/page.js:1:2345`. `route` is the pattern of the page's route, from the attribute of its element. The
 * address itself is not reported, because it may say who the visitor is.
 */
export type Owner = { app: string; version: string; frame?: string | undefined; route?: string | undefined };

/** The owner of whatever belongs to no release of the site, such as the script of a browser extension. */
export const unknownOwner: Owner = { app: 'unknown', version: '' };

/** The same name as in `shared/page/discovery`, which is too large for this script. */
export const hostName = 'host';

export const pageSelector = `#${outletId}>[${pageAttribute}]`;
export const fragmentSelector = `#${outletId} ${fragmentTag}`;

/**
 * Matches the address of a file of a release. `shared/page/formats/src/release-name.ts` has the whole rule, but is too large
 * for this script.
 */
const framePattern = new RegExp(`${location.origin}(/([\\w-]+)/(\\d+\\.[^/\\s]*?)(-\\w{16})?/[^\\s)]+)`, 'g');

/**
 * Returns the owner of an error. Each address of the site's code names its app and version. The host contains React and
 * the other shared packages, so the first frame of a remote takes precedence over all frames of the host.
 *
 * @param stack a stack trace in the form of any engine, or the address of a script
 */
export function ownerOfStack(stack = ''): Owner | undefined {
  let ofHost: Owner | undefined;
  for (const [, frame, app = '', version = ''] of stack.matchAll(framePattern)) {
    const owner = { app, version, frame };
    if (app !== hostName) return owner;
    ofHost ??= owner;
  }
  return ofHost;
}

/** Returns the owner of an element, from the fragment or the page that contains it. */
export function ownerOfNode(node: Node | null | undefined): Owner | undefined {
  const element = node && 'closest' in node ? (node as Element) : node?.parentElement;
  const found = element?.closest<HTMLElement>(`${fragmentTag},[${pageAttribute}]`);
  const { island, fragment = '', version, path, route = path } = found?.dataset ?? {};
  return version ? { app: island ?? fragment.replace(/\/.*/, ''), version, route } : undefined;
}

let page = unknownOwner;

/** Returns the owner of the page on screen, or of the last one when there is none. */
export function ownerOfPage(): Owner {
  return (page = ownerOfNode(document.querySelector(pageSelector)) ?? page);
}
