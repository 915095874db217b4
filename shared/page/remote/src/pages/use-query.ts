import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@furrow/router';
import { useClientValue } from './hydration';
import { choiceField, defineQuery, type Query } from './query';

/**
 * In milliseconds. Browsers refuse too many address changes in a row, so the address changes only after a pause in
 * typing. The page follows every key.
 */
const typingPause = 300;

/** The ways to change the values in the query of the address. */
export type QueryChanges<T> = {
  /** Makes a change that is a separate step in the history, which Back undoes. */
  choose: (change: Partial<T>) => void;
  /** Makes a change that is not a separate step, such as showing more of the same list. */
  extend: (change: Partial<T>) => void;
  /**
   * Writes the text that the visitor is typing to the parameter `key`, and the parameters in `also` with it. The first
   * change adds an entry to the history, and those that follow while the visitor goes on typing replace that entry.
   */
  type: <K extends keyof T>(key: K, words: T[K], also?: Partial<T>) => void;
  /**
   * Writes the typed text to the address at once instead of after a pause, because another page is about to open over
   * this one.
   */
  settle: () => void;
};

/**
 * The values in the query of the address, and the ways to change them. Pages are prerendered without a query: while a
 * page hydrates, everything has its default, and right after that the visitor's own value.
 */
export function useQuery<T extends object>(query: Query<T>): [T, QueryChanges<T>] {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = useClientValue(() => address, '');
  const inAddress = query.read(search);
  const [typed, setTyped] = useState<{ over: string; change: Partial<T> }>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unwritten = useRef<() => void>(undefined);
  // Two changes may come from one render, as when presses of before the hydration are repeated: the second one is a
  // change of what the first one wrote.
  const newest = useRef(address);
  useEffect(() => {
    newest.current = address;
  }, [address]);

  // The typed text counts until the address has caught up or has changed otherwise.
  const value = typed?.over === search ? { ...inAddress, ...typed.change } : inAddress;

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      setTyped(undefined);
    },
    [search],
  );

  function go(change: Partial<T>, replace: boolean) {
    clearTimeout(pause.current);
    unwritten.current = undefined;
    const written = query.read(newest.current);
    const next = query.write({ ...written, ...(typed?.over === search && typed.change), ...change }, newest.current);
    if (next === query.write(written, newest.current)) return setTyped(undefined);
    newest.current = next;
    void navigate({ search: next }, { replace });
  }

  return [
    value,
    {
      choose: (change) => go(change, false),
      extend: (change) => go(change, true),
      type: (key, words, also) => {
        const change = { [key]: words, ...also } as Partial<T>;
        clearTimeout(pause.current);
        setTyped({ over: search, change });
        unwritten.current = () => go(change, Boolean(inAddress[key]));
        pause.current = setTimeout(unwritten.current, words ? typingPause : 0);
      },
      settle: () => unwritten.current?.(),
    },
  ];
}

/** One of several named values under a key of the query; the first is the default. */
export function useChoice<T extends string>(key: string, values: readonly [T, ...T[]]): [T, (value: T) => void] {
  const [{ choice }, { choose }] = useQuery(defineQuery({ choice: choiceField(key, values[0], values) }));
  return [choice, (value) => choose({ choice: value })];
}
