import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { StoredEntry } from '@furrow/remote/stored';
import { keptAnswers, useKeptAnswers } from './kept-answers';

/** What {@link useKeptValues} has to know about the form. */
export type KeptValuesOptions<Values extends FieldValues> = {
  /** The type of the values to keep. */
  type?: 'string' | 'number';
  /** The fields to leave out, such as a password. The same list in each render. */
  never?: readonly Path<Values>[];
  /** Whether the form is sent. Then the browser forgets the values. */
  sent?: boolean;
};

/**
 * Keeps what is typed into a form of react-hook-form, and fills the form with it again when the visitor comes back: what
 * `useKeptForm` does for a native form. It is for forms whose page has no effector, which `useDraft` needs. It keeps
 * values of one type, and forgets them when the form is reset.
 *
 * @param entry where the values are stored
 */
export function useKeptValues<Values extends FieldValues>(
  entry: StoredEntry,
  { getValues, setValue, reset, subscribe }: UseFormReturn<Values>,
  { type = 'string', never, sent = false }: KeptValuesOptions<Values> = {},
): void {
  const keep = useKeptAnswers(entry, reset);

  useEffect(() => {
    if (sent) return keep({});
    const isKept = (name: string) => !never?.includes(name as Path<Values>);
    for (const [name, value] of Object.entries(keptAnswers<PathValue<Values, Path<Values>>>(entry, type))) {
      const path = name as Path<Values>;
      // Who was quick enough to answer something goes on with that.
      if (isKept(name) && !getValues(path)) setValue(path, value);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        keep(
          Object.fromEntries(
            Object.entries(values).filter(([name, value]) => typeof value === type && value !== '' && isKept(name)),
          ),
        ),
    });
  }, [entry, type, never, sent, keep, getValues, setValue, subscribe]);
}
