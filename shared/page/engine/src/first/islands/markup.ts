import { trustMarkup } from '@furrow/remote/trusted-types';

/**
 * Makes nodes of HTML that came with the document or from a release. The scripts in it contain structured data and do
 * not run.
 */
export function nodesOf(html: string): Node[] {
  trustMarkup(html);
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...document.importNode(template.content, true).childNodes];
}

/**
 * Copies the element together with what the visitor has typed into it. Its scripts are parsed again from trusted HTML:
 * Trusted Types refuse a script that was cloned, because it counts as written by code.
 */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script')) script.replaceWith(...nodesOf(script.outerHTML));
  return copy;
}
