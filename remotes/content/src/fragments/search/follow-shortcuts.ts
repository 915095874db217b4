/**
 * Opens the search by the keyboard: `/` while nothing is typed into, Ctrl+K and Cmd+K anywhere. Two may follow with the
 * same button: who comes second sees that the key has been answered.
 *
 * @returns stops following
 */
export function followShortcuts(button: HTMLButtonElement): () => void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isSlash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedInto(event.target);
    if (!isSlash && !(isCommand && event.key.toLowerCase() === 'k')) return;
    // Under an open dialog the page stays unchanged.
    if (document.querySelector('[aria-modal=true]')) return;
    event.preventDefault();
    button.click();
  }
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable]') !== null;
}
