import { trustMarkup } from '@furrow/remote/trusted-types';

/** The nodes of HTML that came with the document or from a release. Scripts among them hold structured data and never run. */
export function nodesOf(html: string): Node[] {
  trustMarkup(html);
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...document.importNode(template.content, true).childNodes];
}

/**
 * A copy of the element, with what the visitor has typed into it. Trusted Types refuse a script that was copied from
 * another one, as it counts as written by code. A script that was parsed from trusted HTML is allowed.
 */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script')) script.replaceWith(...nodesOf(script.outerHTML));
  return copy;
}
