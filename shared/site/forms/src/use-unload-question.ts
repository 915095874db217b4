import { useEffect, type RefObject } from 'react';

/**
 * While `unsaved`, closing the tab or loading another document makes the browser ask first. Links inside the site do not.
 *
 * @param answered holds true as soon as the visitor said that what was typed may be lost
 */
export function useUnloadQuestion(unsaved: boolean, answered?: RefObject<boolean>): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!answered?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved, answered]);
}
