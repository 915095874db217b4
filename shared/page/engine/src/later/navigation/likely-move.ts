import { menuAttribute } from '@furrow/formats/menu-marks';
import { siteLinkOf } from '../../first/first-moves';

/** The menus of the shell, and what opens them. */
const menus = `#shell :is([${menuAttribute}],summary,[popovertarget])`;

const types = ['pointerover', 'focusin'] as const;

/**
 * Calls `act` once, as soon as the visitor may go to another page: when the pointer or the focus is or comes on a link of
 * the site, into a menu or on what opens one. A finger does not point before it presses, so its first touch counts,
 * wherever it is: most links are reached by a scroll or by a menu.
 */
export function whenMoveIsLikely(act: () => void): void {
  const consider = (target: EventTarget | null, isTouch = false) => {
    if (!isTouch && !siteLinkOf(target) && !(target instanceof Element && target.closest(menus))) return;
    for (const type of types) document.removeEventListener(type, hear);
    act();
  };
  const hear = (event: PointerEvent | FocusEvent) =>
    consider(event.target, 'pointerType' in event && event.pointerType === 'touch');
  for (const type of types) document.addEventListener(type, hear, { passive: true });
  consider([...document.querySelectorAll(':hover')].at(-1) ?? null);
}
