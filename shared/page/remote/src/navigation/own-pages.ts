import type { SiteNavigation } from '@furrow/contract';
import { parseLocation } from './navigation';

type Move = SiteNavigation['push'];

/**
 * A navigation that shows the pages of one remote in place, and opens every other page of the site as a document of its own.
 *
 * @param owns whether the remote has a page at the path
 * @param siteOrigin the origin of the other pages, such as `https://furrow.example`; empty for the origin of this page
 */
export function ownPagesOnly(
  navigation: SiteNavigation,
  owns: (pathname: string) => boolean,
  siteOrigin: string,
): SiteNavigation {
  const elsewhere = (to: string): string | undefined => {
    const { pathname, search, hash } = parseLocation(to, window.location.origin + navigation.current().pathname);
    return owns(pathname) ? undefined : siteOrigin + pathname + search + hash;
  };
  const moveBy =
    (move: Move): Move =>
    (to, how) => {
      const address = elsewhere(to);
      if (address === undefined) move(to, how);
      else window.location.assign(address);
    };
  return {
    ...navigation,
    createHref: (to) => elsewhere(to) ?? navigation.createHref(to),
    push: moveBy(navigation.push),
    replace: moveBy(navigation.replace),
  };
}

/** A navigation that calls `notFound` after a move to a page which the remote does not have. */
export function tellingNotFound(
  navigation: SiteNavigation,
  owns: (pathname: string) => boolean,
  notFound: () => void,
): SiteNavigation {
  const moveBy =
    (move: Move): Move =>
    (to, how) => {
      move(to, how);
      if (!owns(navigation.current().pathname)) notFound();
    };
  return { ...navigation, push: moveBy(navigation.push), replace: moveBy(navigation.replace) };
}
