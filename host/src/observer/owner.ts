import { fragmentAttribute, fragmentTag } from '@furrow/formats/fragment-element';
import { pageAttribute } from '@furrow/formats/island-element';

/** The app and version that something belongs to, and the place in its code where that is known: `/shop/1.1.0-…/page.js:1:2345`. */
export type Owner = { app: string; version: string; frame?: string | undefined };

/** Whatever names no release of the site, such as the script of an extension. */
export const unknownOwner: Owner = { app: 'unknown', version: '' };

export const pageSelector = `#slot>[${pageAttribute}]`;
export const fragmentSelector = `#slot ${fragmentTag}`;

/** An address of a release's file, as shared/formats/src/release-name.ts has it: that one is too large for this script. */
const framePattern = new RegExp(
  `${location.origin}(/([a-z][\\w-]*)/(\\d+\\.[^/\\s]*?)(?:-[0-9a-f]{16})?/[^\\s)]+)`,
  'g',
);

/**
 * Who owns an error. Every address of the site's code names its app and version. The host carries React and the packages that all share, so that the
 * first frame of a remote counts before all frames of the host.
 *
 * @param stack a stack trace in any engine's form, or the address of a script
 */
export function ownerOfStack(stack: string): Owner | undefined {
  const frames = [...stack.matchAll(framePattern)].map(([, frame, app = '', version = '']): Owner => ({
    app,
    version,
    frame,
  }));
  return frames.find(isRemote) ?? frames[0];
}

export function isRemote({ app }: Owner): boolean {
  return app !== 'host';
}

/** Who owns an element: the fragment or the page that it is in. */
export function ownerOfNode(node: Node | null | undefined): Owner | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const island = element?.closest<HTMLElement>(`${fragmentTag},[${pageAttribute}]`);
  const name = island?.getAttribute(pageAttribute) ?? island?.getAttribute(fragmentAttribute)?.split('/')[0];
  const version = island?.dataset.version;
  return name && version ? { app: name, version } : undefined;
}

let page: Owner | undefined;

/** Who owns the page that is shown, or that was the last one to be shown. */
export function ownerOfPage(): Owner {
  page = ownerOfNode(document.querySelector(pageSelector)) ?? page;
  return page ?? unknownOwner;
}
