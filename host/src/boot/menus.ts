import { pageShownEvent } from './page-events';

/**
 * Adds to the header's menus what `<details>` and popovers leave out: on wide screens an open menu closes on Escape, on a press elsewhere and when the
 * focus leaves it, and the arrow keys move through it. Following a link closes everything that is open.
 */
export function enhanceMenus(header: HTMLElement): void {
  const sheet = header.querySelector<HTMLElement>('[popover]');
  const wide = matchMedia('(width >= 62em)');
  const openMenu = () => header.querySelector<HTMLDetailsElement>('details[open]');

  function closeMenu(): void {
    const menu = openMenu();
    if (menu) menu.open = false;
  }

  function closeAll(): void {
    closeMenu();
    sheet?.hidePopover?.();
  }

  document.addEventListener('pointerdown', ({ target }) => {
    if (wide.matches && !openMenu()?.contains(target as Node)) closeMenu();
  });
  header.addEventListener('focusout', ({ relatedTarget }) => {
    // In the sheet of a small screen a menu that folds by itself would move the links under the finger.
    if (wide.matches && relatedTarget && !openMenu()?.contains(relatedTarget as Node)) closeMenu();
  });
  header.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (!wide.matches || !menu) return;
    const button = menu.querySelector('summary');
    if (event.key === 'Escape') {
      closeMenu();
      button?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && menu.contains(event.target as Node)) {
      event.preventDefault();
      const stops = [button, ...menu.querySelectorAll('a')];
      stops.at((stops.indexOf(event.target as HTMLElement) + step) % stops.length)?.focus();
    }
  });
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) closeAll();
  });
  wide.addEventListener('change', closeAll);
  document.addEventListener(pageShownEvent, closeAll);
}
