import { useSearchParams } from '@furrow/router';
import { useClientValue } from '@furrow/remote/hydration';

const nothing = new URLSearchParams();

/** A choice can be taken back with Back; a letter typed into a search box cannot. */
type Change = 'choice' | 'typing';

/**
 * The query of the address, and a way to change it. Pages are prerendered without one: while a page hydrates the query is
 * empty, right after it is the visitor's own.
 */
export function useQuery(): [URLSearchParams, (query: URLSearchParams, change?: Change) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useClientValue(() => true, false);
  return [hydrated ? query : nothing, (next, change = 'choice') => setQuery(next, { replace: change === 'typing' })];
}

/** One of several named values under a key of the query: the first is the default and leaves the address alone. */
export function useChoice<T extends string>(key: string, values: readonly [T, ...T[]]): [T, (value: T) => void] {
  const [query, setQuery] = useQuery();
  const chosen = values.find((value) => value === query.get(key)) ?? values[0];
  return [
    chosen,
    (value) => {
      const next = new URLSearchParams(query);
      if (value === values[0]) next.delete(key);
      else next.set(key, value);
      setQuery(next);
    },
  ];
}
