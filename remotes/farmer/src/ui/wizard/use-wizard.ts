import { createWatch } from 'effector';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import type { Wizard, WizardState } from './wizard.model';

/**
 * A wizard's state, and the ref of the element that takes the focus when the visitor moves to another step: a step is to a
 * wizard what a page is to the site. A draft that is restored moves nobody.
 *
 * The buttons of all steps lie in the same place, so that a double click presses two of them. `isStray` says that the last
 * click was the second of a pair whose first one was in another step. It may move on, because quick visitors press like
 * that, but it asks for no answers in a step that nobody has seen. `onClickCapture` is for the element around the steps.
 */
export function useWizard<Answers>(wizard: Wizard<Answers>) {
  const state: WizardState<Answers> = useHydratedUnit(wizard.$wizard, wizard.initial);
  const stepRef = useRef<HTMLElement>(null);

  const hasMoved = useRef(false);
  const clickedIn = useRef(0);
  const isStray = useRef(false);

  function onClickCapture({ detail }: MouseEvent) {
    isStray.current = detail > 1 && clickedIn.current !== state.step;
    clickedIn.current = state.step;
  }

  useEffect(() => createWatch({ unit: wizard.moved, fn: () => void (hasMoved.current = true) }), [wizard]);

  // Before the step is painted, so that nothing is typed into it while the focus is on its way.
  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    window.scrollTo(0, 0);
    stepRef.current?.focus({ preventScroll: true });
  }, [state]);

  return { state, stepRef, isStray, onClickCapture };
}
