import { ownsPath } from '@furrow/discovery/discovery';
import { menuAttribute } from '@furrow/formats/menu-marks';
import type { MenuLink } from '@furrow/formats/menu.schema';
import type { SiteDiscovery } from '../federation/site-discovery';

/**
 * Makes a function that updates the menus of an open page to the live versions of the remotes. A new link appears
 * behind the others until the next document, which has all links in the order of the host. The links of a remote that
 * is no longer on the site disappear. A link that no remote has named since the page was opened stays as it is.
 */
export function menuFollower({ remotes, live }: Pick<SiteDiscovery, 'remotes' | 'live'>): () => void {
  /** The remote that names a link now, or that named it before. */
  const sayers = new WeakMap<HTMLElement, string>();

  return () => {
    const lists = [...document.querySelectorAll<HTMLElement>(`#shell [${menuAttribute}]:not(#slot *)`)];
    const names = remotes();
    for (const item of lists.flatMap(itemsOf)) {
      const sayer = sayers.get(item);
      if (sayer !== undefined && !names.includes(sayer)) item.hidden = true;
    }
    for (const name of names) {
      const entry = live(name);
      if (!entry) continue;
      const { navigation } = entry.extras;
      for (const list of lists) {
        const items = itemsOf(list);
        const said = navigation?.filter(({ menu }) => menu === list.getAttribute(menuAttribute));
        for (const link of said ?? []) {
          const item =
            items.find((each) => addressOf(each) === link.to) ??
            added(
              link,
              items.findLast((each) => sayers.has(each)),
            );
          if (item) sayers.set(item, name);
        }
        for (const item of items.filter((each) => sayers.get(each) === name)) {
          const to = addressOf(item);
          item.hidden = !(said ? said.some((link) => link.to === to) : ownsPath(entry, to));
        }
      }
    }
  };
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > li')];
}

/** The address of a link in a menu; empty for an item that opens another menu. */
function addressOf(item: HTMLElement): string {
  return item.querySelector(':scope > a')?.getAttribute('href') ?? '';
}

/**
 * Copies another link, puts the copy behind it and fills it with the new link. In a menu without links, nothing is
 * added: the next document has the link.
 */
function added({ to, label, line = '' }: MenuLink, other: HTMLElement | undefined): HTMLElement | undefined {
  const item = other?.cloneNode(true) as HTMLElement | undefined;
  const anchor = item?.querySelector('a');
  if (!other || !item || !anchor) return undefined;
  item.hidden = false;
  anchor.setAttribute('href', to);
  anchor.removeAttribute('aria-current');
  const texts = anchor.childElementCount > 0 ? anchor.querySelectorAll('span > span') : [anchor];
  texts.forEach((text, index) => (text.textContent = [label, line][index] ?? ''));
  other.after(item);
  return item;
}
