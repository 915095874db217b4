import { cartChangedEvent, savedItemCount, storageKey } from '@furrow/cart/storage';

/** Shows the header's cart link while the cart is not empty. It reads the saved cart, and follows changes in this tab and in others. */
export function showCartLink(link: HTMLElement): void {
  const [, number, word] = link.querySelectorAll('span');
  let shown: number | undefined;

  function show(count: number): void {
    link.hidden = count === 0;
    // While the link is hidden its text is left alone, so that a page without a cart stays as it was sent.
    if (count === 0) {
      shown = 0;
      return;
    }
    if (number) number.textContent = String(count);
    if (word) word.textContent = count === 1 ? ' item' : ' items';
    // The badge bumps when something comes into the cart, and not when a page opens.
    if (number && shown !== undefined && count > shown && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      number.animate({ scale: [1, 1.22, 1] }, 240);
    shown = count;
  }

  function showSaved(): void {
    try {
      show(savedItemCount(localStorage.getItem(storageKey)));
    } catch {
      // When the storage cannot be read, the cart counts as empty.
      show(0);
    }
  }

  showSaved();
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) showSaved();
  });
  window.addEventListener(cartChangedEvent, (event) => show((event as CustomEvent<number>).detail));
  // A page that comes back from the back/forward cache has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showSaved();
  });
}
