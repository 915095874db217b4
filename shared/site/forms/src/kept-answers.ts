import { useCallback, useEffect, useState } from 'react';
import { followStored, readStored, setAsideStored, writeStored, type StoredEntry } from '@furrow/remote/stored';
import { useUnloadQuestion } from './use-unload-question';

/**
 * Stores the answers of a form. While the storage refuses them, the browser asks before the page is closed.
 *
 * @param empty empties the form, when the visitor erases everything in another tab; the same function in each render
 * @returns keeps answers, and forgets them where there are none
 */
export function useKeptAnswers(entry: StoredEntry, empty: () => void): (answers: Record<string, unknown>) => void {
  const [refused, setRefused] = useState(false);
  useUnloadQuestion(refused);

  useEffect(
    () =>
      followStored(entry, ({ type }) => {
        // A page that comes back from the back/forward cache still has what a forbidden storage refused.
        if (readStored(entry) !== undefined || (type === 'pageshow' && refused)) return;
        empty();
        setRefused(false);
      }),
    [entry, refused, empty],
  );

  return useCallback(
    (answers) => {
      const text = Object.keys(answers).length > 0 ? JSON.stringify(answers) : undefined;
      setRefused(!writeStored(entry, text));
    },
    [entry],
  );
}

/**
 * The kept answers by the names of their fields. What is damaged is set aside, so that it is not overwritten.
 *
 * @param type what each answer is
 */
export function keptAnswers<Answer>(entry: StoredEntry, type: 'string' | 'number'): Record<string, Answer> {
  const text = readStored(entry);
  if (text === undefined) return {};
  try {
    const answers = JSON.parse(text) as unknown;
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers))
      if (Object.values(answers).every((answer) => typeof answer === type)) return answers as Record<string, Answer>;
  } catch {
    // It is set aside like what is no list of answers.
  }
  setAsideStored(entry);
  return {};
}
