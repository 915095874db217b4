import { createWatch } from 'effector';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.model';

/** Puts the draft into the form once the page is alive, and keeps it in step with every change until it is dropped. */
export function useDraft<Values extends FieldValues>(
  { asked, found, kept, dropped }: Draft<Values>,
  { reset, subscribe }: UseFormReturn<Values>,
): void {
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
