import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { riseAbove } from './toast-place';

/**
 * Moves an element at the foot of the window so that it covers neither foot bars nor the control that was pressed last. It does so
 * whenever `content` changes. It also calls back on every press.
 */
export function useClearPlace(content: readonly unknown[], onPress: () => void): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<Element>(undefined);

  useEffect(() => {
    const press = ({ target }: Event) => {
      if (target instanceof Element && !root.current?.contains(target)) {
        pressed.current = target.closest('a, button, input, select, textarea') ?? undefined;
      }
      onPress();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', press, true);
    };
  }, [onPress]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || content.length === 0) return undefined;
    const stand = () => {
      element.style.removeProperty('--rise');
      const bars = [...document.querySelectorAll('[data-foot-bar]')].filter(isShown);
      const control = pressed.current?.isConnected ? [pressed.current] : [];
      const boxes = [...bars, ...control].map((each) => each.getBoundingClientRect());
      const rise = riseAbove(element.getBoundingClientRect(), boxes);
      if (rise > 0) element.style.setProperty('--rise', `${rise}px`);
    };
    stand();
    // A bar or a drawer may come with the same press, from another React root.
    const frame = requestAnimationFrame(stand);
    const drawers = new MutationObserver(() => requestAnimationFrame(stand));
    drawers.observe(document.body, { childList: true });
    // A drawer that moves in has its final box only when its animation has ended.
    document.addEventListener('animationend', stand);
    window.addEventListener('resize', stand);
    return () => {
      cancelAnimationFrame(frame);
      drawers.disconnect();
      document.removeEventListener('animationend', stand);
      window.removeEventListener('resize', stand);
    };
  }, [content]);

  return root;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
