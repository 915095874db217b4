import { outletId } from '@furrow/contract/island-element';
import { codeFailed } from './words';
import { headingOf, livePlaces, shellElement } from './shell-element';

/*
 * The notice at the foot of the window, such as that the page can be read but does not work. The boot script and the
 * host each bundle a copy of this file, so the element of the notice holds all of its state.
 */

export { codeFailed };

/**
 * Shows the notice until {@link hideNotice} is called.
 *
 * @param restart called by the button of the notice, which ignores further presses until the promise has settled
 * @param text what it says
 */
export function showNotice(restart: () => Promise<unknown>, text = codeFailed): void {
  const notice = noticeElement();
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  button.onclick = () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    void restart().finally(() => (button.ariaDisabled = null));
  };
  notice.querySelector('p')?.replaceChildren(text);
  notice.hidden = false;
}

export function isNoticeShown(): boolean {
  return noticeElement()?.hidden === false;
}

/** Hides the notice. If the focus was in it, the heading of the page gets the focus. */
export function hideNotice(): void {
  const notice = noticeElement();
  if (!notice || notice.hidden) return;
  const hadFocus = notice.contains(document.activeElement);
  notice.hidden = true;
  if (!hadFocus) return;
  const heading = headingOf(shellElement(outletId));
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function noticeElement(): HTMLElement | null {
  return shellElement(livePlaces.notice)?.querySelector('div');
}
