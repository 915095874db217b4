import { createWatch } from 'effector';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import type { Draft } from './draft.model';
import { useUnloadQuestion } from './use-unload-question';

/**
 * Puts the draft into the form once the page is alive, and keeps it in step with every change until it is dropped. While the storage
 * refuses it, the browser asks before the page is closed or loaded anew.
 */
export function useDraft<Values extends FieldValues>(
  { asked, found, kept, dropped, $refused }: Draft<Values>,
  { reset, subscribe }: UseFormReturn<Values>,
): void {
  useUnloadQuestion(useHydratedUnit($refused, false));

  useEffect(() => {
    const unwatch = createWatch({ unit: found, fn: (values) => reset(values) });
    asked();
    unwatch();
    const unsubscribe = subscribe({ formState: { values: true }, callback: ({ values }) => kept(values) });
    const unwatchDropped = createWatch({ unit: dropped, fn: unsubscribe });
    return () => {
      unsubscribe();
      unwatchDropped();
    };
  }, [asked, found, kept, dropped, reset, subscribe]);
}
