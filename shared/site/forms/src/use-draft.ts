import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import { createWatch } from 'effector';
import type { Draft } from './draft.model';
import { useUnloadQuestion } from './use-unload-question';

/**
 * Puts the draft into the form once the page is hydrated, and keeps it in step with every change until it is dropped. A
 * field that was changed before the draft had been read stays unchanged. While the storage refuses the draft, the
 * browser asks before the page is closed or loaded again.
 */
export function useDraft<Values extends FieldValues>(
  { readFx, kept, dropped, $refused }: Draft<Values>,
  { reset, subscribe }: UseFormReturn<Values>,
): void {
  useUnloadQuestion(useHydratedUnit($refused, false));

  useEffect(() => {
    let isOpen = true;
    const changed: Partial<Values> = {};
    const unsubscribe = subscribe({
      formState: { values: true },
      callback({ name, values }) {
        if (name) changed[name as keyof Values] = values[name as keyof Values];
        kept(values);
      },
    });
    void readFx().then((found) => {
      if (found && isOpen) reset({ ...found, ...changed });
    });
    const unwatchDropped = createWatch({ unit: dropped, fn: unsubscribe });
    return () => {
      isOpen = false;
      unsubscribe();
      unwatchDropped();
    };
  }, [readFx, kept, dropped, reset, subscribe]);
}
