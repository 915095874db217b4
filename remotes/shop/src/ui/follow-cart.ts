import { cartChangedEvent, savedItemCount, storageKey } from '@furrow/cart/storage';
import { bump } from './bump';
import { piecesWord } from './words';

/**
 * Shows an element while the cart is not empty, and writes the number of pieces and their word into its last two spans.
 * It reads the saved cart, and follows changes in this tab and in others. Two may follow with the same element. What
 * the storage refused is told by the cart's model alone, so the saved cart is read only where the element shows nothing
 * yet, or another page saved one.
 *
 * @returns stops following
 */
export function followCart(element: HTMLElement): () => void {
  const [number, word] = [...element.querySelectorAll('span')].slice(-2);

  function show(count: number, isChange = true): void {
    const shown = element.hidden ? 0 : Number(number?.textContent);
    element.hidden = count === 0;
    // While the element is hidden its text is left alone, so that a page without a cart stays unchanged sent.
    if (count === 0 || count === shown) return;
    if (number) number.textContent = String(count);
    if (word) word.textContent = piecesWord(count);
    // The badge bumps when something comes into the cart, and not when a page opens.
    if (isChange && count > shown && number) bump(number);
  }

  let saved = savedItemCount();
  const listeners: [string, (event: Event) => unknown][] = [
    [cartChangedEvent, (event) => show((event as CustomEvent<number>).detail)],
    ['storage', (event) => [storageKey, null].includes((event as StorageEvent).key) && show(savedItemCount())],
    // A page that comes back from the back/forward cache has heard nothing meanwhile.
    ['pagehide', () => (saved = savedItemCount())],
    ['pageshow', () => savedItemCount() !== saved && show(savedItemCount())],
  ];
  if (element.hidden) show(saved, false);
  for (const [type, listener] of listeners) window.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  };
}
