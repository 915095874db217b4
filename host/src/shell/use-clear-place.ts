import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isTextField, obstaclesOf, riseAbove, roomInDrawer } from './toast-place';

/**
 * The custom property of the root element that tells an open drawer that fills the window how much room the toasts
 * need.
 */
const drawerRoom = '--toast-room';

/** The functions that are called for every press, and for a press on a control. */
type Presses = { pressed: () => void; wentOn: () => void };

/**
 * Places an element so that it covers no foot bar, not the control that was pressed last, no focused field and no field
 * with an error, and no rows of a drawer. The element is at the foot of the window. On phones it is below the header
 * while the visitor types, because the keyboard takes the foot. The place is computed again whenever `content` or the
 * focus changes.
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
      // The rows of a drawer move out of the way, so only its foot is an obstacle.
      const rise = riseAbove(box, obstaclesOf(room > 0 ? undefined : pressed.current));
      if (rise > 0) element.style.setProperty('--rise', `${rise}px`);
      if (room > 0) style.setProperty(drawerRoom, `${room}px`);
      else style.removeProperty(drawerRoom);
    };
    stand();
    // The same press may add a bar or a drawer from another React root.
    const frame = requestAnimationFrame(stand);
    const drawers = new MutationObserver(() => requestAnimationFrame(stand));
    drawers.observe(document.body, { childList: true });
    // A drawer that moves in reaches its final place only when its animation ends.
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
