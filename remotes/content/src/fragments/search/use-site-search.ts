import { useEffect, useState } from 'react';
import { loadSearch } from './search-index';
import type { SiteSearch } from './search.model';

/** The index as far as it is there, and whether it could not be had. */
export function useSiteSearch() {
  const [search, setSearch] = useState<SiteSearch>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadSearch().then(
      (loaded) => isCurrent && setSearch(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => void (isCurrent = false);
  }, [attempt]);

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }
  return { search, failed, retry };
}

/** The text, once it has been the same for 400 ms: a screen reader does not count along with each key. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
