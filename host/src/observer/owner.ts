import { fragmentTag } from '@furrow/formats/fragment-element';
import { pageAttribute } from '@furrow/formats/island-element';

/**
 * The app and version that something belongs to, and the place in its code where that is known: `/shop/1.1.0-…/page.js:1:2345`. `route` is the pattern of a
 * page's route, as its element says; an address itself may say who the visitor is.
 */
export type Owner = { app: string; version: string; frame?: string | undefined; route?: string | undefined };

/** Whatever names no release of the site, such as the script of an extension. */
export const unknownOwner: Owner = { app: 'unknown', version: '' };

/** As `shared/discovery` has it, which is too large for this script. */
export const hostName = 'host';

export const pageSelector = `#slot>[${pageAttribute}]`;
export const fragmentSelector = `#slot ${fragmentTag}`;

/** An address of a release's file, as shared/formats/src/release-name.ts has it: that one is too large for this script. */
const framePattern = new RegExp(`${location.origin}(/([\\w-]+)/(\\d+\\.[^/\\s]*?)(-\\w{16})?/[^\\s)]+)`, 'g');

/**
 * Who owns an error. Every address of the site's code names its app and version. The host carries React and the packages that all share, so that the
 * first frame of a remote counts before all frames of the host.
 *
 * @param stack a stack trace in any engine's form, or the address of a script
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

/** Who owns an element: the fragment or the page that it is in. */
export function ownerOfNode(node: Node | null | undefined): Owner | undefined {
  const element = node && 'closest' in node ? (node as Element) : node?.parentElement;
  const found = element?.closest<HTMLElement>(`${fragmentTag},[${pageAttribute}]`);
  const { island, fragment = '', version, path, route = path } = found?.dataset ?? {};
  return version ? { app: island ?? fragment.replace(/\/.*/, ''), version, route } : undefined;
}

let page = unknownOwner;

/** Who owns the page that is shown, or that was the last one to be shown. */
export function ownerOfPage(): Owner {
  return (page = ownerOfNode(document.querySelector(pageSelector)) ?? page);
}
