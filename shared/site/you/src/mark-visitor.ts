/**
 * Sets `data-visitor` of the root element while the ledger holds a name, so that styles keep the room of the header's
 * menu and leave out "Sign in" from the first paint on. The host writes the source of this function into the head of
 * every document, so it uses nothing from outside.
 *
 * @param key the localStorage key of the ledger
 */
export function markVisitor(key: string): void {
  let first: unknown;
  try {
    first = (JSON.parse(localStorage.getItem(key) ?? '{}') as { first?: unknown }).first;
  } catch {
    // What cannot be read counts as empty.
  }
  document.documentElement.toggleAttribute('data-visitor', typeof first === 'string' && first !== '');
}
