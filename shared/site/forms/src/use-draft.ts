import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import { createWatch } from 'effector';
import type { Draft } from './draft.model';
import { useUnloadQuestion } from './use-unload-question';

/**
 * Puts the draft into the form once the page is hydrated, and keeps it in step with every change until it is dropped. A
 * field that was changed before the draft had been read stays unchanged. While the storage refuses the draft, the
 * browser asks before the page is closed or loaded again. When the visitor erases everything in another tab, the form
 * is empty as well.
 */
export function useDraft<Values extends FieldValues>(
  { readFx, kept, dropped, erased, followErasing, $refused }: Draft<Values>,
  { reset, subscribe, formState }: UseFormReturn<Values>,
): void {
  const [empty] = useState(() => formState.defaultValues as Values);
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
    const unfollow = followErasing(() => {
      reset(empty);
      erased();
    });
    return () => {
      isOpen = false;
      unfollow();
      unsubscribe();
      unwatchDropped();
    };
  }, [readFx, kept, dropped, erased, followErasing, reset, subscribe, empty]);
}
