import { outletId } from '@furrow/contract/island-element';
import { menuAttribute } from '@furrow/formats/menu-marks';
import { pageShownEvent } from '../../common/page-events';

/**
 * Takes over the menus of a document that was fetched: a page that has gone live since has a link in them, and one that
 * is gone has none. Both documents are of one release of the host, so they have the same menus in the same order.
 */
export function takeMenus(from: Document): void {
  const now = menusOf(from);
  for (const [index, menu] of menusOf(document).entries()) {
    const links = now[index];
    if (!links || wordsOf(links) === wordsOf(menu)) continue;
    menu.replaceChildren(...[...links.children].map((item) => document.importNode(item, true)));
    // The marks of the links that lead to the page on screen are set again.
    document.dispatchEvent(new Event(pageShownEvent));
  }
}

function menusOf(from: Document): Element[] {
  return [...from.querySelectorAll(`#shell [${menuAttribute}]:not(#${outletId} *)`)];
}

/** What the links of a menu say, and where they lead. Another menu may be within it. */
function wordsOf(menu: Element): string {
  return [...menu.querySelectorAll(':scope > li > a')]
    .map((link) => `${link.getAttribute('href')} ${link.textContent}`)
    .join('\n');
}
