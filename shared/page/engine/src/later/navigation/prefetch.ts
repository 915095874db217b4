import { isInLanguage, pathInSources } from '../../common/language-address';
import { savesData } from '../../common/save-data';
import { provide } from '../../first/federation/provided';
import { loadLifecycles } from '../../first/federation/remotes';
import { fetchAhead } from '../../first/islands/fetch-ahead';
import type { Failures } from '../../first/islands/failures';
import { linkStyles } from '../../first/islands/styles';
import type { Documents } from './documents';
import { siteLinkOf } from '../../first/first-moves';

/**
 * Fetches the page behind a link when the pointer or the focus is on the link: its document, its stylesheets and, if the
 * page is hydrated at once, its code. A press fetches the stylesheets together with the document, as far as they are
 * known. Nothing is fetched ahead for a visitor who saves data.
 *
 * @param documents undefined while the site is being developed, when nothing is fetched ahead
 * @returns a function that fetches the page at an address
 */
export function prefetcher(documents: Documents | undefined, failures: Failures): (to: string) => void {
  const prefetch = async (path: string) => {
    const answer = await documents?.fetch(path);
    const page = typeof answer === 'object' && answer.isOfThisHost ? answer.pageAt(path) : undefined;
    if (typeof page !== 'object' || failures.has(page.name, page.version)) return;
    void linkStyles(page.styles);
    if (page.policy !== 'load') return;
    fetchAhead(page.code);
    page.uses.forEach((key) => void provide(key));
    await loadLifecycles(page.name, page.version, () => Promise.resolve(page.remoteEntry()));
  };
  const start = (to: string, isPressed = false) => {
    const { pathname, origin } = new URL(to, window.location.href);
    if (savesData() || origin !== window.location.origin || pathname === window.location.pathname) return;
    if (__LANGUAGE__ && !isInLanguage(pathname)) return;
    const path = __LANGUAGE__ ? pathInSources(pathname) : pathname;
    // What fails here is not reported: the navigation asks for the same files and reports their failure.
    prefetch(path).catch(() => {});
    if (isPressed) documents?.styles.fetch(path);
  };
  whenLinkIsMeant(start);
  whenLinkIsPressed((to) => start(to, true));
  return start;
}

/** Calls `start` with the address of each link of the site on which the pointer or the focus is or comes. */
function whenLinkIsMeant(start: (to: string) => void): void {
  const consider = (target: EventTarget | null) => {
    const link = siteLinkOf(target);
    if (link) start(link.href);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => consider(target), { passive: true });
  consider(document.querySelector('a:hover'));
}

/**
 * Calls `press` with the address of each link of the site on which a press begins, by the pointer or by Enter. Nobody is
 * led there before the press has ended: the pointer may still be dragged away, or scroll the page.
 */
export function whenLinkIsPressed(press: (to: string) => void): void {
  const consider = (event: PointerEvent | KeyboardEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isPress = 'key' in event ? event.key === 'Enter' : event.button === 0;
    const link = isPress && !ctrlKey && !metaKey && !shiftKey && !altKey ? siteLinkOf(target) : undefined;
    if (link) press(link.href);
  };
  for (const type of ['pointerdown', 'keydown'] as const) document.addEventListener(type, consider, { passive: true });
}
