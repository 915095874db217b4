import { offline } from '../../common/words';
import type { SiteNavigation, Toast } from '@furrow/contract';
import { showNotice } from '../../common/notice';
import type { Documents } from './documents';

/**
 * Without a network, the address bar names another page only once its document is there. Until then, the page on screen
 * stays with its address, and the notice says why and offers to try again. An open dialog covers the notice, so a toast
 * says it beside the dialog, in which the link can be pressed again.
 *
 * @param documents undefined while the site is being developed, when no page comes with a document
 */
export function offlineMover(
  navigation: SiteNavigation,
  documents: Documents | undefined,
  notify: (toast: Toast) => void,
) {
  return async function moveOffline(path: string, move: () => void): Promise<void> {
    const before = navigation.current();
    const isThere = documents === undefined || (await documents.has(path));
    // The visitor may have gone on in the meantime.
    if (navigation.current() !== before) return;
    if (isThere) return move();
    // A drawer that has not come is shown as a page instead. It has moved the address bar already.
    if (before.over && before.pathname === path) navigation.go(-1);
    if (document.querySelector('[aria-modal="true"]')) notify({ title: offline, tone: 'destructive' });
    else showNotice(() => moveOffline(path, move), offline);
  };
}
