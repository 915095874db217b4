import { pageShownEvent } from '@furrow/engine/page-events';

/**
 * Completes the menus of the header, which work without scripts as `<details>` and popovers. With this, an open menu
 * closes on Escape, on a press elsewhere and when the focus leaves it, and the arrow keys move through its links. On
 * small screens, the menus stand in a sheet and are closed only by the visitor. Following a link closes everything that
 * is open.
 */
export function enhanceMenus(header: HTMLElement): void {
  const sheet = header.querySelector<HTMLElement>('[popover]');
  // The style sheet decides by the width and the size of the text where the menus stand.
  const isSheet = () => sheet !== null && getComputedStyle(sheet).position === 'fixed';
  let wasSheet = isSheet();
  const openMenus = () => [...header.querySelectorAll<HTMLDetailsElement>('details[open]')];
  // If a menu in the sheet closed on its own, the links below it would move while the visitor taps on one of them.
  const openMenu = () => openMenus().find((menu) => !isSheet() || !sheet?.contains(menu));

  function closeMenu(): void {
    const menu = openMenu();
    if (menu) menu.open = false;
  }

  function closeAll(): void {
    for (const menu of openMenus()) menu.open = false;
    sheet?.hidePopover?.();
  }

  document.addEventListener('pointerdown', ({ target }) => {
    if (!openMenu()?.contains(target as Node)) closeMenu();
  });
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !openMenu()?.contains(relatedTarget as Node)) closeMenu();
  });
  header.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (!menu) return;
    const button = menu.querySelector('summary');
    if (event.key === 'Escape') {
      closeMenu();
      button?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [button, ...menu.querySelectorAll<HTMLElement>('li:not([hidden]) > a')];
    const at = stops.indexOf(event.target as HTMLElement);
    if (step && at >= 0) {
      event.preventDefault();
      stops.at((at + step) % stops.length)?.focus();
    }
  });
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) closeAll();
  });
  addEventListener('resize', () => {
    if (wasSheet !== isSheet()) closeAll();
    wasSheet = isSheet();
  });
  document.addEventListener(pageShownEvent, closeAll);
}
