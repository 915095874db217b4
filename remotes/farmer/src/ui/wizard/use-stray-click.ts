import { useRef, type MouseEvent } from 'react';

/**
 * Tells the second click of a double click whose first one was in another step. The buttons of all steps lie in the same
 * place, so that a double click presses two of them. The second one may move on, because quick visitors press like that,
 * but it does not ask for answers in a step that nobody has seen.
 *
 * @param step what names the step whose buttons are pressed
 */
export function useStrayClick(step: string | number) {
  const began = useRef<string | number>(undefined);
  const isStray = useRef(false);

  function onClickCapture({ detail }: MouseEvent) {
    isStray.current = detail > 1 && began.current !== step;
    if (detail <= 1) began.current = step;
  }

  return { isStray, onClickCapture };
}
