import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@furrow/router';
import { useClientValue } from '@furrow/remote/hydration';
import { firstView, formatView, parseView, type MarketplaceView } from './marketplace.model';

/** Browsers refuse too many history entries in a row; the list itself follows every key. */
const typingPause = 300;

/**
 * The view in the address, and how to change it. The page is prerendered without a query, so hydration shows the first view
 * and the address is read right after. A choice is a step one can go back from; further keys of a search, and more of the
 * same list, are not.
 */
export function useMarketplaceView() {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = useClientValue(() => address, '');
  const inAddress = parseView(search);
  const [typed, setTyped] = useState<{ over: string; query: string }>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unwritten = useRef<() => void>(undefined);

  // What is being typed counts until the address has caught up or has moved elsewhere.
  const view = typed?.over === search ? { ...inAddress, query: typed.query } : inAddress;

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      setTyped(undefined);
    },
    [search],
  );

  function go(next: MarketplaceView, replace = false) {
    clearTimeout(pause.current);
    unwritten.current = undefined;
    const to = formatView(next);
    if (to !== search) void navigate({ search: to }, { replace });
  }

  return {
    view,
    /** Starts at the top of the new list. */
    choose: (change: Partial<MarketplaceView>) => go({ ...view, shown: firstView.shown, ...change }),
    showMore: () => go({ ...view, shown: view.shown + firstView.shown }, true),
    search: (query: string) => {
      const next = { ...inAddress, query, shown: firstView.shown };
      clearTimeout(pause.current);
      setTyped({ over: search, query });
      const write = () => go(next, inAddress.query !== '');
      unwritten.current = write;
      pause.current = setTimeout(write, query === '' ? 0 : typingPause);
    },
    /** Writes a search to the address now: a drawer that opens is to find it beneath. */
    settle: () => unwritten.current?.(),
  };
}
