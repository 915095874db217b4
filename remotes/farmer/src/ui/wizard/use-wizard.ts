import { createWatch } from 'effector';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import type { Wizard, WizardState } from './wizard.model';

/**
 * A wizard's state, and the ref of the element that takes the focus when the visitor moves to another step: a step is to a
 * wizard what a page is to the site. A draft that is restored moves nobody.
 */
export function useWizard<Answers>(wizard: Wizard<Answers>) {
  const state: WizardState<Answers> = useHydratedUnit(wizard.$wizard, wizard.initial);
  const stepRef = useRef<HTMLElement>(null);

  const hasMoved = useRef(false);

  useEffect(() => createWatch({ unit: wizard.moved, fn: () => void (hasMoved.current = true) }), [wizard]);

  // Before the step is painted, so that nothing is typed into it while the focus is on its way.
  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    window.scrollTo(0, 0);
    stepRef.current?.focus({ preventScroll: true });
  }, [state]);

  return { state, stepRef };
}
