import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isTextField, obstaclesOf, riseAbove, roomInDrawer } from './toast-place';

/** The property of the root element by which an open drawer that fills the window makes room for the toasts. */
const drawerRoom = '--toast-room';

/** What hears of presses: every one of them, and those on a control. */
type Presses = { pressed: () => void; wentOn: () => void };

/**
 * Places an element so that it covers neither foot bars nor the control that was pressed last, no field that is used or wrong, and no rows
 * of a drawer. It stands at the foot of the window; on phones, while somebody types and the keyboard has the foot, under the header. It
 * looks again whenever `content` or the focus changes.
 */
export function useClearPlace(
  content: readonly unknown[],
  { pressed: onPress, wentOn }: Presses,
): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<Element>(undefined);

  useEffect(() => {
    const press = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && !root.current?.contains(target)) {
        pressed.current = target.closest('a, button, input, select, textarea') ?? undefined;
        const isKey = event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key);
        if (pressed.current && !isKey && !isTextField(pressed.current)) wentOn();
      }
      onPress();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', press, true);
    };
  }, [onPress, wentOn]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || content.length === 0) return undefined;
    const { style } = document.documentElement;
    const stand = () => {
      element.style.removeProperty('--rise');
      element.style.removeProperty('--fall');
      const typesOnPhone = matchMedia('(width < 48em)').matches && isTextField(document.activeElement);
      element.toggleAttribute('data-under-header', typesOnPhone);
      if (typesOnPhone) {
        const header = document.querySelector('[data-shell]')?.getBoundingClientRect();
        element.style.setProperty('--fall', `${Math.max(0, header?.bottom ?? 0)}px`);
        return;
      }
      const box = element.getBoundingClientRect();
      const room = roomInDrawer(box);
      // In a drawer the rows give way, so that only its foot is in the way.
      const rise = riseAbove(box, obstaclesOf(room > 0 ? undefined : pressed.current));
      if (rise > 0) element.style.setProperty('--rise', `${rise}px`);
      if (room > 0) style.setProperty(drawerRoom, `${room}px`);
      else style.removeProperty(drawerRoom);
    };
    stand();
    // A bar or a drawer may come with the same press, from another React root.
    const frame = requestAnimationFrame(stand);
    const drawers = new MutationObserver(() => requestAnimationFrame(stand));
    drawers.observe(document.body, { childList: true });
    // A drawer that moves in has its final box only when its animation has ended.
    const moments = ['animationend', 'focusin', 'focusout'];
    for (const moment of moments) document.addEventListener(moment, stand);
    window.addEventListener('resize', stand);
    return () => {
      cancelAnimationFrame(frame);
      drawers.disconnect();
      for (const moment of moments) document.removeEventListener(moment, stand);
      window.removeEventListener('resize', stand);
      style.removeProperty(drawerRoom);
    };
  }, [content]);

  return root;
}
