import { livePlaces, shellElement, slotId } from '../shell/shell-element';

/*
 * The notice of the shell which says that a page can be read but does not work. The boot script and the host each
 * bundle this file, so its state is kept in the notice's element alone.
 */

/**
 * Shows the notice until {@link hideNotice}.
 *
 * @param tryAgain what its button does; until that has ended, the button does nothing more
 */
export function showNotice(tryAgain: () => Promise<unknown>): void {
  const notice = noticeElement();
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  button.onclick = () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    void tryAgain().finally(() => (button.ariaDisabled = null));
  };
  notice.hidden = false;
}

/** Takes the notice away. If it had the focus, the heading of the page gets it. */
export function hideNotice(): void {
  const notice = noticeElement();
  if (!notice || notice.hidden) return;
  const hadFocus = notice.contains(document.activeElement);
  notice.hidden = true;
  if (!hadFocus) return;
  const heading = shellElement(slotId).querySelector<HTMLElement>('h1') ?? shellElement(slotId);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function noticeElement(): HTMLElement | null {
  return shellElement(livePlaces.notice)?.querySelector('div');
}
