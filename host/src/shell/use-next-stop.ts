import { useEffect, useRef, type RefObject } from 'react';
import type { ShownToast } from '@furrow/engine/toaster';

/**
 * Makes the button or link of the newest toast the next stop of Tab, wherever the focus is: it is there for seconds,
 * and the toasts are at the end of the document. A toast is the next stop once, so that it holds nobody up.
 */
export function useNextStop(root: RefObject<HTMLElement | null>, toasts: readonly ShownToast[]): void {
  const newest = useRef<ShownToast>(undefined);

  useEffect(() => {
    const last = toasts.at(-1)?.toasts.at(-1);
    newest.current = last?.undo || last?.link ? toasts.at(-1) : undefined;
  }, [toasts]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { current } = root;
      if (event.key !== 'Tab' || event.shiftKey || !newest.current || current?.contains(document.activeElement)) return;
      newest.current = undefined;
      const stop = [...(current?.querySelectorAll<HTMLElement>('[role=status] :is(a, button)') ?? [])].at(-1);
      if (!stop) return;
      event.preventDefault();
      event.stopPropagation();
      stop.focus({ preventScroll: true });
    }
    // Before an open dialog keeps the focus inside.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [root]);
}
