import type { SiteNavigation, PageLocation, PagePlace } from '@furrow/contract';
import { pageOf } from './page-of';
import { createValue } from '../pages/value';

/** Reads the parts of an address; `to` is a path with an optional query and hash, or a URL. */
export function parseLocation(to: string, base: string): PagePlace {
  const { pathname, search, hash } = new URL(to, base);
  return { pathname, search, hash };
}

/**
 * How a place is read from the address bar, as a path or a full address, and written to it. The host writes its path,
 * query and hash; a standalone page writes it behind a hash.
 */
export type AddressFormat = { read(): string; write(to: string): string };

const plainAddress: AddressFormat = {
  // In full, as a path that begins with two slashes would be taken for a host.
  read: () => window.location.href,
  write: (to) => to,
};

/** The state of a history entry that shows a drawer: the place beneath the drawer, as a path with query and hash. */
type DrawerState = { over: string };

/**
 * The place beneath the drawer of the current history entry; empty where there is no drawer, and in Node, which has no
 * history.
 */
const drawerState = () => {
  const state = globalThis.history?.state as Partial<DrawerState> | null | undefined;
  return typeof state?.over === 'string' ? state.over : '';
};

/**
 * Navigation over the browser's history. It reads the address again on each `popstate`, so that another router on the page
 * (a stock single-spa root) stays in step: single-spa fires `popstate` for `pushState` as well.
 */
export function createBrowserNavigation(address: AddressFormat = plainAddress): SiteNavigation {
  // A document shows the page of its address, even if that address was a drawer before the reload.
  if (drawerState()) window.history.replaceState(null, '');
  let shown = '';
  let location: PageLocation = { pathname: '/', search: '', hash: '' };
  const moved = createValue(location);
  const current = () => {
    const now = address.read();
    const over = drawerState();
    if (now + over !== shown) {
      shown = now + over;
      location = parseLocation(now, window.location.origin);
      if (over) location.over = parseLocation(over, window.location.origin);
    }
    return location;
  };
  const notifyListeners = () => moved.set(current());
  const move = (method: 'pushState' | 'replaceState', to: string, state: DrawerState | null = null) => {
    const page = written(parseLocation(to, window.location.origin + current().pathname));
    // Like a browser, whose Back would otherwise lead to the page on screen.
    const isHere = !state && !location.over && page === written(location);
    window.history[isHere ? 'replaceState' : method](state, '', address.write(page));
    notifyListeners();
  };
  let listening = 0;
  return {
    current,
    subscribe(listener) {
      const unsubscribe = moved.subscribe(listener);
      if (listening++ === 0) window.addEventListener('popstate', notifyListeners);
      return () => {
        unsubscribe();
        if (--listening === 0) window.removeEventListener('popstate', notifyListeners);
      };
    },
    createHref: (to) => address.write(to),
    push: (to, how) => move('pushState', to, how?.over ? { over: written(pageOf(current())) } : null),
    replace: (to) => move('replaceState', to),
    go: (delta) => window.history.go(delta),
    prefetch() {},
  };
}

function written({ pathname, search, hash }: PagePlace): string {
  return pathname + search + hash;
}
