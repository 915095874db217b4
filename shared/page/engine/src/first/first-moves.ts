import { fullLoadAttribute, sendsAttribute } from '@furrow/contract/page-attributes';
import { clickedLink } from '@furrow/remote/clicked-link';
import type { SiteNavigation } from '@furrow/contract';
import { pageOf } from '@furrow/remote/page-of';
import { pageShownEvent } from '../common/page-events';
import { isInLanguage, pathInSources } from '../common/language-address';
import { dropPresses, wouldLoseInput } from '../common/early-input';
import { noteTop } from './noted-top';
import { keepLinksInLanguage } from './links-in-language';

/*
 * Handles navigation before the code of the outlet has loaded. A press on a link changes the address bar at once, and the
 * outlet follows the address bar as soon as its code is there.
 */

/** What is known of the way to the address that the address bar names. */
export type Moves = {
  /** Whether the address bar has named another page since the document was loaded. */
  hasMoved(): boolean;
  /** Whether the change of the address that is being told comes from Back or Forward. */
  isBack(): boolean;
};

/**
 * Follows links and the address bar from now on.
 *
 * @param onIntent called when a link of the site is pointed at or focused, and when the address bar names another page
 */
export function followMoves(navigation: SiteNavigation, onIntent: () => void): Moves {
  // Another page begins at its top, so the host scrolls. For links within a page, the browser does.
  history.scrollRestoration = 'manual';
  // The browser does so when it loads this entry of the history again.
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  window.addEventListener('pageshow', ({ persisted }) => persisted && (history.scrollRestoration = 'manual'));
  // Links no longer load documents, so the speculation rules are not needed.
  document.querySelector('script[type=speculationrules]')?.remove();
  if (__LANGUAGE__) keepLinksInLanguage();
  document.addEventListener('click', (event) => follow(event, navigation));
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => siteLinkOf(target) && onIntent(), { passive: true });

  let address = navigation.current();
  let hasMoved = false;
  let isBack = false;
  // Before and after the listeners of the navigation, which the first subscription adds.
  window.addEventListener('popstate', () => (isBack = true), true);
  navigation.subscribe(() => {
    const before = address;
    address = navigation.current();
    if (address.pathname !== before.pathname) document.dispatchEvent(new Event(pageShownEvent));
    if (pageOf(address).pathname === pageOf(before).pathname) return;
    hasMoved = true;
    history.scrollRestoration = 'manual';
    dropPresses();
    onIntent();
  });
  window.addEventListener('popstate', () => (isBack = false));
  return { hasMoved: () => hasMoved, isBack: () => isBack };
}

/**
 * The moves of the navigation to another page.
 *
 * @param moveOffline called instead of a move that leads to another page while the visitor has no network
 */
export function movesOf(
  { current, push, replace }: SiteNavigation,
  moveOffline: (path: string, move: () => void) => void,
): Pick<SiteNavigation, 'push' | 'replace'> {
  const go = (to: string, move: () => void) => {
    const { pathname } = new URL(to, location.href);
    if (navigator.onLine || pathname === pageOf(current()).pathname) move();
    else moveOffline(pathname, move);
  };
  const add = (move: () => void) => {
    noteTop();
    move();
  };
  return {
    push: (to, how) => (how?.over ? add(() => push(to, how)) : go(to, () => add(() => push(to)))),
    replace: (to) => go(to, () => replace(to)),
  };
}

/** The link to a page of this site that an element is in, if following it needs no new document. */
export function siteLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link && !link.target && !link.hasAttribute(fullLoadAttribute) ? link : undefined;
}

/** Follows a link that no router has handled, such as those of the shell, by the navigation service. */
function follow(event: MouseEvent, navigation: SiteNavigation): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a[href^="#"]')) {
    history.scrollRestoration = 'auto';
    return;
  }
  const link = clickedLink(event);
  if (!link || link.hasAttribute(fullLoadAttribute)) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin) return;
  // The browser loads a page in another language, with the host of that language.
  if (__LANGUAGE__ && !isInLanguage(pathname)) return;
  // The browser asks before it loads another document. The page cannot ask yet.
  if (wouldLoseInput() && !link.hasAttribute(sendsAttribute)) return;
  event.preventDefault();
  navigation.push((__LANGUAGE__ ? pathInSources(pathname) : pathname) + search + hash);
}
