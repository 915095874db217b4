import { cartChangedEvent, savedItemCount } from '@furrow/cart/storage';

/**
 * Shows the link to the cart while the cart is not empty, with the number of pieces in it. It reads the saved cart, and follows changes in
 * this tab and in others. It keeps nothing but what the link shows, so two may follow with the same link.
 *
 * @returns stops following
 */
export function followCart(link: HTMLElement): () => void {
  const [, number, word] = link.querySelectorAll('span');

  function show(count: number, isChange = true): void {
    const shown = link.hidden ? 0 : Number(number?.textContent);
    link.hidden = count === 0;
    // While the link is hidden its text is left alone, so that a page without a cart stays as it was sent.
    if (count === 0 || count === shown) return;
    if (number) number.textContent = String(count);
    if (word) word.textContent = count === 1 ? ' item' : ' items';
    // The badge bumps when something comes into the cart, and not when a page opens.
    if (isChange && count > shown && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      number?.animate({ scale: [1, 1.22, 1] }, 240);
  }

  const listeners: [string, (event: Event) => void][] = [
    [cartChangedEvent, (event) => show((event as CustomEvent<number>).detail)],
    ['storage', () => show(savedItemCount())],
    // A page that comes back from the back/forward cache has heard nothing meanwhile.
    ['pageshow', () => show(savedItemCount())],
  ];
  show(savedItemCount(), false);
  for (const [type, listener] of listeners) window.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  };
}
