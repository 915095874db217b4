import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { clearPlace, isOnDrawer, isTextField, obstaclesOf, roomInDrawer } from './toast-place';

/**
 * The custom property of the root element that tells an open drawer that fills the window how much room the toasts
 * need.
 */
const drawerRoom = '--toast-room';

/** The functions that are called for every press, and for a press on a control. */
type Presses = { pressed: () => void; wentOn: () => void };

/**
 * Places an element so that it covers no foot bar, not the control that was pressed last or has the focus, no field with
 * an error, and no rows of a drawer. The element is at the foot of the window, at its start, or at its end where it would
 * have to rise far. On phones it is below the header
 * while the visitor types, because the keyboard takes the foot. The place is computed again whenever `content` or the
 * focus changes, but not while the pointer or the focus is on the element.
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
      element.removeAttribute('data-across');
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
      const used = room > 0 ? [] : [pressed.current, document.activeElement?.closest('a, button, summary')];
      const { clientWidth } = document.documentElement;
      const { rise, across } = clearPlace(box, clientWidth, obstaclesOf(...used), isOnDrawer);
      element.toggleAttribute('data-across', across);
      if (rise > 0) element.style.setProperty('--rise', `${rise}px`);
      if (room > 0) style.setProperty(drawerRoom, `${room}px`);
      else style.removeProperty(drawerRoom);
    };
    // A press that finds its control elsewhere when it is released is no click.
    const isHeld = (event?: Event) =>
      element.matches(':hover') ||
      [document.activeElement, event instanceof FocusEvent && event.relatedTarget].some(
        (focused) => focused instanceof Element && element.contains(focused),
      );
    const follow = (event?: Event) => {
      if (!isHeld(event)) stand();
    };
    stand();
    // The same press may add a bar or a drawer from another React root.
    const frame = requestAnimationFrame(stand);
    const drawers = new MutationObserver(() => requestAnimationFrame(() => follow()));
    drawers.observe(document.body, { childList: true });
    // A drawer that moves in reaches its final place only when its animation ends.
    const moments = ['animationend', 'focusin', 'focusout'];
    for (const moment of moments) document.addEventListener(moment, follow);
    window.addEventListener('resize', stand);
    // A finger that is lifted leaves before its press is a click; a mouse does not.
    element.addEventListener('mouseleave', follow);
    return () => {
      cancelAnimationFrame(frame);
      drawers.disconnect();
      for (const moment of moments) document.removeEventListener(moment, follow);
      window.removeEventListener('resize', stand);
      element.removeEventListener('mouseleave', follow);
      style.removeProperty(drawerRoom);
    };
  }, [content]);

  return root;
}
