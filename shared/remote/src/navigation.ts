import type { Navigation, PageLocation } from './contract';
import { createValue } from './value';

/** Parts of `to` as a location; `to` is a path with an optional query and hash, or a URL. */
export function parseLocation(to: string, base: string): PageLocation {
  const { pathname, search, hash } = new URL(to, base);
  return { pathname, search, hash };
}

/** How a place is written in the address bar; the host writes it as it is. */
export type AddressFormat = { read(): string; write(to: string): string };

const plainAddress: AddressFormat = {
  read: () => window.location.pathname + window.location.search + window.location.hash,
  write: (to) => to,
};

/**
 * Navigation over the browser's history. It reads the address anew on each `popstate`, so that another router on the page
 * (a stock single-spa root) stays in step: single-spa fires `popstate` for `pushState` as well.
 */
export function createBrowserNavigation(address: AddressFormat = plainAddress): Navigation {
  let shown = '';
  let location: PageLocation = { pathname: '/', search: '', hash: '' };
  const moved = createValue(location);
  const current = () => {
    const now = address.read();
    if (now !== shown) {
      shown = now;
      location = parseLocation(now, window.location.origin);
    }
    return location;
  };
  const tell = () => moved.set(current());
  const move = (method: 'pushState' | 'replaceState', to: string) => {
    const { pathname, search, hash } = parseLocation(to, window.location.origin + current().pathname);
    window.history[method](null, '', address.write(pathname + search + hash));
    tell();
  };
  let listening = 0;
  return {
    current,
    subscribe(listener) {
      const unsubscribe = moved.subscribe(listener);
      if (listening++ === 0) window.addEventListener('popstate', tell);
      return () => {
        unsubscribe();
        if (--listening === 0) window.removeEventListener('popstate', tell);
      };
    },
    createHref: (to) => address.write(to),
    push: (to) => move('pushState', to),
    replace: (to) => move('replaceState', to),
    go: (delta) => window.history.go(delta),
    prefetch() {},
  };
}
